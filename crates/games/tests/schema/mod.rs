//! What is said of views, events and moves is what they are.

use engine::any::{AnyGame, AnyStep};
use engine::random::{below, nth_rng, pick};
use engine::{Encoded, Game, Options, Seat, Turn, Viewer};
use games::schema::{DESCRIBED, Description, closed};
use games::{KINDS, camel_up, camel_up_cards, dragon_racer, keltis, sobek};
use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn description(id: &str) -> &'static Description {
    DESCRIBED.iter().find(|description| description.id == id).unwrap()
}

#[test]
fn every_game_is_described() {
    let described: Vec<_> = DESCRIBED.iter().map(|description| description.id).collect();
    let games: Vec<_> = KINDS.iter().map(|kind| kind.id()).collect();
    assert_eq!(described, games);
}

fn the_forms_are_the_moves<G: Encoded>() {
    let forms = (description(G::ID).forms)();
    let texts: Vec<_> = forms.iter().flat_map(engine::words::Form::texts).collect();
    let written: BTreeSet<_> = texts.iter().cloned().collect();
    assert_eq!(written.len(), texts.len(), "{}: no move has two forms", G::ID);
    let moves: BTreeSet<_> = (0..G::ACTIONS).filter_map(G::action).map(|action| action.to_string()).collect();
    let missing: Vec<_> = moves.difference(&written).collect();
    let invented: Vec<_> = written.difference(&moves).collect();
    assert!(missing.is_empty() && invented.is_empty(), "{}: {missing:?} {invented:?}", G::ID);
    for form in &forms {
        let pattern = json!({ "pattern": form.pattern() });
        let validator = jsonschema::validator_for(&pattern).unwrap();
        let own: BTreeSet<_> = form.texts().into_iter().collect();
        for text in &moves {
            assert_eq!(validator.is_valid(&text.as_str().into()), own.contains(text), "{pattern} {text}");
        }
        assert!(form.meaning.ends_with('.'), "{}", form.words);
    }
}

#[test]
fn the_forms_are_the_moves_of_each_game() {
    the_forms_are_the_moves::<camel_up::CamelUp>();
    the_forms_are_the_moves::<camel_up_cards::CamelUpCards>();
    the_forms_are_the_moves::<dragon_racer::DragonRacer>();
    the_forms_are_the_moves::<keltis::Keltis>();
    the_forms_are_the_moves::<sobek::Sobek>();
}

/// Calls for every field described in `value`, with its name; the keys of maps are no fields.
fn each_property(value: &Value, found: &mut impl FnMut(&str, &Value)) {
    let is_map = value.get("required").is_none();
    if let Some(Value::Object(properties)) = value.get("properties").filter(|_| !is_map) {
        properties.iter().for_each(|(name, schema)| found(name, schema));
    }
    match value {
        Value::Object(map) => map.values().for_each(|value| each_property(value, found)),
        Value::Array(list) => list.iter().for_each(|value| each_property(value, found)),
        _ => {}
    }
}

#[test]
fn every_part_says_what_it_is() {
    for description in DESCRIBED {
        let schemas = description.schemas();
        let mut silent = Vec::new();
        for (name, schema) in &schemas {
            if schema["description"].is_null() {
                silent.push(name.clone());
            }
            each_property(schema, &mut |property, schema| {
                let constant = schema.get("const").is_some();
                if schema["description"].is_null() && schema["$ref"].is_null() && !constant {
                    silent.push(format!("{name}.{property}"));
                }
            });
        }
        assert!(silent.is_empty(), "{}: {silent:#?}", description.id);
    }
}

struct Schemas {
    view: Validator,
    event: Validator,
}

impl Schemas {
    fn of(id: &str) -> Self {
        let schemas = closed(description(id).schemas().into());
        let of = |name: &str| {
            let root = json!({ "$ref": format!("#/$defs/{name}"), "$defs": schemas });
            jsonschema::validator_for(&root).unwrap()
        };
        Self { view: of("View"), event: of("Event") }
    }

    fn check(validator: &Validator, value: &Value) {
        let errors: Vec<_> =
            validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect();
        assert!(errors.is_empty(), "{errors:#?}\n{value:#}");
    }
}

/// Plays a random game and looks at one step in `every`; the kinds of events told.
fn play(mut game: AnyGame, schemas: &Schemas, seed: u64, every: u32) -> BTreeSet<String> {
    let mut rng = nth_rng(seed, game.seats() as u64);
    let mut told = BTreeSet::new();
    loop {
        if below(&mut rng, every) == 0 || game.turn() == Turn::Over {
            for viewer in Viewer::all(game.seats()) {
                Schemas::check(&schemas.view, &game.view(viewer).to_json());
            }
        }
        let mut steps: Vec<AnyStep> = Vec::new();
        match game.turn() {
            Turn::Act(seats) => {
                let seat = seats.iter().nth(below(&mut rng, seats.len() as u32) as usize).unwrap();
                let legal = game.legal(seat);
                let text: &String = pick(&mut rng, &legal);
                game.act(seat, text, &mut steps).unwrap();
            }
            Turn::Chance => {
                let outcome = game.roll(&mut rng);
                game.resolve(&outcome, &mut steps).unwrap();
            }
            Turn::Over => return told,
        }
        for step in steps {
            let event = step.event.to_json();
            if below(&mut rng, every) == 0 || !told.contains(event["event"].as_str().unwrap()) {
                Schemas::check(&schemas.event, &event);
            }
            told.insert(event["event"].as_str().unwrap().to_owned());
        }
    }
}

#[test]
fn views_and_events_of_random_games_are_as_described() {
    for kind in KINDS {
        let schemas = Schemas::of(kind.id());
        let mut told = BTreeSet::new();
        for seats in kind.seats() {
            for option in [None].into_iter().chain(kind.options().iter().map(Some)) {
                let value = option.and_then(|option| Some((option.name, option.values(seats).pop()?)));
                let options =
                    Options(value.map(|(name, value)| (name.to_owned(), value)).into_iter().collect());
                let Ok(game) = kind.start(seats, &options) else { continue };
                told.extend(play(game, &schemas, 7, 8));
            }
        }
        if kind.id() == keltis::Keltis::ID {
            // Random play hardly ever comes to it.
            let lapsed = keltis::Event::BonusLapsed { seat: Seat::new(0) };
            Schemas::check(&schemas.event, &serde_json::to_value(lapsed).unwrap());
            told.insert("bonus-lapsed".to_owned());
        }
        let described = event_names(&description(kind.id()).schemas()["Event"]);
        // Some events are rare.
        for seed in 0..200 {
            if told == described {
                break;
            }
            let seats = *kind.seats().end();
            told.extend(play(kind.start(seats, &Options::default()).unwrap(), &schemas, seed, 100));
        }
        assert_eq!(told, described, "{}: every event was told", kind.id());
    }
}

fn event_names(schema: &Value) -> BTreeSet<String> {
    let one = |schema: &Value| schema["properties"]["event"]["const"].as_str().unwrap().to_owned();
    schema["oneOf"].as_array().unwrap().iter().map(one).collect()
}
