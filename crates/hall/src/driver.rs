//! Moves the bots of a table, at a pace that people can follow.

use crate::hall::Hall;
use crate::live::Live;
use crate::pool::{Broken, Pool};
use bots::AnyBot;
use engine::any::AnyView;
use engine::random::nth_rng;
use engine::record::Author;
use engine::{Seat, Viewer};
use rand::RngExt;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use table::Table;

/// A bot thinks at least this long, in milliseconds, so that its move is seen as one.
const THINKING: u32 = 700;
/// How long a bot waits after a bot's move of which nothing was shown, in milliseconds.
const SECRET: u32 = 120;
/// How long a bot leaves a person the chance to take the last move back, in milliseconds.
const TAKE_BACK: u32 = 1_500;
/// The longest that a bot waits for the last turn to be shown, in milliseconds.
const SHOWING: u32 = 3_500;

/// The longest that a bot looks at one decision, and the least that it may look however many others think.
const LONGEST_THOUGHT: Duration = Duration::from_millis(900);
const SHORTEST_THOUGHT: Duration = Duration::from_millis(5);
/// How long a bot's search is waited for, in the queue too, in milliseconds at the hall's pace; then it looks again, as
/// long as a glance takes.
const PATIENCE: u32 = 1_500;
const GLANCE: Duration = Duration::from_millis(50);

/// How long a driver waits after a bot could not move, because the disk was full, say.
const RETRY: Duration = Duration::from_secs(1);

/// Has the bots of the table move if it is their turn.
pub(crate) fn wake<B: Default + Send + Sync + 'static>(hall: &Arc<Hall<B>>, live: &Arc<Live<B>>) {
    if live.read(|table| table.bot_to_move().is_none()) {
        return;
    }
    let (hall, live) = (Arc::downgrade(hall), Arc::clone(live));
    tokio::spawn(async move {
        // The look after the lock is given back finds what changed while it was held.
        while live.read(|table| table.bot_to_move().is_some()) {
            let Ok(_only_one) = live.driving.try_lock() else { return };
            match drive(&hall, &live).await {
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

/// Moves bots until a person is to act; `false` when the server has gone down in between, or another drives the table.
async fn drive<B: Default + Send + Sync + 'static>(
    weak: &Weak<Hall<B>>,
    live: &Arc<Live<B>>,
) -> Result<bool, String> {
    loop {
        let Some(hall) = weak.upgrade() else { return Ok(false) };
        // Asked before the wait, so that the others know who drives, and after it, since it may be long.
        if !hall.drives(live).await? {
            return Ok(false);
        }
        let wait = wait(&hall, live);
        drop(hall);
        let Some(wait) = wait else {
            live.calm_down();
            return Ok(true);
        };
        if !wait.is_zero() {
            live.sleep(wait).await;
        }
        let Some(hall) = weak.upgrade() else { return Ok(false) };
        if !hall.drives(live).await? {
            return Ok(false);
        }
        step(&hall, live).await?;
    }
}

/// How long the next bot waits; nothing when no bot is to move.
fn wait<B: Default + Send + Sync + 'static>(hall: &Hall<B>, live: &Live<B>) -> Option<Duration> {
    live.read(|table| {
        table.bot_to_move()?;
        if live.is_hurried() {
            return Some(Duration::ZERO);
        }
        let showing = last_turn(hall, table).min(SHOWING);
        // A bot's secret move showed nothing: nobody waits to see it, and nobody answers it.
        if showing == 0
            && last_mover(table).is_some_and(|seat| table.chairs()[seat.index()].decides().is_some())
        {
            return Some(hall.paced(SECRET));
        }
        let courtesy = if table.is_unsettled() { TAKE_BACK } else { 0 };
        Some(hall.paced(THINKING + courtesy + showing))
    })
}

/// Whose move was the last.
fn last_mover(table: &Table) -> Option<Seat> {
    table.entries().rev().find_map(|entry| match entry.author {
        Author::Seat(seat) => Some(seat),
        Author::Dealer => None,
    })
}

/// How long the last move and what followed from it are shown, in milliseconds.
fn last_turn<B: Default + Send + Sync + 'static>(hall: &Hall<B>, table: &Table) -> u32 {
    let Some(game) = hall.games().find(&table.creation().game) else { return 0 };
    // Entries of chance after the last move belong to it.
    let dealt = table.entries().rev().take_while(|entry| entry.author == Author::Dealer).count();
    let last_move = table.made().saturating_sub(dealt + 1);
    let recent = table.told().iter().rev().take_while(|told| told.entry >= last_move);
    recent.map(|told| game.pace(&told.event)).sum()
}

/// Lets one bot choose and move.
async fn step<B: Default + Send + Sync + 'static>(
    hall: &Arc<Hall<B>>,
    live: &Arc<Live<B>>,
) -> Result<(), String> {
    let now = live.now();
    let table = &now.table;
    let (Some((seat, kind)), Some(game)) = (table.bot_to_move(), table.game()) else { return Ok(()) };
    let Some(decision) = table.decision(seat) else { return Ok(()) };
    let bot = hall.games().bot(&table.creation().game, kind).map_err(|error| error.to_string())?;
    let choosing = Choosing { bot, view: game.view(Viewer::Seat(seat)), random: rand::rng().random() };
    let chosen = choosing.choose(hall.pool(), hall.background(), hall.paced(PATIENCE)).await;
    let text = chosen.map_err(|error| error.to_string())?;
    let play = move |draft: &mut table::Draft| {
        // The chair may have changed hands or the move before been taken back while the bot was thinking.
        if draft.decision(seat) != Some(decision) || draft.chairs()[seat.index()].decides().is_none() {
            return Ok(());
        }
        draft.play_for(seat, decision, &[&text])
    };
    hall.change_quietly(live, &play).await.map_err(|error| error.to_string())
}

