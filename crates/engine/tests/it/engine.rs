//! The engine on a small game with simultaneous secret choices: laws, erased form, records, fair dice.

use crate::auction::{Auction, Event, FLAW, Flaw};
use engine::any::{AnyStep, Kind, KindOf, Refusal};
use engine::fair::{FairDice, Seed};
use engine::record::{Author, Entry, Record};
use engine::{Options, Seat, Seats, Turn, Viewer, laws};
use std::collections::BTreeSet;

const KINDS: &[&dyn Kind] = &[&KindOf::<Auction>::NEW];

fn options(text: &str) -> Options {
    Options::parse(text).unwrap()
}

#[test]
fn the_auction_keeps_every_law() {
    for seats in 2..=4 {
        for choice in ["", "ties_pay=on"] {
            let met = laws::check::<Auction>(seats, &options(choice), 40, 40);
            assert_eq!(met.longest, 5 + 5 * seats);
            assert_eq!(met.actions, 5);
            assert!(met.imagined > 0 && met.followed > 50, "samples vary: {met:?}");
            assert_eq!(
                met.observed,
                BTreeSet::from(["commit", "hands", "points", "prize", "prizes left", "ready"])
            );
        }
    }
}

#[test]
fn the_laws_notice_what_is_told_or_hidden_wrongly() {
    for (flaw, said) in [
        (Flaw::SaidOpen, "must tell"),
        (Flaw::RevealsUnsaid, "is said to teach nothing"),
        (Flaw::FaceInEvent, "must not tell"),
        (Flaw::FaceInView, "must not tell"),
        (Flaw::OwnBidUntold, "must tell"),
        (Flaw::RevealsAll, "`bid` in secret reveals"),
        (Flaw::SurprisesAll, "`bid` in secret surprises"),
        (Flaw::Blind, "must tell these views apart"),
        (Flaw::HalfBlind, "must tell these views apart"),
        (Flaw::PaidAfterwards, "nothing happens untold"),
    ] {
        FLAW.set(Some(flaw));
        let broken = std::panic::catch_unwind(|| laws::check::<Auction>(3, &Options::default(), 40, 40));
        FLAW.set(None);
        let why = broken.unwrap_err().downcast::<String>().unwrap();
        assert!(why.contains(said), "{flaw:?}: {why}");
    }
}

#[test]
fn simultaneous_commits_stay_secret_until_the_last() {
    let mut game = KINDS[0].start(3, &Options::default()).unwrap();
    game.resolve("prize 4", &mut ()).unwrap();
    assert_eq!(game.turn(), Turn::Act(Seats::all(3)));
    let rival = Viewer::Seat(Seat::new(0));
    game.act(Seat::new(2), "bid 5", &mut ()).unwrap();
    assert_eq!(game.turn(), Turn::Act(Seats::all(2)));
    let seen = |game: &engine::any::AnyGame| game.view(rival).to_json();
    let mut other = KINDS[0].start(3, &Options::default()).unwrap();
    other.resolve("prize 4", &mut ()).unwrap();
    other.act(Seat::new(2), "bid 1", &mut ()).unwrap();
    assert_eq!(seen(&game), seen(&other), "a rival cannot tell which card was committed");
    assert_ne!(game.to_json(), other.to_json());
    game.act(Seat::new(0), "bid 3", &mut ()).unwrap();
    let mut steps: Vec<AnyStep> = Vec::new();
    game.act(Seat::new(1), "bid 2", &mut steps).unwrap();
    let revealed = steps.iter().any(|step| {
        step.event.downcast::<Auction>() == Some(&Event::Revealed(vec![3, 2, 5]))
            && step.to.includes(Viewer::Spectator)
    });
    assert!(revealed, "the last commit turns all bids up");
    assert_eq!(game.scores().points(), [0, 0, 4]);
}

