//! Imagining what a viewer cannot see.
//!
//! A Draft puts every card of a hand into one place: chosen in some pass by the seat that held the hand then, or still
//! in it. If every choice were equally likely, so would every way be to put the cards of the deck into these places and
//! among the undealt cards. That is the measure used here, given all that the viewer knows: what it saw in the hands it
//! held, and the drafted piles that lie open.

use super::cards::Cards;
use super::data::{MOST, MOST_DEALT};
use super::piece::Dragon;
use super::state::{Board, DragonRacer, Phase, before_hands, in_flight, nobody_asked};
use super::view::{Passing, Private};
use crate::bits::set_bits;
use engine::random::{self, Rng};
use engine::{Seat, View};

/// A random position consistent with the view.
///
/// Exact as said above, but for one case: with two copies of the cards, when open drafted piles leave several ways to
/// say from which hand which copy came, the ways are not always equally likely.
pub(super) fn imagine<R: Rng>(view: &View<DragonRacer>, rng: &mut R) -> DragonRacer {
    let board = view.public.board;
    let mut game = DragonRacer::start(board.setup);
    game.board = board;
    let mine = view.private.as_ref();
    match board.phase {
        Phase::Deal => game.imagine_deal(mine, rng),
        Phase::Draft | in_flight!() => game.imagine_draft(mine, rng),
        before_hands!() | nobody_asked!() => game.deck = game.pool(),
    }
    game
}

/// Cards that are known to fill certain places of one hand, in an unknown order.
#[derive(Clone, Default)]
struct Group {
    cards: Cards,
    /// Who chose in which pass.
    chosen: Vec<(Seat, usize)>,
    /// Who holds the rest of the hand, with its size.
    rest: Option<(Seat, usize)>,
}

/// All places of the Draft, as the viewer knows them.
struct Knowledge {
    /// Hands or parts of hands whose cards are known.
    groups: Vec<Group>,
    /// Places of which nothing is known, with all cards that may be there.
    unknown: Vec<Group>,
    pool: Cards,
}

impl DragonRacer {
    /// All cards in play that were in no team when hands were dealt.
    fn pool(&self) -> Cards {
        let board = &self.board;
        Seat::all(board.seats()).fold(board.cards_in_play(), |pool, seat| {
            let team = board.team(seat).cards();
            pool.minus(board.exchange(seat).map_or(team, |swap| team.without(swap.entered).with(swap.left)))
        })
    }

    fn imagine_deal<R: Rng>(&mut self, mine: Option<&Private>, rng: &mut R) {
        let mut pool = mine.map_or(self.pool(), |mine| self.pool().minus(mine.hand));
        for seat in Seat::all(self.board.seats()) {
            self.hands[seat.index()] = match mine {
                Some(mine) if mine.seat == seat => mine.hand,
                _ => draw_many(&mut pool, self.board.hand_size(seat), rng),
            };
        }
        self.deck = pool;
    }

    fn imagine_draft<R: Rng>(&mut self, mine: Option<&Private>, rng: &mut R) {
        let mut known = Knowledge::of(self, mine);
        if let Some(mine) = mine {
            self.picks[mine.seat.index()] = mine.picks;
        }
        self.place_open_piles(&mut known, mine, rng);
        for group in &mut known.groups {
            let mut cards = group.cards;
            self.fill(group, &mut cards, rng);
        }
        for group in &known.unknown {
            self.fill(group, &mut known.pool, rng);
        }
        self.deck = known.pool;
        for seat in Seat::all(self.board.seats()) {
            let is_open = is_open(&self.board, seat);
            self.drafted[seat.index()] =
                if is_open { Cards::NONE } else { self.picks[seat.index()].into_iter().flatten().collect() };
        }
    }

