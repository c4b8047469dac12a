//! What viewers may know: the board, sizes of hidden piles, and what a seat has seen in the hands it held.

use super::action::Slot;
use super::cards::Cards;
use super::data::{COVERED, Data, MOST_DEALT, data};
use super::kinds::{Side, Support};
use super::piece::{Dragon, Hero, Tile};
use super::state::{Board, DragonRacer, Phase, before_hands, in_flight, nobody_asked};
use super::team::LyingAttack;
use engine::{Options, Seat, Seats};
use serde::Serialize;
use serde::ser::Serializer;

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "PublicJson"))]
#[serde(into = "PublicJson")]
pub struct Public {
    /// Everything that lies open; sizes of hidden piles follow from it.
    pub board: Board,
}

/// What one seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "PrivateJson"))]
pub struct Private {
    /// Whose it is.
    pub seat: Seat,
    /// The cards in hand; not one that is chosen already.
    pub hand: Cards,
    /// The seat's drafted pile while it lies face down (`DR-5.13`), a card just chosen included.
    pub drafted: Cards,
    /// The cards chosen in this turn, by pass.
    pub picks: [Option<Dragon>; MOST_DEALT],
    /// The hands that the seat has held in this Draft, by pass, as they were before it chose.
    pub held: [Cards; MOST_DEALT],
}

impl Private {
    /// The hands held in this Draft with the card chosen from each, in order; the last one may still be waiting.
    pub fn passed(&self) -> impl Iterator<Item = (Cards, Option<Dragon>)> + '_ {
        self.held.into_iter().zip(self.picks).filter(|(held, _)| !held.is_empty())
    }

    /// `DR-5.6`: the card chosen in this pass, while others still choose.
    pub fn commit(&self, board: &Board) -> Option<Dragon> {
        let waits = board.phase == Phase::Draft && board.committed.contains(self.seat);
        self.picks.get(usize::from(board.pass)).copied().flatten().filter(|_| waits)
    }
}

/// Where hands go in a Draft.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passing {
    seats: usize,
    left: bool,
}

impl Passing {
    pub(super) fn of(board: &Board) -> Self {
        Self { seats: board.seats(), left: board.passes_left() }
    }

    /// `DR-5.7`: who holds the hand dealt to `first` after this many passes.
    #[inline]
    pub(super) fn holder(self, first: Seat, passes: usize) -> Seat {
        let steps = passes % self.seats;
        let steps = if self.left { steps } else { self.seats - steps };
        Seat::new((first.index() + steps) % self.seats)
    }

    /// To whom the hand was dealt that `holder` has after this many passes.
    #[inline]
    pub(super) fn origin(self, holder: Seat, passes: usize) -> Seat {
        Self { left: !self.left, ..self }.holder(holder, passes)
    }
}

impl DragonRacer {
    /// What the seat holds or held after this many passes: what is left of that hand and all chosen from it since.
    fn held(&self, seat: Seat, pass: usize) -> Cards {
        let passing = Passing::of(&self.board);
        let first = passing.origin(seat, pass);
        let now = usize::from(self.board.pass);
        let drafting = self.board.phase == Phase::Draft;
        let left = if drafting { self.hand(passing.holder(first, now)) } else { Cards::NONE };
        let chosen = (pass..MOST_DEALT).filter_map(|at| self.picks[passing.holder(first, at).index()][at]);
        chosen.fold(left, Cards::with)
    }

    pub(super) fn public_view(&self) -> Public {
        Public { board: self.board }
    }

    pub(super) fn private_view(&self, seat: Seat) -> Private {
        let board = &self.board;
        let mut held = [Cards::NONE; MOST_DEALT];
        let passes = match board.phase {
            Phase::Draft => usize::from(board.pass) + 1,
            in_flight!() => board.cards_dealt(),
            before_hands!() | Phase::Deal | nobody_asked!() => 0,
        };
        for (pass, held) in held.iter_mut().enumerate().take(passes) {
            *held = self.held(seat, pass);
        }
        Private {
            seat,
            hand: self.hand(seat),
            drafted: self.drafted[seat.index()],
            picks: self.picks[seat.index()],
            held,
        }
    }
}

