//! What a viewer knows of hands, piles and corruption, and what its choices would bring: for the page that shows them.
//!
//! Everything here follows from a [`View`]; what the table hides (`SO-13.1`) stays hidden.

use super::action::Action;
use super::card::{Character, Family};
use super::cards::Cards;
use super::data::data;
use super::memory::Zone;
use super::quay::QuayCard;
use super::score::{self, SetResult};
use super::state::{Phase, Sobek};
use super::token::{Symbol, Token};
use super::view::{Backs, Private};
use engine::{Seat, Seats, View, Viewer};
use serde::Serialize;

/// What taking an available card would cost (`SO-4.3`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TakeChange {
    /// The cards that would fall into the player's corruption pile.
    pub price: Vec<QuayCard>,
    /// The player's corruption now and afterwards.
    pub corruption: (u32, u32),
    /// Whether it would make the taker the most corrupt of all; never where the table hides numbers.
    pub most: bool,
    /// `SO-9.1`: whether it would end the round, and then the player's corruption with all that is in hand (`SO-9.9`).
    pub ends_round: Option<u32>,
}

/// What a character's power would find to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Power {
    /// `SO-7.2`: whether that is nothing. Where the table hides piles, nothing is said about them.
    pub idle: bool,
    /// `SO-7.19`: how many cards each rival would give up, clockwise.
    pub surplus: Vec<(Seat, usize)>,
}

/// What an event token would do at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum EventChange {
    /// `SO-6.3`: nothing.
    Nothing,
    /// `SO-6.9`: the player's marker goes from one space to another.
    Marker(u16, u16),
    /// `SO-6.21`, `SO-6.22`: how many cards of the player's pile count.
    Pile(usize),
    /// Something that rests on the next decision, or on none.
    Other,
}

/// Cards that may be laid onto one set, all at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Laying {
    /// The set as it lies, without them.
    pub set: SetResult,
    /// The cards in hand that may follow.
    pub offered: Cards,
    /// The fewest that must follow.
    pub least: usize,
    /// `SO-7.27`: the most that may follow, which end it by themselves; none without such a limit.
    pub most: Option<usize>,
}

/// Where a seat would stand if the round ended now (`SO-10`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// The points of its sets that are not in the score yet.
    pub points: u32,
    /// How many cards of its hand count as corruption, see [`falling`].
    pub hand: u32,
    /// Whether it has the most corruption, those cards included.
    pub most: bool,
    /// The score with them.
    pub top: u16,
    /// How many steps the penalty takes it back.
    pub steps: u32,
    /// The score after that.
    pub end: u16,
}

/// `SO-13.1`: whether the viewer may be shown how many cards lie in a seat's pile.
pub fn shows_pile(view: &View<Sobek>, seat: Seat) -> bool {
    let board = &view.public.board;
    !board.setup.corruption_hidden || view.viewer == Viewer::Seat(seat) || board.piles_open()
}

/// The backs of a zone; none where the table hides them.
pub fn backs(view: &View<Sobek>, seat: Seat, zone: Zone) -> Backs {
    match zone {
        Zone::Hand => view.public.hands[seat.index()],
        Zone::Pile if shows_pile(view, seat) => view.public.piles[seat.index()],
        Zone::Pile => Backs::default(),
    }
}

/// The cards of a zone whose faces the viewer knows (`SO-13.6`).
pub fn known(view: &View<Sobek>, seat: Seat, zone: Zone) -> Cards {
    if zone == Zone::Pile && !shows_pile(view, seat) {
        return Cards::NONE;
    }
    match &view.private {
        _ if view.public.board.piles_open() => view.public.known(seat, zone),
        Some(private) if private.seat == seat => match zone {
            Zone::Hand => private.hand.plus(private.dropping),
            Zone::Pile => private.pile,
        },
        Some(private) => private.known(seat, zone),
        None => view.public.known(seat, zone),
    }
}

/// Every card whose place the viewer does not know.
pub fn unseen(view: &View<Sobek>) -> Cards {
    let board = &view.public.board;
    let of = |seat: Seat| {
        let hidden = known(view, seat, Zone::Hand).plus(known(view, seat, Zone::Pile));
        hidden.plus(board.sets[seat.index()].all()).plus(board.horizontal[seat.index()].all())
    };
    let open = board.quay.open().plus(board.discard);
    data().cards.minus(Seat::all(board.seats()).map(of).fold(open, Cards::plus))
}

/// The corruption of a seat (`SO-10.5`), where it may be shown.
pub fn corruption(view: &View<Sobek>, seat: Seat) -> Option<u32> {
    let cards = view.public.piles[seat.index()].len();
    shows_pile(view, seat).then(|| score::corruption(cards, view.public.board.curses(seat)))
}

