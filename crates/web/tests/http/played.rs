//! Finished games, played in memory and put into the house of a running server.

use crate::server::{Client, Server};
use engine::{Options, Seat};
use store::{AnyStore, Place, TableId};
use table::{Clock, Creation, DiceWord, PlayerId, Sitter, Stamped, Table, WhenOut};

pub(crate) fn id_of(client: &Client) -> PlayerId {
    let id = client.token.as_ref().unwrap().split_once('.').unwrap().0;
    PlayerId(id.split('~').next().unwrap().to_owned())
}

pub(crate) fn person(client: &Client, name: &str) -> Sitter {
    Sitter::Person { player: id_of(client), name: name.to_owned() }
}

/// A finished game of Keltis with these on its chairs, played by first moves; `n` says which, and when it ended.
fn played(n: u8, public: bool, sitters: &[Sitter]) -> (TableId, Table, Vec<Stamped>) {
    let host = sitters[0].person().unwrap().clone();
    let creation = Creation {
        game: "keltis".to_owned(),
        rules: 0,
        seats: sitters.len(),
        options: Options::default(),
        odds: false,
        public,
        host: host.clone(),
        clock: Clock::None,
        when_out: WhenOut::StandIn,
        watching: table::Watching::AtOnce,
        coach: false,
        seed: format!("{n:02x}").repeat(32),
        origin: None,
    };
    let at = 1_790_000_000_000 + u64::from(n) * 86_400_000;
    let mut log = vec![Stamped { at, entry: Table::open(games::KINDS, creation).unwrap() }];
    let mut draft = Table::replay(games::KINDS, &log).unwrap().draft(at);
    for (seat, sitter) in Seat::all(sitters.len()).zip(sitters) {
        match sitter {
            Sitter::Person { player, name } => draft.sit(seat, player, name, DiceWord::None).unwrap(),
            Sitter::Bot(kind) => draft.seat_bot(&host, seat, kind).unwrap(),
        }
    }
    draft.begin_game(&host).unwrap();
    let begun = draft.finish();
    log.extend(begun.entries);
    let mut draft = begun.after.draft(at + 60_000 * u64::from(n));
    for step in 0.. {
        let Some(mover) = draft.owing().iter().next() else { break };
        let legal = draft.game().unwrap().legal(mover);
        let (decision, text) = (draft.decision(mover).unwrap(), &legal[step % legal.len()]);
        draft.play_for(mover, decision, &[text]).unwrap();
    }
    let ended = draft.finish();
    log.extend(ended.entries);
    (TableId::new(format!("game-{n}")).unwrap(), ended.after, log)
}

/// Puts finished games into the house of a server.
pub(crate) async fn put(server: &Server, games: &[(u8, bool, &[Sitter])]) {
    let place = Place::File(server.folder.path().join("stolik.db"));
    let store = AnyStore::open(&place).await.unwrap();
    for (n, public, sitters) in games {
        let (id, table, log) = played(*n, *public, sitters);
        let lines = log.iter().map(Stamped::to_line).collect();
        store.create(&id, &hall::summary(&table), lines).await.unwrap();
    }
    store.close().await.unwrap();
}

/// A bot on a chair.
pub(crate) fn bot() -> Sitter {
    Sitter::Bot("fair".to_owned())
}
