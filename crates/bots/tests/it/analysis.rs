//! What analyses of whole games say, and that it adds up.

use bots::AnyBot;
use bots::analysis::{Amount, Analysis, Analyst, Effort, Error, Estimate, Study};
use engine::any::AnyGame;
use engine::random::nth_rng;
use engine::record::{Author, Entry};
use engine::{Game, Options, Turn, View, Viewer};
use games::keltis::Keltis;

/// Few playouts: what is tested here holds of any number.
const LITTLE: Effort = Effort { playouts: 1 };

/// A whole game between these bots: its start and its entries.
fn played(game: &str, bots: &[&str], seed: u64) -> (AnyGame, Vec<Entry>) {
    let bots: Vec<AnyBot> = bots.iter().map(|name| bots::bot(game, name).unwrap()).collect();
    let start = games::kind(game).unwrap().start(bots.len(), &Options::default()).unwrap();
    let (mut dealer, mut rng) = (nth_rng(1, seed), nth_rng(2, seed));
    let (mut position, mut entries) = (start.clone(), Vec::new());
    loop {
        let entry = match position.turn() {
            Turn::Act(acting) => {
                let seat = acting.first().unwrap();
                let text = bots[seat.index()].choose(&position.view(Viewer::Seat(seat)), &mut rng);
                Entry { author: Author::Seat(seat), text }
            }
            Turn::Chance => Entry { author: Author::Dealer, text: position.roll(&mut dealer) },
            Turn::Over => return (start, entries),
        };
        entry.make(&mut position, &mut ()).unwrap();
        entries.push(entry);
    }
}

fn analysed(game: &str, bots: &[&str], seed: u64) -> Analysis {
    let (start, entries) = played(game, bots, seed);
    Analyst::new(&start, &entries, LITTLE).unwrap().finish()
}

fn close(one: Amount, other: Amount) -> bool {
    (one.win - other.win).abs() < 1e-9 && (one.points - other.points).abs() < 1e-9
}

fn sum(parts: impl Iterator<Item = Amount>) -> Amount {
    parts.fold(Amount::default(), |sum, part| Amount {
        win: sum.win + part.win,
        points: sum.points + part.points,
    })
}

