//! The bots that play Camel Up by its odds.

mod future;
mod guide;
mod sharp;

pub use guide::OddsGuide;
pub use sharp::Sharp;

use crate::bot::Bot;
use crate::registry::Roster;
use crate::search::{Casual, Guide};
use engine::random::{PlayoutRng, pick};
use engine::{Seat, View};
use games::camel_up::data::data;
use games::camel_up::odds::{LegOdds, Workspace, finish_value, long_run};
use games::camel_up::race::{Side, Space};
use games::camel_up::{Action, Board, CamelUp, OwnTile, Phase};
use std::cell::RefCell;

/// Takes the decision that is worth most EP to itself, by the exact odds of the leg.
///
/// Tickets, tiles, partnerships and pyramid tickets count what [`games::camel_up::odds::action_values`] says.
/// Finish cards count their expected payout by the long-run chances, less a price for betting early, which
/// gives away the chance to see more first. It does not think ahead and does not look at who is winning.
///
/// The constants are the best of a few that were tried against each other. Waiting longer with finish cards
/// loses clearly, because the first right card pays 8 EP: two bots with a price of 2 EP won 31 ± 1 % of 1,200
/// games against two with 1 EP.
#[derive(Clone, Copy, Debug, Default)]
pub struct Odds;

/// What searches and analyses know of the game.
pub static GUIDE: &dyn Guide<CamelUp> = &OddsGuide;

/// The bots of the game.
pub(crate) static ROSTER: Roster<CamelUp> = Roster {
    guide: GUIDE,
    analysed: 160_000,
    margin: 0.02,
    own: &[
        || Box::new(Odds),
        || Box::new(Casual::new(OddsGuide)),
        || Box::new(Sharp { name: "fair", futures: 100 }),
        || Box::new(Sharp { name: "strong", futures: 1_000 }),
    ],
    by: &[],
};

/// Races played out for the long-run chances; their standard error is 0.025 at most.
const RACES: u32 = 400;
/// How many spaces are looked at for the tile.
const TILE_SPACES: usize = 4;
/// The least chance to be right with which a finish card is played.
const LEAST_CHANCE: f64 = 0.3;
/// The price in EP of playing a finish card when further legs are certain to follow.
const PATIENCE: f64 = 0.5;

thread_local! {
    static WORKSPACE: RefCell<Workspace> = RefCell::new(Workspace::new());
}

impl Bot<CamelUp> for Odds {
    fn name(&self) -> &'static str {
        "odds"
    }

    fn choose(&self, view: &View<CamelUp>, rng: &mut PlayoutRng) -> Action {
        match view.viewer.seat() {
            Some(seat) if view.public.board.phase == Phase::Turn => {
                WORKSPACE.with_borrow_mut(|workspace| Judge::new(view, seat, workspace).best(rng))
            }
            // The starting order of camels says nothing about money.
            _ => *pick(rng, &view.legal),
        }
    }
}

/// Weighs the decisions of one turn.
struct Judge<'a> {
    view: &'a View<CamelUp>,
    board: &'a Board,
    seat: Seat,
    workspace: &'a mut Workspace,
    odds: LegOdds,
    best: (Action, f64),
}

impl<'a> Judge<'a> {
    fn new(view: &'a View<CamelUp>, seat: Seat, workspace: &'a mut Workspace) -> Self {
        let board = &view.public.board;
        let odds = LegOdds::on(workspace, board);
        // CU-3.4: rolling is always possible.
        let best = (Action::Roll, f64::from(data().pyramid_value));
        Self { view, board, seat, workspace, odds, best }
    }

    fn offer(&mut self, action: Action, value: f64) {
        if value > self.best.1 {
            self.best = (action, value);
        }
    }

    /// The decision with the highest value; of equal ones the first, with rolling before all others.
    fn best(mut self, rng: &mut PlayoutRng) -> Action {
        self.weigh_tickets_and_allies();
        self.weigh_finish_cards(rng);
        self.weigh_tiles();
        self.best.0
    }

    fn weigh_tickets_and_allies(&mut self) {
        let view = self.view;
        for &action in &view.legal {
            match action {
                Action::Bet(racer) => {
                    if let Some(&top) = self.board.tickets.left(racer).first() {
                        self.offer(action, self.odds.ticket(racer, top));
                    }
                }
                Action::Ally(partner) => {
                    self.offer(action, self.odds.copy_income(self.board, partner));
                }
                _ => {}
            }
        }
    }

    fn weigh_finish_cards(&mut self, rng: &mut PlayoutRng) {
        let view = self.view;
        if !view.legal.iter().any(|action| matches!(action, Action::Finish { .. })) {
            return;
        }
        let board = self.board;
        let chances = long_run(board.race, board.tiles.tiles(), board.dice.out(), RACES, rng);
        let price = PATIENCE * (1.0 - self.odds.race_ends);
        for &action in &view.legal {
            let Action::Finish { deck, racer } = action else { continue };
            let chance = chances.chance(deck, racer);
            if chance >= LEAST_CHANCE {
                self.offer(action, finish_value(&view.public.decks, self.seat, deck, chance) - price);
            }
        }
    }

    /// Both sides on the spaces where most units will land, exactly; others cannot earn as much.
    fn weigh_tiles(&mut self) {
        let income = self.odds.income(self.board, self.seat);
        let stakes = stakes(self.board, self.seat);
        for (landings, space) in landings(self.view, &self.odds) {
            if tile_promises(landings, stakes) <= self.best.1 {
                break;
            }
            for side in Side::ALL {
                let tile = OwnTile { space, side };
                let (after, odds) = with_tile(self.workspace, self.board, self.seat, tile);
                self.offer(Action::Tile { side, space }, odds.income(&after, self.seat) - income);
            }
        }
    }
}

/// The spaces on which a tile can expect most landings, with their number, the most first.
fn landings(view: &View<CamelUp>, odds: &LegOdds) -> impl Iterator<Item = (f64, Space)> + use<> {
    let mut spaces: Vec<(f64, Space)> = Vec::new();
    for &action in &view.legal {
        if let Action::Tile { side: Side::Cheer, space } = action {
            spaces.push((odds.tile_income(space), space));
        }
    }
    spaces.sort_by(|a, b| b.0.total_cmp(&a.0));
    spaces.into_iter().take(TILE_SPACES)
}

/// What the tickets of a seat may pay.
fn stakes(board: &Board, seat: Seat) -> f64 {
    board.tickets_of(seat).map(|ticket| f64::from(ticket.value)).sum()
}

/// The most that a tile can bring: without tickets it moves nothing but its own income, which the landings nearly tell.
fn tile_promises(landings: f64, stakes: f64) -> f64 {
    1.5 * landings + 0.3 * stakes
}

/// The board with the tile of a seat there, and its odds.
fn with_tile(workspace: &mut Workspace, board: &Board, seat: Seat, tile: OwnTile) -> (Board, LegOdds) {
    let mut after = *board;
    after.tiles.put(seat, tile);
    (after, LegOdds::on(workspace, &after))
}
