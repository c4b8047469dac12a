//! What servers tell each other: LISTEN and NOTIFY.
//!
//! A lost notification loses nothing, since whoever listens looks at the lengths of its tables from time to time.
//! So they are sent after the commit, many at once: NOTIFY inside the transactions that append would have all
//! of them wait for one lock while the disk is synced, and no two would share a sync.

use std::collections::HashMap;
use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::Client;
use tokio::sync::{broadcast, mpsc};
use tokio_postgres::{AsyncMessage, NoTls};

use super::connections::Connections;
use super::fault::Fault;
use crate::{News, TableId};

/// The most notifications sent in one statement.
const BATCH: usize = 256;
/// How long a server that cannot listen waits before it tries again.
const PAUSE: Duration = Duration::from_millis(100);

/// A table that was changed here, on its way to the others, with the new length of its log.
pub(super) type Changed = (TableId, u64);

/// Tells all servers what comes in on `changed`.
pub(super) async fn tell(
    connections: Arc<Connections>,
    channel: String,
    mut changed: mpsc::UnboundedReceiver<Changed>,
) {
    let mut batch = Vec::new();
    while changed.recv_many(&mut batch, BATCH).await > 0 {
        let newest: HashMap<TableId, u64> = batch.drain(..).collect();
        let told: Vec<_> = newest.iter().map(|(table, length)| format!("table {table} {length}")).collect();
        if let Err(error) = connections.ask(|client, _| notify(client, &channel, &told)).await {
            tracing::debug!(%error, "the other servers were not told");
        }
    }
}

async fn notify(client: Client, channel: &str, told: &[String]) -> Result<(), Fault> {
    // Nothing depends on these, and so nobody waits for the disk.
    let sql = "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, told) \
               FROM unnest($2::text[]) AS told";
    let statement = client.prepare_cached(sql).await?;
    client.query(&statement, &[&channel, &told]).await?;
    Ok(())
}

/// Passes on what the servers tell.
pub(super) async fn listen(connections: Arc<Connections>, channel: String, news: broadcast::Sender<News>) {
    loop {
        if let Err(error) = listen_once(&connections, &channel, &news).await {
            tracing::debug!(%error, "listening again");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Listens until the connection ends.
async fn listen_once(
    connections: &Connections,
    channel: &str,
    news: &broadcast::Sender<News>,
) -> Result<(), tokio_postgres::Error> {
    let (client, mut connection) = connections.config.connect(NoTls).await?;
    let sql = format!("LISTEN {channel}");
    let (mut asked, mut listens) = (pin!(client.batch_execute(&sql)), false);
    loop {
        let said = tokio::select! {
            answer = &mut asked, if !listens => {
                answer?;
                listens = true;
                // Whatever was told before went past.
                Some(News::Missed)
            }
            message = poll_fn(|context| connection.poll_message(context)) => match message {
                None => return Ok(()),
                Some(message) => match message? {
                    AsyncMessage::Notification(told) => read(told.payload()),
                    _ => None,
                },
            },
        };
        // There may be nobody to hear it.
        said.map(|said| news.send(said));
    }
}

fn read(payload: &str) -> Option<News> {
    let mut words = payload.splitn(3, ' ');
    match (words.next()?, words.next()?, words.next()) {
        ("table", table, Some(length)) => Some(News::Table(TableId::new(table).ok()?, length.parse().ok()?)),
        ("note", kind, Some(key)) => Some(News::Note(kind.to_owned(), key.to_owned())),
        ("grants", holder, None) => Some(News::Grants(holder.to_owned())),
        _ => None,
    }
}
