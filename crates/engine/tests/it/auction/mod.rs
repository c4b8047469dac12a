//! A small game for the engine's own tests: a blind auction with a hidden deck.
//!
//! Each round the dealer turns up one of the prize cards 1..=5; all seats bid a coin card of their hand
//! (1..=5) at the same time, in secret. The single highest bid takes the prize. Five rounds; most points win.

use engine::random::{self, Rng};
use engine::words::{Numbered, Words};
use engine::{
    Audience, BadSetup, Disclosure, Encoded, Game, Illegal, OptionSpec, OptionValues, Options, Scores, Seat,
    Seats, Sink, Turn, View,
};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::ops::RangeInclusive;

pub(crate) const CARDS: u8 = 5;

/// What the auction gets wrong, so that the laws can be seen to notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// A secret bid is said to be open.
    SaidOpen,
    /// The last bid is said to reveal nothing.
    RevealsUnsaid,
    /// Everybody is told which card a seat commits.
    FaceInEvent,
    /// Everybody sees which cards are left in hand.
    FaceInView,
    /// A seat is not told of its own bid.
    OwnBidUntold,
    /// Every bid is said to reveal something.
    RevealsAll,
    /// Every bid is said to surprise its own seat.
    SurprisesAll,
    /// Observations say nothing.
    Blind,
    /// Observations leave out who has bid.
    HalfBlind,
    /// The prize is paid out only after it has been told who won it.
    PaidAfterwards,
}

thread_local! {
    /// The flaw of all auctions in this thread.
    pub(crate) static FLAW: Cell<Option<Flaw>> = const { Cell::new(None) };
}

