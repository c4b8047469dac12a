//! The bot of Keltis on whole games.

use bots::keltis::Planner;
use bots::{Plan, Report};
use engine::{Game, Options, Seat};
use games::keltis::preview;
use games::keltis::score::total;
use games::keltis::{Action, Keltis, Phase};

fn play(names: &[&str], games: u64) -> Report {
    let bots = names.iter().map(ToString::to_string).collect();
    let plan = Plan { seats: names.len(), bots, games, seed: 5, threads: 0, ..Plan::default() };
    bots::simulate("keltis", &plan, &|_| ()).unwrap()
}

#[test]
fn planner_beats_random_soundly() {
    for (names, least) in [
        (&["planner", "random", "random", "random"][..], 0.9),
        (&["random", "random", "planner"][..], 0.9),
        (&["random", "planner"][..], 0.9),
    ] {
        let report = play(names, 60);
        let planner = report.bots.iter().find(|bot| bot.bot == "planner").unwrap();
        assert!(planner.win_share > least, "{report:?}");
        assert!(planner.mean_score > 15.0, "{report:?}");
    }
}

/// Plays games between planners and shows each decision with the position before it; gives the last positions.
fn each_decision(
    seats: usize,
    options: &str,
    games: u64,
    look: impl FnMut(&Keltis, Seat, Action),
) -> Vec<Keltis> {
    let setup = Keltis::setup(seats, &Options::parse(options).unwrap()).unwrap();
    crate::support::each_decision(&Planner, setup, (8, games), look)
}

/// What people would laugh at: paths begun when it is too late, the large marker left in the bog, an end of
/// the game that loses, a step out of the bog declined.
#[test]
fn the_planner_makes_no_silly_choices() {
    let mut begun = 0;
    let mut larges = Vec::new();
    for seats in [2, 4] {
        let ended = each_decision(seats, "", 20, |game, seat, action| {
            let board = game.board();
            let turns = game.draw_pile() / seats;
            match action {
                Action::Enter(kind) => {
                    begun += 1;
                    let path = board.played.unwrap().card().colour();
                    let hop = preview::hop(board, seat, path, Some(kind)).unwrap();
                    let chains = preview::chains_after(board, seat, &hop);
                    let best = chains.iter().map(|chain| chain.change).max().unwrap_or(0);
                    // A late start is no blunder when the clovers behind it pay for it.
                    let pays = hop.change + best >= 0;
                    assert!(turns >= 3 || pays, "a path is begun with {turns} turns left: {board:?}");
                }
                Action::Stay => {
                    let path = board.played.unwrap().card().colour();
                    let hop = preview::hop(board, seat, path, None).unwrap();
                    assert!(hop.ends || hop.to > 3, "a step to {} is declined: {board:?}", hop.to);
                }
                _ => {}
            }
            let mut after = *game;
            after.act(seat, action, &mut ());
            if after.board().phase == Phase::Over && matches!(action, Action::Advance | Action::Bonus { .. })
            {
                let totals: Vec<i32> = Seat::all(seats).map(|seat| total(after.board(), seat)).collect();
                let best = totals.iter().max().unwrap();
                assert_eq!(totals[seat.index()], *best, "the end of the game is a defeat: {totals:?}");
            }
        });
        for game in ended {
            let markers = Seat::all(seats).map(|seat| *game.board().markers(seat));
            larges.extend(markers.map(|markers| markers.large().map_or(0, |path| markers.step(path))));
        }
    }
    assert!(begun > 200, "{begun}");
    let climbed = larges.iter().filter(|&&step| step >= 4).count();
    assert!(climbed * 4 > larges.len() * 3, "the large marker ends on these steps: {larges:?}");
}

#[test]
fn the_planner_plays_with_every_option() {
    for options in
        ["layout=pairs", "redraw_own_discard=no", "clover_optional=no", "bonus_enters=no", "stall_rounds=0"]
    {
        assert_eq!(each_decision(3, options, 2, |_, _, _| ()).len(), 2);
    }
}
