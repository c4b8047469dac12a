//! Leg preparation on the page: the cards dealt, to be laid into lanes and sent at once.
//!
//! Every card starts on the way to the race deck. A tap puts it into the lane that is to be filled, another tap takes
//! it back; `stolik.js` carries the cards and sends the moves of all lanes in order (`data-sorter`).

use super::Sight;
use super::art::race_card;
use super::standing::fan;
use crate::drawing::pieces::line_icon;
use games::camel_up_cards::Cards;
use maud::{Markup, html};

/// A lane that is filled by decisions.
struct Lane {
    /// The word of its moves.
    name: &'static str,
    icon: &'static str,
    holds: usize,
}

/// What is still to be sorted, by the figures of the leg setup card (`CC-4.17`): a program may have laid some cards already.
fn lanes(sight: &Sight<'_>) -> impl Iterator<Item = Lane> {
    let setup = sight.board().setup.leg_setup;
    let laid = sight
        .private
        .map(|private| private.own)
        .map_or([0; 3], |own| [own.discards.len(), own.kept.cards().len(), own.show.cards().len()]);
    let lane = |name, icon, holds: u8, laid: usize| Lane {
        name,
        icon,
        holds: usize::from(holds).saturating_sub(laid),
    };
    [
        lane("discard", "icon-drop", setup.discard, laid[0]),
        lane("keep", "icon-hand", 1, laid[1]),
        lane("show", "icon-eye", setup.show, laid[2]),
    ]
    .into_iter()
    .filter(|lane| lane.holds > 0)
}

/// What the viewer is still asked while sorting.
pub(super) fn prompt(sight: &Sight<'_>) -> String {
    let left = |name| lanes(sight).find(|lane| lane.name == name).map(|lane| lane.holds);
    let key = match (left("discard"), left("keep"), left("show")) {
        (None, Some(_), Some(_)) => "prompt-keep-show",
        (None, Some(_), None) => "prompt-keep",
        (None, None, _) => "prompt-show",
        (Some(_), _, Some(_)) => "prompt-sort",
        _ => "prompt-sort-two",
    };
    sight.tr(key, &[("discard", left("discard").unwrap_or_default().into())])
}

/// The cards dealt and their lanes.
pub(super) fn sorter(sight: &Sight<'_>, hand: Cards, url: &str, decision: u64) -> Markup {
    let deck = sight.board().setup.leg_setup.deck;
    // Cards are discarded in order (`CC-4.22`): one before those that a program has discarded can go elsewhere only.
    let last = sight.private.and_then(|private| private.own.discards.iter().last());
    let stays = |card| (Some(card) < last).then_some("discard");
    let note = |lane: &str| html! { small class="lane-note" { (sight.t(&format!("note-{lane}"))) } };
    html! {
        // What is being laid out stays as it is while others get ready: the element is left alone as long as its id stays.
        form id={ "sort-" (decision) } class="acts sorter" method="post" action=(url) hx-post=(url) hx-swap="none" hx-morph-skip="" data-sorter="" data-cards=(hand.len()) {
            // Enter presses the first button, which sends nothing.
            button name="move" value="" hidden {}
            input type="hidden" name="decision" value=(decision);
            fieldset class="lane lane-deck" data-rest=(deck) {
                legend { (line_icon("icon-deck")) (sight.t("lane-deck")) " " b { (sight.t("lane-move")) " " span data-count="" { (hand.len().saturating_sub(usize::from(deck))) } } }
                div class="lane-cards" {
                    @for (nth, card) in hand.iter().enumerate() {
                        button type="button" class="thing btn-plain" data-thing=(card) data-nth=(nth) data-not=[stays(card)] aria-label=(sight.card(card)) { (race_card(card)) }
                    }
                }
                (note("deck"))
            }
            @for (nth, lane) in lanes(sight).enumerate() {
                fieldset class={ "lane lane-" (lane.name) } data-lane=(lane.name) data-holds=(lane.holds) {
                    legend { label {
                        input type="radio" name="lane" value=(lane.name) checked[nth == 0];
                        (line_icon(lane.icon)) (sight.t(&format!("lane-{}", lane.name))) " " b { span data-count="" { "0" } "/" (lane.holds) }
                    } }
                    div class="slots" aria-hidden="true" { @for _ in 0..lane.holds { span class="slot" {} } }
                    div class="lane-cards" {}
                    (note(if lane.name == "discard" && hand.iter().any(|card| stays(card).is_some()) { "rest" } else { lane.name }))
                }
            }
            div class="lane-go" {
                button class="btn btn-main" name="move" value="" data-sorted="" disabled { (sight.t("sorted")) }
            }
        }
    }
}

/// What the viewer has sorted, while others still sort.
pub(super) fn sorted(sight: &Sight<'_>) -> Markup {
    let Some(own) = sight.private.map(|private| private.own) else { return html! {} };
    let row = |icon: &str, name: &str, heap: Cards| {
        let look = |card| html! { (race_card(card)) span class="sr" { (sight.card(card)) } };
        html! { p { (line_icon(icon)) span class="soft" { (sight.t(&format!("lane-{name}"))) ":" } " " (fan(heap, look)) } }
    };
    html! {
        div class="acts sorted-own" {
            @if !own.hand.is_empty() { (row("icon-deck", "dealt", own.hand)) }
            @else if !own.discards.is_empty() {
                (row("icon-deck", "deck", own.deck))
                @if !own.show.is_empty() { (row("icon-eye", "show", own.show.cards())) }
                (row("icon-hand", "keep", own.kept.cards()))
                (row("icon-drop", "discard", own.discards))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Scene;
    use crate::words::Lang;
    use engine::any::AnyGame;
    use engine::{Game, Options, Turn, Viewer};
    use games::camel_up_cards::{Action, CamelUpCards, Phase};
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    #[test]
    fn with_one_card_left_to_discard_the_cards_that_may_go_into_the_lane_are_just_the_legal_ones() {
        let mut rng = SmallRng::seed_from_u64(9);
        let (mut looked, mut refused) = (0, 0);
        for _ in 0..40 {
            let mut game = CamelUpCards::new(CamelUpCards::setup(2, &Options::default()).unwrap());
            while game.board().phase != Phase::Turn {
                let Turn::Act(deciding) = game.turn() else {
                    let outcome = game.roll(&mut rng, &mut Vec::new());
                    game.resolve(outcome, &mut ());
                    continue;
                };
                let seat = deciding.iter().next().expect("somebody sorts");
                let view = AnyGame::new(game).view(Viewer::Seat(seat));
                let names = ["Ola", "Marek"].map(str::to_owned);
                let scene = Scene::still(Lang::ENGLISH, &view, &names);
                let sight = Sight::new(&scene).expect("a view of Camel Up Cards");
                let hand = game.own(seat).hand;
                if lanes(&sight).any(|lane| lane.name == "discard" && lane.holds == 1) {
                    let page = sorter(&sight, hand, "/play", 1).into_string();
                    for card in hand.iter() {
                        let (_, thing) =
                            page.split_once(&format!("data-thing=\"{card}\"")).expect("the card");
                        let stays =
                            thing.split_once('>').expect("its tag ends").0.contains("data-not=\"discard\"");
                        assert_eq!(
                            stays,
                            game.check(seat, Action::Discard(card)).is_err(),
                            "{card} of {hand:?}"
                        );
                        refused += usize::from(stays);
                    }
                    looked += 1;
                }
                let action = game.random_action(seat, &mut rng, &mut Vec::new());
                game.act(seat, action, &mut ());
            }
        }
        assert!(looked > 40 && refused > 100, "{looked} hands, {refused} cards that stay");
    }
}
