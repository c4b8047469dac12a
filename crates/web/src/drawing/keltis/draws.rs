//! Drawing a card: the draw pile, and the top of each discard pile with what it would change once in hand.

use super::Sight;
use super::art::{card_back, card_face, path_class};
use super::tray::{brief, says};
use crate::drawing::pieces::line_icon;
use engine::Seat;
use games::keltis::preview::{Move, moves_of};
use games::keltis::{Action, Card, Colour, Phase};
use maud::{Markup, html};

/// The top of a discard pile that the viewer may draw now.
pub(super) struct Offered {
    /// The viewer.
    pub(super) seat: Seat,
    /// The card.
    pub(super) card: Card,
    /// What laying it would move, as a card of the hand says it; nothing if it does not fit.
    pub(super) moves: Option<Move>,
}

/// The top of the discard pile of a colour, if the viewer may draw it now.
pub(super) fn offered(sight: &Sight<'_>, colour: Colour) -> Option<Offered> {
    let seat = sight.asked(&[Phase::Draw])?;
    let top = sight.board().pile(colour).top().filter(|_| sight.is_legal(Action::DrawPile(colour)))?;
    let is_fit = sight.board().column(seat, colour).fits(top);
    let moves = is_fit.then(|| moves_of(sight.board(), seat, colour));
    Some(Offered { seat, card: Card::new(colour, top), moves })
}

/// Whether the draw pile is all that can be drawn from.
pub(super) fn is_only(sight: &Sight<'_>) -> bool {
    sight.legal.len() == 1
}

/// The draw pile and the top of each discard pile, as buttons.
pub(super) fn draws(sight: &Sight<'_>) -> Markup {
    let only = is_only(sight);
    html! {
        button class={ "btn k-draw" @if only { " btn-main k-only" } } name="move" value=(Action::DrawDeck) data-key="d" {
            (card_back())
            @if only { span { (sight.t("draw-only")) } }
            @else { span class="k-word" aria-hidden="true" { (sight.t("draw-short")) " " b { (sight.public.draw_pile) } } span class="sr" { (sight.t("draw-deck")) } }
        }
        @for Offered { seat, card, moves } in Colour::ALL.into_iter().filter_map(|colour| offered(sight, colour)) {
            button class={ "btn k-draw k-offer " (path_class(card.colour())) } name="move" value=(Action::DrawPile(card.colour())) aria-label=(says(sight, seat, &sight.card(card), card, moves.as_ref())) {
                (card_face(card))
                (brief(sight, moves.as_ref()))
            }
        }
        @if sight.board().setup.browse_discards && Colour::ALL.into_iter().any(|colour| sight.board().pile(colour).top().is_some()) {
            button type="button" class="btn btn-quiet k-browse" popovertarget="k-pile-sheet" aria-label=(sight.t("browse")) title=(sight.t("browse")) { (line_icon("icon-eye")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Page, playouts::each_decision};
    use super::*;
    use crate::game_page::{Area, GamePage};
    use crate::scene::{Ask, Scene};
    use crate::words::Lang;
    use engine::Game;
    use engine::any::AnyGame;
    use engine::{Options, Viewer};
    use games::keltis::Keltis;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    /// A part of a seat's page, asked or waiting.
    fn page(game: &AnyGame, seat: Seat, is_asked: bool, area: Area) -> String {
        let view = game.view(Viewer::Seat(seat));
        let names = ["Ola", "Marek", "Zosia"].map(str::to_owned);
        let ask = is_asked.then(|| Ask { url: "/t/one/play".to_owned(), decision: 1, planned: Vec::new() });
        let scene = Scene { ask, odds: true, ..Scene::still(Lang::ENGLISH, &view, &names) };
        Page::draw(&Sight::new(&scene).expect("a view of Keltis"), area).into_string()
    }

    /// What a control of the page says of its card: its last part, after the face.
    fn value<'a>(page: &'a str, control: &str, end: &str) -> &'a str {
        let (_, control) = page.split_once(control).expect("the control is there");
        let (control, _) = control.split_once(end).expect("it ends");
        &control[control.find("<span class=\"k-brief").expect("it has a value")..]
    }

    #[test]
    fn a_button_says_of_a_pile_what_the_hand_says_once_its_card_is_there() {
        let (mut fits, mut fits_not, mut clovers) = (0, 0, 0);
        each_decision((5, 20), (3, &Options::default()), |game, seat, action| {
            let Action::DrawPile(colour) = action else { return };
            let before = AnyGame::new(*game);
            let [board, acts] = [Area::Board, Area::Acts].map(|area| page(&before, seat, true, area));
            let shown = value(&acts, &format!("value=\"{action}\""), "</button>");
            let top = Card::new(colour, game.board().pile(colour).top().expect("a card"));
            let mut after = *game;
            after.act(seat, action, &mut ());
            if after.board().phase == Phase::Over {
                return;
            }
            let hand = page(&AnyGame::new(after), seat, false, Area::Acts);
            assert_eq!(value(&hand, &format!("id=\"k-pick-{}\"", top.index()), "</label>"), shown, "{top}");
            // What fits is shown on the board as well.
            let is_fit = !shown.contains("is-none");
            assert_eq!(board.contains(&format!("k-ghosts-of for-{colour}")), is_fit);
            *if is_fit { &mut fits } else { &mut fits_not } += 1;
            clovers += usize::from(shown.contains("k-leaf"));
        });
        assert!(
            fits > 50 && fits_not > 50 && clovers > 5,
            "{fits} fit, {fits_not} do not, {clovers} clovers"
        );
    }

    #[test]
    fn nothing_on_the_page_of_a_draw_follows_from_cards_that_the_viewer_cannot_see() {
        let mut rng = SmallRng::seed_from_u64(8);
        let mut differ = 0;
        each_decision((6, 6), (3, &Options::default()), |game, seat, _| {
            if game.board().phase != Phase::Draw {
                return;
            }
            let truth = AnyGame::new(*game);
            let twin = truth.view(Viewer::Seat(seat)).sample(&mut rng);
            let areas = [
                Area::Progress,
                Area::Board,
                Area::Score(seat),
                Area::Things(seat),
                Area::Standing,
                Area::Strip,
                Area::Prompt,
                Area::Acts,
                Area::Odds,
            ];
            for area in areas {
                assert_eq!(page(&truth, seat, true, area), page(&twin, seat, true, area));
            }
            differ += usize::from(twin.downcast::<Keltis>() != Some(game));
        });
        assert!(differ > 100, "{differ} worlds differ from the true one");
    }
}
