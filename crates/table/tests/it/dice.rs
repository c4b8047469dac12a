//! The words for the dice: committed to, opened, missing.

use crate::auction::Auction;
use crate::support::{Kept, person, seat};
use engine::any::{Kind, KindOf};
use engine::fair::WordCommitment;
use engine::proof::WordProof;
use table::{DiceWord, LogEntry, Stamped, Status, Table, TableError};

const KINDS: &[&dyn Kind] = &[&KindOf::<Auction>::NEW];

fn committed(word: &str) -> DiceWord {
    DiceWord::Committed(WordCommitment::of(word))
}

fn open(word: &str) -> DiceWord {
    DiceWord::open(word).unwrap()
}

/// Ola and Jan on the first chairs with these words, a bot on the third.
fn seated(ola: DiceWord, jan: DiceWord) -> Kept {
    let mut kept = Kept::open(KINDS, 3, "");
    kept.change(|draft| draft.sit(seat(1), &person("ola"), "Ola", ola)).unwrap();
    kept.change(|draft| draft.sit(seat(2), &person("jan"), "Jan", jan)).unwrap();
    kept.change(|draft| draft.seat_bot(&person("ola"), seat(3), "random")).unwrap();
    kept
}

fn give(kept: &mut Kept, name: &str, number: u8, word: &str) {
    kept.change(|draft| draft.give_word(&person(name), seat(number), word)).unwrap();
}

fn start(kept: &mut Kept) {
    kept.change(|draft| draft.start(&person("jan"), "")).unwrap();
}

fn begin_without_words(kept: &mut Kept) -> usize {
    let before = kept.log.len();
    kept.change(|draft| {
        draft.begin_without_words();
        Ok(())
    })
    .unwrap();
    kept.log.len() - before
}

/// What the first outcome of chance is.
fn first_prize(kept: &Kept) -> &LogEntry {
    &kept.log.iter().find(|stamped| matches!(stamped.entry, LogEntry::Chance { .. })).unwrap().entry
}

/// Plays first legal moves to the end; gives the table with all of its history.
fn finish(mut kept: Kept) -> Table {
    while kept.table.status() == Status::Playing {
        let game = kept.table.game().unwrap();
        let engine::Turn::Act(acting) = game.turn() else { panic!("a seat is to act") };
        let mover = acting.iter().next().unwrap();
        let text = game.legal(mover).swap_remove(0);
        let decision = kept.table.decision(mover).unwrap();
        kept.change(|draft| draft.play_for(mover, decision, &[&text])).unwrap();
    }
    Table::replay_whole(KINDS, &kept.log).unwrap()
}

#[test]
fn no_word_is_opened_before_all_are_committed_and_none_changes_after() {
    let mut kept = seated(committed("ola-1"), committed("jan-1"));
    // While chairs change, a commitment may be replaced.
    kept.change(|draft| draft.commit_word(&person("jan"), seat(2), WordCommitment::of("jan-2"))).unwrap();
    start(&mut kept);
    assert!(kept.table.is_starting() && kept.table.status() == Status::Open);
    assert_eq!(kept.table.secret_words(), [seat(1), seat(2)]);
    let closed = kept.log.len();
    let (ola, jan) = (person("ola"), person("jan"));
    give(&mut kept, "ola", 1, "ola-1");
    assert!(kept.table.is_starting(), "Jan's word is still waited for");
    // Jan sits last and knows Ola's word: no other word of his counts any more, nor another player.
    let other = WordCommitment::of("jan-3");
    assert_eq!(kept.refused(|draft| draft.give_word(&jan, seat(2), "jan-3")), TableError::OtherWord);
    assert_eq!(kept.refused(|draft| draft.give_word(&jan, seat(2), "")), TableError::OtherWord);
    assert_eq!(kept.refused(|draft| draft.commit_word(&jan, seat(2), other)), TableError::Starting);
    assert_eq!(kept.refused(|draft| draft.leave(&jan, seat(2), "random")), TableError::Starting);
    assert_eq!(kept.refused(|draft| draft.leave(&ola, seat(3), "random")), TableError::Starting);
    assert_eq!(kept.refused(|draft| draft.seat_bot(&ola, seat(3), "random")), TableError::Starting);
    assert_eq!(
        kept.refused(|draft| draft.sit(seat(3), &person("ewa"), "Ewa", DiceWord::None)),
        TableError::Starting
    );
    assert_eq!(kept.refused(|draft| draft.give_word(&jan, seat(1), "jan-2")), TableError::NotYours(seat(1)));
    // Asked again, nothing happens; opened again, neither.
    assert!(kept.try_change(|draft| draft.begin_game(&jan)).unwrap().entries.is_empty());
    assert!(kept.try_change(|draft| draft.give_word(&ola, seat(1), "ola-1")).unwrap().entries.is_empty());
    give(&mut kept, "jan", 2, "jan-2");
    assert_eq!(kept.table.status(), Status::Playing);
    assert!(kept.try_change(|draft| draft.give_word(&ola, seat(1), "ola-1")).unwrap().entries.is_empty());
    assert_eq!(kept.refused(|draft| draft.give_word(&ola, seat(1), "ola-2")), TableError::Started);
    let opened = |stamped: &Stamped| matches!(&stamped.entry, LogEntry::Word { word: DiceWord::Open(_), .. });
    assert!(kept.log.iter().position(opened).unwrap() >= closed);
}

