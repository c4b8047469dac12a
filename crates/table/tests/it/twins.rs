//! The rule of taking back as a property, over random games with random take-backs.
//!
//! A seat cannot tell its world from a twin: one imagined from all that it sees. In both the seat does the same and
//! the others do what looks the same to it. As long as it may take back, nothing that it is shown tells them apart.

use crate::support::{Kept, creation, name_of, person};
use engine::any::{AnyGame, BadState, Kind, KindOf};
use engine::random::{PlayoutRng, below, nth_rng, pick};
use engine::{BadSetup, OptionSpec, Options, Seat, Turn, Viewer};
use serde_json::{Value, json};
use std::ops::RangeInclusive;
use table::{DiceWord, LogEntry, Sitter, Stamped, Status, Table};

/// The "game" that starts from this position, so that tables can be opened in it.
struct From(AnyGame);

impl Kind for From {
    fn id(&self) -> &'static str {
        self.0.kind().id()
    }

    fn rules(&self) -> u16 {
        self.0.kind().rules()
    }

    fn seats(&self) -> RangeInclusive<usize> {
        self.0.seats()..=self.0.seats()
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[]
    }

    fn start(&self, _seats: usize, _options: &Options) -> Result<AnyGame, BadSetup> {
        Ok(self.0.clone())
    }

    fn read(&self, _state: &Value) -> Result<AnyGame, BadState> {
        unreachable!("nobody reads positions here")
    }
}

/// A table in this position, with a person on every chair and nothing to take back.
fn table_in(position: &AnyGame) -> Table {
    let kind = From(position.clone());
    let kinds: &[&dyn Kind] = &[&kind];
    let mut log = vec![Table::open(kinds, creation(&kind, position.seats(), "")).unwrap()];
    for seat in Seat::all(position.seats()) {
        let name = name_of(seat);
        let sitter = Sitter::Person { player: person(name), name: name.to_owned() };
        log.push(LogEntry::Sat { seat, sitter, word: DiceWord::None });
    }
    log.push(LogEntry::Started);
    let log: Vec<_> = log.into_iter().map(|entry| Stamped { at: 1, entry }).collect();
    Table::replay(kinds, &log).unwrap()
}

fn game(table: &Table) -> &AnyGame {
    table.game().expect("the game has started")
}

/// All that a seat is shown.
fn shown(table: &Table, seat: Seat) -> Value {
    let viewer = Viewer::Seat(seat);
    let told = table.told().iter().filter(|told| told.to.includes(viewer));
    json!({
        "view": game(table).view(viewer).to_json(),
        "turn": format!("{:?}", game(table).turn()),
        "events": told.map(|told| told.event.to_json()).collect::<Vec<_>>(),
        "frames": table.heard(viewer),
        "decision": table.decision(seat),
        "take back": table.may_take_back(&person(name_of(seat)), seat).err().map(|error| error.to_string()),
    })
}

fn acting(table: &Table) -> Vec<Seat> {
    match game(table).turn() {
        Turn::Act(seats) => seats.iter().collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}

fn play(table: &mut Table, seat: Seat, text: &str) {
    let mut draft = table.draft(2);
    let decision = table.decision(seat).expect("the seat is to act");
    draft.play_for(seat, decision, &[text]).unwrap_or_else(|error| panic!("{seat} {text}: {error}"));
    *table = draft.finish().after;
}

fn take_back(table: &mut Table, seat: Seat) {
    let mut draft = table.draft(2);
    draft.take_back(&person(name_of(seat)), seat).unwrap();
    *table = draft.finish().after;
}

/// What the trials met.
#[derive(Debug, Default)]
struct Met {
    /// Worlds that differed from their twins.
    twins: usize,
    /// Moves of others that left the seat its right.
    beside: usize,
    /// Times when the seat took back.
    taken_back: usize,
    /// Times when the worlds came apart, the right being over.
    apart: usize,
}

/// The world and its twin, and what was done in them.
struct Trial<'a> {
    seat: Seat,
    world: Table,
    twin: Table,
    done: Vec<String>,
    rng: &'a mut PlayoutRng,
    met: &'a mut Met,
}

impl<'a> Trial<'a> {
    fn new(position: &AnyGame, seat: Seat, rng: &'a mut PlayoutRng, met: &'a mut Met) -> Self {
        let imagined = position.view(Viewer::Seat(seat)).sample(rng);
        met.twins += usize::from(imagined != *position);
        let (world, twin) = (table_in(position), table_in(&imagined));
        Self { seat, world, twin, done: Vec::new(), rng, met }
    }

    fn place(&self) -> String {
        let (seat, world, twin) = (self.seat, &self.world, &self.twin);
        let position = |table| (game(table).to_json(), shown(table, seat));
        format!(
            "{} for seat {seat} after {:?}\nworld {:?}\ntwin {:?}",
            game(world).kind().id(),
            self.done,
            position(world),
            position(twin)
        )
    }

    fn may(&self) -> bool {
        self.world.can_take_back(self.seat) || self.twin.can_take_back(self.seat)
    }

    fn run(mut self) {
        let mut begun = false;
        for _ in 0..24 {
            if shown(&self.world, self.seat) != shown(&self.twin, self.seat) {
                assert!(!self.may(), "the worlds can be told apart: {}", self.place());
                self.met.apart += usize::from(begun);
                return;
            }
            if begun && !self.may() && below(self.rng, 2) == 0 || self.world.status() != Status::Playing {
                return;
            }
            let able: Vec<_> =
                Seat::all(game(&self.world).seats()).filter(|seat| self.world.can_take_back(*seat)).collect();
            if !able.is_empty() && below(self.rng, 4) == 0 {
                let seat = *pick(self.rng, &able);
                if !self.take_back(seat) {
                    return;
                }
            } else {
                let mover = self.mover();
                begun |= mover == self.seat;
                if !self.step(mover) {
                    return;
                }
            }
        }
    }

