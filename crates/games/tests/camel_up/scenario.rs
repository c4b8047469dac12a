//! Scenario files: a position, moves, and what is expected after them, in lines that a player can read.
//!
//! A file holds scenarios, each from a line `clause` to the next. `#` starts a comment. Lines:
//! - `clause CU-5.5 CU-5.8`: the clauses that the scenario guards, with its title as a comment;
//! - `seats 3 first_seat=1`: the table; then either `new` (from the very start) or the position:
//! - `race 1:blue,green 9:boo@2 out:pink`: camels, tiles and dice that are out, which show 1 (black 1)
//!   unless `dice pink 3, grey white 2` says otherwise; `turn 2`; `leg 2` (1 and 1 unless given);
//! - `player 2: money 5; tickets green 5, pink 3; pyramid 1; partner 4` (3 EP and nothing unless given; the
//!   last seat holds the pyramid tickets for the dice that are out if no player is given any);
//! - `deck winner: 1 blue, 2 green`: finish cards by owner and colour from the one played earliest;
//! - `1 roll`, `* die pink 3`: moves as in records, seat or `*` for chance;
//! - `refuse 1 tile 1 boo: CU-5.2 space 1 is`: the move is refused by the clause with a message that
//!   begins so (the message may be left out);
//! - `expect WHAT VALUES`: see [`Scenario::expect`].

use engine::{Game, Options, Seat, Step, Turn};
use games::camel_race::{Die, Racer, Scene};
use games::camel_up::{CamelUp, Deck, Event, Outcome};
use serde_json::{Value, json};

/// A scenario while it is carried out.
#[derive(Default)]
struct Scenario {
    seats: usize,
    options: Options,
    scene: Scene,
    dice: Vec<String>,
    players: Vec<serde_json::Map<String, Value>>,
    decks: [Vec<Value>; 2],
    turn: usize,
    leg: u16,
    game: Option<CamelUp>,
    /// What happened in the last step.
    log: Vec<Step<CamelUp>>,
}

type Done = Result<(), String>;

/// Carries out all scenarios of a file; panics with the line of the first one that fails.
pub(crate) fn run_file(name: &str, text: &str) {
    let mut scenario = Scenario::default();
    let mut in_scenario = false;
    for (at, raw) in text.lines().enumerate() {
        let line = raw.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let result = match line.split_once(' ').unwrap_or((line, "")) {
            ("clause", _) => {
                in_scenario = true;
                scenario = Scenario { turn: 1, leg: 1, ..Scenario::default() };
                Ok(())
            }
            _ if !in_scenario => Err("a file begins with a line `clause`".to_owned()),
            (word, rest) => scenario.line(word, rest),
        };
        if let Err(reason) = result {
            panic!("{name}:{}: `{line}`: {reason}\nposition: {:?}", at + 1, scenario.game);
        }
    }
    assert!(in_scenario, "{name} has no scenario");
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, expected: &T) -> Done {
    if found == expected { Ok(()) } else { Err(format!("found {found:?}, expected {expected:?}")) }
}

fn error(error: impl std::fmt::Display) -> String {
    error.to_string()
}

fn items(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim).filter(|item| !item.is_empty())
}

impl Scenario {
    fn line(&mut self, word: &str, rest: &str) -> Done {
        match word {
            "seats" => {
                let (seats, options) = rest.split_once(' ').unwrap_or((rest, ""));
                self.seats = seats.parse().map_err(error)?;
                self.options = Options::parse(options).map_err(error)?;
                self.players = vec![serde_json::Map::new(); self.seats];
                Ok(())
            }
            "new" => {
                let setup = CamelUp::setup(self.seats, &self.options).map_err(error)?;
                self.game = Some(CamelUp::new(setup));
                Ok(())
            }
            "race" => rest.parse().map(|scene| self.scene = scene).map_err(error),
            "dice" => {
                self.dice = items(rest).map(str::to_owned).collect();
                Ok(())
            }
            "turn" => rest.parse().map(|turn| self.turn = turn).map_err(error),
            "leg" => rest.parse().map(|leg| self.leg = leg).map_err(error),
            "player" => self.player(rest),
            "deck" => self.deck(rest),
            "refuse" => self.refuse(rest),
            "expect" => {
                let (what, values) = rest.split_once(' ').unwrap_or((rest, ""));
                self.expect(what, values)
            }
            _ => self.step(word, rest),
        }
    }

