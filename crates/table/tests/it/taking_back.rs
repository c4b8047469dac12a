//! Who may take back, and what becomes of the rest of the table, on a small game with turns in sequence, looks at a
//! covered card and secret choices of several steps.

use crate::lantern::Lantern;
use crate::support::{Kept, name_of, person, seat};
use engine::any::{Kind, KindOf};
use engine::random::nth_rng;
use engine::{Options, Seat, Viewer};
use table::{Frame, LogEntry, MOST_TAKE_BACKS, Table, TableError};

const KINDS: &[&dyn Kind] = &[&KindOf::<Lantern>::NEW];

fn started(seats: usize) -> Kept {
    Kept::started(KINDS, seats, "", seats)
}

/// A table where all have rested in the first round and choose in secret.
fn choosing(seats: usize) -> Kept {
    let mut kept = started(seats);
    for seat in Seat::all(seats) {
        kept.play(&format!("{seat} rest"));
    }
    kept
}

/// A card that the seat holds, as the text that lays it.
fn lay(kept: &Kept, number: u8) -> String {
    kept.table.game().unwrap().legal(seat(number))[0].clone()
}

fn why_not(kept: &Kept, number: u8) -> String {
    let seat = seat(number);
    kept.refused(|draft| draft.take_back(&person(name_of(seat)), seat)).to_string()
}

#[test]
fn the_lantern_keeps_the_laws() {
    for seats in 2..=4 {
        let met = engine::laws::check::<Lantern>(seats, &Options::default(), 60, 80);
        assert_eq!(met.actions, 15);
        assert!(met.imagined > 0);
    }
}

#[test]
fn an_open_move_stands_only_when_chance_or_another_speaks() {
    let mut kept = started(3);
    let laid = lay(&kept, 1);
    kept.play(&format!("1 {laid}"));
    assert_eq!(kept.unsettled(), [1], "what others saw of it is the own loss");
    kept.take_back(1).unwrap();
    assert_eq!(why_not(&kept, 1), "you have made no move yet");
    kept.play(&format!("1 {laid}; 1 rest"));
    assert_eq!(kept.unsettled(), [1], "nobody has answered it");
    kept.take_back(1).unwrap();
    kept.take_back(1).unwrap();
    kept.play(&format!("1 {laid}; 1 draw"));
    assert_eq!(why_not(&kept, 1), "chance has spoken since");
    kept.play("2 rest");
    assert_eq!(kept.unsettled(), [2]);
    kept.play("3 rest");
    assert_eq!((why_not(&kept, 2), kept.unsettled()), ("others have moved since".to_owned(), vec![3]));
}

#[test]
fn what_a_seat_has_seen_cannot_be_unseen() {
    let mut kept = started(2);
    let laid = lay(&kept, 1);
    kept.play(&format!("1 {laid}; 1 peek"));
    assert_eq!(why_not(&kept, 1), "your move has shown you something new", "nor what was made before");
    kept.play("1 rest");
    assert_eq!(kept.unsettled(), [1], "what came after the look is another matter");
    kept.take_back(1).unwrap();
    assert_eq!(kept.unsettled(), [0u8; 0]);
    kept.play("1 flip");
    assert_eq!(kept.unsettled(), [1], "it turned up for others what it knew itself");
    kept.take_back(1).unwrap();
    kept.play("1 rest");
    let laid = lay(&kept, 2);
    kept.play(&format!("2 {laid}; 2 flip"));
    assert_eq!(why_not(&kept, 2), "your move has shown you something new");
    assert_eq!(kept.unsettled(), [0u8; 0], "and no chance came between");
}

#[test]
fn secret_choices_of_a_round_are_taken_back_beside_each_other() {
    let mut kept = choosing(3);
    kept.play("2 pick 1; 1 pick 1; 2 pick 2; 1 pick 2");
    assert_eq!(kept.unsettled(), [1, 2]);
    kept.take_back(2).unwrap();
    kept.take_back(1).unwrap();
    kept.take_back(2).unwrap();
    kept.take_back(1).unwrap();
    assert_eq!(kept.unsettled(), [0u8; 0]);
    let game = kept.table.game().unwrap();
    assert_eq!(game.view(Viewer::Spectator).to_json()["public"]["choices"], serde_json::json!([[], [], []]));
}

#[test]
fn the_last_choice_of_a_round_ends_every_right_though_no_chance_follows() {
    let mut kept = choosing(2);
    kept.play("1 pick 1; 2 pick 1; 1 pick 2; 2 pick 2; 1 pick 3");
    assert_eq!(kept.unsettled(), [1], "the pick that could have been a call has told that it was none");
    kept.play("2 pick 3");
    assert_eq!(
        (why_not(&kept, 1), why_not(&kept, 2)),
        ("others have moved since".to_owned(), "your move has shown you something new".to_owned())
    );
    assert_eq!(kept.table.decision(seat(1)), Some(4));
    kept.play("1 rest");
    kept.take_back(1).unwrap();
    assert_eq!(why_not(&kept, 1), "others have moved since", "the rest was all there was");
}