#[test]
fn a_log_that_opens_another_word_is_no_log() {
    let mut kept = seated(committed("ola-1"), committed("jan-1"));
    start(&mut kept);
    for word in [open("jan-2"), committed("jan-2"), DiceWord::None] {
        let mut log = kept.log.clone();
        log.push(Stamped { at: 9, entry: LogEntry::Word { seat: seat(2), word } });
        assert_eq!(Table::replay(KINDS, &log).unwrap_err().index, log.len() - 1);
    }
}

#[test]
fn a_game_with_nothing_to_open_begins_at_once() {
    for (ola, jan) in [(DiceWord::None, DiceWord::None), (open("salt"), DiceWord::None)] {
        let mut kept = seated(ola, jan);
        start(&mut kept);
        assert_eq!(kept.table.status(), Status::Playing);
    }
    // A word given with the start counts, and whoever committed opens afterwards.
    let entries = |kept: &Kept| {
        let change = kept.try_change(|draft| draft.start(&person("ola"), "salt")).unwrap();
        change.entries.into_iter().map(|stamped| stamped.entry).collect::<Vec<_>>()
    };
    let kept = seated(DiceWord::None, DiceWord::None);
    let begun = entries(&kept);
    assert!(matches!(&begun[..], [LogEntry::Word { .. }, LogEntry::Started, LogEntry::Chance { .. }]));
    let kept = seated(DiceWord::None, committed("jan-1"));
    let closed = entries(&kept);
    assert!(matches!(&closed[..], [LogEntry::Word { .. }, LogEntry::Closed]), "{closed:?}");
}

#[test]
fn words_that_do_not_come_count_as_empty_and_the_record_says_so() {
    let mut kept = seated(committed("ola-1"), committed("jan-1"));
    assert_eq!(begin_without_words(&mut kept), 0, "nobody asked for the start");
    start(&mut kept);
    give(&mut kept, "ola", 1, "ola-1");
    assert!(begin_without_words(&mut kept) > 0);
    assert_eq!(begin_without_words(&mut kept), 0);
    let mut plain = seated(open("ola-1"), DiceWord::None);
    start(&mut plain);
    assert_eq!(first_prize(&kept), first_prize(&plain));
    let record = finish(kept).record().unwrap();
    let proof = record.check(KINDS).unwrap().dice.unwrap();
    assert!(proof.committed);
    assert_eq!(proof.words, [WordProof::Kept, WordProof::Withheld, WordProof::None]);
    let headers: Vec<_> = record.headers.iter().map(|header| header.name.as_str()).collect();
    let order = ["Commitment", "WordCommitment1", "WordCommitment2", "Word1", "Seed", "Result"];
    assert!(headers.ends_with(&order), "{headers:?}");
}

#[test]
fn a_word_goes_with_its_owner_before_the_game_and_stays_after_the_start() {
    let mut kept = seated(committed("ola-1"), open("jan-1"));
    kept.change(|draft| draft.leave(&person("jan"), seat(2), "random")).unwrap();
    assert_eq!(kept.table.chairs()[1].word, DiceWord::None);
    kept.change(|draft| draft.sit(seat(2), &person("ewa"), "Ewa", open("ewa-1"))).unwrap();
    kept.change(|draft| draft.begin_game(&person("ewa"))).unwrap();
    give(&mut kept, "ola", 1, "ola-1");
    kept.change(|draft| draft.leave(&person("ewa"), seat(2), "random")).unwrap();
    assert_eq!(kept.table.chairs()[1].word, open("ewa-1"), "a bot that stands in brings no word");
    let record = finish(kept).record().unwrap();
    assert_eq!(record.text("Word2"), Some("ewa-1"));
    record.check(KINDS).unwrap();
}

#[test]
fn words_are_plain_and_short() {
    let kept = seated(DiceWord::None, DiceWord::None);
    for word in ["two words", "żaba", &"x".repeat(65)] {
        let refused = kept.refused(|draft| draft.give_word(&person("ola"), seat(1), word));
        assert_eq!(refused.code(), "bad-dice-word", "{word}");
    }
}