    fn player(&mut self, rest: &str) -> Done {
        let (seat, parts) = rest.split_once(':').ok_or("expected `player SEAT: …`")?;
        let seat: Seat = seat.parse().map_err(error)?;
        for part in parts.split(';') {
            let (key, value) = part.trim().split_once(' ').ok_or("expected `key value`")?;
            let (key, value) = match key {
                "tickets" => (key, items(value).collect()),
                "pyramid" => ("pyramid_tickets", json!(value.parse::<i64>().map_err(error)?)),
                _ => (key, json!(value.parse::<i64>().map_err(error)?)),
            };
            self.players[seat.index()].insert(key.to_owned(), value);
        }
        Ok(())
    }

    fn deck(&mut self, rest: &str) -> Done {
        let (deck, cards) = rest.split_once(':').ok_or("expected `deck winner: …`")?;
        let deck: Deck = deck.parse().map_err(error)?;
        for card in items(cards) {
            let (owner, colour) = card.split_once(' ').ok_or("expected `owner colour`")?;
            let owner: i64 = owner.parse().map_err(error)?;
            self.decks[deck as usize].push(json!({"owner": owner, "colour": colour}));
        }
        Ok(())
    }

    /// The position, built through its JSON form when it is first needed.
    fn game(&mut self) -> Result<CamelUp, String> {
        if let Some(game) = self.game {
            return Ok(game);
        }
        let given = self.players.iter().any(|player| player.contains_key("pyramid_tickets"));
        let out = self.scene.out.len();
        for (at, player) in self.players.iter_mut().enumerate() {
            player.entry("money").or_insert(json!(3));
            if !given && at + 1 == self.seats {
                player.insert("pyramid_tickets".to_owned(), json!(out));
            }
        }
        let shown = |die: Die| {
            let given = self.dice.iter().find(|text| text.starts_with(die.name())).cloned();
            given.unwrap_or_else(|| if die == Die::Grey { "grey black 1".into() } else { format!("{die} 1") })
        };
        let stacks: serde_json::Map<String, Value> =
            self.scene.race.stacks().map(|(space, stack)| (space.to_string(), json!(stack))).collect();
        let tiles: serde_json::Map<String, Value> = (self.scene.tiles.iter())
            .map(|tile| (tile.space.to_string(), json!(format!("{}@{}", tile.side, tile.owner))))
            .collect();
        let first = self.options.get("first_seat").and_then(|seat| seat.parse().ok()).unwrap_or(1);
        let position = json!({
            "seats": self.seats, "options": self.options, "phase": "turn", "leg": self.leg,
            "first": first, "turn": self.turn, "camels": stacks,
            "dice": self.scene.out.iter().map(shown).collect::<Vec<_>>(), "tiles": tiles,
            "players": self.players, "winner_deck": self.decks[0], "loser_deck": self.decks[1],
        });
        let game: CamelUp = serde_json::from_value(position).map_err(error)?;
        self.game = Some(game);
        Ok(game)
    }

    fn step(&mut self, author: &str, text: &str) -> Done {
        let mut game = self.game()?;
        self.log.clear();
        if author == "*" {
            let outcome: Outcome = text.parse().map_err(error)?;
            let mut chances = Vec::new();
            game.chances(&mut chances);
            if !chances.iter().any(|&(listed, _)| listed == outcome) {
                return Err("chance has no such outcome now".to_owned());
            }
            game.resolve(outcome, &mut self.log);
        } else {
            let seat: Seat = author.parse().map_err(|_| "no such kind of line")?;
            let action = text.parse().map_err(error)?;
            game.check(seat, action).map_err(error)?;
            game.act(seat, action, &mut self.log);
        }
        self.game = Some(game);
        Ok(())
    }