#[test]
fn refusals_name_the_reason_and_change_nothing() {
    let mut game = KINDS[0].start(2, &Options::default()).unwrap();
    let before = game.clone();
    assert!(
        matches!(game.act(Seat::new(0), "bid 3", &mut ()), Err(Refusal::Illegal(why)) if why.clause.0 == "A-1")
    );
    assert!(
        matches!(game.act(Seat::new(0), "bid 9", &mut ()), Err(Refusal::BadWord { source, .. }) if source.at == 4)
    );
    assert!(matches!(game.resolve("prize 7", &mut ()), Err(Refusal::BadWord { .. })));
    assert!(game == before);
    game.resolve("prize 2", &mut ()).unwrap();
    assert!(matches!(game.resolve("prize 3", &mut ()), Err(Refusal::NotChance { .. })));
    let absent = game.act(Seat::new(2), "bid 3", &mut ()).unwrap_err();
    assert_eq!((absent.code(), absent.clause()), ("no-seat", None));
    assert_eq!(absent.to_string(), "there is no seat 3 here");
    assert_eq!(game.check(Seat::new(7), "nonsense").unwrap_err().to_string(), "there is no seat 8 here");
    assert_eq!(KINDS[0].start(5, &Options::default()).unwrap_err().field, "seats");
}

const RECORD: &str = r#"[Game "auction"]
[Seats "2"]
[Seat1 "Ola; the first"]

* prize 3   ; comments run to the end of the line
1 bid 2
2  bid 5
"#;

#[test]
fn a_record_reads_replays_and_writes() {
    let record = Record::parse(RECORD).unwrap();
    assert_eq!(record.text("Seat1"), Some("Ola; the first"));
    assert_eq!(record.entries.len(), 3);
    assert_eq!(record.replay(KINDS, None).unwrap().scores().points(), [0, 3]);
    assert_eq!(record.replay(KINDS, Some(1)).unwrap().scores().points(), [0, 0]);
    let again = Record::parse(&record.to_string()).unwrap();
    assert_eq!(again.to_string(), record.to_string());
    assert!(record.check(KINDS).unwrap().fair_outcomes.is_none());
}

#[test]
fn a_record_may_start_from_any_position() {
    let middle = Record::parse(RECORD).unwrap().replay(KINDS, Some(2)).unwrap();
    let mut record = Record::default();
    record.set("Game", "auction");
    record.set("Position", middle.to_json());
    record.push("2 bid 5".parse().unwrap());
    let read = Record::parse(&record.to_string()).unwrap();
    assert_eq!(read.replay(KINDS, None).unwrap().scores().points(), [0, 3]);
}

#[test]
fn errors_in_records_name_line_and_column() {
    let broken = [
        ("[Game \"auction\"]\n[Seats \"2\"]\n* prize 3\n1 bid 9\n", 4, 7, "card from 1 to 5"),
        ("[Game \"auction\"]\n[Seats \"2\"]\n* prize 3\n* prize 2\n", 4, 3, "a seat is to act"),
        ("[Game \"auction\"]\n[Seats \"2\"]\n1 bid 2\n", 3, 3, "A-1"),
        ("[Game \"auction\"]\n[Seats \"2\"]\n  9 bid 2\n", 3, 3, "neither a seat number"),
        ("[Game \"auction\"]\n[Seats \"2\"]\n1\n", 3, 1, "must follow"),
        ("[Game \"auction\"]\n[Seats two]\n", 2, 9, "no JSON"),
        ("[Game \"auction\"]\n[Game \"auction\"]\n", 2, 1, "twice"),
        ("[Game \"auction\"\n", 1, 1, "ends with"),
        ("; no game\n[Seats \"2\"]\n", 1, 1, "[Game"),
        ("[Game \"chess\"]\n", 1, 1, "no game `chess`"),
        ("[Game \"auction\"]\n[Seats \"2\"]\n[Rules \"7\"]\n", 3, 1, "version 1"),
        ("[Game \"auction\"]\n[Seats \"2\"]\n[Result \"0 0\"]\n* prize 1\n", 3, 1, "not over"),
        ("\n[Game \"auction\"]\n; two\n[Seats \"two\"]\n", 4, 1, "a number"),
        ("[Game \"auction\"]\n[Options \"speed=9\"]\n[Seats \"2\"]\n", 2, 1, "header Options"),
        ("[Game \"auction\"]\n[Options \"ties_pay=on\"]\n[Seats \"9\"]\n", 3, 1, "header Seats"),
        ("[Game \"auction\"]\n[Seats \"2\"]\n[Seed \"x\"]\n", 3, 1, "header Seed"),
        (
            "[Game \"auction\"]\n[Position {\"prize\": 1}]\n",
            2,
            1,
            "Position: this is no position of auction: ties_pay: is missing",
        ),
        (
            "[Game \"auction\"]\n[Position {\"prize\": 1, \"prize\": 2}]\n",
            2,
            30,
            "header Position: prize: stands twice",
        ),
        ("[Game \"auction\"]\n[Seats \"2\"]\n* prize 3\n3 bid 2\n", 4, 3, "there is no seat 3 here"),
        ("[Game \"auction\"]\n[Options \"ties_pay=on ties_pay=on\"]\n[Seats \"2\"]\n", 2, 1, "given twice"),
    ];
    for (text, line, column, reason) in broken {
        let error = Record::parse(text).and_then(|record| record.check(KINDS).map(|_| ())).unwrap_err();
        assert_eq!((error.line, error.column), (line, column), "{error} in {text}");
        assert!(error.to_string().contains(reason), "{error} should say {reason}");
    }
}