#[test]
fn an_open_choice_beside_a_secret_one_is_news() {
    let mut kept = choosing(3);
    kept.play("1 pick 1; 2 pick 1; 2 pick 1");
    assert_eq!(kept.unsettled(), [1, 2]);
    kept.play("2 call 3");
    assert_eq!(kept.unsettled(), [2], "1 has seen the call, and could choose anew");
    kept.play("3 pick 1");
    assert_eq!(kept.unsettled(), [3], "3 has seen the call before it chose");
    kept.play("1 pick 2");
    assert_eq!(kept.unsettled(), [1, 3]);
}

#[test]
fn a_seat_that_owed_nothing_when_the_move_was_made_is_not_beside_it() {
    let mut kept = started(2);
    kept.play("1 rest; 2 rest");
    assert_eq!(kept.unsettled(), [2]);
    kept.play("1 pick 1");
    assert_eq!(kept.unsettled(), [1], "1 chose with the knowledge that 2 rested");
}

#[test]
fn numbers_of_turns_that_are_withdrawn_grow() {
    let mut kept = started(3);
    kept.play("1 rest");
    let (two, three) = (kept.table.decision(seat(2)).unwrap(), kept.table.heard(Viewer::Seat(seat(3))));
    kept.take_back(1).unwrap();
    assert_eq!(kept.table.decision(seat(2)), None);
    assert_eq!(kept.table.heard(Viewer::Seat(seat(3))), three, "what was told stays told");
    kept.play("1 rest");
    let late = kept.refused(|draft| draft.play(&person("jan"), seat(2), two, &["rest"]));
    assert_eq!(late, TableError::TooLate { sent: two, now: two + 1 });
    kept.play("2 rest");
    assert_eq!(kept.table.decision(seat(3)), Some(0), "whose turn was not withdrawn keeps its number");
}

#[test]
fn a_batch_stops_where_its_seat_learns_something() {
    let mut kept = started(2);
    let laid = lay(&kept, 1);
    let play = |kept: &Kept, moves: &[&str]| {
        let decision = kept.table.decision(seat(1)).unwrap();
        kept.try_change(|draft| draft.play(&person("ola"), seat(1), decision, moves))
            .map(|change| change.entries.len())
    };
    let too_far = Err(TableError::TooFarAhead("peek".to_owned()));
    assert_eq!(play(&kept, &[&laid, "peek", "rest"]), too_far);
    assert_eq!(play(&kept, &[&laid, "peek", "no such move"]), too_far, "whatever follows");
    assert_eq!(play(&kept, &[&laid, "peek"]), Ok(2));
    assert!(kept.table.planned(seat(1), &[&laid]).is_some(), "an own card is no news to who lays it");
    assert!(kept.table.planned(seat(1), &[&laid, "peek"]).is_none());
    assert!(kept.table.planned(seat(1), &[&laid, "draw"]).is_none());
    assert_eq!(play(&kept, &[&laid, "draw", "rest"]), Err(TableError::TooFarAhead("draw".to_owned())));
    kept.moves(1, &[&laid, "rest"]).unwrap();
    kept.take_back(1).unwrap();
    assert_eq!(kept.table.decision(seat(1)), Some(3), "one move of the batch is taken back");
}

#[test]
fn nobody_fills_a_log_by_taking_back() {
    let mut kept = started(2);
    for _ in 0..MOST_TAKE_BACKS {
        kept.play("1 rest");
        kept.take_back(1).unwrap();
    }
    kept.play("1 rest");
    let refusal = kept.refused(|draft| draft.take_back(&person("ola"), seat(1)));
    assert_eq!(refusal.code(), "cannot-take-back");
    assert_eq!(refusal.to_string(), "you have taken back often enough: this move stands");
    let log = kept.log.len();
    let forged = table::Stamped { at: 9, entry: LogEntry::TookBack { seat: seat(1) } };
    assert!(kept.table.clone().apply(&forged, None).is_err(), "a log cannot hold more either");
    // The count begins anew once the move stands.
    kept.play("2 rest; 1 pick 1");
    for _ in 0..MOST_TAKE_BACKS {
        kept.take_back(1).unwrap();
        kept.play("1 pick 1");
    }
    assert_eq!(kept.unsettled(), [0u8; 0]);
    assert_eq!(kept.log.len(), log + 2 + 2 * usize::from(MOST_TAKE_BACKS));
}

#[test]
fn the_count_begins_anew_when_chance_or_news_makes_a_move_stand() {
    for (standing, then) in [("draw", "2 rest"), ("peek", "1 rest")] {
        let mut kept = started(2);
        let laid = lay(&kept, 1);
        for _ in 0..MOST_TAKE_BACKS {
            kept.play(&format!("1 {laid}"));
            kept.take_back(1).unwrap();
        }
        kept.play(&format!("1 {laid}; 1 {standing}; {then}"));
        if standing == "draw" {
            kept.play("1 pick 1");
        }
        assert!(kept.unsettled().contains(&1), "after {standing}");
    }
}