    fn refuse(&mut self, rest: &str) -> Done {
        let (step, reason) = rest.split_once(':').ok_or("expected `refuse SEAT MOVE: CLAUSE message`")?;
        let (seat, text) = step.split_once(' ').ok_or("expected a seat and a move")?;
        let seat: Seat = seat.parse().map_err(error)?;
        let verdict = self.game()?.check(seat, text.parse().map_err(error)?);
        let illegal = verdict.err().ok_or("it is accepted")?;
        let (clause, message) = reason.trim().split_once(' ').unwrap_or((reason.trim(), ""));
        same(&illegal.clause.0, &clause)?;
        if illegal.message.starts_with(message) { Ok(()) } else { Err(format!("refused: {illegal}")) }
    }

    /// What may be expected:
    /// - `race SCENE`: camels, tiles and dice that are out;
    /// - `phase turn`, `turn 2`, `leg 2`, `money 3 4 5`, `pyramid 1 0 0`, `hands 5 4 5`, `places 1 2 2`;
    /// - `tickets 2: green 5, pink 3`, `left green: 3 2 2`, `partner 1: 4` (or `none`);
    /// - `deck winner: 1 blue, 2 green`, `ranking blue green pink purple yellow`;
    /// - `legal roll`, `illegal bet green`, `count tile 28` (legal decisions that begin so) for the active seat;
    /// - `chance die pink 3: 1/18`, `outcomes 18`;
    /// - `event {"event": "tile-paid", "owner": 2}`: the last step had an event with these fields;
    /// - `no-event tile-paid`.
    fn expect(&mut self, what: &str, values: &str) -> Done {
        let game = self.game()?;
        let board = game.board();
        let seats = || Seat::all(board.seats());
        let list = |numbers: &mut dyn Iterator<Item = usize>| {
            numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
        };
        let (key, value) = values.split_once(':').unwrap_or((values, ""));
        let value = value.trim();
        let found = match what {
            "race" => {
                return same(&scene(&game).to_string(), &values.parse::<Scene>().map_err(error)?.to_string());
            }
            "phase" => json!(board.phase).as_str().unwrap_or("").to_owned(),
            "turn" => board.active().map_or("none".to_owned(), |seat| seat.to_string()),
            "leg" => board.leg.to_string(),
            "money" => list(&mut seats().map(|seat| board.money(seat).into())),
            "pyramid" => list(&mut seats().map(|seat| board.pyramid_tickets(seat).into())),
            "hands" => list(&mut seats().map(|seat| game.hand(seat).len())),
            "places" => list(&mut game.scores().places().iter().map(|&place| place.into())),
            "ranking" => {
                let ranking = board.ranking().ok_or("not all racers are placed")?;
                ranking.map(Racer::name).join(" ")
            }
            "outcomes" => {
                let mut chances = Vec::new();
                game.chances(&mut chances);
                chances.len().to_string()
            }
            "legal" | "illegal" | "count" => return expect_legal(&game, what, values),
            "chance" => return expect_chance(&game, key, value),
            "event" | "no-event" => return self.expect_event(what, values),
            _ => return expect_piece(&game, what, key, value),
        };
        same(&found.as_str(), &values)
    }

    fn expect_event(&self, what: &str, values: &str) -> Done {
        let events: Vec<Value> = self.log.iter().map(|step| json!(step.event)).collect();
        if what == "no-event" {
            let met = events.iter().any(|event| event["event"] == values);
            return if met { Err("it happened".to_owned()) } else { Ok(()) };
        }
        let wanted: Value = serde_json::from_str(values).map_err(error)?;
        let fields = wanted.as_object().ok_or("expected an object")?;
        let met = events.iter().any(|event| fields.iter().all(|(key, value)| event[key] == *value));
        if met { Ok(()) } else { Err(format!("the events were {}", json!(events))) }
    }
}

