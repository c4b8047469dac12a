//! The task that hears of whom a table waits for, and tells who is not there.

use super::kept::{Subscription, address, subscriptions, unsubscribe};
use super::told::{Told, Waiting, Ways};
use super::turn::{Turn, digest, turns};
use super::{ADDRESS, SUBSCRIPTION};
use crate::app::{App, Shared};
use crate::guest::random_hex;
use crate::people::lang_of;
use crate::problem::Problem;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hall::Rung;
use serde_json::json;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{Edit, StoreError};
use table::PlayerId;
use tokio::sync::broadcast;
use tokio::time::Instant;

/// The kind of the notes that say what a person was told of.
pub(super) const TOLD: &str = "told";
/// How often it is begun again where another server was faster.
const TRIES: usize = 8;
/// The longest wait before it is looked again: the clock of the house may have been moved.
const LONGEST: Duration = Duration::from_mins(5);
/// How long it is waited after the store has failed.
const AFTER_TROUBLE: Duration = Duration::from_secs(5);

/// Tells people, until the app is dropped.
pub(crate) async fn dispatch(app: Weak<App>) {
    let Some(mut reports) = app.upgrade().map(|app| app.hall.bells().reports()) else { return };
    let mut due: HashMap<String, Instant> = HashMap::new();
    // Who waited when the server was stopped waits still.
    let mut everybody = true;
    loop {
        if everybody {
            let Some(app) = app.upgrade() else { return };
            match everyone(&app).await {
                Ok(people) => {
                    due.extend(people.into_iter().map(|player| (player, Instant::now())));
                    everybody = false;
                }
                Err(StoreError::Closed) => return,
                Err(error) => {
                    tracing::warn!(%error, "it is not known who wants to be told");
                    tokio::time::sleep(AFTER_TROUBLE).await;
                    continue;
                }
            }
        }
        let next = due.values().min().copied();
        tokio::select! {
            said = reports.recv() => match said {
                Ok(Rung::For(player)) => {
                    let Some(app) = app.upgrade() else { return };
                    // Much may happen at once; it is looked at together.
                    let soon = Instant::now() + app.teller.after / 10;
                    due.entry(player).and_modify(|at| *at = soon.min(*at)).or_insert(soon);
                }
                Ok(Rung::ForAll) | Err(broadcast::error::RecvError::Lagged(_)) => everybody = true,
                Err(broadcast::error::RecvError::Closed) => return,
            },
            () = at(next) => {
                let Some(app) = app.upgrade() else { return };
                look_after_all(&app, &mut due).await;
            }
        }
    }
}

/// Done at this time, if there is one.
async fn at(time: Option<Instant>) {
    match time {
        Some(time) => tokio::time::sleep_until(time).await,
        None => std::future::pending().await,
    }
}

/// Everybody who wants to be told; from now on they are reported.
async fn everyone(app: &App) -> Result<HashSet<String>, StoreError> {
    let (store, bells) = (app.hall.store(), app.hall.bells());
    bells.report_nobody();
    let mut people = HashSet::new();
    for kind in [SUBSCRIPTION, ADDRESS] {
        let notes = store.notes(kind, "").await?;
        people.extend(notes.iter().map(|note| note.key.split('/').next().unwrap_or_default().to_owned()));
    }
    for player in &people {
        bells.report(player);
    }
    Ok(people)
}

/// Looks after those whose time has come.
async fn look_after_all(app: &Shared, due: &mut HashMap<String, Instant>) {
    let now = Instant::now();
    let people: Vec<String> = due.extract_if(|_, at| *at <= now).map(|(player, _)| player).collect();
    for player in people {
        if app.stop.asked() {
            // The next server tells them.
            return;
        }
        let again = match look_after(app, &PlayerId(player.clone())).await {
            Ok(again) => again,
            Err(problem) => {
                tracing::warn!(problem.detail, "somebody cannot be told that it is their turn");
                Some(AFTER_TROUBLE)
            }
        };
        if let Some(again) = again {
            due.insert(player, Instant::now() + again.min(LONGEST));
        }
    }
}

/// Tells a person of the turns that wait; gives how long to wait before it is looked again.
async fn look_after(app: &Shared, player: &PlayerId) -> Result<Option<Duration>, Problem> {
    for _ in 0..TRIES {
        let browsers = subscriptions(app, player).await?;
        let address = address(app, player).await?.filter(|address| address.confirmed);
        let address = address.filter(|_| app.teller.mail.is_some());
        let ways = Ways { push: !browsers.is_empty(), mail: address.is_some() };
        if !ways.push && !ways.mail {
            return Ok(None);
        }
        let turns = turns(app, player).await?;
        let waiting: Vec<Waiting<'_>> = turns
            .iter()
            .map(|turn| Waiting {
                table: turn.table.as_str(),
                decision: turn.owed.decision,
                since: turn.owed.since,
                looking: app.teller.is_looking(player, &turn.table),
            })
            .collect();
        let before = app.hall.store().note(TOLD, &player.0).await?;
        let told: Told =
            before.as_deref().and_then(|body| serde_json::from_str(body).ok()).unwrap_or_default();
        let now = app.hall.now();
        let plan = told.plan(&waiting, ways, now, app.teller.after.as_millis() as u64);
        if let Some(keep) = plan.keep
            && !claim(app, player, before.as_deref(), keep).await?
        {
            // Another server was faster: what it has told is not told again.
            continue;
        }
        for turn in plan.push.iter().map(|place| &turns[*place]) {
            for (id, browser) in &browsers {
                push(app, player, id, browser, turn).await?;
            }
        }
        if let (Some(mail), Some(address), false) = (&app.teller.mail, address, plan.mail.is_empty()) {
            let waiting: Vec<&Turn> = plan.mail.iter().map(|place| &turns[*place]).collect();
            let lang = lang_of(app, player, &address.lang).await?;
            mail.tell(lang, &address, &waiting);
        }
        return Ok(plan.again_at.map(|at| Duration::from_millis(at.saturating_sub(now))));
    }
    Ok(Some(AFTER_TROUBLE))
}

/// Keeps what is about to be told, unless another server has kept something meanwhile.
async fn claim(app: &App, player: &PlayerId, before: Option<&str>, mut told: Told) -> Result<bool, Problem> {
    told.by = random_hex::<4>();
    // Plain data with text keys always has a JSON form.
    let body = serde_json::to_string(&told).expect("it has a JSON form");
    let expected = match before {
        Some(before) => Edit::expect(TOLD, &player.0, before),
        None => Edit::expect_none(TOLD, &player.0),
    };
    Ok(app.hall.store().edit(vec![expected, Edit::put(TOLD, &player.0, &body)]).await?)
}

/// Tells a browser of a turn.
async fn push(
    app: &Shared,
    player: &PlayerId,
    id: &str,
    browser: &Subscription,
    turn: &Turn,
) -> Result<(), Problem> {
    let lang = lang_of(app, player, &browser.lang).await?;
    let said = json!({
        "title": turn.title(lang),
        "body": turn.with(lang),
        "path": turn.path(),
        "lang": lang.code(),
    });
    // A service that still has an older message about the table for a browser that is away drops that one.
    let topic = BASE64.encode(digest(turn.table.as_str()));
    let (app_of, player, id) = (Arc::downgrade(app), player.clone(), id.to_owned());
    app.teller.push.send(browser, &topic, &said.to_string(), || async move {
        let Some(app) = app_of.upgrade() else { return };
        if let Err(problem) = unsubscribe(&app, &player, &id).await {
            tracing::warn!(problem.detail, "a browser that is gone is still written to");
        }
    });
    Ok(())
}
