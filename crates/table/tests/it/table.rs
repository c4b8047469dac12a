//! A table's life, on the engine's small auction with simultaneous secret bids.

use crate::auction::Auction;
use crate::support::{Kept, person, seat};
use engine::any::{Kind, KindOf, Refusal};
use engine::random::nth_rng;
use engine::record::Record;
use engine::{Options, Viewer};
use table::{Creation, DiceWord, Draft, LogEntry, PlayerId, Sitter, Stamped, Status, Table, TableError};

const KINDS: &[&dyn Kind] = &[&KindOf::<Auction>::NEW];

fn open(seats: usize) -> Kept {
    Kept::open(KINDS, seats, "")
}

/// Ola and Jan on chairs 1 and 2, a bot on each other chair, started.
fn started(seats: usize) -> Kept {
    Kept::started(KINDS, seats, "", 2)
}

/// Plays to the end at random, with take-backs in between.
fn finished(game: u64) -> Kept {
    let mut kept = started(2);
    kept.finish(&mut nth_rng(game, 0), 3);
    kept
}

#[test]
fn chairs_fill_and_the_game_starts() {
    let mut kept = open(3);
    let (ola, jan) = (person("ola"), person("jan"));
    assert_eq!(kept.table.status(), Status::Open);
    assert_eq!(kept.refused(|draft| draft.begin_game(&ola)), TableError::EmptyChairs(3));
    kept.change(|draft| draft.sit(seat(1), &jan, "Jan", DiceWord::open("w").unwrap())).unwrap();
    assert_eq!(
        kept.refused(|draft| draft.sit(seat(1), &ola, "Ola", DiceWord::None)),
        TableError::Taken(seat(1))
    );
    assert_eq!(
        kept.refused(|draft| draft.sit(seat(2), &jan, "Jan", DiceWord::None)),
        TableError::SeatedAlready(seat(1))
    );
    assert_eq!(
        kept.refused(|draft| draft.sit(seat(4), &ola, "Ola", DiceWord::None)),
        TableError::NoChair(seat(4))
    );
    assert_eq!(kept.refused(|draft| draft.seat_bot(&jan, seat(2), "random")), TableError::NotHost);
    kept.change(|draft| draft.seat_bot(&ola, seat(2), "random")).unwrap();
    let twin = kept.try_change(|draft| draft.sit(seat(3), &ola, "Jan", DiceWord::None)).unwrap();
    let [Stamped { entry: LogEntry::Sat { sitter: Sitter::Person { name, .. }, .. }, .. }] =
        &twin.entries[..]
    else {
        panic!("{:?}", twin.entries)
    };
    assert_eq!(name, "Jan 2", "names at a table are told apart");
    kept.change(|draft| draft.sit(seat(3), &ola, "Jan", DiceWord::None)).unwrap();
    assert_eq!(kept.refused(|draft| draft.leave(&jan, seat(3), "random")), TableError::NotHost);
    kept.change(|draft| draft.leave(&jan, seat(1), "random")).unwrap();
    kept.change(|draft| draft.sit(seat(1), &jan, "Jan", DiceWord::open("w").unwrap())).unwrap();
    let begin = kept.try_change(|draft| draft.begin_game(&jan)).unwrap();
    let begin: Vec<_> = begin.entries.iter().map(|stamped| &stamped.entry).collect();
    assert!(matches!(begin[..], [LogEntry::Started, LogEntry::Chance { .. }]), "{begin:?}");
    kept.change(|draft| draft.begin_game(&jan)).unwrap();
    assert_eq!(kept.table.status(), Status::Playing);
    assert_eq!(
        kept.refused(|draft| draft.sit(seat(2), &person("x"), "X", DiceWord::None)),
        TableError::Started
    );
    assert_eq!(kept.table.bot_to_move(), Some((seat(2), "random")));
}

