//! Tables in every kind of decision, always the same ones: played in memory from seeds and put into the store.

use crate::server::{Client, Server};
use engine::any::Kind;
use engine::random::{PlayoutRng, nth_rng, pick};
use engine::{Options, Seat, Turn};
use std::collections::BTreeSet;
use store::{SqliteStore, Store, TableId};
use table::{Creation, Draft, PlayerId, Stamped, Status, Table};

/// How many games are played in search of kinds of decisions.
const GAMES: u64 = 8;
/// The seat of the guest.
const FIRST: Seat = Seat::new(0);
/// A game is looked at once this much has happened, so that there is something to see.
const UNDER_WAY: usize = 30;

/// A table at which the first seat is the guest's.
pub(crate) struct Staged {
    /// Its name.
    pub(crate) id: String,
    /// The kinds of moves that may be made, or `over`.
    pub(crate) asks: String,
}

/// Plays games and keeps the table at each kind of decision of the first seat, and one that is over. The server is
/// stopped meanwhile.
pub(crate) async fn tables(server: &mut Server, guest: &Client, game: &str, seats: usize) -> Vec<Staged> {
    let kind = games::kind(game).expect("a game of the house");
    let player = PlayerId(guest.id());
    let mut found: Vec<(String, Vec<Stamped>)> = Vec::new();
    for nth in 0..GAMES {
        play(kind, seats, &player, nth, &mut found);
    }
    server.stop();
    let store = SqliteStore::open(server.folder.path().join("stolik.db")).await.expect("the server's store");
    let mut staged = Vec::new();
    for (nth, (asks, log)) in found.into_iter().enumerate() {
        let id = TableId::new(format!("{seats}{nth:015x}")).expect("a name");
        let table = Table::replay(games::KINDS, &log).expect("what was played replays");
        let lines = log.iter().map(Stamped::to_line).collect();
        store.create(&id, &hall::summary(&table), lines).await.expect("a new table");
        staged.push(Staged { id: id.to_string(), asks });
    }
    store.close().await.expect("it closes");
    server.go_on();
    staged
}

/// The tables but those that ask for less than another one does.
pub(crate) fn fullest(mut staged: Vec<Staged>) -> Vec<Staged> {
    let words = |asks: &str| asks.split(' ').map(str::to_owned).collect::<BTreeSet<_>>();
    let all: Vec<_> = staged.iter().map(|table| words(&table.asks)).collect();
    staged.retain(|table| {
        let own = words(&table.asks);
        !all.iter().any(|other| *other != own && other.is_superset(&own))
    });
    staged
}

/// Plays one game at random and notes the log at each kind of decision that is new.
fn play(kind: &dyn Kind, seats: usize, player: &PlayerId, nth: u64, found: &mut Vec<(String, Vec<Stamped>)>) {
    let mut rng = nth_rng(17, nth);
    let (table, mut log) = begun(kind, seats, player, nth);
    let mut table = table;
    let mut seen: BTreeSet<String> = found.iter().map(|(asks, _)| asks.clone()).collect();
    while table.status() == Status::Playing {
        let asks = asks(kind, &table, FIRST);
        let rare = !asks.contains("roll") && !asks.contains("take") && !asks.contains("reveal");
        if !asks.is_empty() && (rare || log.len() >= UNDER_WAY) && seen.insert(asks.clone()) {
            found.push((asks, log.clone()));
        }
        let mut draft = table.draft(0);
        answer(&mut draft, &mut rng);
        let change = draft.finish();
        log.extend(change.entries);
        table = change.after;
    }
    if seen.insert("over".to_owned()) {
        found.push(("over".to_owned(), log));
    }
}

/// A table with the player on the first chair and bots on the others, after its start.
fn begun(kind: &dyn Kind, seats: usize, player: &PlayerId, nth: u64) -> (Table, Vec<Stamped>) {
    let creation = Creation {
        game: kind.id().to_owned(),
        rules: kind.rules(),
        seats,
        options: Options::default(),
        odds: true,
        public: true,
        host: player.clone(),
        clock: table::Clock::None,
        when_out: table::WhenOut::StandIn,
        watching: table::Watching::AtOnce,
        coach: false,
        seed: format!("{nth:064x}"),
        origin: None,
    };
    let opened = Table::open(games::KINDS, creation).expect("the usual options");
    let mut log = vec![Stamped { at: 0, entry: opened }];
    let mut draft = Table::replay(games::KINDS, &log).expect("an open table").draft(0);
    draft.sit(FIRST, player, "Aleksandra", table::DiceWord::None).expect("a free chair");
    for seat in Seat::all(seats).skip(1) {
        draft.seat_bot(player, seat, "random").expect("a free chair");
    }
    draft.begin_game(player).expect("all sit");
    let change = draft.finish();
    log.extend(change.entries);
    (change.after, log)
}

/// The kinds of moves that a seat may make: `bet roll`. Those of one turn of a camel game are one kind.
fn asks(kind: &dyn Kind, table: &Table, seat: Seat) -> String {
    let game = table.game().expect("it is played");
    let Turn::Act(acting) = game.turn() else { return String::new() };
    if !acting.contains(seat) {
        return String::new();
    }
    let words: BTreeSet<String> =
        game.legal(seat).iter().map(|text| crate::play::kind(text).to_owned()).collect();
    let turn = ["roll", "reveal", "done"].into_iter().find(|word| words.contains(*word));
    match turn {
        Some(word) if kind.id().starts_with("camel") && words.len() > 1 => word.to_owned(),
        _ => words.into_iter().collect::<Vec<_>>().join(" "),
    }
}

/// Lets the first seat that is asked make a random move.
fn answer(draft: &mut Draft, rng: &mut PlayoutRng) {
    let game = draft.game().expect("it is played");
    let Turn::Act(acting) = game.turn() else { panic!("chance is dealt at once") };
    let seat = acting.iter().next().expect("somebody acts");
    let text = pick(rng, &game.legal(seat)).clone();
    let decision = draft.decision(seat).expect("it is asked");
    draft.play_for(seat, decision, &[&text]).expect("a legal move");
}
