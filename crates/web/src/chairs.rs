//! Who acts at a table: a guest for itself, or a device for the player who handed it a chair or everything.
//!
//! What was granted is stored; here it is kept in memory for those who ask, so that neither requests nor streams ask
//! the store again and again. [`Holder::at`] is the one place that says whose chair is whose.

use crate::notices;
use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{AnyStore, Grant, StoreError, TableId};
use table::PlayerId;
use tokio::sync::{RwLock, watch};

/// What stands between a player and a device to which the player handed everything, where both are named in one text.
const OF: char = '~';
/// As whom a guest may act who has become an account: only its sessions count from then on.
pub(crate) const NOBODY: &str = "";

/// The grants of one device, as they change.
type Handed = Arc<watch::Sender<Vec<Grant>>>;

/// What is known of grants.
#[derive(Default)]
pub(crate) struct Chairs {
    /// Whether other servers grant and revoke too.
    shared: bool,
    known: Mutex<HashMap<String, Handed>>,
    /// Held by who reads the store, and alone by who changes it: what is kept is never older than what is stored.
    stored: RwLock<()>,
}

/// Somebody with what was handed to them.
#[derive(Clone, Debug)]
pub(crate) struct Holder {
    /// Who it is where nothing else was handed to them.
    own: PlayerId,
    /// The name under which grants are kept: the guest's own, or that of the device.
    name: String,
    handed: Handed,
}

impl Chairs {
    /// Nothing is known yet.
    pub(crate) fn new(shared: bool) -> Self {
        Self { shared, ..Self::default() }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, Handed>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who shows this identity, as [`identity`] gives it or the plain id of a guest; nobody, if it was revoked.
    pub(crate) async fn holder(
        &self,
        store: &AnyStore,
        identity: &PlayerId,
    ) -> Result<Option<Holder>, StoreError> {
        let (own, device) = identity
            .0
            .split_once(OF)
            .map_or((identity.0.as_str(), None), |(own, device)| (own, Some(device)));
        let name = device.unwrap_or(own);
        let handed = self.handed(store, name).await?;
        let holder = Holder { own: PlayerId(own.to_owned()), name: name.to_owned(), handed };
        let stands = holder.player(&holder.handed.borrow(), None).is_some();
        Ok(Some(holder).filter(|_| stands))
    }

    /// A guest that nobody was before, to whom nothing was handed.
    pub(crate) fn newcomer(id: PlayerId) -> Holder {
        Holder { name: id.0.clone(), own: id, handed: Arc::default() }
    }

    async fn handed(&self, store: &AnyStore, name: &str) -> Result<Handed, StoreError> {
        let known = self.known().get(name).cloned();
        match known {
            Some(handed) if !self.shared => Ok(handed),
            _ => self.read(store, name).await,
        }
    }

    /// Reads what was granted to a holder, and keeps it.
    async fn read(&self, store: &AnyStore, name: &str) -> Result<Handed, StoreError> {
        let _unchanged = self.stored.read().await;
        let grants = store.grants_to(name).await?;
        let mut known = self.known();
        let handed = Arc::clone(known.entry(name.to_owned()).or_default());
        handed.send_if_modified(|now| std::mem::replace(now, grants) != *now);
        Ok(handed)
    }

    /// Reads again what was granted to a holder, or to all who are known, where another server may have changed it.
    pub(crate) async fn refresh(&self, store: &AnyStore, name: Option<&str>) {
        let known: Vec<String> = match name {
            Some(name) => self.known().contains_key(name).then(|| name.to_owned()).into_iter().collect(),
            None => self.known().keys().cloned().collect(),
        };
        for name in known {
            if let Err(error) = self.read(store, &name).await {
                tracing::warn!(%error, "what was handed on cannot be read");
            }
        }
    }

    /// Grants something, in the place of what the holder had at this table.
    pub(crate) async fn give(&self, store: &AnyStore, grant: Grant) -> Result<(), StoreError> {
        let _alone = self.stored.write().await;
        store.put_grant(&grant).await?;
        let handed = self.known().get(&grant.holder).cloned();
        if let Some(handed) = handed {
            handed.send_modify(|grants| {
                grants.retain(|other| other.table != grant.table);
                grants.push(grant);
            });
        }
        Ok(())
    }

    /// Ends a grant at once, for requests and for streams.
    pub(crate) async fn revoke(&self, store: &AnyStore, grant: &Grant) -> Result<(), StoreError> {
        let _alone = self.stored.write().await;
        store.remove_grant(&grant.id).await?;
        if grant.table.is_none() {
            notices::end_session(store, &PlayerId(grant.player.clone()), &grant.holder).await?;
        }
        let handed = self.known().get(&grant.holder).cloned();
        if let Some(handed) = handed {
            handed.send_modify(|grants| grants.retain(|other| other.id != grant.id));
        }
        Ok(())
    }

    /// Forgets who is quiet.
    pub(crate) fn forget_quiet(&self) {
        self.known().retain(|_, handed| Arc::strong_count(handed) > 1);
    }
}

impl Holder {
    /// Who it is away from tables.
    pub(crate) fn own(&self) -> &PlayerId {
        &self.own
    }

    /// The name under which something is granted to them.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The text that proves who they are, once it is signed.
    pub(crate) fn identity(&self) -> PlayerId {
        if self.name == self.own.0 { self.own.clone() } else { identity_of(&self.own.0, &self.name) }
    }

    /// What was handed to them at this table.
    pub(crate) fn grant(&self, table: &str) -> Option<Grant> {
        let there = |grant: &&Grant| grant.table.as_ref().is_some_and(|id| id.as_str() == table);
        self.handed.borrow().iter().find(there).cloned()
    }