#[test]
fn the_host_alone_sends_a_person_away_and_for_good() {
    let mut kept = open(3);
    let (ola, jan, ewa) = (person("ola"), person("jan"), person("ewa"));
    kept.change(|draft| draft.sit(seat(1), &ola, "Ola", DiceWord::None)).unwrap();
    kept.change(|draft| draft.sit(seat(2), &jan, "Jan", DiceWord::None)).unwrap();
    kept.change(|draft| draft.sit(seat(3), &ewa, "Ewa", DiceWord::None)).unwrap();
    for (by, chair) in [(&jan, 3), (&jan, 1), (&ewa, 2), (&person("stranger"), 2)] {
        assert_eq!(kept.refused(|draft| draft.leave(by, seat(chair), "random")), TableError::NotHost);
    }
    kept.change(|draft| draft.leave(&ola, seat(2), "random")).unwrap();
    assert!(kept.table.was_sent_away(&jan) && !kept.table.was_sent_away(&ewa));
    assert_eq!(kept.refused(|draft| draft.sit(seat(2), &jan, "Jan", DiceWord::None)), TableError::SentAway);
    // Who stood up by themselves may sit down again.
    kept.change(|draft| draft.leave(&ewa, seat(3), "random")).unwrap();
    kept.change(|draft| draft.sit(seat(2), &ewa, "Ewa", DiceWord::None)).unwrap();
    kept.change(|draft| draft.seat_bot(&ola, seat(3), "random")).unwrap();
    kept.change(|draft| draft.begin_game(&ola)).unwrap();
    assert_eq!(kept.refused(|draft| draft.leave(&ola, seat(2), "random")), TableError::NotYours(seat(2)));
    assert!(Table::replay(KINDS, &kept.log).unwrap().was_sent_away(&jan), "the log says so");
}

#[test]
fn a_refused_request_leaves_the_table_as_it_was() {
    let kept = open(2);
    let before = format!("{:?}", kept.table);
    let mut draft = kept.table.draft(5);
    draft.sit(seat(1), &person("jan"), "Jan", DiceWord::None).unwrap();
    assert!(draft.sit(seat(1), &person("ola"), "Ola", DiceWord::None).is_err());
    assert_eq!(draft.chairs()[0].person(), Some(&person("jan")), "a draft reads like the table to come");
    drop(draft);
    assert_eq!(format!("{:?}", kept.table), before);
}

#[test]
fn bad_settings_are_refused() {
    let LogEntry::Created(good) = open(2).log[0].entry.clone() else { panic!("created comes first") };
    let refused = |change: fn(&mut Creation)| {
        let mut creation = good.clone();
        change(&mut creation);
        Table::open(KINDS, creation).unwrap_err().code()
    };
    assert_eq!(refused(|creation| creation.seats = 9), "bad-setup");
    assert_eq!(refused(|creation| creation.game = "chess".to_owned()), "unknown-game");
    assert_eq!(refused(|creation| creation.options = Options::parse("speed=1").unwrap()), "bad-setup");
}

#[test]
fn a_rivals_commit_never_makes_mine_stale() {
    let mut kept = started(2);
    let before = kept.table.decision(seat(1)).unwrap();
    kept.play("2 bid 3");
    assert_eq!(kept.table.decision(seat(1)), Some(before));
    let mine = kept.try_change(|draft| draft.play(&person("ola"), seat(1), before, &["bid 2"])).unwrap();
    assert!(!mine.entries.is_empty());
}

#[test]
fn the_same_move_sent_twice_counts_once_and_another_is_too_late() {
    let mut kept = started(2);
    let decision = kept.table.decision(seat(1)).unwrap();
    let sent = |kept: &Kept, text: &str| {
        let change = kept.try_change(|draft| draft.play(&person("ola"), seat(1), decision, &[text]));
        change.map(|change| change.entries.len())
    };
    kept.play("1 bid 2");
    assert_eq!(sent(&kept, "bid  2"), Ok(0), "it is done already");
    assert_eq!(sent(&kept, "bid 3"), Err(TableError::TooLate { sent: decision, now: decision + 1 }));
    kept.play("2 bid 1");
    assert_eq!(sent(&kept, "bid 2"), Ok(0));
}

#[test]
fn moves_are_checked_for_chair_and_rules() {
    let mut kept = started(3);
    let decision = kept.table.decision(seat(1)).unwrap();
    let refused = |by: &str, number, text| {
        kept.refused(|draft| draft.play(&person(by), seat(number), decision, &[text]))
    };
    assert_eq!(refused("jan", 1, "bid 1"), TableError::NotYours(seat(1)));
    assert_eq!(refused("ola", 3, "bid 1"), TableError::NotYours(seat(3)), "a bot's chair is nobody's");
    assert_eq!(refused("ola", 4, "bid 1"), TableError::NoChair(seat(4)));
    assert!(matches!(refused("ola", 1, "bid 8"), TableError::Move(Refusal::BadWord { .. })));
    kept.play("1 bid 1");
    let again = kept.refused(|draft| draft.play(&person("ola"), seat(1), decision + 1, &["bid 2"]));
    assert_eq!(again.clause().unwrap().0, "A-1");
}

