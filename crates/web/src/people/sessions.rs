//! Where a person is signed in: each session is a device to which the person handed everything, and that can be
//! revoked. A guest who has become an account is known by its sessions alone.

use crate::app::Shared;
use crate::browser;
use crate::chairs::{NOBODY, identity};
use crate::guest::{Guest, guest_cookie, random_hex};
use crate::notices;
use crate::problem::Problem;
use axum::http::{HeaderMap, HeaderValue};
use store::{Filter, Grant, Status, TableId};
use table::PlayerId;

/// Signs the browser of a guest in as a player; the cookie that says so.
pub(crate) async fn begin(
    app: &Shared,
    guest: &Guest,
    player: &PlayerId,
    headers: &HeaderMap,
) -> Result<HeaderValue, Problem> {
    let grant = Grant {
        id: random_hex::<8>(),
        holder: random_hex::<16>(),
        table: None,
        player: player.0.clone(),
        browser: browser::named(headers),
        added_at_ms: app.hall.now() as i64,
    };
    app.chairs.give(app.hall.store(), grant.clone()).await?;
    let (own, before) = (guest.holder.own(), guest.holder.name());
    if guest.is_plain() || own == player {
        notices::carry(app, (own, before), (player, &grant.holder)).await?;
    } else {
        // Whose browser it was until now is not told by it any more.
        notices::end_session(app.hall.store(), own, before).await?;
    }
    Ok(guest_cookie(&app.signer, &identity(&grant)))
}

/// From now on only sessions prove who a player is: the cookie of the guest that it was no longer does.
pub(crate) async fn close_plain(app: &Shared, player: &PlayerId) -> Result<(), Problem> {
    let grant = Grant {
        id: random_hex::<8>(),
        holder: player.0.clone(),
        table: None,
        player: NOBODY.to_owned(),
        browser: String::new(),
        added_at_ms: app.hall.now() as i64,
    };
    Ok(app.chairs.give(app.hall.store(), grant).await?)
}

/// Where a player is signed in, the first first.
pub(crate) async fn sessions(app: &Shared, player: &PlayerId) -> Result<Vec<Grant>, Problem> {
    // Sessions are for everywhere, whichever table is asked about.
    let Ok(anywhere) = TableId::new("0") else { return Ok(Vec::new()) };
    let mut grants = app.hall.store().grants_of(&player.0, &anywhere).await?;
    grants.retain(|grant| grant.table.is_none());
    Ok(grants)
}

/// Takes all chairs back that a player has handed to devices at tables that are not over.
pub(crate) async fn take_chairs_back(app: &Shared, player: &PlayerId) -> Result<(), Problem> {
    let statuses = vec![Status::Open, Status::Playing];
    let own = Filter { statuses, player: Some(player.0.clone()), ..Filter::default() };
    for (table, _) in app.hall.list(&own).await? {
        let grants = app.hall.store().grants_of(&player.0, &table).await?;
        for grant in grants.iter().filter(|grant| grant.table.is_some()) {
            app.chairs.revoke(app.hall.store(), grant).await?;
        }
    }
    Ok(())
}

/// Ends the sessions of a player for which `which` holds.
pub(crate) async fn end(
    app: &Shared,
    player: &PlayerId,
    which: impl Fn(&Grant) -> bool,
) -> Result<(), Problem> {
    for grant in sessions(app, player).await?.iter().filter(|grant| which(grant)) {
        app.chairs.revoke(app.hall.store(), grant).await?;
    }
    Ok(())
}
