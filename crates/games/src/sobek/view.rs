//! What viewers may know: the board, the backs of hidden cards, cards remembered, and the own cards.

use super::card::Family;
use super::cards::Cards;
use super::data::MOST;
use super::memory::{Lists, NO_LISTS, Zone};
use super::quay::Quay;
use super::score;
use super::state::{Board, Phase, Sobek};
use super::token::Tokens;
use engine::{Options, Seat, Seats, Viewer};
use serde::Serialize;
use serde::ser::Serializer;
use std::collections::BTreeMap;

/// Hidden cards as others see them: how many have each back (`SO-13.1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Backs {
    /// Starting cards.
    pub green: u8,
    /// Other goods and amulets.
    pub beige: u8,
    /// Characters.
    pub orange: u8,
}

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// Everything that lies open. A page obeys `setup.corruption_hidden`.
    pub board: Board,
    /// The backs of each seat's hand. What is given up to a Scribe counts until all of it is.
    pub hands: [Backs; MOST],
    /// The backs of each seat's corruption pile.
    pub piles: [Backs; MOST],
    /// What everybody remembers of hands and piles (`SO-13.7`); once the piles are turned up, all of them.
    pub known: Lists,
}

/// What one seat knows besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Private {
    /// Whose it is.
    pub seat: Seat,
    /// The cards in hand.
    pub hand: Cards,
    /// The cards in the own corruption pile (`SO-13.5`).
    pub pile: Cards,
    /// The cards given up to a Scribe so far (`SO-7.22`).
    pub dropping: Cards,
    /// What this seat remembers of its rivals' hands and piles, the public part included (`SO-13.7`).
    pub known: Lists,
    /// What each rival remembers of this seat's hand and pile: whoever saw a card was seen.
    pub exposed: Lists,
    /// The event stack, once this seat has taken it in this round (`SO-13.12`).
    pub stack: Option<Tokens>,
    /// The rival's pile that this seat looks through for its Vizier.
    pub looking: Option<Cards>,
}

impl Backs {
    /// How many cards.
    pub const fn len(self) -> usize {
        self.green as usize + self.beige as usize + self.orange as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Green, beige, orange.
    pub const fn by_back(self) -> [u8; 3] {
        [self.green, self.beige, self.orange]
    }
}

impl From<Cards> for Backs {
    fn from(cards: Cards) -> Self {
        let [green, beige, orange] = cards.backs();
        Self { green, beige, orange }
    }
}

impl Sobek {
    /// Built field by field: the board, which is open, then backs and what everybody remembers.
    pub(super) fn public_view(&self) -> Public {
        let mut hands = self.hands.map(Backs::from);
        if let (Phase::Surplus, Some(seat)) = (self.board.phase, self.board.focus.seat) {
            hands[seat.index()] = self.hand(seat).plus(self.dropping).into();
        }
        let mut known = *self.memory.of(Viewer::Spectator);
        if matches!(self.board.phase, Phase::Scoring | Phase::Over) {
            // SO-10.6: the piles lie face up, and nobody has a card in hand.
            known = self.piles.map(|pile| [Cards::NONE, pile]);
        }
        Public { board: self.board, hands, piles: self.piles.map(Backs::from), known }
    }