/// A whole game with fair dice, as a table would write it.
fn fair_record() -> Record {
    let seed = Seed::new([9; 32]);
    let dice = FairDice::new(&seed, ["salt", ""]);
    let mut record = Record::default();
    record.set("Game", "auction");
    record.set("Seats", "2");
    record.set("Seed", seed.to_string());
    record.set("Commitment", seed.commitment());
    record.set("Word1", "salt");
    let mut game = record.start(KINDS).unwrap();
    while game.turn() != Turn::Over {
        let index = record.entries.len() as u64;
        let entry = if let Turn::Act(seats) = game.turn() {
            let seat = seats.first().unwrap();
            Entry { author: Author::Seat(seat), text: game.legal(seat)[0].clone() }
        } else {
            Entry { author: Author::Dealer, text: game.draw(&dice, index) }
        };
        entry.make(&mut game, &mut ()).unwrap();
        record.push(entry);
    }
    record.set("Result", Record::result(&game));
    record
}

#[test]
fn fair_outcomes_are_recomputed_and_a_forged_one_is_found() {
    let record = fair_record();
    assert_eq!(record.check(KINDS).unwrap().fair_outcomes, Some(5));

    let mut other_word = record.clone();
    other_word.set("Word2", "cumin");
    assert!(other_word.check(KINDS).unwrap_err().reason.contains("the seed gives"));

    let mut other_seed = record.clone();
    other_seed.set("Seed", Seed::new([8; 32]).to_string());
    assert!(other_seed.check(KINDS).unwrap_err().reason.contains("SHA-256"));

    let mut other_result = record;
    other_result.set("Result", "99 0");
    assert!(other_result.check(KINDS).unwrap_err().reason.contains("should be"));
}

/// Chance was drawn by `tools/verify_dice.py`, which shares no code with the engine; points were counted by hand.
const GOLDEN: &str = r#"[Game "auction"]
[Rules "1"]
[Options "ties_pay=on"]
[Seats "2"]
[Seat1 "Ola; the first"]
[Seed "0909090909090909090909090909090909090909090909090909090909090909"]
[Commitment "8c0cc17a04942cc4f8e0fe0b302606d3108860c126428ba2ceeb5f9ed41c2b05"]
[Word1 "salt"]
[Result "11 6"]

* prize 4
1 bid 1
2 bid 5
* prize 2
2 bid 4
1 bid 4
* prize 3
1 bid 3
2 bid 2
* prize 5
2 bid 3
1 bid 5
* prize 1
1 bid 2
2 bid 1
"#;

#[test]
fn the_golden_record_is_read_checked_and_written_as_ever() {
    let record = Record::parse(GOLDEN).unwrap();
    assert_eq!(record.to_string(), GOLDEN);
    let checked = record.check(KINDS).unwrap();
    assert_eq!((checked.fair_outcomes, checked.game.scores().points()), (Some(5), [11, 6].as_slice()));
    assert_eq!(Record::result(&checked.game), "11 6");
}

