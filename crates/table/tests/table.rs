//! A table's life, on the engine's small auction with simultaneous secret bids.

#[path = "../../engine/tests/auction/mod.rs"]
mod auction;

use auction::Auction;
use engine::any::{Kind, KindOf, Refusal};
use engine::random::{below, nth_rng, pick};
use engine::record::Record;
use engine::{Options, Seat, Turn, Viewer};
use table::{Creation, LogEntry, Play, PlayerId, Sitter, Stamped, Status, Table, TableError};

const KINDS: &[&dyn Kind] = &[&KindOf::<Auction>::NEW];

fn seat(number: u8) -> Seat {
    Seat::try_from(number).unwrap()
}

fn person(name: &str) -> PlayerId {
    PlayerId(name.to_owned())
}

/// A table with its log, as a server would keep them.
struct Kept {
    table: Table,
    log: Vec<Stamped>,
}

impl Kept {
    fn open(seats: usize) -> Self {
        let creation = Creation {
            game: "auction".to_owned(),
            rules: 0,
            seats,
            options: Options::default(),
            odds: true,
            public: true,
            host: person("ola"),
            seed: "07".repeat(32),
        };
        let entry = Table::open(KINDS, creation).unwrap();
        let log = vec![Stamped { at: 1, entry }];
        Self { table: Table::replay(KINDS, &log).unwrap(), log }
    }

    fn append(&mut self, entries: Vec<LogEntry>) {
        for entry in entries {
            let stamped = Stamped { at: self.log.len() as u64, entry };
            self.table.apply(&stamped).unwrap();
            self.log.push(stamped);
        }
    }

    /// Ola and Jan on chairs 1 and 2, a bot on each other chair, started.
    fn started(seats: usize) -> Self {
        let mut kept = Self::open(seats);
        kept.append(vec![kept.table.sit(seat(1), &person("ola"), "Ola", "salt").unwrap()]);
        kept.append(vec![kept.table.sit(seat(2), &person("jan"), "Jan", "").unwrap()]);
        for chair in 3..=seats as u8 {
            kept.append(vec![kept.table.seat_bot(&person("ola"), seat(chair), "random").unwrap()]);
        }
        let begin = kept.table.begin_game(&person("jan")).unwrap();
        kept.append(begin);
        kept
    }

    fn play(&mut self, name: &str, number: u8, text: &str) -> Result<(), TableError> {
        let decision = self.table.decision(seat(number)).expect("the seat is to act");
        if let Play::Append(entries) = self.table.play(&person(name), seat(number), decision, &[text])? {
            self.append(entries);
        }
        Ok(())
    }
}

#[test]
fn chairs_fill_and_the_game_starts() {
    let mut kept = Kept::open(3);
    let (ola, jan) = (person("ola"), person("jan"));
    assert_eq!(kept.table.status(), Status::Open);
    assert_eq!(kept.table.begin_game(&ola), Err(TableError::EmptyChairs(3)));
    kept.append(vec![kept.table.sit(seat(1), &jan, "Jan", "w").unwrap()]);
    assert_eq!(kept.table.sit(seat(1), &ola, "Ola", ""), Err(TableError::Taken(seat(1))));
    assert_eq!(kept.table.sit(seat(2), &jan, "Jan", ""), Err(TableError::SeatedAlready(seat(1))));
    assert_eq!(kept.table.sit(seat(4), &ola, "Ola", ""), Err(TableError::NoChair(seat(4))));
    assert_eq!(kept.table.seat_bot(&jan, seat(2), "random"), Err(TableError::NotHost));
    kept.append(vec![kept.table.seat_bot(&ola, seat(2), "random").unwrap()]);
    let twin = kept.table.sit(seat(3), &ola, "Jan", "").unwrap();
    let LogEntry::Sat { sitter: Sitter::Person { name, .. }, .. } = &twin else { panic!("{twin:?}") };
    assert_eq!(name, "Jan 2", "names at a table are told apart");
    kept.append(vec![twin]);
    assert_eq!(kept.table.leave(&jan, seat(3), "random"), Err(TableError::NotYours(seat(3))));
    kept.append(kept.table.leave(&jan, seat(1), "random").unwrap());
    kept.append(vec![kept.table.sit(seat(1), &jan, "Jan", "w").unwrap()]);
    let begin = kept.table.begin_game(&jan).unwrap();
    assert!(matches!(begin[..], [LogEntry::Started, LogEntry::Chance { .. }]), "{begin:?}");
    kept.append(begin);
    assert_eq!(kept.table.status(), Status::Playing);
    assert_eq!(kept.table.sit(seat(2), &person("x"), "X", ""), Err(TableError::Started));
    assert_eq!(kept.table.bot_to_move(), Some((seat(2), "random")));
}

