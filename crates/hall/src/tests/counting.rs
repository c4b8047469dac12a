//! Which games count, what they come to, and that counting again from the logs gives the same.

use super::{CLOCKLESS, hall, new, ola, seat, until};
use crate::{Card, NewTable, Outcome, Who, close_table, rebuild, summary};
use engine::Seat;
use engine::random::{Rng, below, nth_rng};
use std::sync::Arc;
use store::{Filter, Status, Summary};
use table::{Clock, Creation, DiceWord, Draft, LogEntry, PlayerId, Stamped, Table, TableError, WhenOut};

/// How many games are played live.
const GAMES: u64 = 4;
const PEOPLE: [&str; 4] = ["ola", "jan", "ewa", "adam"];

fn person(name: &str) -> PlayerId {
    PlayerId(name.to_owned())
}

fn who(name: &str) -> Who {
    Who::Person(person(name))
}

/// A change of a table as a hall makes it, without storing it.
fn change(table: &mut Table, at: u64, ask: impl FnOnce(&mut Draft) -> Result<(), TableError>) {
    let mut draft = table.draft(at);
    ask(&mut draft).unwrap();
    *table = draft.finish().after;
}

/// A game of Keltis that so many people and so many bots have begun at the time 1000.
fn begun(people: usize, bots: usize, clock: Clock) -> Table {
    let seats = people + bots;
    let seed = "07".repeat(32);
    let creation = Creation {
        game: "keltis".to_owned(),
        rules: 0,
        seats,
        options: engine::Options::default(),
        odds: false,
        public: false,
        host: ola(),
        clock,
        when_out: WhenOut::StandIn,
        watching: table::Watching::AtOnce,
        coach: false,
        seed,
        origin: None,
    };
    let opened = Stamped { at: 1, entry: Table::open(games::KINDS, creation).unwrap() };
    let mut table = Table::replay(games::KINDS, &[opened]).unwrap();
    change(&mut table, 1000, |draft| {
        for (number, name) in (1..).zip(&PEOPLE[..people]) {
            draft.sit(seat(number), &person(name), name, DiceWord::None)?;
        }
        for chair in Seat::all(seats).skip(people) {
            draft.seat_bot(&ola(), chair, "fair")?;
        }
        draft.begin_game(&ola())
    });
    table
}

/// Plays so many decisions, whoever owes them, or to the end.
fn play(table: &mut Table, most: usize) {
    for at in 0..most {
        let Some(mover) = table.owing().iter().next() else { return };
        let legal = table.game().unwrap().legal(mover);
        let (decision, text) = (table.decision(mover).unwrap(), legal[at % legal.len()].clone());
        change(table, 2000, |draft| draft.play_for(mover, decision, &[&text]));
    }
}

fn finished(mut table: Table) -> Option<Outcome> {
    play(&mut table, usize::MAX);
    assert_eq!(table.status(), table::Status::Finished);
    Outcome::of(&table)
}

#[test]
fn a_game_counts_if_two_people_began_it() {
    assert_eq!(finished(begun(1, 2, Clock::None)), None, "one person and bots");
    let mut table = begun(2, 1, Clock::None);
    assert_eq!(Outcome::of(&table), None, "it goes on");
    play(&mut table, usize::MAX);
    let scores = table.game().unwrap().scores();
    let outcome = Outcome::of(&table).unwrap();
    assert_eq!((outcome.began_at, outcome.ended_at, outcome.took()), (1000, 2000, 1000));
    let of = outcome.parts.iter().map(|part| part.who.clone()).collect::<Vec<_>>();
    assert_eq!(of, [who("ola"), who("jan"), Who::Bot("fair".to_owned())]);
    let places: Vec<u8> = outcome.parts.iter().map(|part| part.place).collect();
    let points: Vec<i32> = outcome.parts.iter().filter_map(|part| part.points).collect();
    assert_eq!((places.as_slice(), points.as_slice()), (scores.places(), scores.points()));
    // What comes after the end changes nothing, but for who somebody is.
    change(&mut table, 9000, |draft| draft.go_on_at("next"));
    assert_eq!(Outcome::of(&table), Some(outcome.clone()));
    change(&mut table, 9001, |draft| {
        draft.become_another(&person("jan"), &person("account"));
        Ok(())
    });
    let renamed = Outcome::of(&table).unwrap();
    assert_eq!((&renamed.parts[1].who, renamed.ended_at), (&who("account"), outcome.ended_at));
}

