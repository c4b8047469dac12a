//! The arithmetic of clocks: it follows from the log, and nobody wins or loses a moment by restarts, take-backs or
//! simultaneous choices.

use crate::support::{Kept, NAMES, person, seat};
use engine::random::{Rng, below, nth_rng, pick};
use engine::{Seat, Turn};
use table::{
    ABSENT, Clock, DiceWord, Draft, LogEntry, PlayerId, Stamped, Status, Table, TableError, WhenOut,
};

/// A game of people only, at this clock.
fn started(game: usize, seats: usize, clock: Clock, when_out: WhenOut) -> Kept {
    let kinds = &games::KINDS[game..=game];
    let mut creation = crate::support::creation(kinds[0], seats, "");
    (creation.clock, creation.when_out) = (clock, when_out);
    let entry = Table::open(kinds, creation).unwrap();
    let log = vec![Stamped { at: 1000, entry }];
    let mut kept = Kept { kinds, table: Table::replay(kinds, &log).unwrap(), log, checked: true };
    for chair in Seat::all(seats) {
        let name = NAMES[chair.index()];
        at(&mut kept, 1000, |draft| draft.sit(chair, &person(name), name, DiceWord::None)).unwrap();
    }
    at(&mut kept, 1000, |draft| draft.begin_game(&person("ola"))).unwrap();
    kept
}

/// Makes a change at this time; the table is what its log gives.
fn at(
    kept: &mut Kept,
    now: u64,
    ask: impl FnOnce(&mut table::Draft) -> Result<(), TableError>,
) -> Result<(), TableError> {
    let mut draft = kept.table.draft(now);
    ask(&mut draft)?;
    let change = draft.finish();
    kept.log.extend(change.entries);
    kept.table = change.after;
    let again = Table::replay(kept.kinds, &kept.log).unwrap();
    assert_eq!(times(&again, now), times(&kept.table, now), "a replay gives the same clocks");
    Ok(())
}

/// What each seat has left, and for how long it has owed its decision.
fn times(table: &Table, now: u64) -> Vec<(Option<u64>, Option<u64>)> {
    Seat::all(table.chairs().len())
        .map(|seat| (table.time_left(seat, now), table.waited(seat, now)))
        .collect()
}

fn acting(table: &Table) -> Vec<Seat> {
    match table.game().unwrap().turn() {
        Turn::Act(seats) => seats.iter().collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}

fn moves(table: &Table, seat: Seat) -> Vec<String> {
    table.game().unwrap().view(engine::Viewer::Seat(seat)).legal().clone()
}

#[expect(clippy::unnecessary_wraps, reason = "a change may be refused")]
fn time_out(draft: &mut Draft) -> Result<(), TableError> {
    draft.time_out("odds");
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "a change may be refused")]
fn change_id(draft: &mut Draft, from: &PlayerId, to: &PlayerId) -> Result<(), TableError> {
    draft.become_another(from, to);
    Ok(())
}

/// A move of a seat, chosen at random.
fn play(kept: &mut Kept, now: u64, seat: Seat, rng: &mut impl Rng) {
    let text = pick(rng, &moves(&kept.table, seat)).clone();
    let decision = kept.table.decision(seat).unwrap();
    let by = person(NAMES[seat.index()]);
    at(kept, now, |draft| draft.play(&by, seat, decision, &[&text])).unwrap();
}

/// The log without moves that were taken back, and without the taking back.
fn without_taken_back(log: &[Stamped]) -> Vec<Stamped> {
    let mut stands: Vec<Stamped> = Vec::new();
    for entry in log {
        if let LogEntry::TookBack { seat } = entry.entry {
            let own = |old: &Stamped| matches!(old.entry, LogEntry::Move { seat: of, .. } if of == seat);
            let taken = stands.iter().rposition(own).unwrap();
            stands.remove(taken);
        } else {
            stands.push(entry.clone());
        }
    }
    stands
}