    /// Puts random ones of the cards into the places of a group.
    fn fill<R: Rng>(&mut self, group: &Group, cards: &mut Cards, rng: &mut R) {
        for &(seat, pass) in &group.chosen {
            let card = cards.draw(rng);
            *cards = cards.without(card);
            self.picks[seat.index()][pass] = Some(card);
        }
        if let Some((holder, size)) = group.rest {
            self.hands[holder.index()] = draw_many(cards, size, rng);
        }
    }

    /// Says in which pass the seats whose drafted piles lie open chose their cards, and takes these places out of
    /// what is known.
    fn place_open_piles<R: Rng>(&mut self, known: &mut Knowledge, mine: Option<&Private>, rng: &mut R) {
        let board = self.board;
        let open = |seat: &Seat| is_open(&board, *seat) && mine.is_none_or(|mine| mine.seat != *seat);
        let seats: Vec<Seat> = Seat::all(board.seats()).filter(open).collect();
        if seats.is_empty() {
            return;
        }
        let mut sources = Sources::of(&board, &seats, known);
        sources.solve(rng);
        for &(seat, group, card) in &sources.taken {
            let group = &mut known.groups[group];
            group.cards = group.cards.without(card);
            let place = group.chosen.iter().position(|&(chooser, _)| chooser == seat);
            let (_, pass) = group.chosen.remove(place.expect("the demand came from this place"));
            self.picks[seat.index()][pass] = Some(card);
        }
        for seat in seats {
            let mut rest = sources.needs[seat.index()];
            known.pool = known.pool.minus(rest);
            for group in &mut known.unknown {
                group.chosen.retain(|&(chooser, pass)| {
                    if chooser == seat {
                        let card = rest.draw(rng);
                        rest = rest.without(card);
                        self.picks[seat.index()][pass] = Some(card);
                    }
                    chooser != seat
                });
            }
        }
    }
}

/// Whether the drafted pile of a seat lies open.
fn is_open(board: &Board, seat: Seat) -> bool {
    board.phase.is_flight() && (board.flyer() == Some(seat) || !board.is_to_fly(seat))
}

/// This many random cards, taken out.
fn draw_many<R: Rng>(cards: &mut Cards, count: usize, rng: &mut R) -> Cards {
    let mut drawn = Cards::NONE;
    for _ in 0..count {
        let card = cards.draw(rng);
        *cards = cards.without(card);
        drawn = drawn.with(card);
    }
    drawn
}

impl Knowledge {
    fn of(game: &DragonRacer, mine: Option<&Private>) -> Self {
        let mut known = Self { groups: Vec::new(), unknown: Vec::new(), pool: game.pool() };
        for first in Seat::all(game.board.seats()) {
            known.add_hand(&game.board, first, mine);
        }
        known
    }

    /// Follows the hand that was dealt to `first` from seat to seat.
    fn add_hand(&mut self, board: &Board, first: Seat, mine: Option<&Private>) {
        let passing = Passing::of(board);
        let (now, all) = (usize::from(board.pass()), board.cards_dealt());
        let mut group = Group::default();
        let mut seen: Option<Cards> = None;
        let mut chosen = 0;
        for pass in 0..all.min(now + 1) {
            let holder = passing.holder(first, pass);
            let has_chosen = pass < now || board.committed.contains(holder);
            chosen += usize::from(has_chosen);
            match mine.filter(|mine| mine.seat == holder) {
                Some(mine) => {
                    let held = mine.held[pass];
                    match seen {
                        None => self.pool = self.pool.minus(held),
                        Some(before) => group.cards = before.minus(held),
                    }
                    self.close(std::mem::take(&mut group), seen.is_some());
                    seen = Some(mine.picks[pass].map_or(held, |pick| held.without(pick)));
                }
                None if has_chosen => group.chosen.push((holder, pass)),
                None => {}
            }
        }
        if now < all {
            group.rest = Some((passing.holder(first, now), all - chosen));
        }
        group.cards = seen.unwrap_or_default();
        self.close(group, seen.is_some());
    }

