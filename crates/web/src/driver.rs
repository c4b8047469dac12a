//! Moves the bots of a table, at a pace that people can follow.

use crate::app::{App, Shared, appended};
use crate::live::Live;
use crate::pages;
use engine::random::nth_rng;
use engine::{Seat, Viewer};
use rand::RngExt;
use std::sync::{Arc, Weak};
use std::time::Duration;
use table::Table;

/// A bot thinks at least this long, in milliseconds, so that its move is seen as one.
const THINKING: u32 = 700;
/// How long a bot waits after a bot's move of which nothing was shown, in milliseconds.
const SECRET: u32 = 120;
/// How long a bot leaves a person the chance to take the last move back, in milliseconds.
const TAKE_BACK: u32 = 1_500;
/// The longest that a bot waits for the last turn to be shown, in milliseconds.
const SHOWING: u32 = 3_500;

/// How long a driver waits after a bot could not move, because the disk was full, say.
const RETRY: Duration = Duration::from_secs(5);

/// Has the bots of the table move if it is their turn.
pub(crate) fn wake(app: &Shared, live: &Arc<Live>) {
    let (app, live) = (Arc::downgrade(app), Arc::clone(live));
    tokio::spawn(async move {
        // The look after the lock is given back finds what changed while it was held.
        while live.read(|table| table.bot_to_move().is_some()) {
            let Ok(_only_one) = live.driving.try_lock() else { return };
            match drive(&app, &live).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(reason) => {
                    tracing::warn!(table = %live.id(), reason, "a bot could not move");
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
    });
}

/// Moves bots until a person is to act; `false` when the server has gone down in between.
async fn drive(app: &Weak<App>, live: &Arc<Live>) -> Result<bool, String> {
    loop {
        let Some(wait) = app.upgrade().map(|app| wait(&app, live)) else { return Ok(false) };
        let Some(wait) = wait else { return Ok(true) };
        tokio::time::sleep(wait).await;
        let Some(app) = app.upgrade() else { return Ok(false) };
        step(&app, live).await?;
    }
}

/// How long the next bot waits; nothing when no bot is to move.
fn wait(app: &App, live: &Live) -> Option<Duration> {
    live.read(|table| {
        table.bot_to_move()?;
        let showing = last_turn(table).min(SHOWING);
        // A bot's secret move showed nothing: nobody waits to see it, and nobody answers it.
        if showing == 0 && last_mover(table).is_some_and(|seat| table.chairs()[seat.index()].bot().is_some())
        {
            return Some(app.paced(SECRET));
        }
        let courtesy = if person_may_take_back(table) { TAKE_BACK } else { 0 };
        Some(app.paced(THINKING + courtesy + showing))
    })
}

/// Whose move was the last.
fn last_mover(table: &Table) -> Option<Seat> {
    table.entries().iter().rev().find_map(|entry| match entry.author {
        engine::record::Author::Seat(seat) => Some(seat),
        engine::record::Author::Dealer => None,
    })
}

fn person_may_take_back(table: &Table) -> bool {
    Seat::all(table.chairs().len()).any(|seat| table.can_take_back(seat))
}

/// How long the last move with the chance after it is shown, in milliseconds.
fn last_turn(table: &Table) -> u32 {
    let Some(page) = pages::game_page(&table.creation().game) else { return 0 };
    let is_move = |entry: &engine::record::Entry| matches!(entry.author, engine::record::Author::Seat(_));
    let last_move = table.entries().iter().rposition(is_move).unwrap_or(0);
    table
        .told()
        .iter()
        .rev()
        .take_while(|told| told.entry >= last_move)
        .map(|told| page.pace(&told.event))
        .sum()
}

/// Lets one bot choose and move.
async fn step(app: &Shared, live: &Arc<Live>) -> Result<(), String> {
    let table = live.table();
    let (Some((seat, kind)), Some(game)) = (table.bot_to_move(), table.game()) else { return Ok(()) };
    let Some(decision) = table.decision(seat) else { return Ok(()) };
    let bot = pages::bot(&table.creation().game, kind)?;
    let view = game.view(Viewer::Seat(seat));
    let random: u64 = rand::rng().random();
    let choose = move || bot.choose(&view, &mut nth_rng(random, 0));
    let text = tokio::task::spawn_blocking(choose).await.map_err(|error| error.to_string())?;
    app.change(live, move |table| {
        // The chair may have changed hands or the move before been taken back while the bot was thinking.
        if table.decision(seat) != Some(decision) || table.chairs()[seat.index()].bot().is_none() {
            return Ok(Vec::new());
        }
        table.play_for(seat, decision, &[&text]).map(appended)
    })
    .await
    .map_err(|problem| problem.detail)
}
