//! The bot that plays Dragon Racer by estimates.

mod guide;
mod judge;

pub use guide::RacerGuide;

use crate::bot::Bot;
use crate::registry::Roster;
use crate::report::{GroupChoice, Grouping};
use crate::search::{Casual, Guide, Search};
use engine::View;
use engine::random::{PlayoutRng, pick};
use games::dragon_racer::{Action, Dragon, DragonRacer, Event};
use judge::Judge;

/// Drafts what its team needs to fire, then what renews the team and wins realms.
///
/// A card is worth the flight that the drafted pile promises with it, each missing symbol being found with a chance
/// that grows with the cards still to come; what it would bring in the team in later turns; and the realms that it
/// helps to win. Attack cards hit the rival who is farthest ahead. It thinks one decision ahead and knows only its
/// view.
#[derive(Clone, Copy, Debug, Default)]
pub struct Racer;

/// What searches and analyses know of the game.
pub static GUIDE: &dyn Guide<DragonRacer> = &RacerGuide;

/// The bots of the game.
pub(crate) static ROSTER: Roster<DragonRacer> = Roster {
    guide: GUIDE,
    analysed: 50_000,
    margin: 0.04,
    own: &[
        || Box::new(Racer),
        || Box::new(Casual::new(RacerGuide)),
        || Box::new(Search::new("fair", RacerGuide, 40)),
        || Box::new(Search::new("strong", RacerGuide, 600)),
    ],
    by: GROUPINGS,
};

/// By hero; by drafted card, which counts each time that a seat has drafted it. Every card dealt is drafted in the end:
/// what tells how much it is liked is how often it is chosen of a hand.
static GROUPINGS: &[Grouping<DragonRacer>] = &[
    Grouping {
        name: "hero",
        groups: |event| match event {
            Event::HeroTaken { seat, hero, .. } => Some((*seat, vec![hero.id()])),
            _ => None,
        },
        choice: |_, _| None,
    },
    Grouping {
        name: "card",
        groups: |event| match event {
            Event::FlightBegins { seat, drafted, .. } => {
                Some((*seat, drafted.each().map(Dragon::id).collect()))
            }
            _ => None,
        },
        choice: |game, event| {
            let &Event::PickCommitted { seat, card: Some(card) } = event else { return None };
            let hand = game.hand(seat).with(card);
            let offered = hand.iter().map(|(card, copies)| (card.id(), copies.into())).collect();
            Some(GroupChoice { offered, chosen: card.id() })
        },
    },
];

impl Bot<DragonRacer> for Racer {
    fn name(&self) -> &'static str {
        "racer"
    }

    fn choose(&self, view: &View<DragonRacer>, rng: &mut PlayoutRng) -> Action {
        let Some(mine) = view.private.as_ref() else { return *pick(rng, &view.legal) };
        let board = &view.public.board;
        let judge = Judge::new(board, mine.seat, mine.drafted, mine.hand.len());
        // All heroes are about equally good.
        judge.best(&view.legal).unwrap_or_else(|| *pick(rng, &view.legal))
    }
}
