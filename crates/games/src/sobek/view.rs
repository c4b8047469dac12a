//! What viewers may know: the board, the backs of hidden cards, cards remembered, and a seat's own cards.

use super::card::Family;
use super::cards::Cards;
use super::data::MOST;
use super::memory::{Lists, Zone};
use super::quay::Quay;
use super::score::{self, SetResult};
use super::state::{Board, Focus, Phase, Sobek};
use super::token::Tokens;
use crate::fields::fields;
use engine::json::Entries;
use engine::{Options, Seat, Seats, Viewer};
use serde::Serialize;

/// Hidden cards as others see them: how many have each back (`SO-13.1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Backs {
    /// Starting cards.
    pub green: u8,
    /// Other goods and amulets.
    pub beige: u8,
    /// Characters.
    pub orange: u8,
}

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "PublicJson"))]
#[serde(into = "PublicJson")]
pub struct Public {
    /// Everything that lies open. Hiding rivals' piles by `setup.corruption_hidden` is the page's task.
    pub board: Board,
    /// The backs of each seat's hand. What is given up to a Scribe counts until all of it is.
    pub hands: [Backs; MOST],
    /// The backs of each seat's corruption pile.
    pub piles: [Backs; MOST],
    /// What everybody remembers of hands and piles (`SO-13.7`); once the piles are turned up, all of them.
    pub known: Lists,
}

/// What one seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "PrivateJson"))]
#[serde(into = "PrivateJson")]
pub struct Private {
    /// Whose it is.
    pub seat: Seat,
    /// The cards in hand.
    pub hand: Cards,
    /// The cards in its corruption pile (`SO-13.5`).
    pub pile: Cards,
    /// The cards given up to a Scribe so far (`SO-7.22`).
    pub dropping: Cards,
    /// What this seat remembers of its rivals' hands and piles, the public part included (`SO-13.7`). What rivals
    /// remember is nowhere in its view: it may rest on faces that only they were shown.
    pub known: Lists,
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

    /// Whether there are no backs.
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
        Private {
            seat,
            hand: self.hand(seat),
            pile: self.pile(seat),
            dropping: if gives_up { self.dropping } else { Cards::NONE },
            known: *self.memory.of(Viewer::Seat(seat)),
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

fields! {
    /// The JSON form of [`Public`].
    struct PublicJson from(public: Public) as "Public":
    let board = &public.board;
    {
        /// How many seats there are.
        seats: usize = board.seats(),
        /// The options that differ from the default.
        options: Options = board.setup.options(),
        /// What happens next.
        phase: Phase = board.phase,
        /// The round, from 1.
        round: u8 = board.round,
        /// The starting player of the round; none before one is chosen.
        first: Option<Seat> = board.first,
        /// Whose turn it is; at the start of a round who chooses the starting player. While a rival gives up
        /// cards it is still the player of the Scribe.
        active: Option<Seat> = board.active(),
        /// Who has to decide now; none while chance decides and when the game is over.
        acting: Option<Seat> = board.acting(),
        /// Whether Flood gave this turn (`SO-6.12`).
        again: bool = board.again,
        /// The cards along the Nile.
        quay: Quay = board.quay,
        /// How many cards are left in the deck.
        deck: u8 = board.deck,
        /// How many deliveries are still to come.
        deliveries_left: usize = board.deliveries_left(),
        /// The players, by seat.
        players: Vec<PlayerJson> =
            Seat::all(board.seats()).map(|seat| PlayerJson::of(&public, seat)).collect(),
        /// Used characters and purged cards, face up.
        discard: Cards = board.discard,
        /// How many tokens are left in the event stack.
        event_stack: u8 = board.stack,
        /// The event tokens used and put away in this round.
        used_events: Tokens = board.used,
        /// Who has taken the event stack in this round.
        looked_at_events: Seats = board.looked,
        /// What the open decision is about.
        focus: Focus = board.focus,
    }

    /// What everybody knows of one player.
    struct PlayerJson of(public: &Public, seat: Seat) as "Player":
    let board = &public.board;
    {
        /// Whose it is.
        seat: Seat = seat,
        /// Where the score marker stands.
        score: u16 = board.score(seat),
        /// The hand.
        hand: ZoneJson = ZoneJson::of(public.hands[seat.index()], public.known(seat, Zone::Hand)),
        /// The corruption pile.
        pile: ZoneJson = ZoneJson::of(public.piles[seat.index()], public.known(seat, Zone::Pile)),
        /// How many Curse tokens lie on the pile.
        curses: u8 = board.curses(seat),
        /// The sets laid in play, by family.
        sets: Entries<&'static str, SetJson> = sets(board, seat, false),
        /// The horizontal sets laid at the end of the round, by family.
        horizontal: Entries<&'static str, SetJson> = sets(board, seat, true),
        /// The points that Deceit has given in this round.
        deceit_points: u8 = board.deceit_points(seat),
    }

    /// A hand or a corruption pile, as everybody knows it.
    struct ZoneJson of(backs: Backs, known: Cards) as "Zone":
    {
        /// How many cards it has.
        cards: usize = backs.len(),
        /// Their backs.
        backs: Backs = backs,
        /// Those of them that everybody knows.
        known: Cards = known,
    }

    /// A set and what it is worth.
    struct SetJson of(result: SetResult, cards: Cards, prosperity: u8) as "Set":
    {
        /// Its cards.
        cards: Cards = cards,
        /// How many Prosperity tokens lie on it.
        prosperity: u8 = prosperity,
        /// Its scarabs, those of Prosperity included.
        scarabs: u32 = result.scarabs,
        /// Its points if the round ended now.
        points: u32 = result.points,
    }

    /// The JSON form of [`Private`]: lists only where there is something on them, by seat number.
    struct PrivateJson from(private: Private) as "Private":
    {
        /// The cards in hand.
        hand: Cards = private.hand,
        /// The cards in its corruption pile.
        pile: Cards = private.pile,
        /// The cards given up to a Scribe so far.
        dropping: Cards = private.dropping,
        /// What this seat remembers of its rivals' hands and piles, by seat; what everybody knows is included.
        known: Entries<String, ListJson> = lists(&private.known),
        /// The tokens of the event stack, once this seat has taken it in this round.
        stack: Option<Tokens> = private.stack,
        /// The rival's pile that this seat looks through for its Vizier.
        looking: Option<Cards> = private.looking,
    }

    /// Cards remembered of one player.
    struct ListJson of(hand: Cards, pile: Cards) as "Remembered":
    {
        /// Cards in the hand.
        hand: Cards = hand,
        /// Cards in the corruption pile.
        pile: Cards = pile,
    }
}

fn sets(board: &Board, seat: Seat, horizontal: bool) -> Entries<&'static str, SetJson> {
    let worth = |(family, cards): (Family, Cards)| {
        let result = score::set_result(board, seat, family, horizontal);
        let prosperity = if horizontal { 0 } else { board.prosperity(seat, family) };
        (family.name(), SetJson::of(result, cards, prosperity))
    };
    let sets = if horizontal { &board.horizontal } else { &board.sets };
    sets[seat.index()].iter().map(worth).collect()
}

fn lists(lists: &Lists) -> Entries<String, ListJson> {
    let seats = Seat::all(MOST).zip(lists).filter(|(_, [hand, pile])| !hand.plus(*pile).is_empty());
    seats.map(|(seat, &[hand, pile])| (seat.to_string(), ListJson::of(hand, pile))).collect()
}