#[test]
fn who_leaves_for_good_is_last_and_who_comes_back_is_not() {
    let mut table = begun(3, 0, Clock::None);
    play(&mut table, 5);
    change(&mut table, 1500, |draft| draft.leave(&ola(), seat(1), "fair"));
    let mut back = table.clone();
    let outcome = finished(table).unwrap();
    let [ola_part, others @ ..] = outcome.parts.as_slice() else { panic!("{outcome:?}") };
    assert_eq!((&ola_part.who, ola_part.place, ola_part.points), (&who("ola"), 3, None));
    let mut places: Vec<u8> = others.iter().map(|part| part.place).collect();
    places.sort_unstable();
    assert!(places == [1, 2] || places == [1, 1], "the bot in her chair is nobody's rival: {places:?}");
    change(&mut back, 1600, |draft| draft.sit(seat(1), &ola(), "ola", DiceWord::None));
    assert!(finished(back).unwrap().parts.iter().all(|part| part.points.is_some()));
    // Who is left alone has won; where nobody is left, nobody has.
    let mut table = begun(2, 0, Clock::None);
    change(&mut table, 1500, |draft| draft.leave(&ola(), seat(1), "fair"));
    let mut empty = table.clone();
    assert_eq!(finished(table).unwrap().parts.iter().map(|part| part.place).collect::<Vec<_>>(), [2, 1]);
    change(&mut empty, 1600, |draft| draft.leave(&person("jan"), seat(2), "fair"));
    assert_eq!(finished(empty), None);
}

#[test]
fn whose_time_is_out_for_good_is_last_too() {
    let mut table = begun(2, 0, "1d".parse().unwrap());
    play(&mut table, 4);
    let late = table.owing().iter().next().unwrap();
    let due = table.due_at().unwrap();
    change(&mut table, due + 1, |draft| {
        draft.time_out("fair");
        Ok(())
    });
    assert!(table.chairs()[late.index()].stand_in.is_some());
    let (mut back, name) = (table.clone(), PEOPLE[late.index()]);
    let outcome = finished(table).unwrap();
    assert_eq!((outcome.parts[late.index()].place, outcome.parts[late.index()].points), (2, None));
    change(&mut back, due + 2, |draft| draft.come_back_to(&person(name), late));
    assert!(finished(back).unwrap().parts.iter().all(|part| part.points.is_some()));
}

#[test]
fn a_closed_table_stays_as_it_is_and_counts_for_nobody() {
    let mut table = begun(2, 0, Clock::None);
    play(&mut table, 3);
    let (mover, position) = (table.owing().iter().next().unwrap(), format!("{:?}", table.game()));
    let decision = table.decision(mover).unwrap();
    let text = table.game().unwrap().legal(mover)[0].clone();
    change(&mut table, 1500, Draft::shut);
    assert_eq!((table.status(), table.owing().is_empty()), (table::Status::Shut, true));
    let refused =
        |ask: &dyn Fn(&mut Draft) -> Result<(), TableError>| ask(&mut table.draft(1600)).unwrap_err();
    let by = person(PEOPLE[mover.index()]);
    for ask in [
        &(|draft: &mut Draft| draft.play(&by, mover, decision, &[&text])) as &dyn Fn(&mut Draft) -> _,
        &|draft| draft.take_back(&by, mover),
        &|draft| draft.leave(&by, mover, "fair"),
        &|draft| draft.sit(seat(1), &person("eve"), "Eve", DiceWord::None),
        &|draft| draft.shut(),
    ] {
        assert_eq!(refused(ask), TableError::Shut);
    }
    assert_eq!(refused(&|draft| draft.go_on_at("next")), TableError::NotOver);
    assert_eq!((format!("{:?}", table.game()), Outcome::of(&table)), (position, None));
    let listed = summary(&table);
    let card = Card::read(&listed).unwrap();
    assert_eq!(
        (listed.status, listed.goes_on, card.acting.len(), card.points.len()),
        (Status::Finished, false, 0, 0)
    );
    assert!(listed.people.iter().all(|sitting| !sitting.waits));
}

/// Plays a game in a hall with chances of its own: people leave, come back, or stay away.
async fn play_live(hall: &Arc<crate::Hall>, rng: &mut impl Rng) {
    let people = 1 + below(rng, 3) as usize;
    let seats = people.max(2);
    let game = NewTable { game: "keltis".to_owned(), seats, ..new(false) };
    let live = hall
        .open(&ola(), game, |draft| {
            for (number, name) in (1..).zip(&PEOPLE[..people]) {
                draft.sit(seat(number), &person(name), name, DiceWord::None)?;
            }
            for chair in Seat::all(seats).skip(people) {
                draft.seat_bot(&ola(), chair, "random")?;
            }
            draft.begin_game(&ola())
        })
        .await
        .unwrap();
    while live.read(|table| table.status() == table::Status::Playing) {
        let now = live.now();
        let mine = |seat: &Seat| now.table.chairs()[seat.index()].decides().is_none();
        let Some(mover) = now.table.owing().iter().find(mine) else {
            tokio::task::yield_now().await;
            continue;
        };
        if below(rng, 24) == 0 {
            let by = now.table.chairs()[mover.index()].person().unwrap().clone();
            hall.change(&live, move |draft| draft.leave(&by, mover, "random")).await.unwrap();
            if below(rng, 2) == 0 {
                let name = PEOPLE[mover.index()];
                // The game may be over by then.
                let sit = move |draft: &mut Draft| draft.sit(mover, &person(name), name, DiceWord::None);
                let _ = hall.change(&live, sit).await;
            }
            continue;
        }
        // Some decisions are stored together, which spares the disk.
        let any = below(rng, 1000) as usize;
        let some = move |draft: &mut Draft| {
            for step in 0..12 {
                let mine = |seat: &Seat| draft.chairs()[seat.index()].decides().is_none();
                let Some(mover) = draft.owing().iter().find(mine) else { break };
                let legal = draft.game().unwrap().legal(mover);
                let (decision, text) = (draft.decision(mover).unwrap(), &legal[(any + step) % legal.len()]);
                draft.play_for(mover, decision, &[text])?;
            }
            Ok(())
        };
        hall.change(&live, some).await.unwrap();
    }
}

