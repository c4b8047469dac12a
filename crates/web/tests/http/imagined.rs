//! Twins of random positions, to the end of legs and rounds: beside a game lies one that is imagined from all that a
//! viewer knows, and in both is done what looks the same to that viewer. As long as the views are the same, so is every
//! byte that the server tells the viewer: pages, streams with and without the steps, pictures, the coach, headers too.

use crate::secrecy::{LOOKS, QUICK, assert_alike, owners_look, plain, seated, stamped, store_table};
use crate::server::{Client, Server};
use engine::any::{AnyGame, Kind};
use engine::random::{PlayoutRng, below, nth_rng, pick};
use engine::{Options, Seat, Turn, Viewer};
use serde_json::{Value, json};
use table::{LogEntry, Origin, Source, Stamped, Table};
use web::game_page::AnyPage;

/// How many entries are made in both at the most, and how many after they have come apart.
const TOGETHER: usize = 400;
const APART: usize = 75;
/// How many moves are tried where the worlds come apart.
const TRIES: usize = 6;
/// How many plans of a viewer are looked at.
const PLANS: usize = 3;

/// A table with its log.
#[derive(Clone)]
struct World {
    table: Table,
    log: Vec<Stamped>,
}

impl World {
    /// A game that begins from this position.
    fn from(position: &AnyGame, players: &[Client]) -> Self {
        let mut log = seated(position.kind().id(), "", players);
        let Some(LogEntry::Created(creation)) = log.first_mut() else { panic!("a log begins with it") };
        creation.origin = Some(Origin { position: Some(position.to_json()), source: Source::Editor });
        creation.coach = true;
        log.push(LogEntry::Started);
        let log: Vec<_> = log.iter().map(stamped).collect();
        Self { table: Table::replay(games::KINDS, &log).unwrap(), log }
    }

    fn game(&self) -> &AnyGame {
        self.table.game().expect("it has begun")
    }

    fn make(&mut self, entry: &LogEntry) {
        let entry = stamped(entry);
        self.table.apply(&entry, None).unwrap();
        self.log.push(entry);
    }

    /// All that the viewer is shown, as values.
    fn shown(&self, viewer: Viewer) -> Value {
        let told = self.table.told().iter().filter(|told| told.to.includes(viewer));
        json!({
            "view": self.game().view(viewer).to_json(),
            "turn": format!("{:?}", self.game().turn()),
            "events": told.map(|told| told.event.to_json()).collect::<Vec<_>>(),
            "open": viewer.seat().map(|seat| (self.table.decision(seat), self.game().legal(seat))),
            "take back": viewer.seat().map(|seat| self.table.can_take_back(seat)),
        })
    }

    fn keep(&self, server: &Server, id: &str) {
        let lines = self.log.iter().map(Stamped::to_line).collect();
        store_table(server, id, &hall::summary(&self.table), lines);
    }
}

/// A position somewhere in a random game.
fn somewhere(kind: &dyn Kind, seats: usize, rng: &mut PlayoutRng) -> AnyGame {
    let mut game = kind.start(seats, &Options::default()).unwrap();
    for _ in 0..20 + below(rng, 60) {
        let before = game.clone();
        match game.turn() {
            Turn::Over => return before,
            Turn::Chance => {
                let text = game.roll(rng);
                game.resolve(&text, &mut ()).unwrap();
            }
            Turn::Act(seats) => {
                let seat = *pick(rng, &seats.iter().collect::<Vec<_>>());
                let text = pick(rng, &game.legal(seat)).clone();
                game.act(seat, &text, &mut ()).unwrap();
            }
        }
        if game.turn() == Turn::Over {
            return before;
        }
    }
    game
}

