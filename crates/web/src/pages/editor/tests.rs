use super::desk::{Desk, Edit, Fields, Hold, text};
use super::draw::Picture;
use crate::words::Lang;
use engine::Turn;
use engine::random::{Rng, below, nth_rng};
use games::editing::{Holds, WORKSHOPS, pieces};
use serde_json::Value;

/// What the page would send with this edit.
fn sent(desk: &Desk, edit: Option<&Edit>, more: &[(String, String)]) -> Fields {
    let mut fields = Fields::new();
    fields.insert("position".to_owned(), text(&desk.draft));
    fields.insert("hold".to_owned(), desk.hold.as_ref().map(text).unwrap_or_default());
    fields.insert("drawn".to_owned(), desk.drawn.as_ref().map(text).unwrap_or_default());
    fields.insert("edit".to_owned(), edit.map(text).unwrap_or_default());
    fields.extend(more.iter().cloned());
    fields
}

fn any<'a, T>(list: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    let count = u32::try_from(list.len()).expect("few");
    (count > 0).then(|| &list[below(rng, count) as usize])
}

/// Something that can be done at a desk, lawful or not.
fn something(desk: &Desk, rng: &mut impl Rng) -> Fields {
    let parts = desk.parts();
    let Some(place) = any(&parts.places, rng) else { return sent(desk, None, &[]) };
    let said = |value: &Value| vec![(format!("at:{}", place.path), value.to_string())];
    match &place.holds {
        Holds::Number { low, high } => {
            let near = low + i64::from(below(rng, 9));
            sent(desk, None, &said(&if below(rng, 9) == 0 { *high } else { near.min(*high) }.into()))
        }
        Holds::Flag => sent(desk, None, &said(&true.into())),
        Holds::One { of, .. } => sent(desk, None, &any(of, rng).map(said).unwrap_or_default()),
        Holds::Made { parts, .. } => {
            let part = |(name, of): &(&'static str, Vec<Value>)| {
                let value = any(of, &mut nth_rng(3, name.len() as u64)).cloned().unwrap_or_default();
                (format!("part:{}:{name}", place.path), value.to_string())
            };
            sent(desk, Some(&Edit::Make(place.path.clone())), &parts.iter().map(part).collect::<Vec<_>>())
        }
        Holds::Pieces { supply, .. } => {
            if desk.hold.is_some() {
                let act = [Edit::Put(place.path.clone()), Edit::Put(place.path.clone()), Edit::Box];
                return sent(desk, any(&act, rng), &[]);
            }
            let there = pieces(&desk.draft, place).len();
            if there > 0 {
                return sent(
                    desk,
                    Some(&Edit::Take(Hold::From(place.path.clone(), below(rng, there as u32) as usize))),
                    &[],
                );
            }
            let supply =
                parts.supplies.iter().find(|own| own.name == *supply).expect("each place has its supply");
            let piece = any(&supply.pieces, rng).expect("no supply is empty").0.clone();
            sent(desk, Some(&Edit::Take(Hold::New(supply.name.to_owned(), piece))), &[])
        }
    }
}

/// Whatever is done, the page shows it, says what is wrong unless it is lawful, and a lawful position is one.
#[test]
fn any_draft_is_drawn_and_told() {
    for workshop in WORKSHOPS {
        let kind = workshop.kind();
        let mut rng = nth_rng(21, 0);
        let (mut unlawful, mut undrawn) = (0, 0);
        for round in 0..3 {
            let seats = *kind.seats().start() + round % kind.seats().count();
            let mut desk = Desk::new(kind.id(), Some(seats)).expect("so many can play");
            assert!(Picture::of(&desk, Lang::ENGLISH).expect("drawn").lawful().is_some(), "{}", kind.id());
            for _ in 0..8 {
                let fields = something(&desk, &mut rng);
                let before = desk.draft.clone();
                desk = Desk::edited(kind.id(), &fields).expect("the page offers it");
                let look = desk.workshop.look(&desk.draft);
                let picture = Picture::of(&desk, Lang::ENGLISH).expect("what was drawn before still is");
                let lawful = kind.read(&desk.draft).is_ok();
                assert_eq!(picture.lawful().is_some(), lawful, "{}: {}", kind.id(), desk.draft);
                unlawful += usize::from(!lawful);
                undrawn += usize::from(look.game.is_none());
                let page = picture.draw().into_string() + &super::share::panel(&picture, None).into_string();
                for key in ["place-", "word-", "phase-", "supply-", "editor-unlawful"] {
                    let missing = page.split(['>', '<']).any(|text| text.starts_with(key));
                    assert!(!missing, "{} lacks a {key} for {before}", kind.id());
                }
                if picture.lawful().is_some_and(|game| game.turn() != Turn::Over) && below(&mut rng, 4) == 0 {
                    assert_eq!(
                        kind.read(&picture.lawful().expect("lawful").to_json()).as_ref(),
                        Ok(picture.lawful().expect("lawful"))
                    );
                }
            }
        }
        assert!(unlawful > 5, "{}: only {unlawful} drafts were unlawful", kind.id());
        assert!(undrawn < unlawful, "{}: {undrawn} of {unlawful} drafts could not be drawn", kind.id());
    }
}

#[test]
fn a_camel_is_lifted_and_put_elsewhere() {
    let mut desk = Desk::new("camel-up", Some(3)).expect("three can play");
    let from =
        desk.draft["camels"].as_object().expect("stacks").iter().find(|(_, stack)| stack[0] == "green");
    let (from, stack) =
        from.map(|(space, stack)| (space.clone(), stack.clone())).expect("green lies at the bottom");
    let spot =
        |space: &str| Edit::Spot(vec![(format!("camels.{space}"), None), (format!("tiles.{space}"), None)]);
    let mut press = |edit: &Edit| {
        let next = Desk::edited("camel-up", &sent(&desk, Some(edit), &[])).expect("it works");
        desk = next;
        (desk.draft.clone(), Picture::of(&desk, Lang::ENGLISH).expect("drawn").lawful().is_some())
    };
    press(&Edit::Take(Hold::From(format!("camels.{from}"), 0)));
    let (moved, lawful) = press(&spot("12"));
    assert!(lawful && moved["camels"]["12"][0] == "green", "{moved}");
    assert_eq!(
        moved["camels"][&from].as_array().map_or(0, Vec::len) + 1,
        stack.as_array().map_or(0, Vec::len)
    );
    press(&Edit::Take(Hold::From("camels.12".to_owned(), 0)));
    let (lifted, lawful) = press(&Edit::Box);
    assert!(!lawful && lifted["camels"]["12"].is_null());
    press(&Edit::Take(Hold::New("camels".to_owned(), "green".into())));
    let (_, lawful) = press(&spot("3"));
    assert!(lawful);
}
