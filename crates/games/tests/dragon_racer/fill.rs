//! Positions of Dragon Racer in scenario files: what lines need not say.
//!
//! Without a phase it is `flight`, unless there are hands: the first seat in order, or that of `flying 2`, is asked
//! about its first attack card, or about firing. Heroes are rowan, rosella, li, saskia, nerys, kafka, amrita, katsuro;
//! trophies go by the distance at the start of the turn, of equals the lower seat flies first; tiles are as in the box.
//! Teams are filled up with free cards, of level 1 first; hands and picks, to what the phase wants, with cards that the
//! own team needs least. `attacks malachite 1 2 3, eclipse 1 2 1` are card, by, on, slot; `exchange 1: 2 mossy
//! verdigris` slot, which left, which entered.

use crate::support::scenario::{self as lines, error, items, list};
pub(crate) use crate::support::scenario::{events, step};
use crate::support::scene::{Form, Scene, joined, number, texts};
use engine::{Game, Options, Seat};
use games::dragon_racer::data::data;
use games::dragon_racer::{Cards, Colour, Dragon, DragonRacer, Hero, LyingAttack, Tile, Values};
use serde_json::{Value, json};

const HEROES: [&str; 8] = ["rowan", "rosella", "li", "saskia", "nerys", "kafka", "amrita", "katsuro"];
const TILES: [&str; 6] =
    ["wood red", "mountains yellow", "caves green", "bay green", "city blue", "caves yellow"];
/// Where nobody flies.
const AROUND: [&str; 4] = ["draft", "deal", "reveal", "over"];