/// Who would have the most corruption if the round ended now; scarabs may still decide between several (`SO-10.7`).
/// Nobody where numbers are hidden.
pub fn most_corrupt(view: &View<Sobek>) -> Seats {
    let seats = || Seat::all(view.public.board.seats());
    let all: Option<Vec<u32>> = seats().map(|seat| threatened(view, seat)).collect();
    let Some(all) = all else { return Seats::NONE };
    let most = all.iter().copied().max().unwrap_or_default();
    seats().filter(|seat| most > 0 && all[seat.index()] == most).collect()
}

/// How many cards of a hand become corruption if the round ends before they are played (`SO-9.9`). From the last
/// delivery on that can happen soon: before, none are counted.
pub fn falling(view: &View<Sobek>, seat: Seat) -> u32 {
    let board = &view.public.board;
    let soon = board.deck == 0 && !board.piles_open();
    if soon { view.public.hands[seat.index()].len() as u32 } else { 0 }
}

/// The corruption of a seat with what of its hand counts, where it may be shown.
fn threatened(view: &View<Sobek>, seat: Seat) -> Option<u32> {
    Some(corruption(view, seat)? + falling(view, seat))
}

/// Where every seat would stand if the round ended now, each of the most corrupt with the penalty. While a round is
/// scored its sets are in the scores already.
pub fn standings(view: &View<Sobek>) -> Vec<Standing> {
    let board = &view.public.board;
    let most = most_corrupt(view);
    let one = |seat| {
        let scored = board.piles_open();
        let points = if scored { 0 } else { score::round_points(board, seat) };
        let (hand, most) = (falling(view, seat), most.contains(seat));
        let steps = if scored || !most { 0 } else { score::penalty_steps(board, seat) };
        let top = board.score(seat) + points as u16;
        Standing { seat, points, hand, most, top, steps, end: score::after_penalty(top, steps) }
    };
    Seat::all(board.seats()).map(one).collect()
}

/// What it would cost a seat to take the available card with this number.
pub fn take(view: &View<Sobek>, seat: Seat, number: u8) -> TakeChange {
    let board = &view.public.board;
    let price: Vec<QuayCard> = board.quay.price(number).map(|(_, card)| card).collect();
    let now = corruption(view, seat).unwrap_or_default();
    let then = now + price.len() as u32;
    // The taken card comes into the hand first (`SO-9.2`).
    let total = if board.deck == 0 { then + falling(view, seat) + 1 } else { then };
    let most = board.rivals(seat).all(|rival| threatened(view, rival).is_some_and(|rival| rival < total));
    TakeChange { price, corruption: (now, then), most, ends_round: board.ends_round(number).then_some(total) }
}

/// What a character in hand would find to do.
pub fn power(view: &View<Sobek>, mine: &Private, character: Character) -> Power {
    let board = &view.public.board;
    let rivals = |zone| board.rivals(mine.seat).map(move |rival| (rival, backs(view, rival, zone).len()));
    let limit = usize::from(data().scribe_limit);
    let scribe = matches!(character, Character::ScribeCattle | Character::ScribeFish);
    let over = rivals(Zone::Hand).filter(|&(_, cards)| scribe && cards > limit);
    let surplus: Vec<_> = over.map(|(rival, cards)| (rival, cards - limit)).collect();
    let idle = match character {
        Character::Queen => board.deck == 0,
        Character::Priest | Character::Priestess => mine.pile.families() == 0,
        Character::Vizier => {
            !board.setup.corruption_hidden && rivals(Zone::Pile).all(|(_, cards)| cards == 0)
        }
        Character::Thief => rivals(Zone::Hand).all(|(_, cards)| cards == 0),
        Character::ScribeCattle | Character::ScribeFish => surplus.is_empty(),
        Character::Courtesan => board.extendable(mine.seat, mine.hand.without(character.card())) == 0,
        Character::Merchant => false,
    };
    Power { idle, surplus }
}

/// What a token of the stack would do for the seat that chooses it.
pub fn event(view: &View<Sobek>, mine: &Private, token: Token) -> EventChange {
    let board = &view.public.board;
    match token {
        Token::Fraternity(glyph) => {
            let from = board.score(mine.seat);
            EventChange::Marker(from, Symbol::Glyph(glyph).next_above(from))
        }
        Token::Prosperity if board.blessable(mine.seat) == 0 => EventChange::Nothing,
        Token::Embalming | Token::Deceit if mine.pile.is_empty() => EventChange::Nothing,
        Token::Embalming | Token::Deceit => EventChange::Pile(mine.pile.len()),
        Token::Flood | Token::Curse | Token::Prosperity => EventChange::Other,
    }
}

