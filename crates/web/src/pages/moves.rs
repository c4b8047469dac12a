//! Decisions in words, before they are made.

use crate::game_page::AnyPage;
use crate::scene::Scene;
use crate::words::Lang;
use engine::any::AnyGame;
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// A decision of a seat in words, in a position in which it may be made: what the game says of it, or else what would
/// be told of it at once.
pub(crate) fn told(
    page: &dyn AnyPage,
    lang: Lang,
    names: &[String],
    position: &AnyGame,
    (seat, text): (Seat, &str),
) -> Markup {
    words(page, lang, names, position, (seat, text)).unwrap_or_else(|| html! { code { (text) } })
}

fn words(
    page: &dyn AnyPage,
    lang: Lang,
    names: &[String],
    position: &AnyGame,
    (seat, text): (Seat, &str),
) -> Option<Markup> {
    let (mut game, mut steps) = (position.clone(), Vec::new());
    game.act(seat, text, &mut steps).ok()?;
    let view = position.view(Viewer::Seat(seat));
    let scene = Scene::still(lang, &view, names);
    let told = || steps.iter().find_map(|step| page.tell(&scene, &step.event)).map(|line| line.text);
    page.choice(&scene, text).map(|words| html! { (words) }).or_else(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::GAMES;
    use engine::random::{below, nth_rng};
    use engine::{Options, Turn};
    use std::collections::BTreeSet;

    /// Whatever may be chosen in some random games can be said in every language.
    #[test]
    fn every_choice_has_words() {
        let mut silent = BTreeSet::new();
        for page in GAMES {
            let names = ["Ola", "Jan", "Ewa"].map(str::to_owned);
            for seed in 0..2 {
                let mut game = page.game().kind().start(names.len(), &Options::default()).unwrap();
                let mut rng = nth_rng(seed, 0);
                loop {
                    match game.turn() {
                        Turn::Over => break,
                        Turn::Chance => {
                            let text = game.roll(&mut rng);
                            game.resolve(&text, &mut ()).unwrap();
                        }
                        Turn::Act(seats) => {
                            let seat = seats.first().unwrap();
                            let legal = game.legal(seat);
                            for text in legal.iter().filter(|_| legal.len() > 1) {
                                for lang in Lang::all() {
                                    if words(*page, lang, &names, &game, (seat, text)).is_none() {
                                        let word = text.split(' ').next().unwrap_or_default();
                                        silent.insert(format!("{} {}-move-{word}", lang.code(), page.id()));
                                    }
                                }
                            }
                            let chosen = &legal[below(&mut rng, legal.len() as u32) as usize];
                            game.act(seat, chosen, &mut ()).unwrap();
                        }
                    }
                }
            }
        }
        assert_eq!(silent, BTreeSet::new());
    }
}