/// The JSON form of [`Public`].
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Public"))]
struct PublicJson {
    /// How many seats there are.
    seats: usize,
    /// The options that differ from the default.
    options: Options,
    /// What happens next.
    phase: Phase,
    /// The turn, 1 to 7; 0 in setup.
    turn: u8,
    /// How many cards each player is dealt in this turn.
    cards_dealt: usize,
    /// Whether hands go to the left in this turn.
    passes_left: bool,
    /// The turbo premium of this turn (`DR-10.6`).
    premium: u8,
    /// How often hands have been passed in this Draft; all cards of a hand once it is over.
    pass: u8,
    /// The seats that have chosen in this pass.
    committed: Seats,
    /// The seats in the order in which they fly; empty while trophies are dealt.
    flight_order: Vec<Seat>,
    /// Who flies.
    flying: Option<Seat>,
    /// The attack card that the flying seat is asked about.
    asking: Option<Dragon>,
    /// The dragons chosen to fire so far.
    firing: Vec<Slot>,
    /// The ten places of the track.
    track: Vec<PlaceJson>,
    /// The tiles that are known to have been left out.
    removed_tiles: Vec<Tile>,
    /// The cards in play, but those of the teams: some of them are in the deck, in hands or on drafted piles.
    deck: Cards,
    /// The players, by seat.
    players: Vec<PlayerJson>,
    /// The attack cards that lie on dragons.
    attacks: Vec<LyingAttack>,
}

/// A place of the track.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TrackPlace"))]
struct PlaceJson {
    /// Its name: the realm of a corner tile, U1 to U3 or L1 to L3.
    place: String,
    /// The tile that lies there; none while it is covered.
    tile: Option<Tile>,
}

/// What everybody knows of one player.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Player"))]
struct PlayerJson {
    /// Whose it is.
    seat: Seat,
    /// The hero; none before it is chosen.
    hero: Option<Hero>,
    /// What the hero supplies once a turn.
    support: Option<Support>,
    /// The number of the trophy; none while trophies are dealt.
    trophy: Option<u8>,
    /// How far the pawn has flown.
    distance: u16,
    /// How far the pawn has flown in this turn.
    moved: u16,
    /// The space on which the pawn is shown.
    space: u16,
    /// The dragons of the team, by place.
    team: Vec<Dragon>,
    /// How many cards are in hand.
    hand: usize,
    /// How many cards lie on the drafted pile, face down or open.
    drafted: usize,
    /// The open drafted cards, once the seat has flown or flies in this turn.
    shown: Cards,
}

impl From<Public> for PublicJson {
    fn from(public: Public) -> Self {
        let board = &public.board;
        let player = |seat| PlayerJson {
            seat,
            hero: board.hero(seat),
            support: board.hero(seat).map(Hero::support),
            trophy: board.trophy(seat),
            distance: board.distance(seat),
            moved: board.moved(seat),
            space: board.space(seat),
            team: board.team(seat).iter().map(|(_, dragon)| dragon).collect(),
            hand: board.hand_size(seat),
            drafted: board.drafted_count(seat),
            shown: board.shown(seat),
        };
        let teams = Seat::all(board.seats()).map(|seat| board.team(seat).cards());
        Self {
            seats: board.seats(),
            options: board.setup.options(),
            phase: board.phase,
            turn: board.turn,
            cards_dealt: board.cards_dealt(),
            passes_left: board.passes_left(),
            premium: board.premium(),
            pass: board.pass,
            committed: board.committed,
            flight_order: board.flight_order().collect(),
            flying: board.flyer,
            asking: board.asking,
            firing: board.firing().collect(),
            track: track(board),
            removed_tiles: [Side::Upper, Side::Lower]
                .into_iter()
                .filter_map(|side| board.removed_tile(side))
                .collect(),
            deck: teams.fold(board.cards_in_play(), Cards::minus),
            players: Seat::all(board.seats()).map(player).collect(),
            attacks: board.attacks.iter().collect(),
        }
    }
}

/// `DR-2.2`: the ten places with their tiles as far as they lie open.
fn track(board: &Board) -> Vec<PlaceJson> {
    let tile = |place: &str| match Tile::all().take(4).find(|tile| tile.realm().name() == place) {
        Some(corner) => Some(corner),
        None => (0..COVERED).find(|&at| Data::covered_place(at) == place).and_then(|at| board.tile_at(at)),
    };
    data().places.iter().map(|place| PlaceJson { place: (*place).to_owned(), tile: tile(place) }).collect()
}

/// The JSON form of [`Private`].
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Private"))]
struct PrivateJson {
    /// The cards in hand; not one that is chosen already.
    hand: Cards,
    /// The seat's drafted pile, a card just chosen included.
    drafted: Cards,
    /// The hands held in this Draft, in order; the last may still be waiting.
    held: Vec<HeldJson>,
}

/// A hand as it was held once in this Draft.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeldHand"))]
struct HeldJson {
    /// The cards, before one was chosen.
    hand: Cards,
    /// The card chosen from it; none while it waits.
    picked: Option<Dragon>,
}

impl Serialize for Private {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let held = self.passed().map(|(hand, picked)| HeldJson { hand, picked }).collect();
        PrivateJson { hand: self.hand, drafted: self.drafted, held }.serialize(serializer)
    }
}