/// A bot that is to choose.
struct Choosing {
    bot: AnyBot,
    view: AnyView,
    random: u64,
}

impl Choosing {
    /// What it chooses. On a machine whose cores are all busy the background never comes to think: then a glance must
    /// do, so that the game goes on.
    async fn choose(self, pool: &Pool, background: &Pool, patience: Duration) -> Result<String, Broken> {
        let this = Arc::new(self);
        if !this.bot.searches() {
            return this.within(LONGEST_THOUGHT, pool).await;
        }
        match tokio::time::timeout(patience, this.within(LONGEST_THOUGHT, background)).await {
            Ok(chosen) => chosen,
            Err(_) => this.within(GLANCE, pool).await,
        }
    }

    /// What it chooses within this time, which runs from when the thinking begins. Where many want to think, each has
    /// less of it, so that none waits long.
    async fn within(self: &Arc<Self>, longest: Duration, pool: &Pool) -> Result<String, Broken> {
        let (this, crowd) = (Arc::clone(self), pool.clone());
        let think = move || {
            let time = (longest / crowd.crowd() as u32).max(SHORTEST_THOUGHT);
            this.bot.choose_by(&this.view, Instant::now() + time, &mut nth_rng(this.random, 0))
        };
        pool.run(think).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Options, Turn};
    use std::sync::mpsc;

    #[tokio::test]
    async fn a_bot_that_searches_answers_though_the_background_never_thinks() {
        let keltis = games::kind("keltis").expect("the house has it");
        let mut game = keltis.start(2, &Options::default()).expect("two may play");
        let seat = loop {
            if let Turn::Act(acting) = game.turn() {
                break acting.first().expect("somebody acts");
            }
            let dealt = game.roll(&mut nth_rng(0, 0));
            game.resolve(&dealt, &mut ()).expect("chance keeps to the rules");
        };
        let view = game.view(Viewer::Seat(seat));
        let bot = bots::bot("keltis", "strong").expect("there is a strong one");
        assert!(bot.searches());
        let (pool, background) = (Pool::beside_answers(), Pool::giving_way());
        let mut busy = Vec::new();
        let hold: Vec<_> = (0..background.threads())
            .map(|_| {
                let ((hold, wait), background) = (mpsc::channel::<()>(), background.clone());
                busy.push(tokio::spawn(async move { background.run(move || wait.recv()).await }));
                hold
            })
            .collect();
        tokio::task::yield_now().await;
        let choosing = Choosing { bot, view: view.clone(), random: 0 };
        let chosen = choosing.choose(&pool, &background, Duration::from_millis(10)).await;
        assert!(chosen.is_ok_and(|chosen| view.legal().contains(&chosen)));
        drop(hold);
        for thought in busy {
            assert!(thought.await.is_ok());
        }
    }
}