/// Every seat's numbers come to its result, and are the sums of what is told of its decisions and of chance.
fn adds_up(game: &str, quick: &str) {
    let (start, entries) = played(game, &[quick, "easy", "random"], 5);
    let mut end = start.clone();
    for entry in &entries {
        entry.make(&mut end, &mut ()).unwrap();
    }
    let analysis = Analyst::new(&start, &entries, LITTLE).unwrap().finish();
    assert_eq!(analysis, Analyst::new(&start, &entries, LITTLE).unwrap().finish(), "{game}: the same again");
    assert!(!analysis.decisions.is_empty() && !analysis.chances.is_empty(), "{game}");
    let mut shares = 0.0;
    for player in &analysis.players {
        let at = player.seat.index();
        assert!((player.result.points - f64::from(end.scores().points()[at])).abs() < 1e-9);
        let luck = sum(analysis
            .chances
            .iter()
            .map(|chance| Amount { win: chance.win[at].value, points: chance.points[at].value }));
        let own = analysis.decisions.iter().filter(|decision| decision.seat == player.seat);
        let lost = sum(own.map(bots::analysis::Decision::cost));
        assert!(close(player.luck, luck) && close(player.lost, lost), "{game}: {player:?}");
        let whole = sum([player.without_luck, player.luck].into_iter());
        assert!(close(whole, player.result), "{game}: {player:?}");
        let cost = Amount { win: -player.lost.win, points: -player.lost.points };
        assert!(close(sum([player.par, cost, player.luck].into_iter()), player.result), "{game}: {player:?}");
        assert!(player.lost.win >= 0.0 || player.decisions == 0, "{game}: {player:?}");
        shares += player.luck.win;
    }
    assert!(shares.abs() < 0.01, "{game}: what chance brings one it takes from the others: {shares}");
    for moment in &analysis.curve {
        assert!((moment.win.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{game}: {moment:?}");
    }
    assert!(
        analysis.curve.is_sorted_by_key(|moment| moment.made)
            && analysis.curve.last().unwrap().made == entries.len()
    );
    let text = serde_json::to_string(&analysis).unwrap();
    assert_eq!(serde_json::from_str::<Analysis>(&text).unwrap(), analysis, "{game}: it can be kept");
}

macro_rules! adds_up {
    ($($module:ident: $Game:ident),*) => {
        $(#[test]
        fn $module() {
            let game = <games::$module::$Game as engine::Game>::ID;
            adds_up(game, bots::names(game).unwrap()[1]);
        })*
    };
}

mod every_game {
    use super::adds_up;
    games::every_game!(adds_up);
}

/// Who errs on purpose has lost by it and was not unlucky.
#[test]
fn errors_show_in_what_was_lost_and_not_in_luck() {
    let found: Vec<Analysis> =
        (0..8).map(|seed| analysed("camel-up", &["random", "odds", "odds"], seed)).collect();
    let mean = |seat: usize, of: fn(&bots::analysis::Balance) -> f64| {
        Estimate::of(found.iter().map(|analysis| of(&analysis.players[seat])))
    };
    // Points: who is far behind has no chance to win that could be lost.
    let (random, quick) = (mean(0, |player| player.lost.points), mean(1, |player| player.lost.points));
    assert!(random.value > 3.0 * quick.value.max(2.0), "{random:?} {quick:?}");
    for luck in [mean(0, |player| player.luck.win), mean(0, |player| player.luck.points)] {
        assert!(luck.value.abs() < 3.5 * luck.error, "{luck:?}");
    }
}

#[test]
fn what_is_no_whole_game_is_refused() {
    let (start, mut entries) = played("keltis", &["random", "random"], 1);
    entries.pop();
    assert_eq!(Analyst::new(&start, &entries, LITTLE).err(), Some(Error::NotOver));
    entries[0].text = "nonsense".to_owned();
    let error = Analyst::new(&start, &entries, LITTLE).err().unwrap();
    assert!(error.to_string().starts_with("entry 1: "), "{error}");
}

/// What a study finds depends on the view alone, and gets surer the longer it looks.
#[test]
fn a_study_sees_what_its_seat_sees() {
    let mut game = Keltis::new(Keltis::setup(3, &Options::default()).unwrap());
    let mut rng = nth_rng(3, 0);
    let seat = loop {
        if let Turn::Act(seats) = game.turn() {
            break seats.first().unwrap();
        }
        let outcome = game.roll(&mut rng, &mut Vec::new());
        game.resolve(outcome, &mut ());
    };
    let view = View::of(&game, Viewer::Seat(seat));
    let twin = Keltis::sample(&view, &mut nth_rng(4, 0));
    assert_ne!(twin, game, "something is hidden");
    let study = |game: &Keltis, playouts: usize| {
        let view = View::of(game, Viewer::Seat(seat));
        let mut study = Study::new(view, bots::keltis::GUIDE, 9).unwrap();
        let all: Vec<usize> = (0..study.open().len()).collect();
        study.look(&all, playouts / 2);
        study.look(&all, playouts - playouts / 2);
        study.choices()
    };
    let found = study(&game, 24);
    assert_eq!(found, study(&twin, 24), "not of what is hidden");
    assert!(found.iter().all(|choice| choice.playouts == 24 && (1.0..=3.0).contains(&choice.place.value)));
    let errors =
        |found: &[bots::analysis::Choice<_>]| found.iter().map(|choice| choice.win.error).sum::<f64>();
    assert!(errors(&study(&game, 200)) < 0.6 * errors(&found));
    assert!(Study::new(View::of(&game, Viewer::Spectator), bots::keltis::GUIDE, 9).is_none());
}