#[test]
fn nobody_wins_or_loses_time_by_restarts_or_taking_back() {
    for (game, seats) in [(0, 4), (1, 4), (2, 3), (3, 2), (4, 4)] {
        for (nth, clock) in [(0, Clock::Live { bank: 7200, more: 30 }), (1, Clock::Days(7)), (2, Clock::None)]
        {
            let mut rng = nth_rng(game as u64 * 10 + nth, 0);
            let mut kept = started(game, seats, clock, WhenOut::StandIn);
            // Each span that passes is the time of all who owe a decision, unless the house is closed.
            let (mut now, mut taken, mut closed) = (1000, 0, Vec::new());
            for _ in 0..150 {
                if kept.table.status() != Status::Playing {
                    break;
                }
                let span = 1 + u64::from(below(&mut rng, 9000));
                let before = times(&kept.table, now);
                let acts = acting(&kept.table);
                if below(&mut rng, 6) == 0 {
                    closed.push((now, now + span));
                    now += span;
                    at(&mut kept, now, |draft| {
                        draft.house_was_closed(&closed);
                        Ok(())
                    })
                    .unwrap();
                    assert_eq!(times(&kept.table, now), before, "the time of a closed house is nobody's");
                    continue;
                }
                now += span;
                for (seat, (left, _)) in Seat::all(seats).zip(&before) {
                    let ran = if acts.contains(&seat) { span } else { 0 };
                    let expected = left.map(|left| left.saturating_sub(ran));
                    assert_eq!(kept.table.time_left(seat, now), expected, "all run who owe, and nobody else");
                }
                let back = Seat::all(seats).find(|seat| kept.table.can_take_back(*seat));
                if let Some(seat) = back.filter(|_| below(&mut rng, 2) == 0) {
                    let by = person(NAMES[seat.index()]);
                    at(&mut kept, now, |draft| draft.take_back(&by, seat)).unwrap();
                    taken += 1;
                    let never = Table::replay(kept.kinds, &without_taken_back(&kept.log)).unwrap();
                    assert_eq!(times(&kept.table, now), times(&never, now), "as if it had never been done");
                } else {
                    let seat = *pick(&mut rng, &acts);
                    play(&mut kept, now, seat, &mut rng);
                }
            }
            assert!(!closed.is_empty() && (taken > 0 || game == 4), "game {game}: {taken}");
        }
    }
}

#[test]
fn a_decision_adds_what_was_agreed() {
    let mut kept = started(0, 3, Clock::Live { bank: 60, more: 5 }, WhenOut::StandIn);
    let mut rng = nth_rng(1, 0);
    let first = acting(&kept.table)[0];
    assert_eq!(kept.table.due_at(), Some(61_000));
    play(&mut kept, 11_000, first, &mut rng);
    assert_eq!(kept.table.time_left(first, 11_000), Some(55_000), "ten seconds gone, five added");
    let mut kept = started(0, 3, Clock::Days(2), WhenOut::StandIn);
    let first = acting(&kept.table)[0];
    play(&mut kept, 1000 + ABSENT / 2, first, &mut rng);
    assert_eq!(kept.table.time_left(first, 1000 + ABSENT / 2), Some(ABSENT), "each decision has its days");
}

#[test]
fn a_bot_decides_when_time_is_out_until_the_player_is_back() {
    let mut kept = started(0, 3, Clock::Live { bank: 60, more: 5 }, WhenOut::StandIn);
    let out = acting(&kept.table)[0];
    let by = person(NAMES[out.index()]);
    at(&mut kept, 60_999, time_out).unwrap();
    assert_eq!(kept.table.bot_to_move(), None, "not yet");
    at(&mut kept, 61_000, time_out).unwrap();
    assert_eq!(kept.table.bot_to_move(), Some((out, "odds")));
    assert_eq!(
        (kept.table.seat_of(&by), kept.table.due_at()),
        (Some(out), None),
        "the chair is still theirs"
    );
    let text = moves(&kept.table, out)[0].clone();
    let decision = kept.table.decision(out).unwrap();
    at(&mut kept, 62_000, |draft| draft.play_for(out, decision, &[&text])).unwrap();
    at(&mut kept, 63_000, |draft| draft.come_back_to(&by, out)).unwrap();
    assert_eq!(kept.table.chairs()[out.index()].decides(), None);
    assert_eq!(kept.table.time_left(out, 63_000), Some(10_000), "ten seconds at least");
    let next = acting(&kept.table)[0];
    let left = kept.table.time_left(next, 63_000).unwrap();
    assert_eq!(kept.table.due_at(), Some(63_000 + left));
}

#[test]
fn who_moves_is_back() {
    let mut kept = started(0, 3, Clock::Days(1), WhenOut::StandIn);
    let out = acting(&kept.table)[0];
    at(&mut kept, 1000 + ABSENT, time_out).unwrap();
    play(&mut kept, 2000 + ABSENT, out, &mut nth_rng(1, 0));
    assert_eq!(kept.table.chairs()[out.index()].decides(), None);
}