#[test]
fn two_together_fill_no_log_either() {
    let mut kept = choosing(2);
    let mut taken = 0;
    kept.play("1 pick 1; 2 pick 1");
    while taken < 100 {
        let may = kept.unsettled();
        let Some(&number) = may.get(taken % 2).or(may.first()) else { break };
        kept.take_back(number).unwrap();
        kept.play(&format!("{number} pick 1"));
        taken += 1;
    }
    assert_eq!(taken, 2 * usize::from(MOST_TAKE_BACKS));
    kept.play("1 pick 1; 2 pick 1");
    assert_eq!(kept.unsettled(), [0u8; 0], "a second choice does not begin the count anew");
}

/// Whoever may take back does so at once, as often as it goes.
#[test]
fn a_log_is_no_longer_than_its_game_allows() {
    for seats in 2..=4 {
        let mut kept = started(seats);
        kept.checked = false;
        let mut rng = nth_rng(7, seats as u64);
        kept.finish(&mut rng, 1);
        kept.check_replay();
        let whole = Table::replay_whole(KINDS, &kept.log).unwrap();
        let each = 1 + 2 * usize::from(MOST_TAKE_BACKS);
        let most = 2 + seats + whole.entries().count() * each;
        assert!(kept.log.len() <= most, "{} entries, {most} at most", kept.log.len());
    }
}

#[test]
fn any_order_of_moves_and_take_backs_replays() {
    for seats in 2..=4 {
        for game in 0..6 {
            let mut kept = started(seats);
            kept.finish(&mut nth_rng(game, seats as u64), 3);
        }
    }
}

#[test]
fn a_table_remembers_no_more_of_a_long_game_than_of_a_short_one() {
    let mut kept = Kept::started(KINDS, 2, "turns=100", 2);
    kept.checked = false;
    // Nobody draws or looks, so that somebody can always take back.
    let mut longest = 0;
    for turn in 0..200 {
        kept.play("1 rest; 2 rest");
        if turn % 50 == 49 {
            kept.take_back(2).unwrap();
            kept.play("2 rest");
        }
        assert!(!kept.unsettled().is_empty());
        longest = longest.max(kept.table.entries().count());
        assert!(kept.table.told().len() <= 250, "{} events", kept.table.told().len());
        if turn % 100 == 99 {
            kept.play("1 pick 1; 2 pick 2; 1 pick 1; 2 pick 2; 1 call 1; 2 call 3");
        }
    }
    assert!(longest <= 64, "{longest} entries");
    kept.check_replay();
    let whole = Table::replay_whole(KINDS, &kept.log).unwrap();
    assert!(whole.entries().count() > 400 && whole.told().len() > 400);
    for viewer in Viewer::all(2) {
        assert_eq!(whole.heard(viewer), kept.table.heard(viewer), "{viewer}");
    }
    assert_eq!(whole.happened(), kept.table.happened());
}

/// The numbers of the frames that a viewer is shown.
fn numbers(frames: &[Frame], viewer: Viewer) -> Vec<u64> {
    frames.iter().filter_map(|frame| frame.number(viewer)).collect()
}

#[test]
fn frame_numbers_tell_nothing_of_frames_kept_secret() {
    let mut kept = choosing(3);
    let before = kept.table.heard(Viewer::Spectator);
    assert_eq!(kept.table.heard(Viewer::Seat(seat(1))), before);
    let frames = kept.moves(1, &["pick 2"]).unwrap();
    // The owner is shown its choice and that it chose; others only this.
    assert_eq!(numbers(&frames, Viewer::Seat(seat(1))), [before, before + 1]);
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(numbers(&frames, viewer), [before], "{viewer}");
        assert_eq!(kept.table.heard(viewer), before + 1, "{viewer}");
    }
}

#[test]
fn frames_of_a_viewer_are_numbered_without_gaps() {
    let mut kept = started(3);
    let mut rng = nth_rng(5, 3);
    let mut shown = vec![Vec::new(); 4];
    let first: Vec<u64> = Viewer::all(3).map(|viewer| kept.table.heard(viewer)).collect();
    while !kept.acting().is_empty() {
        assert!(kept.log.len() < 5000, "the game comes to an end");
        let before = kept.table.clone();
        kept.random_move(&mut rng);
        let entries = kept.table.length() - before.length();
        let (again, frames) = Table::replay_framed(KINDS, &kept.log, entries, |_| ()).unwrap();
        for (viewer, shown) in Viewer::all(3).zip(&mut shown) {
            shown.extend(numbers(&frames, viewer));
            assert_eq!(again.heard(viewer), kept.table.heard(viewer));
        }
        if let Some(&number) = kept.unsettled().first() {
            kept.take_back(number).unwrap();
        }
    }
    for ((viewer, shown), first) in Viewer::all(3).zip(shown).zip(first) {
        let all: Vec<u64> = (first..kept.table.heard(viewer)).collect();
        assert_eq!(shown, all, "{viewer}");
    }
}
