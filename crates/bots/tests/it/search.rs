//! The search and its levels on whole games.

use crate::support::each_decision;
use bots::search::{Casual, Finding, Guide, Search};
use bots::{AnyBot, Bot, Plan};
use engine::random::{PlayoutRng, SeedableRng};
use engine::{Game, Options, Scores, Seat, Turn, View, Viewer};
use games::sobek::Sobek;
use std::time::{Duration, Instant};

/// Knows nothing but the rules.
#[derive(Clone, Copy)]
struct Plain;

impl<G: Game> Guide<G> for Plain {
    fn spread(&self) -> f32 {
        8.0
    }
}

/// A whole game of four, and of as few and as many as can play, without an illegal choice.
fn plays<G: Game>() {
    for seats in [*G::SEATS.start(), 4, *G::SEATS.end()] {
        let Ok(setup) = G::setup(seats, &Options::default()) else { continue };
        let ends =
            each_decision(&Search::new("plain", Plain, 12), setup, (seats as u64, 1), |_: &G, _, _| ());
        assert_eq!(ends[0].turn(), Turn::Over);
        for level in ["easy", "fair@12", "strong@12"] {
            let bot = bots::typed::<G>(level).unwrap();
            each_decision(&Named(bot), setup, (seats as u64, 1), |_: &G, _, _| ());
        }
    }
}

struct Named<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> Bot<G> for Named<G> {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn choose(&self, view: &View<G>, rng: &mut PlayoutRng) -> G::Action {
        self.0.choose(view, rng)
    }
}

macro_rules! whole_games {
    ($($module:ident: $Game:ident),*) => {
        $(#[test]
        fn $module() {
            plays::<games::$module::$Game>();
        })*
    };
}

mod whole_games {
    use super::plays;
    games::every_game!(whole_games);
}

/// A Sobek position in which seat 1 decides.
fn opening() -> (Sobek, Seat) {
    let mut game = Sobek::new(Sobek::setup(3, &Options::default()).unwrap());
    let mut rng = PlayoutRng::seed_from_u64(4);
    for _ in 0..200 {
        match game.turn() {
            Turn::Act(seats) if game.board().first.is_some() => return (game, seats.first().unwrap()),
            Turn::Act(seats) => {
                let seat = seats.first().unwrap();
                let action = game.random_action(seat, &mut rng, &mut Vec::new());
                game.act(seat, action, &mut ());
            }
            _ => {
                let outcome = game.roll(&mut rng, &mut Vec::new());
                game.resolve(outcome, &mut ());
            }
        }
    }
    panic!("a game begins within 200 steps");
}

#[test]
fn the_same_seed_finds_the_same() {
    let (game, seat) = opening();
    let view = View::of(&game, Viewer::Seat(seat));
    let look =
        |seed| Search::new("plain", Plain, 300).look(&view, None, &mut PlayoutRng::seed_from_u64(seed));
    assert_eq!(look(1), look(1));
    assert_ne!(look(1), look(2));
    let visits: u32 = look(1).iter().map(|finding| finding.visits).sum();
    assert_eq!(visits, 300);
}

#[test]
fn a_search_ends_early_where_more_would_change_nothing() {
    let (game, seat) = opening();
    let view = View::of(&game, Viewer::Seat(seat));
    let best = |findings: Vec<Finding<_>>| findings.into_iter().max_by_key(|finding| finding.visits).unwrap();
    let mut saved = 0;
    for seed in 0..20 {
        let search = Search::new("plain", Plain, 400);
        let all = best(search.look(&view, None, &mut PlayoutRng::seed_from_u64(seed)));
        let found = search.settle(&view, None, &mut PlayoutRng::seed_from_u64(seed));
        saved += 400 - found.iter().map(|finding| finding.visits).sum::<u32>();
        assert_eq!(best(found).action, all.action);
    }
    assert!(saved > 400, "{saved} of 8,000 iterations were not needed");
}

#[test]
fn what_a_seat_cannot_know_changes_nothing() {
    let (game, seat) = opening();
    let view = View::of(&game, Viewer::Seat(seat));
    // Another world that looks the same to the seat.
    let worlds = (0..).map(|seed| Sobek::sample(&view, &mut PlayoutRng::seed_from_u64(seed)));
    let twin = worlds.take(100).find(|world| *world != game).unwrap();
    let choose = |game: &Sobek| {
        let bot = bots::typed::<Sobek>("strong@60").unwrap();
        bot.choose(&View::of(game, Viewer::Seat(seat)), &mut PlayoutRng::seed_from_u64(3))
    };
    assert_eq!(choose(&game), choose(&twin));
}