    /// The tables at which a chair was handed to them.
    pub(crate) fn handed_tables(&self) -> Vec<TableId> {
        self.handed.borrow().iter().filter_map(|grant| grant.table.clone()).collect()
    }

    /// As whom they act at a table: the player whose chair was handed to them there, else themselves.
    pub(crate) fn at(&self, table: &str) -> PlayerId {
        // Who was revoked in this moment is nobody.
        self.player(&self.handed.borrow(), Some(table)).unwrap_or_else(|| PlayerId(String::new()))
    }

    /// Done once they no longer act as this player at this table.
    pub(crate) fn moves(&self, table: &str, player: &PlayerId) -> impl Future<Output = ()> + Send + use<> {
        let (holder, table, player) = (self.clone(), table.to_owned(), player.clone());
        let mut grants = self.handed.subscribe();
        async move {
            // `holder` keeps the sender, so that there is always one.
            let _ = grants.wait_for(|now| holder.player(now, Some(&table)).as_ref() != Some(&player)).await;
        }
    }

    /// As whom they act by these grants at this table, or away from tables; none after everything was revoked.
    fn player(&self, grants: &[Grant], table: Option<&str>) -> Option<PlayerId> {
        let is_device = self.name != self.own.0;
        let everything = || grants.iter().any(|grant| grant.table.is_none() && grant.player == self.own.0);
        let closed = || grants.iter().any(|grant| grant.table.is_none() && grant.player == NOBODY);
        if (is_device && !everything()) || (!is_device && closed()) {
            return None;
        }
        let there = |grant: &&Grant| table.is_some() && grant.table.as_ref().map(TableId::as_str) == table;
        let handed = grants.iter().find(there).map(|grant| PlayerId(grant.player.clone()));
        Some(handed.unwrap_or_else(|| self.own.clone()))
    }
}

/// The text that makes a device its player by a grant for everything, to be signed.
pub(crate) fn identity(grant: &Grant) -> PlayerId {
    identity_of(&grant.player, &grant.holder)
}

fn identity_of(player: &str, device: &str) -> PlayerId {
    PlayerId(format!("{player}{OF}{device}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::SqliteStore;

    fn grant(name: &str, holder: &str, table: Option<&str>, player: &str) -> Grant {
        let [id, holder, player] = [name, holder, player].map(str::to_owned);
        let table = table.map(|id| TableId::new(id).unwrap());
        Grant { id, holder, table, player, browser: String::new(), added_at_ms: 0 }
    }

    async fn store() -> (tempfile::TempDir, AnyStore) {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path().join("stolik.db")).await.unwrap();
        (folder, store.into())
    }

    #[tokio::test]
    async fn a_chair_counts_at_its_table_and_until_it_is_revoked() {
        let (_folder, store) = store().await;
        let [jan, ola] = ["jan", "ola"].map(|name| PlayerId(name.to_owned()));
        for chairs in [Chairs::default(), Chairs::default()] {
            let holder = chairs.holder(&store, &jan).await.unwrap().unwrap();
            let given = grant("g", "jan", Some("t-1"), "ola");
            chairs.give(&store, given.clone()).await.unwrap();
            assert_eq!((holder.at("t-1").0.as_str(), holder.at("t-2")), ("ola", jan.clone()));
            let (mut moves, mut elsewhere) =
                (done(holder.moves("t-1", &ola)), done(holder.moves("t-2", &jan)));
            assert!(!moves() && !elsewhere());
            let other = Chairs::default();
            assert_eq!(other.holder(&store, &jan).await.unwrap().unwrap().at("t-1").0, "ola", "it is stored");
            chairs.revoke(&store, &given).await.unwrap();
            assert_eq!(holder.at("t-1"), jan);
            assert!(moves() && !elsewhere());
        }
    }

    #[tokio::test]
    async fn a_device_with_everything_is_its_player_until_it_is_revoked() {
        let (_folder, store) = store().await;
        let chairs = Chairs::default();
        let given = grant("g", "device", None, "ola");
        assert!(chairs.holder(&store, &identity(&given)).await.unwrap().is_none(), "nothing was granted");
        chairs.give(&store, given.clone()).await.unwrap();
        let holder = chairs.holder(&store, &identity(&given)).await.unwrap().unwrap();
        assert_eq!((holder.own().0.as_str(), holder.at("t-1").0.as_str()), ("ola", "ola"));
        let forged = PlayerId("jan~device".to_owned());
        assert!(chairs.holder(&store, &forged).await.unwrap().is_none(), "another's device");
        let mut moves = done(holder.moves("t-1", holder.own()));
        assert!(!moves());
        chairs.revoke(&store, &given).await.unwrap();
        assert!(moves() && holder.at("t-1").0.is_empty());
        assert!(chairs.holder(&store, &identity(&given)).await.unwrap().is_none());
    }

    #[tokio::test]
    async fn the_quiet_are_forgotten_and_those_who_watch_are_not() {
        let (_folder, store) = store().await;
        let chairs = Chairs::default();
        let ola = chairs.holder(&store, &PlayerId("ola".to_owned())).await.unwrap();
        drop(chairs.holder(&store, &PlayerId("jan".to_owned())).await.unwrap());
        chairs.forget_quiet();
        assert_eq!(chairs.known().keys().collect::<Vec<_>>(), ["ola"]);
        drop(ola);
    }

    /// Looks whether a future is done.
    fn done(future: impl Future<Output = ()>) -> impl FnMut() -> bool {
        let mut future = Box::pin(future);
        move || futures_util::FutureExt::now_or_never(future.as_mut()).is_some()
    }
}