/// `SO-6.9`: the sign and the space to which a rival's marker would go back, while somebody is to name one for
/// Fraternity.
pub fn set_back(view: &View<Sobek>, rival: Seat) -> Option<(Symbol, u16)> {
    let board = &view.public.board;
    match (board.phase, board.focus.token) {
        (Phase::Fraternity, Some(token @ Token::Fraternity(glyph))) => {
            Some((Symbol::Glyph(glyph), back_by(view, rival, token)?))
        }
        _ => None,
    }
}

/// `SO-6.9`: the space to which a rival's marker would go back by a token of Fraternity.
pub fn back_by(view: &View<Sobek>, rival: Seat, token: Token) -> Option<u16> {
    match token {
        Token::Fraternity(glyph) => Some(Symbol::Glyph(glyph).next_below(view.public.board.score(rival))),
        _ => None,
    }
}

/// `SO-6.14`: the corruption of a seat with one more Curse: all of it, or where it is hidden what the token adds.
pub fn cursed(view: &View<Sobek>, seat: Seat) -> u32 {
    corruption(view, seat).unwrap_or_default() + score::corruption(0, 1)
}

/// `SO-6.17`: what a set of a seat is worth now and with one more token of Prosperity.
pub fn blessing(view: &View<Sobek>, seat: Seat, family: Family) -> (u32, u32) {
    let board = &view.public.board;
    let cards = board.sets[seat.index()].of(family);
    let worth = |tokens| score::set_points(cards, board.prosperity(seat, family) + tokens);
    (worth(0), worth(1))
}

/// `SO-6.17`: the set of a seat to which a token of Prosperity brings most, with its worth now and then.
pub fn best_blessing(view: &View<Sobek>, seat: Seat) -> Option<(Family, (u32, u32))> {
    let mask = view.public.board.blessable(seat);
    let open = Family::ALL.into_iter().filter(|family| mask & 1 << family.index() != 0);
    open.map(|family| (family, blessing(view, seat, family))).max_by_key(|(_, (now, then))| then - now)
}

/// `SO-7.10`: the cards of a family that would leave the player's pile, and the corruption after that.
pub fn purge(view: &View<Sobek>, mine: &Private, family: Family) -> (Cards, u32) {
    let cards = mine.pile.family(family);
    let now = corruption(view, mine.seat).unwrap_or_default();
    (cards, now - cards.len() as u32)
}

/// The cards that may be laid at once after this decision, which begins or extends a set.
pub fn laying(view: &View<Sobek>, mine: &Private, opener: Action) -> Option<Laying> {
    let board = &view.public.board;
    let (family, horizontal, by_courtesan) = match opener {
        Action::Set(family) => (family, false, false),
        Action::Lay(family) => (family, true, false),
        Action::Extend(family) => (family, false, true),
        _ => return None,
    };
    let set = score::set_result(board, mine.seat, family, horizontal);
    Some(if by_courtesan {
        Laying { set, offered: board.addable_by_courtesan(mine.hand, family), least: 1, most: Some(2) }
    } else {
        Laying { set, offered: mine.hand.fitting(family), least: data().min_set.into(), most: None }
    })
}

/// The cards that may still be laid onto the set in the making; none if there is no such set.
pub fn laying_on(view: &View<Sobek>, mine: &Private) -> Option<Laying> {
    let focus = &view.public.board.focus;
    let family = focus.family?;
    let phase = view.public.board.phase;
    let opener = if phase == Phase::HorizontalBuild {
        Action::Lay(family)
    } else if phase == Phase::CourtesanCards {
        Action::Extend(family)
    } else {
        Action::Set(family)
    };
    let whole = laying(view, mine, opener)?;
    let added = usize::from(focus.added);
    Some(Laying {
        offered: focus.last.map_or(whole.offered, |last| whole.offered.from(last)),
        least: whole.least.saturating_sub(added),
        most: whole.most.map(|most| most - added),
        ..whole
    })
}

/// `SO-7.20`: the cards that may be given up next to a Scribe.
pub fn surplus(mine: &Private) -> Cards {
    mine.dropping.last().map_or(mine.hand, |last| mine.hand.from(last))
}

/// What one more card of the family with this many scarabs would add to a set.
pub fn one_more(set: SetResult, scarabs: u32) -> u32 {
    more(set, 1, scarabs)
}

/// What some more cards of the family would add to a set, with this many scarabs together.
pub fn more(set: SetResult, cards: u32, scarabs: u32) -> u32 {
    if set.horizontal { scarabs } else { (set.scarabs + scarabs) * (set.cards + cards) - set.points }
}
