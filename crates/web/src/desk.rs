//! What the host of a house does about its people, on the machine: who there is, who is invited, and a way in for who
//! has lost theirs. A server may run on the house meanwhile.

use crate::guest::random_hex;
use crate::house::{is_invited, put_invitation, set_invited};
use crate::people::{ACCOUNT, Account, People, Words, body, look};
use std::sync::Arc;
use store::{AnyStore, Edit, Filter, StoreError, TableId};
use table::PlayerId;

/// An account as the host sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountInfo {
    /// The name.
    pub name: String,
    /// When it was kept, in milliseconds since 1970.
    pub kept_at: u64,
    /// Where the person is signed in, by how many sessions.
    pub sessions: usize,
    /// At how many tables the person sits or sat.
    pub tables: usize,
    /// Whether others may see the person's page.
    pub public: bool,
    /// Whether the host has invited the person to open tables.
    pub invited: bool,
}

/// Why something at the desk was not done.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// Nobody has this name, or one that looks like it.
    #[error("no account has the name {0}")]
    Nobody(String),
    /// The account was changed at the same moment.
    #[error("the account was changed at the same moment, try again")]
    Changed,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The accounts whose names hold a text, in whatever case, in the order of their names.
pub async fn accounts(store: &AnyStore, part: &str) -> Result<Vec<AccountInfo>, StoreError> {
    let part = look(part);
    let mut accounts = Vec::new();
    for note in store.notes(ACCOUNT, "").await? {
        let Ok(account) = serde_json::from_str::<Account>(&note.body) else { continue };
        if look(&account.name).contains(&part) {
            accounts.push(info(store, PlayerId(note.key), account).await?);
        }
    }
    accounts.sort_by_cached_key(|account| (look(&account.name), account.kept_at));
    Ok(accounts)
}

async fn info(store: &AnyStore, player: PlayerId, account: Account) -> Result<AccountInfo, StoreError> {
    let own = Filter { player: Some(player.0.clone()), ..Filter::default() };
    let invited = is_invited(store, &player).await?;
    Ok(AccountInfo {
        name: account.name,
        kept_at: account.kept_at,
        sessions: sessions(store, &player).await?,
        tables: store.list(&own).await?.len(),
        public: account.public,
        invited,
    })
}

async fn sessions(store: &AnyStore, player: &PlayerId) -> Result<usize, StoreError> {
    // Sessions are for everywhere, whichever table is asked about.
    let Ok(anywhere) = TableId::new("0") else { return Ok(0) };
    let grants = store.grants_of(&player.0, &anywhere).await?;
    Ok(grants.iter().filter(|grant| grant.table.is_none()).count())
}

/// Who has the account of this name.
pub async fn player(store: &AnyStore, name: &str) -> Result<PlayerId, DeskError> {
    find(store, name).await.map(|(player, _)| player)
}

async fn find(store: &AnyStore, name: &str) -> Result<(PlayerId, Arc<Account>), DeskError> {
    let found = People::new(1).by_name(store, name).await?;
    found.ok_or_else(|| DeskError::Nobody(name.to_owned()))
}

/// New recovery words for an account; the old ones are worth nothing from then on. The passphrase stays until somebody
/// opens the account by the words, which ends all sessions too.
pub async fn reset(store: &AnyStore, name: &str) -> Result<Vec<&'static str>, DeskError> {
    let (player, account) = find(store, name).await?;
    let words = Words::draw();
    let after = Account { recovery: words.digest(), ..(*account).clone() };
    let edits =
        vec![Edit::expect(ACCOUNT, &player.0, &body(&account)), Edit::put(ACCOUNT, &player.0, &body(&after))];
    if store.edit(edits).await? { Ok(words.words().collect()) } else { Err(DeskError::Changed) }
}

/// Invites an account to open tables in a private house, or no longer.
pub async fn invite(store: &AnyStore, name: &str, invited: bool) -> Result<(), DeskError> {
    let player = player(store, name).await?;
    Ok(set_invited(store, &player, invited).await?)
}

/// The path of a link by which one person, once and until a time in milliseconds since 1970, becomes one of those who
/// may open tables in a private house.
pub async fn invitation(store: &AnyStore, until: i64) -> Result<String, StoreError> {
    let token = random_hex::<16>();
    put_invitation(store, &token, until).await?;
    Ok(format!("/invited/{token}"))
}