impl Scene for DragonRacer {
    const SHORT: &'static [(&'static str, &'static str)] =
        &[("turn-number", "turn"), ("distances", "distance"), ("trophies", "trophy")];
    const LISTS: &'static [&'static str] = &["tiles", "team", "hand", "picks", "firing"];

    fn line(form: &mut Form, word: &str, rest: &str) -> Result<bool, String> {
        match (word, rest.split_once(": ")) {
            ("exchange", Some((seat, exchange))) => {
                let [slot, left, entered] = exchange.split(' ').collect::<Vec<_>>()[..] else {
                    return Err("expected `SEAT: SLOT LEFT ENTERED`".into());
                };
                let slot: i64 = slot.parse().map_err(error)?;
                let exchange = json!({"slot": slot, "left": left, "entered": entered});
                form.player(seat.parse().map_err(error)?)?.insert(word.to_owned(), exchange);
            }
            ("heroes", _) => form.each("hero", rest)?,
            ("attacks", _) => {
                let mut attacks = Vec::new();
                for attack in items(rest) {
                    let words: Vec<&str> = attack.split(' ').collect();
                    let [card, by, on, slot] = words[..] else {
                        return Err("expected `CARD BY ON SLOT`".into());
                    };
                    let number = |word: &str| word.parse::<i64>().map_err(error);
                    let (by, on, slot) = (number(by)?, number(on)?, number(slot)?);
                    attacks.push(json!({"card": card, "by": by, "on": on, "slot": slot}));
                }
                form.fields.insert(word.to_owned(), json!(attacks));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn fill(form: &mut Form, options: &Options) -> Result<(), String> {
        let draft = form.players.iter().any(|player| player.contains_key("hand"));
        form.default(&json!({ "turn": 1, "phase": if draft { "draft" } else { "flight" } }));
        let turn = number(form.fields.get("turn"));
        form.default(&json!({ "tiles": TILES[..turn - 1] }));
        fill_trophies(form);
        fill_cards(form, options)?;
        let flies = !AROUND.contains(&form.text("phase").unwrap_or(""));
        if !flies {
            return Ok(());
        }
        let first = form.players.iter().position(|player| number(player.get("trophy")) == form.seats);
        form.default(&json!({ "flying": first.map(|at| at + 1) }));
        let flyer = number(form.fields.get("flying"));
        let picks = texts(form.player(flyer)?.get("picks"));
        let attacks = picks.iter().filter(|name| name.parse().is_ok_and(Dragon::is_attack));
        let phase = form.text("phase").unwrap_or("");
        if ["flight", "attack"].contains(&phase) {
            form.default(&json!({ "asking": attacks.min() }));
        }
        if form.text("phase") == Some("flight") {
            let phase = if form.text("asking").is_some() { "attack" } else { "fire" };
            form.fields.insert("phase".to_owned(), json!(phase));
        }
        Ok(())
    }

    /// - `hands 3 3`, `piles 0 1` (drafted cards), `undealt 7`, `committed 1 2`, `flight-order 1 2`, `space 1: 24`;
    /// - `hand 1: …`, `drafted 1: …` by name; `attacks malachite 1 2 3` (card, by, on, slot).
    fn found(game: &Self, what: &str, key: &str) -> Result<Option<String>, String> {
        let board = game.board();
        let seats = || Seat::all(board.seats());
        let seat = || key.parse::<Seat>().map_err(error);
        let attack =
            |attack: LyingAttack| format!("{} {} {} {}", attack.card, attack.by, attack.on, attack.slot);
        Ok(Some(match what {
            "flight-order" => list(board.flight_order()),
            "hands" => list(seats().map(|seat| board.hand_size(seat))),
            "piles" => list(seats().map(|seat| board.drafted_count(seat))),
            "undealt" => game.undealt().len().to_string(),
            "committed" => list(board.committed.iter()),
            "hand" => sorted(game.hand(seat()?)),
            "drafted" => sorted(game.drafted(seat()?)),
            "space" => board.space(seat()?).to_string(),
            "attacks" => joined(board.attacks.iter().map(attack)),
            _ => return Ok(None),
        }))
    }
}

fn sorted(pile: Cards) -> String {
    let mut names: Vec<String> = pile.each().map(|card| card.to_string()).collect();
    names.sort();
    joined(names.iter())
}

fn fill_trophies(form: &mut Form) {
    let start = |seat: usize| {
        let player = &form.players[seat];
        number(player.get("distance")) as i64 - number(player.get("moved")) as i64
    };
    let behind =
        |seat: usize| (0..form.seats).filter(move |&other| (start(other), other) > (start(seat), seat));
    let places: Vec<usize> = (0..form.seats).map(|seat| behind(seat).count() + 1).collect();
    let heroes = HEROES.into_iter().zip(places);
    for (player, (hero, place)) in form.players.iter_mut().zip(heroes) {
        for (field, value) in
            [("hero", json!(hero)), ("trophy", json!(place)), ("distance", json!(0)), ("moved", json!(0))]
        {
            player.entry(field).or_insert(value);
        }
    }
}

/// Cards that nobody has been given yet.
struct Free(Vec<Dragon>);

impl Free {
    /// All cards in play.
    fn new(form: &Form, options: &Options) -> Result<Self, String> {
        let game = DragonRacer::new(DragonRacer::setup(form.seats, options).map_err(error)?);
        let mut cards: Vec<Dragon> = game.board().cards_in_play().each().collect();
        for tile in texts(form.fields.get("tiles")) {
            cards.extend(game.board().cards_of_tile(tile.parse::<Tile>().map_err(error)?).each());
        }
        Ok(Self(cards))
    }

    fn take(&mut self, name: &str) -> Result<Dragon, String> {
        let card: Dragon = name.parse().map_err(error)?;
        let at = self.0.iter().position(|&free| free == card);
        self.0.remove(at.ok_or(format!("there are not as many of {card}"))?);
        Ok(card)
    }

    /// Adds free cards to a list up to a size, those first of which `key` is least.
    fn fill(&mut self, list: &mut Value, size: usize, key: impl Fn(Dragon) -> (u8, u8)) {
        self.0.sort_by_key(|&card| (key(card), card));
        let Some(list) = list.as_array_mut() else { return };
        let missing = size.saturating_sub(list.len()).min(self.0.len());
        list.extend(self.0.drain(..missing).map(|card| json!(card)));
    }
}

fn fill_cards(form: &mut Form, options: &Options) -> Result<(), String> {
    let mut free = Free::new(form, options)?;
    for player in &mut form.players {
        let exchange = player.get("exchange").cloned().unwrap_or_default();
        for kind in ["team", "hand", "picks"] {
            for name in texts(player.get(kind)) {
                // What entered the team was drafted; a dragon that left counts as drafted now.
                if kind == "team" || exchange["entered"] != *name {
                    free.take(&name)?;
                }
            }
        }
        exchange["left"].as_str().map_or(Ok(()), |left| free.take(left).map(drop))?;
    }
    let all_picked = form.players.iter().all(|player| player.contains_key("picks"));
    let fewest = form.players.iter().map(|player| texts(player.get("picks")).len()).min();
    let pass = fewest.filter(|_| all_picked).unwrap_or(0);
    let all = usize::from(data().turns.dealt[number(form.fields.get("turn")) - 1]);
    let phase = form.text("phase").unwrap_or("").to_owned();
    for player in &mut form.players {
        let hero: Hero = player["hero"].as_str().unwrap_or("").parse().map_err(error)?;
        let team = player.entry("team").or_insert_with(|| json!([]));
        free.fill(team, hero.team_size(), |card| (card.facts().level, 0));
    }
    for player in &mut form.players {
        let team: Vec<Dragon> =
            texts(player.get("team")).iter().filter_map(|name| name.parse().ok()).collect();
        let needs: Vec<Colour> = team
            .iter()
            .flat_map(|&dragon| Values::newest().needs(dragon).iter())
            .map(|(colour, _)| colour)
            .collect();
        let useless = |card: Dragon| (u8::from(card.is_attack()), u8::from(needs.contains(&card.colour())));
        let picks = player.entry("picks").or_insert_with(|| json!([]));
        if !AROUND.contains(&&*phase) {
            free.fill(picks, all, useless);
        }
        let picked = picks.as_array().map_or(0, Vec::len);
        if phase == "draft" {
            let hand = player.entry("hand").or_insert_with(|| json!([]));
            free.fill(hand, all - picked.max(pass), useless);
        }
    }
    Ok(())
}

/// A position from the lines of a scenario.
pub(crate) fn position(text: &str) -> DragonRacer {
    lines::position(text)
}

/// Cards by name.
pub(crate) fn pile(names: &str) -> Cards {
    names.split_whitespace().map(|name| name.parse::<Dragon>().unwrap()).collect()
}