    /// A seat that is to act, often the one in question.
    fn mover(&mut self) -> Seat {
        let acting = acting(&self.world);
        if acting.contains(&self.seat) && below(self.rng, 2) == 0 {
            return self.seat;
        }
        *pick(self.rng, &acting)
    }

    /// Somebody takes back in both worlds; whether it can in both.
    fn take_back(&mut self, seat: Seat) -> bool {
        if !self.twin.can_take_back(seat) {
            assert!(!self.may(), "{seat} can take back only here: {}", self.place());
            return false;
        }
        self.done.push(format!("{seat} takes back"));
        take_back(&mut self.world, seat);
        take_back(&mut self.twin, seat);
        self.met.taken_back += usize::from(seat == self.seat);
        true
    }

    /// The seat makes a move, in the twin one that looks the same; whether there is one.
    fn step(&mut self, mover: Seat) -> bool {
        let viewer = Viewer::Seat(self.seat);
        let text = pick(self.rng, &game(&self.world).legal(mover)).clone();
        let looks = game(&self.world).seen_move(viewer, mover, &text).unwrap();
        let alike = |other: &String| game(&self.twin).seen_move(viewer, mover, other).unwrap() == looks;
        let others: Vec<_> = game(&self.twin).legal(mover).into_iter().filter(alike).collect();
        self.done.push(format!("{mover} {text}"));
        play(&mut self.world, mover, &text);
        let Some(other) = (!others.is_empty()).then(|| pick(self.rng, &others)) else {
            let over = !self.world.can_take_back(self.seat);
            assert!(over, "only this world allows the move: {}", self.place());
            return false;
        };
        self.done.push(format!("(in the twin {other})"));
        play(&mut self.twin, mover, other);
        self.met.beside += usize::from(mover != self.seat && self.world.can_take_back(self.seat));
        true
    }
}

/// Whoever moves after a seat that keeps its right has decided on what it would have seen after any other move too.
fn check_nobody_depends(position: &AnyGame, seat: Seat, rng: &mut PlayoutRng) {
    let legal = position.legal(seat);
    let (one, other) = (pick(rng, &legal).clone(), pick(rng, &legal).clone());
    let (mut world, mut twin) = (table_in(position), table_in(position));
    play(&mut world, seat, &one);
    play(&mut twin, seat, &other);
    for rival in acting(&world).into_iter().filter(|rival| *rival != seat) {
        let mut after = world.clone();
        play(&mut after, rival, &pick(rng, &game(&world).legal(rival)).clone());
        if after.can_take_back(seat) {
            let (seen, otherwise) = (shown(&world, rival), shown(&twin, rival));
            assert_eq!(seen, otherwise, "{rival} has seen `{one}` and not `{other}` of {seat}: {position:?}");
        }
    }
}

/// Random games, with trials one time in `rare` before a move.
fn check(kinds: &'static [&'static dyn Kind], seats: RangeInclusive<usize>, games: u64, rare: u32) -> Met {
    let mut met = Met::default();
    for seats in seats {
        for seed in 0..games {
            let mut rng = nth_rng(seed, seats as u64);
            let mut kept = Kept::started(kinds, seats, "", seats);
            kept.checked = false;
            while kept.table.status() == Status::Playing {
                if below(&mut rng, rare) == 0 {
                    let position = game(&kept.table).clone();
                    for seat in Seat::all(seats) {
                        Trial::new(&position, seat, &mut rng, &mut met).run();
                    }
                    for seat in kept.acting() {
                        check_nobody_depends(&position, seat, &mut rng);
                    }
                }
                kept.random_move(&mut rng);
                let may = kept.unsettled();
                if !may.is_empty() && below(&mut rng, 4) == 0 {
                    kept.take_back(*pick(&mut rng, &may)).unwrap();
                }
            }
            kept.check_replay();
        }
    }
    assert!(met.twins > 0 && met.taken_back > 0 && met.apart > 0, "{met:?}");
    met
}

#[test]
fn auction() {
    let met = check(&[&KindOf::<crate::auction::Auction>::NEW], 2..=4, 10, 1);
    assert!(met.beside > 0, "{met:?}");
}

#[test]
fn lantern() {
    let met = check(&[&KindOf::<crate::lantern::Lantern>::NEW], 2..=4, 8, 1);
    assert!(met.beside > 0, "{met:?}");
}

#[test]
fn camel_up() {
    check(&[&KindOf::<games::camel_up::CamelUp>::NEW], 3..=4, 2, 9);
}

#[test]
fn camel_up_cards() {
    let met = check(&[&KindOf::<games::camel_up_cards::CamelUpCards>::NEW], 2..=4, 2, 3);
    assert!(met.beside > 0, "{met:?}");
}

#[test]
fn keltis() {
    check(&[&KindOf::<games::keltis::Keltis>::NEW], 2..=4, 1, 9);
}

#[test]
fn sobek() {
    check(&[&KindOf::<games::sobek::Sobek>::NEW], 2..=4, 3, 2);
}

#[test]
fn dragon_racer() {
    let met = check(&[&KindOf::<games::dragon_racer::DragonRacer>::NEW], 2..=4, 2, 2);
    assert!(met.beside > 0, "{met:?}");
}