#[tokio::test]
async fn counting_as_games_end_and_counting_again_from_the_logs_agree() {
    let folder = tempfile::tempdir().unwrap();
    let (live, other) = (hall(&folder, CLOCKLESS).await, hall(&folder, CLOCKLESS).await);
    let mut rng = nth_rng(18, 8);
    let mut counted = live.statistics().await.unwrap();
    for _ in 0..GAMES {
        play_live(&live, &mut rng).await;
        let next = live.statistics().await.unwrap();
        assert!(next.games().starts_with(counted.games()), "what was counted stays");
        assert_eq!(other.statistics().await.unwrap(), next, "another server counts the same");
        counted = next;
    }
    assert!(!counted.games().is_empty());
    let rebuilt = rebuild(live.store(), games::KINDS).await.unwrap();
    assert_eq!(
        (rebuilt.tables, rebuilt.changed, rebuilt.unread.len()),
        (GAMES, 0, 0),
        "nothing is otherwise"
    );
    assert_eq!(rebuilt.counted, counted.games().len() as u64);
    // As an older program lists tables, which knows of no outcomes.
    for (id, listed) in live.list(&Filter::default()).await.unwrap() {
        let length = live.store().load(&id).await.unwrap().unwrap().len() as u64;
        let card = Card { outcome: None, ..Card::read(&listed).unwrap() };
        let old = Summary { card: serde_json::to_string(&card).unwrap(), people: Vec::new(), ..listed };
        live.store().append(&id, length, Vec::new(), Some(old)).await.unwrap();
    }
    assert!(hall(&folder, CLOCKLESS).await.statistics().await.unwrap().games().is_empty());
    let rebuilt = rebuild(live.store(), games::KINDS).await.unwrap();
    assert_eq!((rebuilt.tables, rebuilt.counted), (GAMES, counted.games().len() as u64));
    assert!((rebuilt.counted..=GAMES).contains(&rebuilt.changed), "{rebuilt:?}");
    let again = hall(&folder, CLOCKLESS).await.statistics().await.unwrap();
    assert_eq!(again, counted, "games, points, places, ratings");
    assert_eq!(rebuild(live.store(), games::KINDS).await.unwrap().changed, 0);
}

#[tokio::test]
async fn the_host_closes_tables_beside_a_running_hall() {
    let folder = tempfile::tempdir().unwrap();
    let here = hall(&folder, CLOCKLESS).await;
    let open = here.open(&ola(), new(true), |_| Ok(())).await.unwrap();
    let two = |draft: &mut Draft| {
        draft.sit(seat(1), &ola(), "Ola", DiceWord::None)?;
        draft.sit(seat(2), &person("jan"), "Jan", DiceWord::None)?;
        draft.seat_bot(&ola(), seat(3), "random")?;
        draft.begin_game(&ola())
    };
    let running = here.open(&ola(), new(true), two).await.unwrap();
    until("rest", || running.read(|table| table.bot_to_move().is_none())).await;
    let close = async |id| close_table(here.store(), games::KINDS, id, 1).await;
    assert_eq!(close(open.id()).await.unwrap(), crate::Closed::Removed);
    assert!(matches!(
        close(open.id()).await,
        Err(crate::HallError::Store(store::StoreError::Unknown { .. }))
    ));
    assert_eq!(close(running.id()).await.unwrap(), crate::Closed::Shut);
    assert!(matches!(close(running.id()).await, Err(crate::HallError::Table(TableError::Shut))));
    // The hall has both in memory, and notices when something is asked of them.
    let sit = |draft: &mut Draft| draft.sit(seat(1), &ola(), "Ola", DiceWord::None);
    assert!(matches!(here.change(&open, sit).await, Err(crate::HallError::Store(_))));
    assert!(here.known(open.id()).is_none(), "it is forgotten");
    let leave = |draft: &mut Draft| draft.leave(&ola(), seat(1), "random");
    assert!(matches!(here.change(&running, leave).await, Err(crate::HallError::Table(TableError::Shut))));
    assert_eq!(running.read(Table::status), table::Status::Shut);
    let log = here.store().load(running.id()).await.unwrap().unwrap();
    assert_eq!(Stamped::from_line(log.last().unwrap()).unwrap().entry, LogEntry::Shut);
}