#[test]
fn bad_settings_are_refused() {
    let LogEntry::Created(good) = Kept::open(2).log[0].entry.clone() else { panic!("created comes first") };
    let open = |change: fn(&mut Creation)| {
        let mut creation = good.clone();
        change(&mut creation);
        Table::open(KINDS, creation).unwrap_err().code()
    };
    assert_eq!(open(|creation| creation.seats = 9), "bad-setup");
    assert_eq!(open(|creation| creation.game = "chess".to_owned()), "unknown-game");
    assert_eq!(open(|creation| creation.options = Options::parse("speed=1").unwrap()), "bad-setup");
}

#[test]
fn a_rivals_commit_never_makes_mine_stale() {
    let mut kept = Kept::started(2);
    let before = kept.table.decision(seat(1)).unwrap();
    kept.play("jan", 2, "bid 3").unwrap();
    assert_eq!(kept.table.decision(seat(1)), Some(before));
    assert!(matches!(kept.table.play(&person("ola"), seat(1), before, &["bid 2"]), Ok(Play::Append(_))));
}

#[test]
fn the_same_move_sent_twice_counts_once_and_another_is_too_late() {
    let mut kept = Kept::started(2);
    let ola = person("ola");
    let decision = kept.table.decision(seat(1)).unwrap();
    kept.play("ola", 1, "bid 2").unwrap();
    assert_eq!(kept.table.play(&ola, seat(1), decision, &["bid  2"]), Ok(Play::DoneAlready));
    let late = kept.table.play(&ola, seat(1), decision, &["bid 3"]);
    assert_eq!(late, Err(TableError::TooLate { sent: decision, now: decision + 1 }));
    kept.play("jan", 2, "bid 1").unwrap();
    assert_eq!(kept.table.play(&ola, seat(1), decision, &["bid 2"]), Ok(Play::DoneAlready));
}

#[test]
fn moves_are_checked_for_chair_and_rules() {
    let mut kept = Kept::started(3);
    let decision = kept.table.decision(seat(1)).unwrap();
    let play = |by: &str, number, text| kept.table.play(&person(by), seat(number), decision, &[text]);
    assert_eq!(play("jan", 1, "bid 1"), Err(TableError::NotYours(seat(1))));
    assert_eq!(play("ola", 3, "bid 1"), Err(TableError::NotYours(seat(3))), "a bot's chair is nobody's");
    assert!(matches!(play("ola", 1, "bid 8"), Err(TableError::Move(Refusal::BadWord { .. }))));
    kept.play("ola", 1, "bid 1").unwrap();
    let again = kept.table.play(&person("ola"), seat(1), decision + 1, &["bid 2"]);
    assert_eq!(again.unwrap_err().clause().unwrap().0, "A-1");
}

#[test]
fn a_batch_is_applied_whole_or_not_at_all() {
    let kept = Kept::started(2);
    let decision = kept.table.decision(seat(1)).unwrap();
    // The second bid of the batch is not open, so the first one is not made either.
    assert!(kept.table.play(&person("ola"), seat(1), decision, &["bid 1", "bid 2"]).is_err());
    let empty = kept.table.play(&person("ola"), seat(1), decision, &[]);
    assert_eq!(empty.unwrap_err().code(), "bad-word", "nothing is no answer");
}

#[test]
fn a_batch_does_not_ask_what_comes_next() {
    let mut kept = Kept::started(2);
    kept.play("jan", 2, "bid 3").unwrap();
    let decision = kept.table.decision(seat(1)).unwrap();
    // This bid turns Jan's over and deals the next prize: a second one must wait until that is known.
    for second in ["bid 2", "bid 1"] {
        let batch = kept.table.play(&person("ola"), seat(1), decision, &["bid 1", second]);
        assert_eq!(batch, Err(TableError::TooFarAhead("bid 1".to_owned())));
    }
    // Nor does a plan show it. A plan without moves is the game itself, for who is to act.
    assert!(kept.table.planned(seat(1), &["bid 1"]).is_none());
    assert!(kept.table.planned(seat(1), &[]).is_some());
    assert!(kept.table.planned(seat(2), &[]).is_none());
}

