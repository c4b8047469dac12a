//! The bot of Camel Up on whole games.

use super::bots::{plan, play};
use bots::Plan;
use bots::camel_up::Odds;
use engine::{Game, Options, Seat};
use games::camel_up::odds::{LegOdds, Workspace};
use games::camel_up::race::Racer;
use games::camel_up::{Action, CamelUp, Deck, Phase};

#[test]
fn odds_beats_random_soundly() {
    let report = play(&Plan { threads: 0, ..plan(&["random", "random", "odds", "odds"], 200) });
    let share = report.bots[2].win_share + report.bots[3].win_share;
    assert!(share > 0.9, "{share}: {report:?}");
    let winners: f64 = report.bots.iter().map(|bot| bot.wins).sum();
    assert!((winners - 200.0).abs() < 1e-6);
    assert_eq!(
        report.bots.iter().map(|bot| bot.bot).collect::<Vec<_>>(),
        ["random", "random", "odds", "odds"]
    );
}

#[test]
fn partners_do_not_confuse_the_odds_bot() {
    let report =
        play(&Plan { threads: 0, ..plan(&["odds", "random", "random", "random", "random", "odds"], 30) });
    assert!(report.bots[0].win_share + report.bots[5].win_share > 0.8, "{report:?}");
}

/// Plays games between odds bots and shows each decision of a turn with the position before it.
pub(super) fn each_turn(mut look: impl FnMut(&CamelUp, Seat, Action)) {
    let setup = CamelUp::setup(4, &Options::default()).unwrap();
    crate::support::each_decision(&Odds, setup, (8, 8), |game: &CamelUp, seat, action| {
        if game.board().phase == Phase::Turn {
            look(game, seat, action);
        }
    });
}

/// What people would laugh at: tickets that promise less than a roll, backing a laggard for the whole race,
/// the leader as the overall loser.
#[test]
fn the_odds_bot_makes_no_silly_choices() {
    let mut workspace = Workspace::new();
    let (mut tickets, mut cards) = (0, 0);
    each_turn(|game, _, action| {
        let board = game.board();
        match action {
            Action::Bet(racer) => {
                let odds = LegOdds::on(&mut workspace, board);
                assert!(odds.ticket(racer, board.tickets.left(racer)[0]) > 1.0, "{action}: {board:?}");
                tickets += 1;
            }
            Action::Finish { deck, racer } => {
                let place = place(board.ranking().unwrap(), racer);
                let sane = match deck {
                    Deck::Winner => place <= 3,
                    Deck::Loser => place >= 4,
                };
                assert!(sane, "{action} in place {place}: {board:?}");
                cards += 1;
            }
            _ => {}
        }
    });
    assert!(tickets > 80 && cards > 30, "{tickets} tickets, {cards} finish cards");
}

fn place(ranking: [Racer; 5], racer: Racer) -> usize {
    ranking.iter().position(|&other| other == racer).unwrap() + 1
}
