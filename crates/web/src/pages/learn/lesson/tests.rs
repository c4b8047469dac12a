//! Every lesson is played, in every language.

use super::*;
use crate::drawing::GAMES;
use crate::drawing::clauses;
use crate::pages::moves;
use crate::pages::practice::{canonical, play};
use crate::scene::Scene;
use crate::words::{HOUSE, Lang};
use engine::Viewer;
use std::collections::BTreeSet;

/// What is told of a choice, in English.
fn told(page: &dyn AnyPage, step: &Step, moves: &[String]) -> String {
    let played = play(&step.position, step.seat, moves, Some(&step.after)).expect("it can be done");
    let view = played.position.view(Viewer::Seat(step.seat));
    let names = ["Ola", "Jan", "Ewa", "Adam"].map(str::to_owned);
    let scene = Scene::still(Lang::ENGLISH, &view, &names);
    let mut told = String::new();
    for line in played.steps.iter().filter_map(|step| page.tell(&scene, &step.event)) {
        told += &line.text.into_string();
        told.push('\n');
    }
    told
}

#[test]
fn what_a_lesson_expects_can_be_done_and_happens() {
    for lesson in lessons() {
        let game = lesson.page.id();
        assert!((7..15).contains(&lesson.steps.len()), "{game}: {} steps and a game", lesson.steps.len());
        for step in &lesson.steps {
            let name = &step.name;
            assert!(!step.wanted.is_empty(), "{game}, {name}: nothing is wanted");
            let (moves, _) = canonical(&step.position, step.seat, &step.wanted).expect("it can be done");
            assert_eq!(step.judge(&moves), Some((true, Some("done"))), "{game}, {name}");
            let told = told(lesson.page, step, &step.wanted);
            for words in &step.told {
                assert!(told.contains(words.as_str()), "{game}, {name}: `{words}` is not told:\n{told}");
            }
            // What is played is a position as anybody may set it up.
            let read = lesson.page.game().kind().read(&step.position.to_json());
            assert!(read.is_ok_and(|read| read == step.position), "{game}, {name}");
            let legal = step.position.legal(step.seat);
            for other in &step.others {
                let first = other.moves.split(';').next().unwrap_or_default();
                let begins = |text: &&String| match first.strip_suffix('*') {
                    Some(begin) => text.starts_with(begin),
                    None => *text == first,
                };
                assert!(legal.iter().any(|text| begins(&text)), "{game}, {name}: nobody can {}", other.moves);
            }
        }
    }
}

/// Whatever may be chosen in a lesson is shown and said, in every language.
#[test]
fn every_choice_of_a_lesson_has_an_answer() {
    for lesson in lessons() {
        let names = ["Ola", "Jan", "Ewa", "Adam"].map(str::to_owned);
        for step in &lesson.steps {
            for text in step.position.legal(step.seat) {
                let chosen = [text.clone()];
                assert!(play(&step.position, step.seat, &chosen, None).is_ok(), "{}, {text}", step.name);
                for lang in Lang::all() {
                    let said = moves::told(lesson.page, lang, &names, &step.position, (step.seat, &text));
                    assert!(!said.0.starts_with("<code>"), "{}, {text}: {}", step.name, said.0);
                }
            }
        }
    }
}

#[test]
fn every_word_of_a_lesson_is_there_and_none_is_left_over() {
    let wanted: BTreeSet<String> = lessons()
        .iter()
        .flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step)))
        .flat_map(|(lesson, step)| {
            let keys = step.others.iter().filter_map(|other| other.key.as_deref());
            keys.chain(["title", "text", "done"]).map(move |word| lesson.key(step, word))
        })
        .collect();
    for folder in HOUSE.dirs() {
        let files = folder.files().filter_map(|file| file.contents_utf8());
        let lines = files.flat_map(str::lines).filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let of_lesson =
            |key: &&str| GAMES.iter().any(|page| key.starts_with(&format!("{}-learn-", page.id())));
        let found: BTreeSet<String> = lines.filter(of_lesson).map(str::to_owned).collect();
        assert_eq!(found, wanted, "{}", folder.path().display());
    }
}

#[test]
fn the_steps_of_a_lesson_have_names_of_their_own_and_rules_that_exist() {
    for lesson in lessons() {
        let names: BTreeSet<&str> = lesson.steps.iter().map(|step| step.name.as_str()).collect();
        assert_eq!(names.len(), lesson.steps.len(), "{}", lesson.page.id());
        assert!(!names.contains(super::super::LAST), "{}", lesson.page.id());
        for clause in lesson.steps.iter().filter_map(|step| step.clause.as_deref()) {
            assert!(clauses::clause(Lang::ENGLISH, lesson.page, clause).is_some(), "{clause}");
        }
    }
}

#[test]
fn what_is_wrong_with_a_lesson_is_said_with_its_line() {
    let read = |marks: &str| {
        let text = format!("[Game \"camel-up\"]\n[Seats \"3\"]\n{marks}");
        read(GAMES[0], &text, &mut Vec::new()).expect_err("it is refused")
    };
    assert_eq!(read("; told a\n"), "line 3: no step has begun");
    assert_eq!(read("; step a\n; not roll\n"), "line 4: `not roll` is no mark");
    assert!(read("; step a\n* die blue 2\n").starts_with("line 4: "), "{}", read("; step a\n* die blue 2\n"));
}