/// What is done next in one world, and what looks the same to the viewer in the other; the same, as long as they are to
/// stay together.
fn step(
    [one, other]: [&AnyGame; 2],
    viewer: Viewer,
    together: bool,
    rng: &mut PlayoutRng,
) -> Option<[LogEntry; 2]> {
    let alike = |text: &String, all: Vec<String>, looks: &dyn Fn(&AnyGame, &str) -> Option<String>, rng| {
        let seen = looks(one, text);
        let alike: Vec<_> = all.into_iter().filter(|text| looks(other, text) == seen).collect();
        let twin = if together { alike.contains(text).then(|| text.clone()) } else { None };
        twin.or_else(|| (!together && !alike.is_empty()).then(|| pick(rng, &alike).clone()))
    };
    match one.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let text = one.roll(rng);
            let all = other.chances().into_iter().filter(|(_, weight)| *weight > 0).map(|(text, _)| text);
            let looks = |game: &AnyGame, text: &str| game.seen_outcome(viewer, text).unwrap();
            let twin = alike(&text, all.collect(), &looks, rng)?;
            Some([LogEntry::Chance { text }, LogEntry::Chance { text: twin }])
        }
        Turn::Act(seats) => {
            let seat = *pick(rng, &seats.iter().collect::<Vec<_>>());
            let text = pick(rng, &one.legal(seat)).clone();
            let looks = |game: &AnyGame, text: &str| game.seen_move(viewer, seat, text).unwrap();
            let twin = alike(&text, other.legal(seat), &looks, rng)?;
            Some([LogEntry::Move { seat, text }, LogEntry::Move { seat, text: twin }])
        }
    }
}

/// Which twins are compared.
#[derive(Clone, Copy, Debug)]
struct Case {
    seed: u64,
    viewer: Viewer,
    /// Whether they come apart only after something that can be looked up from then on: a leg or a round that was
    /// scored. Else they differ from the beginning.
    signed: bool,
}

impl Case {
    /// Two worlds that differ, if there are such, and look the same to the viewer.
    fn twins(self, page: &dyn AnyPage, seats: usize, players: &[Client]) -> Option<[World; 2]> {
        let Self { seed, viewer, signed } = self;
        let mut rng = nth_rng(seed, 7);
        let position = somewhere(page.game().kind(), seats, &mut rng);
        let imagined = if signed { position.clone() } else { position.view(viewer).sample(&mut rng) };
        let [mut one, mut other] = [&position, &imagined].map(|position| World::from(position, players));
        assert_eq!(one.shown(viewer), other.shown(viewer), "they look the same: {position:?}");
        let (mut tries, mut together) = (0, signed);
        let mut left = if signed { TOGETHER } else { APART };
        // Nobody looks at a table that waits for chance.
        while (left > 0 || one.game().turn() == Turn::Chance) && tries < TRIES {
            let Some([here, there]) = step([one.game(), other.game()], viewer, together, &mut rng) else {
                tries += 1;
                continue;
            };
            let (mut next, mut twin) = (one.clone(), other.clone());
            next.make(&here);
            twin.make(&there);
            if next.game().turn() == Turn::Over || next.shown(viewer) != twin.shown(viewer) {
                tries += 1;
                continue;
            }
            (one, other, left) = (next, twin, left.saturating_sub(1));
            if together && one.table.told().iter().any(|told| page.stays(&told.event)) {
                (together, left) = (false, APART);
            }
        }
        let rests = matches!(one.game().turn(), Turn::Act(_));
        (rests && !together && one.game() != other.game()).then_some([one, other])
    }
}

