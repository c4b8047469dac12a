//! Accounts as they are kept: one note each, and one for its name.

use crate::app::{App, Shared};
use crate::house::INVITED;
use crate::people::{Tries, look};
use crate::problem::Problem;
use crate::words::Lang;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{AnyStore, Edit, StoreError};
use table::PlayerId;

/// The kind of the notes that hold accounts, by the id of the player.
pub(crate) const ACCOUNT: &str = "account";
/// The kind of the notes that say whose a name is, by its look.
const NAME: &str = "name";

/// Somebody who has kept a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Account {
    /// The name as it was typed.
    pub(crate) name: String,
    /// The hash of the passphrase.
    pub(crate) passphrase: String,
    /// The digest of the recovery words.
    pub(crate) recovery: String,
    /// When the name was kept, in milliseconds since 1970.
    pub(crate) kept_at: u64,
    /// What the person has chosen, by its name; what is usual is left out.
    #[serde(default)]
    pub(crate) settings: BTreeMap<String, String>,
    /// Whether others may see the person's page. Left out while they may not, as before there were pages.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) public: bool,
}

/// Everybody who has an account, as far as it was asked for.
pub(crate) struct People {
    /// Whether other servers change accounts too, and tell.
    known: Mutex<HashMap<String, Option<Arc<Account>>>>,
    pub(crate) tries: Tries,
}

/// A name that is taken, or looks like one.
fn taken() -> Problem {
    Problem::new(StatusCode::CONFLICT, "name-taken", "name: it is taken, or looks like one that is")
}

/// An account as its note holds it.
pub(crate) fn body(account: &Account) -> String {
    // Plain data with text keys always has a JSON form.
    serde_json::to_string(account).expect("it has a JSON form")
}

impl People {
    pub(crate) fn new(rate: u32) -> Self {
        Self { known: Mutex::default(), tries: Tries::new(rate) }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, Option<Arc<Account>>>> {
        // Nothing panics while the lock is held.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The account of a player, if there is one.
    pub(crate) async fn account(
        &self,
        store: &AnyStore,
        player: &PlayerId,
    ) -> Result<Option<Arc<Account>>, StoreError> {
        let known = self.known().get(&player.0).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let found = store.note(ACCOUNT, &player.0).await?;
        let account: Option<Account> = found.and_then(|body| serde_json::from_str(&body).ok());
        let account = account.map(Arc::new);
        self.known().insert(player.0.clone(), account.clone());
        Ok(account)
    }

    /// What is known of a player is no longer so.
    pub(crate) fn forget(&self, player: &str) {
        self.known().remove(player);
    }

    /// Anything may have changed, or memory is to be made.
    pub(crate) fn forget_all(&self) {
        self.known().clear();
        self.tries.forget_quiet();
    }

    /// Whose a name is: the player with the account.
    pub(crate) async fn by_name(
        &self,
        store: &AnyStore,
        name: &str,
    ) -> Result<Option<(PlayerId, Arc<Account>)>, StoreError> {
        let look = look(name);
        // Asked for either way, so that the answer takes as long where there is no such name.
        let player = store.note(NAME, &look).await?.unwrap_or(look);
        let found = store.note(ACCOUNT, &player).await?;
        let account: Option<Account> = found.and_then(|body| serde_json::from_str(&body).ok());
        Ok(account.map(|account| (PlayerId(player), Arc::new(account))))
    }

    /// Makes an account out of a guest.
    pub(crate) async fn keep(
        &self,
        store: &AnyStore,
        player: &PlayerId,
        account: Account,
    ) -> Result<(), Problem> {
        let look = look(&account.name);
        let edits = vec![
            Edit::expect_none(NAME, &look),
            Edit::expect_none(ACCOUNT, &player.0),
            Edit::put(NAME, &look, &player.0),
            Edit::put(ACCOUNT, &player.0, &body(&account)),
        ];
        self.edit(store, player, edits).await?.then_some(()).ok_or_else(taken)
    }

    /// Replaces an account by a changed one, with another name if need be.
    pub(crate) async fn change(
        &self,
        store: &AnyStore,
        player: &PlayerId,
        before: &Account,
        after: &Account,
    ) -> Result<(), Problem> {
        let (old, new) = (look(&before.name), look(&after.name));
        let mut edits = vec![
            Edit::expect(ACCOUNT, &player.0, &body(before)),
            Edit::put(ACCOUNT, &player.0, &body(after)),
        ];
        if old != new {
            edits.extend([
                Edit::expect_none(NAME, &new),
                Edit::remove(NAME, &old),
                Edit::put(NAME, &new, &player.0),
            ]);
        }
        self.edit(store, player, edits).await?.then_some(()).ok_or_else(taken)
    }

    /// Removes an account, and its name with it.
    pub(crate) async fn remove(
        &self,
        store: &AnyStore,
        player: &PlayerId,
        account: &Account,
    ) -> Result<(), Problem> {
        let edits = vec![
            Edit::remove(NAME, &look(&account.name)),
            Edit::remove(ACCOUNT, &player.0),
            Edit::remove(INVITED, &player.0),
        ];
        self.edit(store, player, edits).await?;
        Ok(())
    }

    async fn edit(&self, store: &AnyStore, player: &PlayerId, edits: Vec<Edit>) -> Result<bool, StoreError> {
        let done = store.edit(edits).await;
        self.forget(&player.0);
        done
    }
}

impl App {
    /// The account of a player, if there is one.
    pub(crate) async fn account(&self, player: &PlayerId) -> Result<Option<Arc<Account>>, Problem> {
        Ok(self.people.account(self.hall.store(), player).await?)
    }
}

/// The language that somebody has chosen for all of their devices, else this one.
pub(crate) async fn lang_of(app: &App, player: &PlayerId, otherwise: &str) -> Result<Lang, Problem> {
    let account = app.account(player).await?;
    let chosen = account.as_deref().and_then(|account| account.settings.get("lang")).map(String::as_str);
    Ok(chosen
        .and_then(Lang::from_code)
        .or_else(|| Lang::from_code(otherwise))
        .unwrap_or_else(|| Lang::accepted("")))
}

/// Thinks something through where thinking is done, such as hashes that are slow on purpose.
pub(crate) async fn think<T: Send + 'static>(
    app: &Shared,
    what: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    Ok(app.hall.pool().run(what).await.map_err(hall::HallError::from)?)
}