#[test]
fn a_chair_may_go_to_a_bot_when_time_is_out() {
    let mut kept = started(0, 3, Clock::Days(1), WhenOut::Leave);
    let out = acting(&kept.table)[0];
    let by = person(NAMES[out.index()]);
    at(&mut kept, 1000 + ABSENT / 2, time_out).unwrap();
    assert_eq!((kept.table.seat_of(&by), kept.table.left_by(&by)), (None, Some(out)));
    assert_eq!(kept.table.chairs()[out.index()].bot(), Some("odds"));
}

#[test]
fn the_others_hand_the_chair_of_an_absent_player_on_all_together() {
    let mut kept = started(0, 3, Clock::None, WhenOut::StandIn);
    let absent = acting(&kept.table)[0];
    let others: Vec<_> =
        Seat::all(3).filter(|seat| *seat != absent).map(|seat| person(NAMES[seat.index()])).collect();
    let early = at(&mut kept, 999 + ABSENT, |draft| draft.hand_on(&others[0], absent, "odds"));
    assert!(matches!(early, Err(TableError::NotAbsent(_))));
    at(&mut kept, 1000 + ABSENT, |draft| draft.hand_on(&others[0], absent, "odds")).unwrap();
    assert_eq!(kept.table.bot_to_move(), None, "one alone cannot");
    let own = person(NAMES[absent.index()]);
    assert!(at(&mut kept, 1000 + ABSENT, |draft| draft.hand_on(&own, absent, "odds")).is_err());
    let mut undone = kept.clone();
    play(&mut undone, 1001 + ABSENT, absent, &mut nth_rng(1, 0));
    assert!(undone.table.absent(1002 + ABSENT).is_empty(), "who moves is there");
    at(&mut kept, 1001 + ABSENT, |draft| draft.hand_on(&others[1], absent, "odds")).unwrap();
    assert_eq!(kept.table.bot_to_move(), Some((absent, "odds")));
    at(&mut kept, 1002 + ABSENT, |draft| draft.sit(absent, &own, "", DiceWord::None)).unwrap();
    assert_eq!(kept.table.seat_of(&own), Some(absent), "and comes back");
}

#[test]
fn at_a_table_with_a_clock_nobody_is_handed_on() {
    let mut kept = started(0, 3, Clock::Days(7), WhenOut::StandIn);
    let absent = acting(&kept.table)[0];
    let other = Seat::all(3).find(|seat| *seat != absent).unwrap();
    let asked =
        at(&mut kept, 1000 + ABSENT, |draft| draft.hand_on(&person(NAMES[other.index()]), absent, "odds"));
    assert_eq!(asked, Err(TableError::NotAbsent("the clock decides")));
}

#[test]
fn people_become_others_and_are_forgotten() {
    let mut kept = started(0, 3, Clock::None, WhenOut::StandIn);
    let (guest, account, jan) = (person("ola"), person("account"), person("jan"));
    at(&mut kept, 2000, |draft| change_id(draft, &guest, &account)).unwrap();
    assert_eq!((kept.table.seat_of(&account), kept.table.seat_of(&guest)), (Some(seat(1)), None));
    assert_eq!(kept.table.creation().host, account);
    at(&mut kept, 2000, |draft| change_id(draft, &jan, &account)).unwrap();
    assert_eq!(kept.table.seat_of(&jan), Some(seat(2)), "both sit here and stay who they are");
    at(&mut kept, 3000, |draft| draft.forget_person(&account, "odds")).unwrap();
    assert_eq!((kept.table.seat_of(&account), kept.table.chairs()[0].bot()), (None, Some("odds")));
    let shown = format!("{:?} {:?}", kept.table.chairs(), kept.table.seatings());
    assert!(!shown.contains("\"ola\""), "{shown}");
}

#[test]
fn clocks_are_told_in_few_letters() {
    for clock in [Clock::None, Clock::Live { bank: 300, more: 10 }, Clock::Days(3)] {
        assert_eq!(clock.to_string().parse(), Ok(clock));
    }
    for bad in ["", "5", "4d", "-1d", "10+5", "300+301", "7201+0", "300+", "d"] {
        assert_eq!(bad.parse::<Clock>(), Err(TableError::BadClock), "{bad}");
    }
}