    pub(super) fn private_view(&self, seat: Seat) -> Private {
        let board = &self.board;
        let gives_up = board.phase == Phase::Surplus && board.focus.seat == Some(seat);
        let looks = board.phase == Phase::VizierCard && board.active == seat;
        let mut exposed = NO_LISTS;
        for rival in board.rivals(seat) {
            exposed[rival.index()] = self.memory.of(Viewer::Seat(rival))[seat.index()];
        }
        Private {
            seat,
            hand: self.hand(seat),
            pile: self.pile(seat),
            dropping: if gives_up { self.dropping } else { Cards::NONE },
            known: *self.memory.of(Viewer::Seat(seat)),
            exposed,
            stack: board.looked.contains(seat).then_some(self.stack),
            looking: board.focus.seat.filter(|_| looks).map(|rival| self.pile(rival)),
        }
    }
}

impl Public {
    /// The cards of a zone that the public knows.
    pub const fn known(&self, seat: Seat, zone: Zone) -> Cards {
        self.known[seat.index()][zone as usize]
    }
}

impl Private {
    /// The cards of a rival's zone that this seat knows.
    pub const fn known(&self, rival: Seat, zone: Zone) -> Cards {
        self.known[rival.index()][zone as usize]
    }
}

/// The JSON form of [`Public`].
#[derive(Serialize)]
struct PublicJson {
    seats: usize,
    options: Options,
    phase: Phase,
    round: u8,
    first: Option<Seat>,
    active: Option<Seat>,
    acting: Option<Seat>,
    again: bool,
    quay: Quay,
    deck: u8,
    deliveries_left: usize,
    players: Vec<PlayerJson>,
    discard: Cards,
    event_stack: u8,
    used_events: Tokens,
    looked_at_events: Seats,
    focus: super::json::FocusJson,
}

#[derive(Serialize)]
struct PlayerJson {
    seat: Seat,
    score: u16,
    hand: ZoneJson,
    pile: ZoneJson,
    curses: u8,
    sets: BTreeMap<&'static str, SetJson>,
    horizontal: BTreeMap<&'static str, SetJson>,
    deceit_points: u8,
}

#[derive(Serialize)]
struct ZoneJson {
    cards: usize,
    backs: Backs,
    known: Cards,
}

#[derive(Serialize)]
struct SetJson {
    cards: Cards,
    prosperity: u8,
    scarabs: u32,
    points: u32,
}

impl From<&Public> for PublicJson {
    fn from(public: &Public) -> Self {
        let board = &public.board;
        let set = |seat, horizontal| {
            let entry = move |(family, cards): (Family, Cards)| {
                let result = score::set_result(board, seat, family, horizontal);
                let prosperity = if horizontal { 0 } else { board.prosperity(seat, family) };
                let (scarabs, points) = (result.scarabs, result.points);
                (family.name(), SetJson { cards, prosperity, scarabs, points })
            };
            let sets = if horizontal { &board.horizontal } else { &board.sets };
            sets[seat.index()].iter().map(entry).collect()
        };
        let player = |seat: Seat| PlayerJson {
            seat,
            score: board.score(seat),
            hand: zone(public.hands[seat.index()], public.known(seat, Zone::Hand)),
            pile: zone(public.piles[seat.index()], public.known(seat, Zone::Pile)),
            curses: board.curses(seat),
            sets: set(seat, false),
            horizontal: set(seat, true),
            deceit_points: board.deceit_points(seat),
        };
        Self {
            seats: board.seats(),
            options: board.setup.options(),
            phase: board.phase,
            round: board.round,
            first: board.first,
            active: board.active(),
            acting: board.acting(),
            again: board.again,
            quay: board.quay,
            deck: board.deck,
            deliveries_left: board.deliveries_left(),
            players: Seat::all(board.seats()).map(player).collect(),
            discard: board.discard,
            event_stack: board.stack,
            used_events: board.used,
            looked_at_events: board.looked,
            focus: (&board.focus).into(),
        }
    }
}

fn zone(backs: Backs, known: Cards) -> ZoneJson {
    ZoneJson { cards: backs.len(), backs, known }
}

impl Serialize for Public {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PublicJson::from(self).serialize(serializer)
    }
}

/// The JSON form of [`Private`]: lists only where there is something on them, by seat number.
#[derive(Serialize)]
struct PrivateJson {
    hand: Cards,
    pile: Cards,
    dropping: Cards,
    known: BTreeMap<String, ListJson>,
    exposed: BTreeMap<String, ListJson>,
    stack: Option<Tokens>,
    looking: Option<Cards>,
}

#[derive(Serialize)]
struct ListJson {
    hand: Cards,
    pile: Cards,
}

fn lists(lists: &Lists) -> BTreeMap<String, ListJson> {
    let seats = Seat::all(MOST).zip(lists).filter(|(_, [hand, pile])| !hand.plus(*pile).is_empty());
    seats.map(|(seat, &[hand, pile])| (seat.to_string(), ListJson { hand, pile })).collect()
}

impl Serialize for Private {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let json = PrivateJson {
            hand: self.hand,
            pile: self.pile,
            dropping: self.dropping,
            known: lists(&self.known),
            exposed: lists(&self.exposed),
            stack: self.stack,
            looking: self.looking,
        };
        json.serialize(serializer)
    }
}