/// Everything that the server tells a viewer of a table.
fn told(client: &Client, table: &str) -> String {
    let browser = client.remembering(table);
    let moves = client.moves(table).1;
    let plans = moves.iter().step_by(moves.len().div_ceil(PLANS).max(1));
    let plans = plans.map(|text| format!("/t/{table}/plan?moves={}", text.replace(' ', "+")));
    let looks = LOOKS.iter().chain(&["/coach"]);
    let looks = looks.map(|look| format!("/t/{table}{look}")).chain(plans);
    let api = ["", "/moves", "/record"].map(|rest| format!("/api/v1/tables/{table}{rest}"));
    let mut told = String::new();
    for path in looks.chain(api) {
        let reply = browser.get(&path);
        // The length is compared without what `plain` leaves out.
        let headers = reply.told().into_iter().filter(|(name, _)| name != "content-length");
        told.extend([&path, "\n", &reply.status.to_string(), "\n"]);
        headers.for_each(|(name, value)| told.extend([name, ": ", value, "\n"]));
        told.extend([&reply.text, "\n"]);
    }
    for from in ["0", "0skip"] {
        let listener = browser.clone().with("last-event-id", from);
        // The odds come with the table at rest, after all steps.
        told += listener.stream(&format!("/t/{table}/stream?from=0")).until("hx-target=\"#odds\"");
    }
    told += browser.stream(&format!("/api/v1/tables/{table}/stream")).until("data:");
    plain(&told, table)
}

/// What was compared.
#[derive(PartialEq, Eq, Debug, Default)]
struct Compared {
    pairs: usize,
    /// Those whose viewer is asked for a decision.
    asked: usize,
    /// Those in which something can be looked up that was scored.
    signs: usize,
}

/// Compares twins of a game, as far as there are such in these cases.
fn compare(game: &str, cases: impl IntoIterator<Item = Case>) -> Compared {
    let page = *web::GAMES.iter().find(|page| page.id() == game).unwrap();
    let mut compared = Compared::default();
    for case in cases {
        // A server forgets after a minute what only those are shown who look on.
        let server = Server::at_pace(QUICK);
        let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
        let Some(worlds) = case.twins(page, players.len(), &players) else { continue };
        let client = case.viewer.seat().map_or_else(|| server.guest(), |seat| players[seat.index()].clone());
        let ids = ["first", "other"].map(|twin| format!("{twin}-{}", compared.pairs));
        for (world, id) in worlds.iter().zip(&ids) {
            world.keep(&server, id);
            owners_look(&players[..2], id);
        }
        let [one, other] = ids.map(|id| told(&client, &id));
        assert!(one.len() > 100_000, "there was something to see");
        assert_alike(&one, &other);
        let table = &worlds[0].table;
        let asked = case.viewer.seat().is_some_and(|seat| table.decision(seat).is_some());
        let sign = table.told().iter().any(|told| page.stays(&told.event));
        compared.pairs += 1;
        compared.asked += usize::from(asked);
        compared.signs += usize::from(sign);
        println!("{game}: {case:?}, asked: {asked}, sign: {sign}, {} bytes", one.len());
    }
    compared
}

const THIRD: Viewer = Viewer::Seat(Seat::new(2));

/// A case for who has the third chair, and one for who has none. [`many`] tells of others, should these no longer do.
fn check(game: &str, signed: bool, [third, spectator]: [u64; 2], asked: usize, signs: usize) {
    let cases = [(third, THIRD), (spectator, Viewer::Spectator)];
    let compared = compare(game, cases.map(|(seed, viewer)| Case { seed, viewer, signed }));
    assert_eq!(compared, Compared { pairs: 2, asked, signs });
}

#[test]
fn camel_up() {
    check("camel-up", false, [4, 0], 1, 2);
}

#[test]
fn camel_up_cards() {
    check("camel-up-cards", true, [11, 0], 1, 2);
}

#[test]
fn dragon_racer() {
    check("dragon-racer", false, [14, 3], 1, 0);
}

#[test]
fn keltis() {
    check("keltis", false, [7, 6], 0, 0);
}

#[test]
fn sobek() {
    check("sobek", true, [28, 0], 1, 2);
}

#[test]
#[ignore = "takes minutes: for who has changed what somebody is shown"]
fn many() {
    for page in web::GAMES {
        let cases = (0..48).flat_map(|seed| {
            let viewer = if seed % 3 == 0 { Viewer::Spectator } else { THIRD };
            [false, true].map(|signed| Case { seed, viewer, signed })
        });
        let compared = compare(page.id(), cases);
        assert!(compared.pairs > 10, "{}: {compared:?}", page.id());
    }
}
