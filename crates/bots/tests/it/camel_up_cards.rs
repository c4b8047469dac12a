//! The bot of Camel Up Cards on whole games.

use bots::camel_up_cards::Odds;
use bots::{Plan, Report};
use engine::random::nth_rng;
use engine::{Game, Options, Seat, View, Viewer};
use games::camel_up_cards::odds::LegOdds;
use games::camel_up_cards::{Action, BetKind, CamelUpCards, Phase};

fn play(names: &[&str], games: u64) -> Report {
    let bots = names.iter().map(ToString::to_string).collect();
    let plan = Plan { seats: names.len(), bots, games, seed: 5, threads: 0, ..Plan::default() };
    bots::simulate("camel-up-cards", &plan, &|_| ()).unwrap()
}

#[test]
fn odds_beats_three_random_bots_soundly() {
    let report = play(&["random", "odds", "random", "random"], 100);
    assert!(report.bots[1].win_share > 0.8, "{report:?}");
}

#[test]
fn odds_plays_at_every_table() {
    for seats in [2, 3, 5, 6] {
        let mut names = vec!["random"; seats];
        names[0] = "odds";
        let report = play(&names, 20);
        assert!(report.bots[0].win_share > 0.6, "{seats} seats: {report:?}");
    }
}

/// Plays games between odds bots and shows each decision with the position before it.
fn each_decision(games: u64, look: impl FnMut(&CamelUpCards, Seat, Action)) {
    let setup = CamelUpCards::setup(4, &Options::default()).unwrap();
    crate::support::each_decision(&Odds, setup, (8, games), look);
}

/// What people would laugh at: bets that lose money, the last camel as the winner, no bet before the last card.
#[test]
fn the_odds_bot_makes_no_silly_choices() {
    let (mut bets, mut figures, mut cards, mut missed) = (0, 0, 0, 0);
    each_decision(12, |game, seat, action| {
        let board = game.board();
        let view = View::of(game, Viewer::Seat(seat));
        match action {
            Action::Bet(bet) if bet.kind.is_final() => {
                let place = board.places()[bet.camel.index()];
                let sane = if bet.kind == BetKind::Winner { place <= 3 } else { place >= 3 };
                assert!(sane, "{action} in place {place}: {board:?}");
            }
            Action::Bet(bet) => {
                let worth = LegOdds::of(&view, &mut nth_rng(1, 1)).worth(board.bets.card(bet).unwrap());
                assert!(worth.value > -0.25, "{action} is worth {worth:?}: {board:?}");
                bets += 1;
            }
            Action::Reveal if board.phase == Phase::Turn && board.deck_left() == 1 => {
                let odds = LegOdds::of(&view, &mut nth_rng(1, 1));
                let best = board.bets.on_display().filter(|bet| !bet.kind.is_final());
                let best =
                    best.map(|bet| odds.worth(board.bets.card(bet).unwrap()).value).fold(0.0, f64::max);
                missed += usize::from(best > 0.6);
            }
            Action::Place(..) => figures += 1,
            Action::Play(_) => cards += 1,
            _ => {}
        }
    });
    assert_eq!(missed, 0, "bets missed before the last card");
    assert!(bets > 200 && figures > 10 && cards > 10, "{bets} bets, {figures} figures, {cards} hand cards");
}