#[test]
fn a_batch_is_applied_whole_or_not_at_all() {
    let kept = started(2);
    let decision = kept.table.decision(seat(1)).unwrap();
    let play = |moves: &[&str]| kept.refused(|draft| draft.play(&person("ola"), seat(1), decision, moves));
    // The second bid of the batch is not open, so the first one is not made either.
    assert_eq!(play(&["bid 1", "bid 2"]).clause().unwrap().0, "A-1");
    assert_eq!(play(&[]).code(), "bad-word", "nothing is no answer");
    assert_eq!(kept.table.decision(seat(1)), Some(decision));
}

#[test]
fn a_batch_does_not_ask_what_comes_next() {
    let mut kept = started(2);
    kept.play("2 bid 3");
    let decision = kept.table.decision(seat(1)).unwrap();
    // This bid turns Jan's over and deals the next prize: a second one must wait until that is known.
    for second in ["bid 2", "bid 1"] {
        let batch = kept.refused(|draft| draft.play(&person("ola"), seat(1), decision, &["bid 1", second]));
        assert_eq!(batch, TableError::TooFarAhead("bid 1".to_owned()));
    }
    // Nor does a plan show it. A plan without moves is the game itself, for who is to act.
    assert!(kept.table.planned(seat(1), &["bid 1"]).is_none());
    assert!(kept.table.planned(seat(1), &[]).is_some());
    assert!(kept.table.planned(seat(2), &[]).is_none());
}

#[test]
fn a_secret_commit_can_be_taken_back_until_it_is_revealed() {
    let mut kept = started(3);
    assert!(!kept.table.can_take_back(seat(1)));
    kept.play("1 bid 4; 2 bid 5");
    assert!(kept.table.can_take_back(seat(1)), "another commit of the round is no reason against it");
    let by_jan = kept.refused(|draft| draft.take_back(&person("jan"), seat(1)));
    assert_eq!(by_jan, TableError::NotYours(seat(1)));
    assert_eq!(kept.table.decision(seat(1)), None);
    let before = kept.table.told().len();
    kept.take_back(1).unwrap();
    assert!(kept.table.told().len() < before, "what was taken back is not told");
    assert_eq!(kept.table.decision(seat(1)), Some(2), "the number has moved past the withdrawn answer");
    let again = kept.refused(|draft| draft.play(&person("ola"), seat(1), 0, &["bid 4"]));
    assert_eq!(again, TableError::TooLate { sent: 0, now: 2 }, "what was taken back is not done already");
    kept.play("1 bid 1");
    let done = kept.try_change(|draft| draft.play(&person("ola"), seat(1), 2, &["bid 1"])).unwrap();
    assert!(done.entries.is_empty());
    let bot = kept.table.decision(seat(3)).unwrap();
    kept.change(|draft| draft.play_for(seat(3), bot, &["bid 2"])).unwrap();
    assert!(!kept.table.can_take_back(seat(1)), "the bids are revealed");
}

#[test]
fn leaving_a_running_game_leaves_a_bot_on_the_chair() {
    let mut kept = started(2);
    kept.change(|draft| draft.leave(&person("jan"), seat(2), "random")).unwrap();
    assert_eq!(kept.table.chairs()[1].bot(), Some("random"));
    assert_eq!(kept.table.bot_to_move(), Some((seat(2), "random")));
    assert_eq!(kept.table.seat_of(&person("jan")), None);
}

#[test]
fn a_bot_that_stands_in_leaves_the_word_for_the_dice() {
    let mut kept = started(2);
    kept.play("1 bid 1");
    kept.change(|draft| draft.leave(&person("ola"), seat(1), "random")).unwrap();
    assert_eq!(kept.table.chairs()[0].word.text(), "salt");
    kept.finish(&mut nth_rng(3, 0), 3);
    let text = Table::replay_whole(KINDS, &kept.log).unwrap().record().unwrap().to_string();
    assert!(text.contains("[Seat1 \"ola\"]") && text.contains("[Word1 \"salt\"]"), "{text}");
    assert_eq!(Record::parse(&text).unwrap().check(KINDS).unwrap().fair_outcomes, Some(5));
}

#[test]
fn a_replayed_log_gives_the_same_table_at_every_point() {
    for game in 0..20 {
        let kept = finished(game);
        let mut growing = Table::replay(KINDS, &kept.log[..1]).unwrap();
        for (index, stamped) in kept.log.iter().enumerate().skip(1) {
            growing.apply(stamped, None).unwrap();
            let replayed = Table::replay(KINDS, &kept.log[..=index]).unwrap();
            assert_eq!(format!("{growing:?}"), format!("{replayed:?}"));
        }
        assert_eq!(growing.length(), kept.log.len());
    }
}

