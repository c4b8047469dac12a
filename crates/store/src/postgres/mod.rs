//! The store in a PostgreSQL database, which several servers may share.

mod connections;
mod fault;
mod leases;
mod lists;
mod log;
mod news;
mod notes;
mod schema;
mod values;

use std::fmt;
use std::sync::Arc;

use async_trait::async_trait;
use tokio::sync::{broadcast, mpsc};
use tokio::task::AbortHandle;

use self::connections::Connections;
use self::leases::Leases;
use self::news::Changed;
use crate::{
    Edit, Filter, Grant, Meters, News, Note, Sizes, Status, Store, StoreError, Summary, TableId, Token,
    Values,
};

/// How many items of news are kept for a slow listener; one further behind has missed some.
const NEWS: usize = 4096;

/// A [`Store`] in one schema of a PostgreSQL database, shared by as many servers as connect to it.
///
/// Clones are handles to the same store. A call whose connection is cut, or that finds the database being started
/// again, asks again for some seconds; a change is made once however often it is asked for.
#[derive(Clone, Debug)]
pub struct PostgresStore {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    connections: Arc<Connections>,
    leases: Leases,
    meters: Meters,
    /// The name of the channel on which the servers of this house tell each other of changes.
    channel: String,
    changed: mpsc::UnboundedSender<Changed>,
    news: broadcast::Sender<News>,
    tasks: [AbortHandle; 2],
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }
}

impl PostgresStore {
    /// Opens the house at an address such as `postgres://user:password@machine/database`, in the schema that comes
    /// first in the search path. An empty schema becomes a house, an older house is brought up to date.
    ///
    /// Call it inside the tokio runtime that will serve the store. Connections are not encrypted.
    ///
    /// Errors: [`StoreError::TooNew`], [`StoreError::Foreign`], or [`StoreError::Unavailable`].
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let connections = Arc::new(Connections::new(address)?);
        let channel = connections.ask(|client, _| schema::open(client, &connections.place)).await?;
        let (changed, waiting) = mpsc::unbounded_channel();
        let news = broadcast::Sender::new(NEWS);
        let tell = tokio::spawn(news::tell(Arc::clone(&connections), channel.clone(), waiting));
        let listen = tokio::spawn(news::listen(Arc::clone(&connections), channel.clone(), news.clone()));
        let tasks = [tell.abort_handle(), listen.abort_handle()];
        let (leases, meters) = (Leases::new(), Meters::default());
        let inner = Inner { connections, leases, meters, channel, changed, news, tasks };
        Ok(Self { inner: Arc::new(inner) })
    }

    fn database(&self) -> &Connections {
        &self.inner.connections
    }
}