fn scene(game: &CamelUp) -> Scene {
    let board = game.board();
    let mut words: Vec<String> = vec![board.race.to_string()];
    for seat in Seat::all(board.seats()) {
        if let Some(tile) = board.tile_of(seat) {
            words.push(format!("{}:{}@{seat}", tile.space, tile.side));
        }
    }
    let mut scene: Scene = words.join(" ").parse().expect("a position has a scene");
    scene.out = board.dice.out();
    scene
}

fn expect_legal(game: &CamelUp, what: &str, values: &str) -> Done {
    let Turn::Act(seats) = game.turn() else { return Err("nobody acts".to_owned()) };
    let mut legal = Vec::new();
    game.legal(seats.first().expect("somebody acts"), &mut legal);
    let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let listed = texts.iter().any(|text| text == values);
    match what {
        "count" => {
            let (word, number) = values.split_once(' ').ok_or("expected a word and a number")?;
            let count = texts.iter().filter(|text| text.split(' ').next() == Some(word)).count();
            same(&count.to_string().as_str(), &number)
        }
        "legal" if !listed => Err(format!("legal are {texts:?}")),
        "illegal" if listed => Err("it is legal".to_owned()),
        _ => Ok(()),
    }
}

fn expect_chance(game: &CamelUp, outcome: &str, fraction: &str) -> Done {
    let outcome: Outcome = outcome.parse().map_err(error)?;
    let (part, whole) = fraction.split_once('/').ok_or("expected a fraction")?;
    let (part, whole): (u32, u32) = (part.parse().map_err(error)?, whole.parse().map_err(error)?);
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let total: u32 = chances.iter().map(|&(_, weight)| weight).sum();
    let weight: u32 = chances.iter().filter(|(other, _)| *other == outcome).map(|&(_, weight)| weight).sum();
    same(&(weight * whole), &(part * total))
}

fn expect_piece(game: &CamelUp, what: &str, key: &str, value: &str) -> Done {
    let board = game.board();
    let found = match what {
        "tickets" => {
            let seat = key.parse().map_err(error)?;
            board.tickets_of(seat).map(|ticket| ticket.to_string()).collect::<Vec<_>>().join(", ")
        }
        "left" => {
            let colour = key.parse().map_err(error)?;
            board.tickets.left(colour).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        }
        "partner" => {
            let seat = key.parse().map_err(error)?;
            board.partner(seat).map_or("none".to_owned(), |partner| partner.to_string())
        }
        "deck" => {
            let deck = key.parse().map_err(error)?;
            let card = |card: games::camel_up::FinishCard| {
                format!("{} {}", card.owner, card.colour.map_or("?", Racer::name))
            };
            game.decks().iter(deck).map(card).collect::<Vec<_>>().join(", ")
        }
        _ => return Err(format!("nothing is known of `{what}`")),
    };
    same(&found.as_str(), &value)
}

/// For tests in code: a position from the lines of a scenario.
pub(crate) fn position(lines: &str) -> CamelUp {
    let mut scenario = Scenario { turn: 1, leg: 1, ..Scenario::default() };
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        scenario.line(word, rest).unwrap_or_else(|reason| panic!("`{line}`: {reason}"));
    }
    scenario.game().unwrap_or_else(|reason| panic!("{lines}: {reason}"))
}

/// For tests in code: carries out a step given as in records and returns what happened.
pub(crate) fn step(game: &mut CamelUp, line: &str) -> Vec<Step<CamelUp>> {
    let mut scenario = Scenario { game: Some(*game), ..Scenario::default() };
    let (author, text) = line.split_once(' ').expect("a seat or `*`, then a move");
    scenario.step(author, text).unwrap_or_else(|reason| panic!("`{line}`: {reason}; {game:?}"));
    *game = scenario.game.expect("a step leaves a position");
    scenario.log
}

/// The events without their positions.
pub(crate) fn events(log: Vec<Step<CamelUp>>) -> Vec<Event> {
    log.into_iter().map(|step| step.event).collect()
}