fn flawed(flaw: Flaw) -> bool {
    FLAW.get() == Some(flaw)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Setup {
    seats: usize,
    ties_pay: bool,
}

/// Cards are bits 1..=5 of a byte.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Auction {
    ties_pay: bool,
    prize: Option<u8>,
    prizes_left: u8,
    hands: Vec<u8>,
    commits: Vec<Option<u8>>,
    points: Vec<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[words("bid {card}")]
pub(crate) struct Bid(#[words(1..=CARDS)] pub(crate) u8);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words)]
#[words("prize {card}")]
pub(crate) struct Prize(#[words(1..=CARDS)] pub(crate) u8);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Prize(u8),
    Committed { seat: Seat },
    Own { seat: Seat, card: u8 },
    Revealed(Vec<u8>),
    Won { seat: Seat, prize: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Public {
    ties_pay: bool,
    prize: Option<u8>,
    prizes_left: u8,
    ready: Seats,
    /// All bids of earlier rounds are public, so each hand is, but for this round's commits.
    hands_before: Vec<u8>,
    points: Vec<i32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Private {
    commit: Option<u8>,
}

fn cards(set: u8) -> impl Iterator<Item = u8> {
    (1..=CARDS).filter(move |card| set >> card & 1 == 1)
}

impl Auction {
    fn waiting(&self) -> Seats {
        Seat::all(self.hands.len()).filter(|seat| self.commits[seat.index()].is_none()).collect()
    }

    /// Whether the bid of this seat is the last, which turns up all of them.
    fn turns_up(&self, seat: Seat) -> bool {
        self.waiting() == Seats::one(seat) && !flawed(Flaw::RevealsUnsaid)
    }

    fn before(&self, seat: usize) -> u8 {
        self.hands[seat]
            | self.commits[seat].filter(|_| !flawed(Flaw::FaceInView)).map_or(0, |card| 1 << card)
    }

    fn settle<S: Sink<Self>>(&mut self, log: &mut S) {
        let bids: Vec<u8> = self.commits.iter_mut().map(|bid| bid.take().expect("all have bid")).collect();
        let prize = self.prize.take().expect("a prize is up");
        log.event(Audience::ALL, self, || Event::Revealed(bids.clone()));
        let highest = *bids.iter().max().expect("there are seats");
        let winners: Vec<Seat> = Seat::all(bids.len()).filter(|seat| bids[seat.index()] == highest).collect();
        if winners.len() == 1 || self.ties_pay {
            for seat in winners {
                let late = if flawed(Flaw::PaidAfterwards) { prize } else { 0 };
                self.points[seat.index()] += i32::from(prize - late);
                log.event(Audience::ALL, self, || Event::Won { seat, prize });
                self.points[seat.index()] += i32::from(late);
            }
        }
    }
}

impl Game for Auction {
    type Setup = Setup;
    type Action = Bid;
    type Outcome = Prize;
    type Event = Event;
    type Public = Public;
    type Private = Private;

    const ID: &'static str = "auction";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { name: "ties_pay", values: OptionValues::Words(&["off", "on"]) }];

    fn setup(seats: usize, options: &Options) -> Result<Setup, BadSetup> {
        if !Self::SEATS.contains(&seats) {
            return Err(BadSetup::new(None, "seats", format!("2 to 4 can bid, not {seats}")));
        }
        OptionSpec::check_all(Self::OPTIONS, seats, options)?;
        Ok(Setup { seats, ties_pay: Self::OPTIONS[0].chosen(options) == "on" })
    }

    fn new(setup: Setup) -> Self {
        Self {
            ties_pay: setup.ties_pay,
            prize: None,
            prizes_left: 0b11_1110,
            hands: vec![0b11_1110; setup.seats],
            commits: vec![None; setup.seats],
            points: vec![0; setup.seats],
        }
    }

    fn over() -> Illegal {
        Illegal::new("A-3", "game-over", "the auction is over")
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn turn(&self) -> Turn {
        match (self.prize, self.prizes_left) {
            (Some(_), _) => Turn::Act(self.waiting()),
            (None, 0) => Turn::Over,
            (None, _) => Turn::Chance,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Bid>) {
        if self.prize.is_some() && self.commits[seat.index()].is_none() {
            out.extend(cards(self.hands[seat.index()]).map(Bid));
        }
    }

    fn check(&self, seat: Seat, bid: Bid) -> Result<(), Illegal> {
        if self.prize.is_none() || self.commits[seat.index()].is_some() {
            return Err(Illegal::new("A-1", "not-your-turn", "you have no bid to make now"));
        }
        if self.hands[seat.index()] >> bid.0 & 1 == 0 {
            return Err(Illegal::new("A-2", "not-held", format!("coin {} is not in your hand", bid.0)));
        }
        Ok(())
    }

    fn act<S: Sink<Self>>(&mut self, seat: Seat, bid: Bid, log: &mut S) {
        self.hands[seat.index()] &= !(1 << bid.0);
        self.commits[seat.index()] = Some(bid.0);
        let told = if flawed(Flaw::FaceInEvent) { Audience::ALL } else { Audience::only(seat) };
        if !flawed(Flaw::OwnBidUntold) {
            log.event(told, self, || Event::Own { seat, card: bid.0 });
        }
        log.event(Audience::ALL, self, || Event::Committed { seat });
        if self.waiting().is_empty() {
            self.settle(log);
        }
    }

    fn disclosure(&self, seat: Seat, _bid: Bid) -> Disclosure {
        let last = self.waiting() == Seats::one(seat);
        if last || flawed(Flaw::SaidOpen) { Disclosure::Open } else { Disclosure::masked("bid ?") }
    }

    fn reveals(&self, seat: Seat, _bid: Bid) -> bool {
        self.turns_up(seat) || flawed(Flaw::RevealsAll)
    }

    fn surprises(&self, seat: Seat, _bid: Bid) -> bool {
        self.turns_up(seat) || flawed(Flaw::SurprisesAll)
    }

    fn chances(&self, out: &mut Vec<(Prize, u32)>) {
        if self.prize.is_none() {
            out.extend(cards(self.prizes_left).map(|card| (Prize(card), 1)));
        }
    }

    fn resolve<S: Sink<Self>>(&mut self, prize: Prize, log: &mut S) {
        self.prizes_left &= !(1 << prize.0);
        self.prize = Some(prize.0);
        log.event(Audience::ALL, self, || Event::Prize(prize.0));
    }

    fn scores(&self) -> Scores {
        Scores::by_points(&self.points)
    }

    fn public(&self) -> Public {
        Public {
            ties_pay: self.ties_pay,
            prize: self.prize,
            prizes_left: self.prizes_left,
            ready: Seat::all(self.hands.len()).filter(|seat| self.commits[seat.index()].is_some()).collect(),
            hands_before: (0..self.hands.len()).map(|seat| self.before(seat)).collect(),
            points: self.points.clone(),
        }
    }

    fn private(&self, seat: Seat) -> Private {
        Private { commit: self.commits[seat.index()] }
    }

    fn sample<R: Rng>(view: &View<Self>, rng: &mut R) -> Self {
        let public = &view.public;
        let mut game = Self {
            ties_pay: public.ties_pay,
            prize: public.prize,
            prizes_left: public.prizes_left,
            hands: public.hands_before.clone(),
            commits: vec![None; public.hands_before.len()],
            points: public.points.clone(),
        };
        for seat in public.ready.iter() {
            let own = view.private.as_ref().filter(|_| view.viewer.seat() == Some(seat));
            let held: Vec<u8> = cards(game.hands[seat.index()]).collect();
            let card = own.and_then(|own| own.commit).unwrap_or_else(|| *random::pick(rng, &held));
            game.hands[seat.index()] &= !(1 << card);
            game.commits[seat.index()] = Some(card);
        }
        game
    }

    fn census(&self) -> Vec<(&'static str, i64)> {
        vec![("seats", self.hands.len() as i64)]
    }
}

impl Encoded for Auction {
    const OBSERVATION: engine::Parts = &[
        ("prize", &[1]),
        ("prizes left", &[1]),
        ("ready", &[4]),
        ("hands", &[4]),
        ("commit", &[1]),
        ("points", &[4]),
    ];

    fn observe(view: &View<Self>, out: &mut [f32]) {
        if flawed(Flaw::Blind) {
            return;
        }
        let Public { prize, prizes_left, ready, hands_before, points, .. } = &view.public;
        out[0] = f32::from(prize.unwrap_or(0)) / 5.0;
        out[1] = f32::from(*prizes_left) / 64.0;
        out[2..6].fill(0.0);
        for seat in ready.iter().filter(|_| !flawed(Flaw::HalfBlind)) {
            out[2 + seat.index()] = 1.0;
        }
        for (number, &hand) in out[6..].iter_mut().zip(hands_before) {
            *number = f32::from(hand) / 64.0;
        }
        out[10] = f32::from(view.private.as_ref().and_then(|own| own.commit).unwrap_or(0)) / 5.0;
        for (number, &points) in out[11..].iter_mut().zip(points) {
            *number = points as f32 / 15.0;
        }
    }
}
