//! What viewers may know: the board, sizes of hidden piles, and what a seat has seen in the hands it held.

use super::action::Slot;
use super::cards::Cards;
use super::data::{COVERED, Data, MOST_DEALT, data};
use super::kinds::{Side, Support};
use super::piece::{Dragon, Hero, Tile};
use super::state::{Board, DragonRacer, Phase, before_hands, in_flight, nobody_asked};
use super::team::LyingAttack;
use crate::fields::fields;
use engine::{Options, Seat, Seats};
use serde::Serialize;

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "PublicJson"))]
#[serde(into = "PublicJson")]
pub struct Public {
    /// Everything that lies open; sizes of hidden piles follow from it.
    pub board: Board,
}

/// What one seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "PrivateJson"))]
#[serde(into = "PrivateJson")]
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

    /// `DR-5.7`: to whom a seat passes its hand.
    #[inline]
    fn next(self, holder: Seat) -> Seat {
        if self.left { holder.left(self.seats) } else { holder.right(self.seats) }
    }
}

impl DragonRacer {
    pub(super) fn public_view(&self) -> Public {
        Public { board: self.board }
    }

    pub(super) fn private_view(&self, seat: Seat) -> Private {
        Private {
            seat,
            hand: self.hand(seat),
            drafted: self.drafted[seat.index()],
            picks: self.picks[seat.index()],
            held: self.held(seat),
        }
    }

    /// The hands that the seat has held in this Draft, by pass: what is left of each and all chosen from it since.
    fn held(&self, seat: Seat) -> [Cards; MOST_DEALT] {
        let board = &self.board;
        let drafting = board.phase == Phase::Draft;
        let passes = match board.phase {
            Phase::Draft => usize::from(board.pass) + 1,
            in_flight!() => board.cards_dealt(),
            before_hands!() | Phase::Deal | nobody_asked!() => 0,
        };
        let passing = Passing::of(board);
        let mut held = [Cards::NONE; MOST_DEALT];
        for (pass, held) in held.iter_mut().enumerate().take(passes) {
            // Each later pass brought the hand one seat on.
            let mut holder = seat;
            for at in pass..passes {
                if at > pass {
                    holder = passing.next(holder);
                }
                *held = self.picks[holder.index()][at].map_or(*held, |pick| held.with(pick));
            }
            if drafting {
                *held = held.plus(self.hand(holder));
            }
        }
        held
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
        /// The turn, 1 to 7; 0 in setup.
        turn: u8 = board.turn,
        /// How many cards each player is dealt in this turn.
        cards_dealt: usize = board.cards_dealt(),
        /// Whether hands go to the left in this turn.
        passes_left: bool = board.passes_left(),
        /// The turbo premium of this turn (`DR-10.6`).
        premium: u8 = board.premium(),
        /// How often hands have been passed in this Draft; all cards of a hand once it is over.
        pass: u8 = board.pass,
        /// The seats that have chosen in this pass.
        committed: Seats = board.committed,
        /// The seats in the order in which they fly; empty while trophies are dealt.
        flight_order: Vec<Seat> = board.flight_order().collect(),
        /// Who flies.
        flying: Option<Seat> = board.flyer,
        /// The attack card that the flying seat is asked about.
        asking: Option<Dragon> = board.asking,
        /// The dragons chosen to fire so far.
        firing: Vec<Slot> = board.firing().collect(),
        /// The ten places of the track.
        track: Vec<PlaceJson> = data().places.iter().map(|place| PlaceJson::of(board, place)).collect(),
        /// The tiles that are known to have been left out.
        removed_tiles: Vec<Tile> =
            [Side::Upper, Side::Lower].into_iter().filter_map(|side| board.removed_tile(side)).collect(),
        /// The cards in play, but those of the teams: some of them are in the deck, in hands or on drafted piles.
        deck: Cards = Seat::all(board.seats())
            .fold(board.cards_in_play(), |cards, seat| cards.minus(board.team(seat).cards())),
        /// The players, by seat.
        players: Vec<PlayerJson> = Seat::all(board.seats()).map(|seat| PlayerJson::of(board, seat)).collect(),
        /// The attack cards that lie on dragons.
        attacks: Vec<LyingAttack> = board.attacks.iter().collect(),
    }

    /// A place of the track.
    struct PlaceJson of(board: &Board, place: &str) as "TrackPlace":
    {
        /// Its name: the realm of a corner tile, U1 to U3 or L1 to L3.
        place: String = place.to_owned(),
        /// The tile that lies there; none while it is covered.
        tile: Option<Tile> = tile(board, place),
    }

    /// What everybody knows of one player.
    struct PlayerJson of(board: &Board, seat: Seat) as "Player":
    {
        /// Whose it is.
        seat: Seat = seat,
        /// The hero; none before it is chosen.
        hero: Option<Hero> = board.hero(seat),
        /// What the hero supplies once a turn.
        support: Option<Support> = board.hero(seat).map(Hero::support),
        /// The number of the trophy; none while trophies are dealt.
        trophy: Option<u8> = board.trophy(seat),
        /// How far the pawn has flown.
        distance: u16 = board.distance(seat),
        /// How far the pawn has flown in this turn.
        moved: u16 = board.moved(seat),
        /// The space on which the pawn is shown.
        space: u16 = board.space(seat),
        /// The dragons of the team, by place.
        team: Vec<Dragon> = board.team(seat).iter().map(|(_, dragon)| dragon).collect(),
        /// How many cards are in hand.
        hand: usize = board.hand_size(seat),
        /// How many cards lie on the drafted pile, face down or open.
        drafted: usize = board.drafted_count(seat),
        /// The open drafted cards, once the seat has flown or flies in this turn.
        shown: Cards = board.shown(seat),
    }

    /// The JSON form of [`Private`].
    struct PrivateJson from(private: Private) as "Private":
    {
        /// The cards in hand; not one that is chosen already.
        hand: Cards = private.hand,
        /// The seat's drafted pile, a card just chosen included.
        drafted: Cards = private.drafted,
        /// The hands held in this Draft, in order; the last may still be waiting.
        held: Vec<HeldJson> = private.passed().map(|(hand, picked)| HeldJson::of(hand, picked)).collect(),
    }

    /// A hand as it was held once in this Draft.
    struct HeldJson of(hand: Cards, picked: Option<Dragon>) as "HeldHand":
    {
        /// The cards, before one was chosen.
        hand: Cards = hand,
        /// The card chosen from it; none while it waits.
        picked: Option<Dragon> = picked,
    }
}

/// `DR-2.2`: the tile of one of the ten places, if it lies open.
fn tile(board: &Board, place: &str) -> Option<Tile> {
    match Tile::all().take(4).find(|tile| tile.realm().name() == place) {
        Some(corner) => Some(corner),
        None => (0..COVERED).find(|&at| Data::covered_place(at) == place).and_then(|at| board.tile_at(at)),
    }
}
