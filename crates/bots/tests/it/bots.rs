//! Bots and the arena on whole games.

use bots::camel_up::Odds;
use bots::{AnyBot, Error, Plan, Report};
use engine::any::{AnyGame, Kind, KindOf};
use engine::random::nth_rng;
use engine::{Game, Options, Seat, Turn, Viewer};
use games::camel_race::Racer;
use games::camel_up::odds::{LegOdds, Workspace};
use games::camel_up::{Action, CamelUp, Deck, Phase};

fn plan(names: &[&str], games: u64) -> Plan {
    let bots = names.iter().map(ToString::to_string).collect();
    Plan { seats: names.len(), bots, games, seed: 5, ..Plan::default() }
}

fn play(plan: &Plan) -> Report {
    bots::simulate("camel-up", plan, &|_| ()).unwrap()
}

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

#[test]
fn a_series_repeats_whatever_the_number_of_threads() {
    for names in [&["random", "random", "random"][..], &["random", "odds", "random"][..]] {
        let timeless = |threads, seed| {
            let report = play(&Plan { threads, seed, ..plan(names, 40) });
            Report { seconds: 0.0, games_per_second: 0.0, moves_per_second: 0.0, ..report }
        };
        assert_eq!(timeless(1, 5), timeless(3, 5));
        assert_ne!(timeless(1, 5), timeless(1, 6));
    }
}

#[test]
fn progress_ends_with_all_games() {
    let seen = std::sync::Mutex::new(Vec::new());
    let plan = Plan { threads: 2, ..plan(&["random"; 4], 1_000) };
    bots::simulate("camel-up", &plan, &|done| seen.lock().unwrap().push(done)).unwrap();
    let seen = seen.into_inner().unwrap();
    assert_eq!(seen.iter().max(), Some(&1_000));
    assert!(seen.len() > 3, "{seen:?}");
}

#[test]
fn bad_plans_are_refused_with_reasons() {
    let refused = |game: &str, plan: &Plan| bots::simulate(game, plan, &|_| ()).unwrap_err().to_string();
    let good = plan(&["random"; 3], 1);
    assert!(refused("chess", &good).contains("there is no game `chess`; there are camel-up"));
    let unknown = plan(&["random", "odds", "clever"], 1);
    assert_eq!(
        refused("camel-up", &unknown),
        "there is no bot `clever` for camel-up; there are random, odds, easy, fair, strong"
    );
    let few = Plan { seats: 4, ..good.clone() };
    assert_eq!(refused("camel-up", &few), "4 seats need 4 bots, not 3");
    assert_eq!(refused("camel-up", &Plan { games: 0, ..good.clone() }), "a series needs at least 1 game");
    let crowded = Plan { seats: 9, ..good };
    assert!(matches!(bots::simulate("camel-up", &crowded, &|_| ()), Err(Error::Setup(_))));
}

#[test]
fn every_game_has_bots() {
    let kinds: Vec<_> = games::KINDS.iter().map(|kind| kind.id()).collect();
    assert_eq!(bots::games().collect::<Vec<_>>(), kinds);
    assert!(kinds.iter().all(|game| bots::names(game).unwrap()[0] == "random"));
}

/// Plays a game by text alone.
fn play_by_text(kind: &dyn Kind, seats: usize, bot: &AnyBot, seed: u64) {
    let mut rng = nth_rng(seed, 0);
    let mut game: AnyGame = kind.start(seats, &Options::default()).unwrap();
    loop {
        match game.turn() {
            Turn::Act(acting) => {
                let seat = acting.first().unwrap();
                let view = game.view(Viewer::Seat(seat));
                let text = bot.choose(&view, &mut rng);
                assert!(view.legal().contains(&text), "{text}");
                game.act(seat, &text, &mut ()).unwrap();
            }
            Turn::Chance => {
                let text = game.roll(&mut rng);
                game.resolve(&text, &mut ()).unwrap();
            }
            Turn::Over => break,
        }
    }
}

#[test]
fn every_bot_plays_by_text_at_every_table() {
    for name in bots::names("camel-up").unwrap() {
        let mut bot = bots::bot("camel-up", name).unwrap();
        assert_eq!((bot.name(), bot.game()), (name, "camel-up"));
        // What takes time is not the text.
        if ["fair", "strong"].contains(&name) {
            bot = bots::bot("camel-up", &format!("{name}@12")).unwrap();
        }
        for seats in 3..=8 {
            play_by_text(&KindOf::<CamelUp>::NEW, seats, &bot, seats as u64);
        }
    }
}

#[test]
fn the_same_view_and_generator_give_the_same_choice() {
    let bot = bots::bot("camel-up", "odds").unwrap();
    each_turn(|game, seat, _| {
        let view = AnyGame::new(*game).view(Viewer::Seat(seat));
        assert_eq!(bot.choose(&view, &mut nth_rng(1, 2)), bot.choose(&view, &mut nth_rng(1, 2)));
    });
}

/// Plays games between odds bots and shows each decision of a turn with the position before it.
fn each_turn(mut look: impl FnMut(&CamelUp, Seat, Action)) {
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
