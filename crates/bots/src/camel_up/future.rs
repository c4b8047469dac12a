//! Futures of a race by rolls alone, and what seats would have in them.

use engine::random::{PlayoutRng, below, pick};
use engine::{MAX_SEATS, Seat, View};
use games::camel_up::data::data;
use games::camel_up::odds::LegOdds;
use games::camel_up::race::{Crazy, Dice, Die, Race, Racer, Tiles};
use games::camel_up::score::{finish_reward, ticket_reward};
use games::camel_up::{Board, CamelUp, Deck, Decks, Racers};

/// How one race can go on, and what lies in the finish decks.
pub(super) struct Future {
    /// The place of each racer at the end of this leg.
    places: [u8; Racer::COUNT],
    /// The overall winner and loser, by deck.
    ends: [Racer; 2],
    /// How many cards that will be right lie in each deck.
    right: [usize; 2],
    /// What each seat would have, in EP, if nothing more were bet.
    pub(super) points: [f64; MAX_SEATS],
}

/// Many futures.
pub(super) struct Futures {
    pub(super) all: Vec<Future>,
    /// How often each racer is the overall winner and the loser.
    pub(super) chances: [[f64; Racer::COUNT]; 2],
}

/// How much a better chance makes it likelier that a card of another names the racer: as its chance to this power. In
/// the winner deck less with every card, since they were played when others were ahead.
const WINNER_POWER: f64 = 1.0;
const FIRST_WINNER_POWER: f64 = 2.0;
const LOSER_POWER: f64 = 3.0;
/// What is added to chances for what futures do not show.
const SLIGHT: f64 = 0.01;
/// Numbers on a die, each as likely.
const NUMBERS: u32 = 3;
/// Steps of a draw between 0 and 1.
const FINE: u32 = 1 << 20;

impl Futures {
    /// Draws so many futures of what the seat sees.
    pub(super) fn draw(
        view: &View<CamelUp>,
        seat: Seat,
        odds: &LegOdds,
        number: u32,
        rng: &mut PlayoutRng,
    ) -> Self {
        let board = &view.public.board;
        let share = 1.0 / f64::from(number);
        let mut chances = [[0.0; Racer::COUNT]; 2];
        let certain = certain(board, odds);
        let mut all: Vec<Future> = (0..number).map(|_| Future::draw(board, certain, rng)).collect();
        for future in &all {
            for (row, racer) in chances.iter_mut().zip(future.ends) {
                row[racer.index()] += share;
            }
        }
        let likings = Deck::ALL.map(|deck| liking(&view.public.decks, seat, deck, chances[deck as usize]));
        for future in &mut all {
            future.turn_up(view, seat, &likings, rng);
        }
        Self { all, chances }
    }
}

impl Future {
    fn draw(board: &Board, points: [f64; MAX_SEATS], rng: &mut PlayoutRng) -> Self {
        let leg = play_leg(board.race, board.tiles.tiles(), board.dice.out(), rng);
        let mut race = leg;
        while race.crossed().is_none() {
            race = play_leg(race, Tiles::NONE, Dice::NONE, rng);
        }
        let ranking = race.ranking();
        let mut future = Self {
            places: Racer::ALL.map(|racer| leg.place(racer)),
            ends: [ranking[0], ranking[Racer::COUNT - 1]],
            right: [0; 2],
            points,
        };
        for seat in Seat::all(board.seats()) {
            let paid = board.tickets_of(seat).map(|ticket| future.ticket(ticket.colour, ticket.value));
            future.points[seat.index()] += paid.sum::<f64>();
        }
        future
    }

    /// What a ticket pays, in EP.
    pub(super) fn ticket(&self, racer: Racer, printed: u8) -> f64 {
        f64::from(ticket_reward(printed, self.places[racer.index()]))
    }

    /// What the next finish card in the deck pays, in EP.
    pub(super) fn finish_card(&self, deck: Deck, racer: Racer) -> f64 {
        let deck = deck as usize;
        f64::from(if self.ends[deck] == racer {
            finish_reward(self.right[deck])
        } else {
            data().finish_wrong
        })
    }

    /// Pays the finish cards that were played: those of the seat as they are, those of others as they may be.
    fn turn_up(
        &mut self,
        view: &View<CamelUp>,
        seat: Seat,
        likings: &[[f64; Racer::COUNT]; 2],
        rng: &mut PlayoutRng,
    ) {
        let mut left = [Racers::ALL; MAX_SEATS];
        for (deck, position, card) in view.public.decks.in_order() {
            let owner = card.owner.index();
            let own = if card.owner == seat { own_card(view, deck, position) } else { None };
            let racer = own.unwrap_or_else(|| guess(left[owner], &likings[deck as usize], rng));
            left[owner] = left[owner].without(racer);
            self.points[owner] += self.finish_card(deck, racer);
            self.right[deck as usize] += usize::from(self.ends[deck as usize] == racer);
        }
    }
}

/// The rest of a leg by rolls.
fn play_leg(mut race: Race, tiles: Tiles, out: Dice, rng: &mut PlayoutRng) -> Race {
    let mut inside = out.complement();
    // CU-6.8: one die stays inside.
    while inside.len() > 1 && race.crossed().is_none() {
        let Some(die) = inside.iter().nth(below(rng, inside.len() as u32) as usize) else { break };
        inside = inside.without(die);
        let mover = match die {
            Die::Racing(racer) => racer.camel(),
            Die::Grey => race.crazy_mover(*pick(rng, &Crazy::ALL)).0.camel(),
        };
        race = race.run(mover, 1 + below(rng, NUMBERS) as u8, tiles);
    }
    race
}

/// What each seat has or will have whatever happens, in EP; landings on tiles are as many as can be expected.
fn certain(board: &Board, odds: &LegOdds) -> [f64; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(board.seats()) {
        let tile = board.tile_of(seat).map_or(0.0, |tile| odds.tile_income(tile.space));
        let pyramid = i32::from(board.pyramid_tickets(seat)) * data().pyramid_value;
        points[seat.index()] = f64::from(board.money(seat)) + f64::from(pyramid) + tile;
    }
    points
}

/// The colour of a card that the viewer has played.
fn own_card(view: &View<CamelUp>, deck: Deck, position: usize) -> Option<Racer> {
    let mut played = view.private.as_ref()?.played.iter().flatten();
    let here = played.find(|card| card.deck == deck && usize::from(card.position) == position + 1)?;
    Some(here.colour)
}

/// How readily cards of others in a deck name each racer.
fn liking(decks: &Decks, seat: Seat, deck: Deck, chances: [f64; Racer::COUNT]) -> [f64; Racer::COUNT] {
    let others = decks.iter(deck).filter(|card| card.owner != seat).count();
    let power = match deck {
        Deck::Winner => WINNER_POWER + FIRST_WINNER_POWER / others.max(1) as f64,
        Deck::Loser => LOSER_POWER,
    };
    chances.map(|chance| (chance + SLIGHT).powf(power))
}

/// One of the racers, as readily as they are liked.
fn guess(among: Racers, liking: &[f64; Racer::COUNT], rng: &mut PlayoutRng) -> Racer {
    let all: f64 = among.iter().map(|racer| liking[racer.index()]).sum();
    let mut at = all * f64::from(below(rng, FINE)) / f64::from(FINE);
    let mut found = Racer::ALL[0];
    for racer in among.iter() {
        found = racer;
        at -= liking[racer.index()];
        if at < 0.0 {
            break;
        }
    }
    found
}