#[test]
fn every_change_of_a_golden_record_is_found() {
    for (from, to, line, reason) in [
        ("* prize 4", "* prize 5", 11, "the seed gives `prize 4` here, not `prize 5`"),
        ("* prize 1", "* prize 4", 23, "the seed gives `prize 1` here, not `prize 4`"),
        ("[Word1 \"salt\"]", "[Word1 \"sand\"]", 11, "the seed gives"),
        ("[Word1 \"salt\"]", "[Word2 \"salt\"]", 11, "the seed gives"),
        ("[Seed \"09", "[Seed \"08", 7, "SHA-256"),
        ("[Commitment \"8c", "[Commitment \"9c", 7, "SHA-256"),
        ("[Result \"11 6\"]", "[Result \"6 11\"]", 9, "should be 11 6"),
        ("ties_pay=on", "ties_pay=off", 9, "should be"),
        ("2 bid 1\n", "", 9, "not over"),
        ("1 bid 2\n2 bid 1\n", "2 bid 1\n1 bid 1\n", 25, "A-2"),
    ] {
        let text = GOLDEN.replacen(from, to, 1);
        assert_ne!(text, GOLDEN, "{from}");
        let error = Record::parse(&text).and_then(|record| record.check(KINDS).map(|_| ())).unwrap_err();
        assert_eq!(error.line, line, "{from}: {error}");
        assert!(error.to_string().contains(reason), "{from}: {error} should say {reason}");
    }
}

#[test]
fn a_viewer_is_shown_its_own_secrets_and_no_others() {
    let (mine, rival) = (Seat::new(0), Seat::new(1));
    let mut game = KINDS[0].start(3, &Options::default()).unwrap();
    assert_eq!(game.seen_outcome(Viewer::Spectator, "prize 4").unwrap().as_deref(), Some("prize 4"));
    game.resolve("prize 4", &mut ()).unwrap();
    let seen = |viewer| game.seen_move(viewer, mine, "bid 5").unwrap();
    assert_eq!(seen(Viewer::Seat(mine)).as_deref(), Some("bid 5"));
    assert_eq!(seen(Viewer::Seat(rival)).as_deref(), Some("bid ?"));
    assert_eq!(seen(Viewer::Spectator).as_deref(), Some("bid ?"));
    let told = |steps: &[AnyStep], viewer| -> Vec<_> {
        let own = steps.iter().filter(|step| step.to.includes(viewer));
        own.map(|step| step.event.to_json().to_string()).collect()
    };
    let mut steps: Vec<AnyStep> = Vec::new();
    let commit = game.act(mine, "bid 5", &mut steps).unwrap();
    assert_eq!(commit.news, Seats::NONE, "a commit shows nobody anything");
    assert_eq!(told(&steps, Viewer::Seat(mine)).len(), 2);
    for viewer in [Viewer::Seat(rival), Viewer::Spectator] {
        assert_eq!(told(&steps, viewer), [r#"{"committed":{"seat":1}}"#]);
    }
    let commit = |viewer| game.view(viewer).to_json()["private"].clone();
    assert_eq!(commit(Viewer::Seat(mine)), serde_json::json!({"commit": 5}));
    assert_eq!(commit(Viewer::Seat(rival)), serde_json::json!({"commit": null}));
    assert_eq!(commit(Viewer::Spectator), serde_json::Value::Null);
    assert!(
        game.view(Viewer::Spectator).legal().is_empty() && game.view(Viewer::Seat(mine)).legal().is_empty()
    );
    assert_eq!(game.view(Viewer::Seat(rival)).legal().len(), 5);
    // The last commit is open as it is made.
    game.act(rival, "bid 1", &mut ()).unwrap();
    let last = game.seen_move(Viewer::Spectator, Seat::new(2), "bid 3").unwrap();
    assert_eq!(last.as_deref(), Some("bid 3"));
    assert_eq!(game.act(Seat::new(2), "bid 3", &mut ()).unwrap().news, Seats::all(3));
}
