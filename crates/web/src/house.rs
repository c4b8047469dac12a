//! Who may open tables: everybody, or in a private house those alone whom its host has invited.

use crate::app::{App, Shared};
use crate::guest::Guest;
use crate::problem::Problem;
use axum::http::StatusCode;
use store::{AnyStore, Edit, StoreError};
use table::PlayerId;

/// The kind of the notes that say who is invited, by the player.
pub(crate) const INVITED: &str = "invited";
/// What the token of an invitation stands for.
const INVITATION: &str = "may open tables";

/// How the host runs the house.
#[derive(Clone, Debug, Default)]
pub(crate) struct House {
    /// Whether only invited people may open tables.
    pub(crate) private: bool,
    /// What the host says to all in the lobby.
    pub(crate) motd: String,
}

impl App {
    /// Whether somebody may open a table.
    pub(crate) async fn may_open(&self, guest: &Guest) -> Result<bool, Problem> {
        if !self.house.private {
            return Ok(true);
        }
        // What a guest was invited to counts once there is an account.
        Ok(guest.account.is_some() && is_invited(self.hall.store(), guest.holder.own()).await?)
    }

    /// Refuses who may not open a table.
    pub(crate) async fn must_open(&self, guest: &Guest) -> Result<(), Problem> {
        if self.may_open(guest).await? {
            return Ok(());
        }
        let detail = "in this house only people whom its host has invited open tables";
        Err(Problem::new(StatusCode::FORBIDDEN, "private-house", detail))
    }
}

/// Whether the host has invited somebody.
pub(crate) async fn is_invited(store: &AnyStore, player: &PlayerId) -> Result<bool, StoreError> {
    Ok(store.note(INVITED, &player.0).await?.is_some())
}

/// Invites somebody, or no longer.
pub(crate) async fn set_invited(
    store: &AnyStore,
    player: &PlayerId,
    invited: bool,
) -> Result<(), StoreError> {
    let edit = if invited { Edit::put(INVITED, &player.0, "") } else { Edit::remove(INVITED, &player.0) };
    store.edit(vec![edit]).await.map(drop)
}

/// Keeps the token of an invitation until a time in milliseconds since 1970.
pub(crate) async fn put_invitation(store: &AnyStore, token: &str, until: i64) -> Result<(), StoreError> {
    store.put_token(token, INVITATION, until).await
}

/// Whether a token invites, and still does.
pub(crate) async fn invites(app: &Shared, token: &str) -> Result<bool, Problem> {
    let body = app.hall.store().token(token, app.hall.now() as i64).await?;
    Ok(body.as_deref() == Some(INVITATION))
}

/// Uses an invitation up for somebody; `false` if it was used before, or never was one.
pub(crate) async fn accept(app: &Shared, token: &str, player: &PlayerId) -> Result<bool, Problem> {
    // Looked at first: a token of another kind is not to be used up here.
    if !invites(app, token).await?
        || app.hall.store().take_token(token, app.hall.now() as i64).await?.is_none()
    {
        return Ok(false);
    }
    set_invited(app.hall.store(), player, true).await?;
    Ok(true)
}

/// What a guest was invited to is the account's with which it signs in.
pub(crate) async fn carry_invitation(app: &Shared, from: &PlayerId, to: &PlayerId) -> Result<(), Problem> {
    let store = app.hall.store();
    if is_invited(store, from).await? {
        set_invited(store, to, true).await?;
        set_invited(store, from, false).await?;
    }
    Ok(())
}