#[test]
fn a_finished_table_gives_a_record_that_checks() {
    for game in 0..20 {
        let kept = finished(game);
        let whole = Table::replay_whole(KINDS, &kept.log).unwrap();
        let text = whole.record().unwrap().to_string();
        let checked = Record::parse(&text).unwrap().check(KINDS).unwrap();
        assert_eq!(checked.fair_outcomes, Some(5), "take-backs do not disturb the dice");
        assert!(text.contains("[Word1 \"salt\"]") && text.contains(&kept.table.commitment()));
    }
    assert_eq!(started(2).table.record(), Err(TableError::NotOver), "the seed stays secret till the end");
}

#[test]
fn views_of_a_running_table_do_not_hold_the_seed() {
    let kept = started(2);
    let view = kept.table.game().unwrap().view(Viewer::Spectator).to_json().to_string();
    assert!(!view.contains(&kept.table.creation().seed));
}

#[test]
fn a_log_that_does_not_fit_is_named() {
    let mut log = started(2).log;
    let end = log.len();
    log.push(Stamped { at: 9, entry: LogEntry::Chance { text: "prize 1".to_owned() } });
    let corrupt = Table::replay(KINDS, &log).unwrap_err();
    assert_eq!(corrupt.index, end);
    assert!(Table::replay(KINDS, &log[1..]).is_err());
    let mut old = open(2).log;
    if let LogEntry::Created(creation) = &mut old[0].entry {
        creation.rules = 0;
    }
    assert!(Table::replay(KINDS, &old).unwrap_err().reason.contains("is not played here"));
}

#[test]
fn an_entry_that_does_not_fit_changes_nothing() {
    let mut kept = started(2);
    let before = format!("{:?}", kept.table);
    for entry in [
        LogEntry::Chance { text: "prize 1".to_owned() },
        LogEntry::Move { seat: seat(1), text: "bid 9".to_owned() },
        LogEntry::TookBack { seat: seat(1) },
        LogEntry::Left { seat: seat(5), sent_away: false },
    ] {
        assert!(kept.table.apply(&Stamped { at: 9, entry }, None).is_err());
        assert_eq!(format!("{:?}", kept.table), before);
    }
}

#[test]
fn the_players_go_on_at_another_table() {
    let mut kept = finished(1);
    kept.change(|draft| draft.go_on_at("t-2")).unwrap();
    assert_eq!(kept.table.rematch(), Some("t-2"));
    assert_eq!(started(2).refused(|draft| draft.go_on_at("t-2")), TableError::NotOver);
}

#[test]
fn who_left_takes_the_chair_again_and_nobody_else_does() {
    let mut kept = started(3);
    let [jan, ewa] = ["jan", "ewa"].map(person);
    kept.play("1 bid 1");
    kept.change(|draft| draft.leave(&jan, seat(2), "random")).unwrap();
    assert_eq!((kept.table.left_by(&jan), kept.table.left_by(&ewa)), (Some(seat(2)), None));
    let sit = |who: &PlayerId, chair: u8| {
        let (who, word) = (who.clone(), DiceWord::None);
        move |draft: &mut Draft| draft.sit(seat(chair), &who, "somebody", word)
    };
    assert_eq!(kept.refused(sit(&ewa, 2)), TableError::Started);
    assert_eq!(kept.refused(sit(&jan, 3)), TableError::Started, "not the chair that was left");
    assert_eq!(kept.refused(sit(&person("ola"), 2)), TableError::Started, "nor who sits elsewhere");

    let decision = kept.table.decision(seat(2)).unwrap();
    kept.change(|draft| draft.play_for(seat(2), decision, &["bid 2"])).unwrap();
    kept.change(sit(&jan, 2)).unwrap();
    assert_eq!((kept.table.seat_of(&jan), kept.table.left_by(&jan)), (Some(seat(2)), None));
    let why = kept.refused(|draft| draft.take_back(&jan, seat(2))).to_string();
    assert_eq!(why, "you have made no move yet", "what the bot did stands");

    let names: Vec<_> = kept
        .table
        .seatings()
        .iter()
        .map(|seating| (seating.from.to_string(), seating.to.to_string()))
        .collect();
    let told = [("jan", "bot random"), ("bot random", "jan")];
    assert_eq!(names, told.map(|(from, to)| (from.to_owned(), to.to_owned())));
    let sat = |nth: usize| kept.table.told()[nth].chairs[1].person().cloned();
    assert_eq!(
        (sat(0), sat(kept.table.told().len() - 1)),
        (Some(jan), None),
        "history keeps who played then"
    );
}