impl fmt::Display for PostgresStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.inner.connections.place)
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn create(
        &self,
        table: &TableId,
        summary: &Summary,
        entries: Vec<String>,
    ) -> Result<(), StoreError> {
        let entries = &entries;
        let create = |client, again| log::create(client, again, table, summary, entries);
        self.database().ask(create).await
    }

    async fn append(
        &self,
        table: &TableId,
        at: u64,
        entries: Vec<String>,
        summary: Option<Summary>,
    ) -> Result<u64, StoreError> {
        let (entries, summary) = (&entries, summary.as_ref());
        let append = |client, again| log::append(client, again, table, at, entries, summary);
        let result = self.meters().append(self.database().ask(append)).await;
        match &result {
            // Whoever listens is told; the receiver lives as long as the store.
            Ok(length) => drop(self.inner.changed.send((table.clone(), *length))),
            Err(_) => self.inner.leases.doubt(table),
        }
        result
    }

    async fn tail(&self, table: &TableId, from: u64) -> Result<Option<Vec<String>>, StoreError> {
        self.database().ask(|client, _| log::tail(client, table, from)).await
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<(TableId, Summary)>, StoreError> {
        self.database().ask(|client, _| lists::list(client, filter)).await
    }

    async fn names(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.database().ask(|client, _| log::names(client, after, limit)).await
    }

    async fn remove_older(
        &self,
        status: Status,
        before_ms: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.database().ask(|client, _| log::remove_older(client, status, before_ms, limit)).await
    }

    async fn get_or_set_meta(&self, key: &str, value: &str) -> Result<String, StoreError> {
        self.database().ask(|client, _| values::get_or_set(client, key, value)).await
    }

    async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.database().ask(|client, _| values::get(client, key)).await
    }

    async fn put_token(&self, token: &str, body: &str, expires_at_ms: i64) -> Result<(), StoreError> {
        let new = &Token { token: token.to_owned(), body: body.to_owned(), expires_at_ms };
        self.database().ask(|client, again| values::put_token(client, again, new)).await
    }

    async fn token(&self, token: &str, now_ms: i64) -> Result<Option<String>, StoreError> {
        self.database().ask(|client, _| values::token(client, token, now_ms)).await
    }

    async fn take_token(&self, token: &str, now_ms: i64) -> Result<Option<String>, StoreError> {
        self.database().ask(|client, _| values::take_token(client, token, now_ms)).await
    }

    async fn put_grant(&self, grant: &Grant) -> Result<(), StoreError> {
        let channel = &self.inner.channel;
        self.database().ask(|client, _| values::put_grant(client, channel, grant)).await
    }

    async fn remove_grant(&self, id: &str) -> Result<bool, StoreError> {
        let channel = &self.inner.channel;
        self.database().ask(|client, _| values::remove_grant(client, channel, id)).await
    }

    async fn grants_to(&self, holder: &str) -> Result<Vec<Grant>, StoreError> {
        self.database().ask(|client, _| values::grants_to(client, holder)).await
    }

    async fn grants_of(&self, player: &str, table: &TableId) -> Result<Vec<Grant>, StoreError> {
        self.database().ask(|client, _| values::grants_of(client, player, table)).await
    }

    async fn note(&self, kind: &str, key: &str) -> Result<Option<String>, StoreError> {
        self.database().ask(|client, _| notes::note(client, kind, key)).await
    }

    async fn notes(&self, kind: &str, prefix: &str) -> Result<Vec<Note>, StoreError> {
        self.database().ask(|client, _| notes::notes(client, kind, prefix)).await
    }

    async fn edit(&self, edits: Vec<Edit>) -> Result<bool, StoreError> {
        let (channel, edits) = (&self.inner.channel, &edits);
        self.database().ask(|client, again| notes::edit(client, channel, again, edits)).await
    }

    async fn amend(&self, table: &TableId, index: u64, from: &str, to: &str) -> Result<bool, StoreError> {
        self.database().ask(|client, _| notes::amend(client, table, index, from, to)).await
    }

    async fn waiting_for(&self, player: &str) -> Result<u64, StoreError> {
        self.database().ask(|client, _| notes::waiting_for(client, player)).await
    }

    async fn people_at(&self, tables: &[TableId]) -> Result<Vec<String>, StoreError> {
        self.database().ask(|client, _| notes::people_at(client, tables)).await
    }

    async fn remove(&self, tables: &[TableId]) -> Result<(), StoreError> {
        self.database().ask(|client, _| log::remove(client, tables)).await
    }

    async fn values(&self) -> Result<Values, StoreError> {
        self.database().ask(|client, _| values::all(client)).await
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        self.database().ask(|client, _| values::sizes(client)).await
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        Some(self.inner.news.subscribe())
    }

    async fn lengths(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError> {
        self.database().ask(|client, _| log::lengths(client, tables)).await
    }

    async fn lease(&self, table: &TableId) -> Result<bool, StoreError> {
        self.inner.leases.take(self.database(), table).await
    }

    fn holds(&self, table: &TableId) -> bool {
        self.inner.leases.has(table)
    }

    async fn release(&self, tables: &[TableId]) -> Result<(), StoreError> {
        self.inner.leases.release(self.database(), tables).await
    }

    async fn take_over(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.inner.leases.take_over(self.database(), limit).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        // The others take over at once; where nobody answers any more, they do so a little later.
        let left = self.inner.leases.leave(self.database()).await;
        self.inner.tasks.iter().for_each(AbortHandle::abort);
        self.inner.connections.close().await;
        match left {
            Ok(()) | Err(StoreError::Closed) => Ok(()),
            Err(error) => Err(error),
        }
    }

    fn meters(&self) -> &Meters {
        &self.inner.meters
    }
}
