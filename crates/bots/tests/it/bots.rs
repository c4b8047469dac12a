//! Bots and the arena on whole games.

use super::camel_up::each_turn;
use bots::{AnyBot, Error, Plan, Report};
use engine::any::{AnyGame, Kind, KindOf};
use engine::random::nth_rng;
use engine::{Options, Turn, Viewer};
use games::camel_up::CamelUp;

pub(super) fn plan(names: &[&str], games: u64) -> Plan {
    let bots = names.iter().map(ToString::to_string).collect();
    Plan { seats: names.len(), bots, games, seed: 5, ..Plan::default() }
}

pub(super) fn play(plan: &Plan) -> Report {
    bots::simulate("camel-up", plan, &|_| ()).unwrap()
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