#[test]
fn a_secret_commit_can_be_taken_back_until_it_is_revealed() {
    let mut kept = Kept::started(3);
    assert!(!kept.table.can_take_back(seat(1)));
    kept.play("ola", 1, "bid 4").unwrap();
    kept.play("jan", 2, "bid 5").unwrap();
    assert!(kept.table.can_take_back(seat(1)), "another commit of the round is no reason against it");
    assert_eq!(kept.table.take_back(&person("jan"), seat(1)), Err(TableError::NotYours(seat(1))));
    let stale = kept.table.decision(seat(1));
    assert_eq!(stale, None);
    let jans = kept.table.told().len();
    kept.append(vec![kept.table.take_back(&person("ola"), seat(1)).unwrap()]);
    assert!(kept.table.told().len() < jans, "what was taken back is not told");
    assert_eq!(kept.table.decision(seat(1)), Some(2), "the number has moved past the withdrawn answer");
    let again = kept.table.play(&person("ola"), seat(1), 0, &["bid 4"]);
    assert_eq!(
        again,
        Err(TableError::TooLate { sent: 0, now: 2 }),
        "what was taken back is not done already"
    );
    kept.play("ola", 1, "bid 1").unwrap();
    assert_eq!(kept.table.play(&person("ola"), seat(1), 2, &["bid 1"]), Ok(Play::DoneAlready));
    let bot = kept.table.decision(seat(3)).unwrap();
    let Play::Append(last) = kept.table.play_for(seat(3), bot, &["bid 2"]).unwrap() else { panic!("new") };
    kept.append(last);
    assert!(!kept.table.can_take_back(seat(1)), "the bids are revealed");
}

#[test]
fn leaving_a_running_game_leaves_a_bot_on_the_chair() {
    let mut kept = Kept::started(2);
    kept.append(kept.table.leave(&person("jan"), seat(2), "random").unwrap());
    assert_eq!(kept.table.chairs()[1].bot(), Some("random"));
    assert_eq!(kept.table.bot_to_move(), Some((seat(2), "random")));
    assert_eq!(kept.table.seat_of(&person("jan")), None);
}

/// Plays to the end at random, with take-backs in between.
fn finished(game: u64) -> Kept {
    let mut kept = Kept::started(2);
    let mut rng = nth_rng(game, 0);
    while kept.table.status() == Status::Playing {
        let Some(Turn::Act(acting)) = kept.table.game().map(engine::any::AnyGame::turn) else {
            panic!("acts")
        };
        let seats: Vec<_> = acting.iter().collect();
        let mover = *pick(&mut rng, &seats);
        let name = ["ola", "jan"][mover.index()];
        let legal = kept.table.game().unwrap().legal(mover);
        let text: &String = pick(&mut rng, &legal);
        kept.play(name, mover.number(), text).unwrap();
        if below(&mut rng, 3) == 0 && kept.table.can_take_back(mover) {
            kept.append(vec![kept.table.take_back(&person(name), mover).unwrap()]);
        }
    }
    kept
}

#[test]
fn a_replayed_log_gives_the_same_table_at_every_point() {
    for game in 0..20 {
        let kept = finished(game);
        let mut growing = Table::replay(KINDS, &kept.log[..1]).unwrap();
        for (index, stamped) in kept.log.iter().enumerate().skip(1) {
            growing.apply(stamped).unwrap();
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
        let text = kept.table.record().unwrap().to_string();
        let checked = Record::parse(&text).unwrap().check(KINDS).unwrap();
        assert_eq!(checked.fair_outcomes, Some(5), "take-backs do not disturb the dice");
        assert!(text.contains("[Word1 \"salt\"]") && text.contains(&kept.table.commitment()));
    }
    assert_eq!(
        Kept::started(2).table.record(),
        Err(TableError::NotOver),
        "the seed stays secret till the end"
    );
}

#[test]
fn views_of_a_running_table_do_not_hold_the_seed() {
    let kept = Kept::started(2);
    let view = kept.table.game().unwrap().view(Viewer::Spectator).to_json().to_string();
    assert!(!view.contains(&kept.table.creation().seed));
}

#[test]
fn a_log_that_does_not_fit_is_named() {
    let mut log = Kept::started(2).log;
    let end = log.len();
    log.push(Stamped { at: 9, entry: LogEntry::Chance { text: "prize 1".to_owned() } });
    let corrupt = Table::replay(KINDS, &log).unwrap_err();
    assert_eq!(corrupt.index, end);
    assert!(Table::replay(KINDS, &log[1..]).is_err());
    let mut old = Kept::open(2).log;
    if let LogEntry::Created(creation) = &mut old[0].entry {
        creation.rules = 0;
    }
    assert!(Table::replay(KINDS, &old).unwrap_err().reason.contains("no longer played"));
}

#[test]
fn entries_are_stored_as_plain_json() {
    let stamped = Stamped { at: 5, entry: LogEntry::Move { seat: seat(2), text: "bid 3".to_owned() } };
    let json = serde_json::to_string(&stamped).unwrap();
    assert_eq!(json, r#"{"at":5,"entry":"move","seat":2,"text":"bid 3"}"#);
    assert_eq!(serde_json::from_str::<Stamped>(&json).unwrap(), stamped);
}

#[test]
fn the_players_go_on_at_another_table() {
    let mut kept = finished(1);
    kept.append(vec![kept.table.go_on_at("t-2").unwrap()]);
    assert_eq!(kept.table.rematch(), Some("t-2"));
    assert_eq!(Kept::started(2).table.go_on_at("t-2"), Err(TableError::NotOver));
}