    fn close(&mut self, group: Group, is_known: bool) {
        if is_known {
            self.groups.push(group);
        } else {
            self.unknown.push(group);
        }
    }
}

/// Where the cards of open drafted piles came from: for each seat one card from each known group in which it chose,
/// the others from hands that the viewer has not seen.
struct Sources {
    /// The cards of each seat whose source is not settled yet; in the end those from unseen hands.
    needs: [Cards; MOST],
    /// The cards of each group that are not settled yet.
    groups: Vec<Cards>,
    pool: Cards,
    /// Seats with groups from which they took a card that is not settled yet.
    demands: Vec<(Seat, usize)>,
    /// What is settled.
    taken: Vec<(Seat, usize, Dragon)>,
    /// How many steps the search may still take before it starts anew in another order.
    steps: u32,
}

impl Sources {
    fn of(board: &Board, seats: &[Seat], known: &Knowledge) -> Self {
        let mut needs = [Cards::NONE; MOST];
        for seat in seats {
            needs[seat.index()] = board.drafted_as_shown(*seat);
        }
        let chosen = known
            .groups
            .iter()
            .enumerate()
            .flat_map(|(at, group)| group.chosen.iter().map(move |&(seat, _)| (seat, at)));
        Self {
            needs,
            groups: known.groups.iter().map(|group| group.cards).collect(),
            pool: known.pool,
            demands: chosen.filter(|(seat, _)| seats.contains(seat)).collect(),
            taken: Vec::with_capacity(MOST * MOST_DEALT),
            steps: 0,
        }
    }

    /// Settles all demands. The truth is a solution, so the search ends; a bad start is given up early.
    fn solve<R: Rng>(&mut self, rng: &mut R) {
        let mut limit = 500;
        loop {
            self.steps = limit;
            if self.settle(rng) {
                return;
            }
            limit *= 2;
        }
    }

    /// Settles the rest; on failure everything is as before.
    fn settle<R: Rng>(&mut self, rng: &mut R) -> bool {
        if self.steps == 0 {
            return false;
        }
        self.steps -= 1;
        let Some((at, mut candidates)) = self.tightest() else { return self.pool_suffices() };
        let (seat, group) = self.demands.swap_remove(at);
        while candidates != 0 {
            let number = random::below(rng, candidates.count_ones());
            let Some(bit) = set_bits(candidates).nth(number as usize) else { break };
            candidates &= !(1 << bit);
            let card = Dragon::new(bit as usize);
            let (needs, cards) = (self.needs[seat.index()], self.groups[group]);
            self.needs[seat.index()] = needs.without(card);
            self.groups[group] = cards.without(card);
            self.taken.push((seat, group, card));
            if self.settle(rng) {
                return true;
            }
            self.taken.pop();
            self.needs[seat.index()] = needs;
            self.groups[group] = cards;
        }
        self.demands.push((seat, group));
        false
    }

    /// The demand with the fewest candidates, with these; none when all demands are settled.
    fn tightest(&self) -> Option<(usize, u64)> {
        let candidates = |&(seat, group): &(Seat, usize)| {
            let fitting = self.needs[seat.index()].mask() & self.groups[group].mask();
            let others = self.demands.iter().filter(|&&other| other.0 == seat && other.1 != group);
            let elsewhere =
                others.fold(self.pool.mask(), |mask, &(_, other)| mask | self.groups[other].mask());
            // A card that is nowhere else must come from here.
            match fitting & !elsewhere {
                0 => fitting,
                must if must.is_power_of_two() => must,
                _ => 0,
            }
        };
        let all = self.demands.iter().map(candidates).enumerate();
        all.min_by_key(|(_, candidates)| candidates.count_ones())
    }

    /// Whether what is left of the piles can all come from unseen hands.
    fn pool_suffices(&self) -> bool {
        let mut pool = self.pool;
        for needs in self.needs {
            if !pool.includes(needs) {
                return false;
            }
            pool = pool.minus(needs);
        }
        true
    }
}