#[test]
fn a_deadline_ends_the_thinking() {
    let (game, seat) = opening();
    let view = View::of(&game, Viewer::Seat(seat));
    let bot = Search::new("plain", Plain, u32::MAX);
    let begun = Instant::now();
    let action = bot.choose_by(&view, begun + Duration::from_millis(30), &mut PlayoutRng::seed_from_u64(1));
    assert!(begun.elapsed() < Duration::from_mins(1));
    assert!(view.legal.contains(&action));
}

#[test]
fn an_easy_bot_varies_among_what_is_sensible() {
    /// Promises much of the first three decisions, and nothing of the others.
    #[derive(Clone, Copy)]
    struct FirstThree;
    impl Guide<Sobek> for FirstThree {
        fn promises(
            &self,
            _world: &Sobek,
            _seat: Seat,
            legal: &[games::sobek::Action],
            _at_root: bool,
            _rng: &mut PlayoutRng,
            out: &mut Vec<f32>,
        ) {
            out.extend((0..legal.len()).map(|at| if at < 3 { -(at as f32) } else { -50.0 }));
        }
        fn spread(&self) -> f32 {
            8.0
        }
    }
    let (game, seat) = opening();
    let view = View::of(&game, Viewer::Seat(seat));
    assert!(view.legal.len() > 3, "{:?}", view.legal);
    let bot = Casual::new(FirstThree);
    let mut taken = [0; 3];
    for seed in 0..300 {
        let action = bot.choose(&view, &mut PlayoutRng::seed_from_u64(seed));
        let at = view.legal.iter().position(|legal| *legal == action).unwrap();
        taken[at] += 1;
    }
    assert!(taken[0] > taken[1] && taken[1] > taken[2] && taken[2] > 0, "{taken:?}");
}

/// Playouts are cut short by stages, so that they never fall.
fn stages_rise<G: Game>(guide: &impl Guide<G>, bot: &str) {
    let setup = G::setup(4, &Options::default()).unwrap();
    let mut last = 0;
    each_decision(&Named(bots::typed::<G>(bot).unwrap()), setup, (6, 1), |game: &G, _, _| {
        let stage = guide.stage(game);
        assert!(stage >= last, "{stage} follows {last}");
        last = stage;
    });
    assert!(last > guide.horizon());
}

#[test]
fn stages_of_the_camel_races_rise() {
    stages_rise(&bots::camel_up::OddsGuide, "odds");
    stages_rise(&bots::camel_up_cards::OddsGuide, "odds");
}

#[test]
fn a_search_beats_the_bot_by_whose_rules_it_plays() {
    let play = |strong: usize| {
        let mut bots = vec!["trader".to_owned(); 4];
        bots[strong] = "strong@60".to_owned();
        let plan = Plan { seats: 4, bots, games: 10, seed: 5, threads: 0, ..Plan::default() };
        bots::simulate("sobek", &plan, &|_| ()).unwrap().bots[strong].wins
    };
    let wins: f64 = (0..4).map(play).sum();
    // 10 of 40 would be equal play; it wins about 26, with a deviation of 3.
    assert!(wins >= 16.0, "{wins}");
}

#[test]
fn iterations_can_be_named_where_there_is_a_search() {
    assert_eq!(bots::bot("keltis", "strong@20").unwrap().name(), "strong@20");
    for name in ["strong@0", "strong@x", "strong@", "planner@20", "random@5", "nobody@5"] {
        let error = bots::bot("keltis", name).unwrap_err().to_string();
        assert!(error.contains(&format!("no bot `{name}`")), "{error}");
    }
    let plain = AnyBot::new::<Sobek>(Box::new(Search::new("plain", Plain, 5)));
    assert_eq!(plain.name(), "plain");
}

#[test]
fn the_end_counts_wins_and_points() {
    let outlook = Guide::<Sobek>::end(&Plain, &Scores::by_points(&[30, 30, 10]));
    assert!((outlook[0] - outlook[1]).abs() < 1e-6 && outlook[0] > 0.4 && outlook[2] < 0.1, "{outlook:?}");
    assert!((outlook.iter().sum::<f32>() - 1.0).abs() < 1e-5);
}
