//! The board: the track with everything on it, and what a step changes in the picture.
//!
//! Units are those of the drawing, 1000 wide; its top is at 18. Six columns of spaces at x = 100, 260, …,
//! 900 and four rows at y = 215, 365, 515, 665, each space 160 × 150; 1 lies left of the finish line at the
//! bottom, numbers run clockwise. The style sheet knows where a space is: `.sp-7` sets `--pos`, from which it
//! computes a place on the loop, so that a camel whose class changes hops along the loop space by space.
//! Camels are pictures of their own over the drawing: their order in the document never changes (a moved
//! element would not glide), and `z-index` puts the upper ones of a stack in front. Tall stacks: `tall.rs`.

use super::art::{camel_use, card_back, colours, emblem_at, owner_mark};
use super::{Sight, capital, dice, leg, spots, tall};
use crate::drawing::pieces::{flown, token};
use engine::Seat;
use games::camel_up::race::{Camel, Space, Stack};
use games::camel_up::{Deck, Event, FinishCard, Phase};
use maud::{Markup, html};

/// The board in this moment.
pub(super) fn board(sight: &Sight<'_>) -> Markup {
    html! {
        @let words = description(sight);
        @if !words.is_empty() { p class="sr" { (words) } }
        // Where the window is small the sky is cut from above.
        svg id="board" viewBox="0 18 1000 732" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            use href="#camel-board" x="0" y="18" width="1000" height="732" {}
            (tall::numbers(sight))
            g id="decor" {
                use href="#palm" x="832" y="60" width="62" height="87" {}
                use href="#palm" x="64" y="48" width="66" height="92" {}
                use href="#cactus" x="10" y="84" width="42" height="56" {}
            }
            (dice::dice(sight))
            (dice::pyramid(sight))
            g id="decks" {
                (deck(sight, Deck::Winner, 294, "cup"))
                (deck(sight, Deck::Loser, 706, "snail"))
            }
            (tiles(sight))
        }
        @if let Some(space) = asked_space(sight) { div class={ "asked spot-" (space) } {} }
        div id="camels" class="camels" aria-hidden="true" {
            @for camel in Camel::ALL { (camel_piece(sight, camel)) }
        }
        (leg::sign(sight))
        (banner(sight))
        (spots::spots(sight))
        (card_on_its_way(sight))
    }
}

/// The space for which a camel is to be chosen.
fn asked_space(sight: &Sight<'_>) -> Option<Space> {
    match sight.board().phase {
        Phase::Stacking => sight.board().next_stacking().map(|(space, _)| space),
        Phase::CrazyChoice => sight.board().crazy_space(),
        _ => None,
    }
}

/// The finish card that was played in this step, from its owner to its deck.
fn card_on_its_way(sight: &Sight<'_>) -> Markup {
    let Some(Event::FinishCardPlayed { seat, deck, position, colour }) = sight.step else { return html! {} };
    let held = colour.map(|racer| format!("card-{racer} ")).unwrap_or_default();
    let place = format!("deck-{deck}-{position}");
    flown(&format!("flown-{place}"), &format!("{held}player-{seat}"), &place, &card_back(*seat))
}

/// How many cards of a finish deck lie in how many rows and how large; of more than fifteen cards overlap.
const LAYOUTS: [(usize, usize, f32); 8] = [
    (2, 1, 1.75),
    (3, 1, 1.22),
    (4, 2, 1.04),
    (6, 2, 1.0),
    (8, 2, 0.88),
    (10, 2, 0.72),
    (15, 3, 0.63),
    (18, 3, 0.63),
];
/// How wide the place of a finish deck is.
const DECK_WIDTH: f32 = 192.0;

/// Where the cards of a finish deck lie, by their left upper corner, and how large they are.
fn deck_places(count: usize) -> Vec<(f32, f32, f32)> {
    let fits = LAYOUTS.into_iter().find(|&(most, _, _)| count <= most);
    let (most, rows, size) = fits.unwrap_or(LAYOUTS[LAYOUTS.len() - 1]);
    let a_row = most.max(count).div_ceil(rows);
    let width = 52.0 * size;
    let step = (width + 2.0).min((DECK_WIDTH - width) / (a_row as f32 - 1.0).max(1.0));
    let left = -(step.mul_add(a_row.min(count.max(1)) as f32 - 1.0, width)) / 2.0;
    let places = (0..count).map(|at| {
        let (column, row) = ((at % a_row) as f32, (at / a_row) as f32);
        (step.mul_add(column, left), row.mul_add(73.0f32.mul_add(size, 1.5), 410.0), size)
    });
    places.collect()
}

/// Where the cards lie once all are turned up: those that were right first.
fn sorted_places(wrong: &[bool]) -> Vec<(f32, f32, f32)> {
    let mut order: Vec<_> = (0..wrong.len()).collect();
    order.sort_by_key(|&at| wrong[at]);
    let mut places: Vec<_> = order.into_iter().zip(deck_places(wrong.len())).collect();
    places.sort_by_key(|(at, _)| *at);
    places.into_iter().map(|(_, place)| place).collect()
}

/// Whether a card of a deck was wrong, which is known when the race is over (`CU-12.1`).
pub(super) fn was_wrong(sight: &Sight<'_>, deck: Deck, card: FinishCard) -> bool {
    let board = sight.board();
    let [first, .., last] = board.race.ranking();
    let right = if deck == Deck::Winner { first } else { last };
    board.phase == Phase::Over && card.colour.is_some_and(|colour| colour != right)
}

/// A finish deck as rows of cards, the card played earliest first.
fn deck(sight: &Sight<'_>, deck: Deck, x: i32, icon: &str) -> Markup {
    let count = sight.public.decks.len(deck);
    let cards = || sight.public.decks.iter(deck);
    let places = if cards().all(|card| card.colour.is_some()) {
        sorted_places(&cards().map(|card| was_wrong(sight, deck, card)).collect::<Vec<_>>())
    } else {
        deck_places(count)
    };
    html! {
        g id={ "deck-" (deck) } class={ "deck-" (deck) } {
            // What the deck is for and how many lie there.
            svg class="deck-icon" x=(if count == 0 { x - 16 } else { x - 46 }) y="375" width="32" height="32" viewBox="0 0 24 24" { use href={ "#" (icon) } {} }
            @if count == 0 { rect class="deck-none" x=(x - 36) y="414" width="72" height="101" rx="9" {} }
            @else { text class="deck-text" x=(x + 18) y="402" { (count) } }
            @for (at, (card, (left, top, size))) in cards().zip(places).enumerate() {
                @let place = format!("translate({:.1} {top:.1}) scale({size})", x as f32 + left);
                (deck_card(sight, deck, at as u8 + 1, card, &place))
            }
        }
    }
}

fn deck_card(sight: &Sight<'_>, deck: Deck, position: u8, card: FinishCard, place: &str) -> Markup {
    let turned = matches!(sight.step, Some(Event::FinishCardTurned { deck: d, position: p, .. }) if *d == deck && *p == position);
    let laid = matches!(sight.step, Some(Event::FinishCardPlayed { deck: d, position: p, .. }) if *d == deck && *p == position);
    let own = sight.private.and_then(|private| {
        private
            .played
            .iter()
            .flatten()
            .find(|own| own.deck == deck && own.position == position)
            .map(|own| own.colour)
    });
    html! {
        g id={ "deck-" (deck) "-" (position) } class={ "p" (card.owner) } transform=(place) {
            g class={ "deck-card" @if was_wrong(sight, deck, card) { " is-wrong" } @if turned { " is-turned" } @if laid { " is-new" } } {
                @if let Some(colour) = card.colour {
                    g class=(colours(colour)) {
                        rect class="t-paper deck-rim" width="52" height="73" rx="6" {}
                        rect class="t-main" x="4" y="4" width="44" height="65" rx="4" {}
                        circle class="t-cloth" cx="26" cy="24" r="19" {}
                        (emblem_at(colour, 11.0, 9.0, 30.0))
                    }
                } @else {
                    use href="#card-back" width="52" height="73" {}
                    @if let Some(colour) = own {
                        g class=(colours(colour)) {
                            circle class="own-card" cx="26" cy="24" r="20" {}
                            (emblem_at(colour, 11.0, 9.0, 30.0))
                        }
                    }
                }
                // Whose it is fills a card of which nothing else is known.
                @if card.colour.or(own).is_some() { (owner_mark(card.owner, 26.0, 58.0, 14.0, 20.0)) }
                @else { (owner_mark(card.owner, 26.0, 36.0, 22.0, 32.0)) }
            }
        }
    }
}

/// The spectator tiles in seat order.
fn tiles(sight: &Sight<'_>) -> Markup {
    let hit = |seat: Seat| match sight.step {
        Some(Event::TilePaid { owner, .. }) if *owner == seat => " is-hit",
        Some(Event::TilePlaced { seat: owner, from: None, .. }) if *owner == seat => " is-new",
        _ => "",
    };
    html! {
        g id="tiles" {
            @for seat in Seat::all(sight.board().seats()) {
                @if let Some(tile) = sight.board().tile_of(seat) {
                    g id={ "tile-" (seat) } class={ "tile-piece sp-" (tile.space) (hit(seat)) } {
                        g class={ "p" (seat) } {
                            use class=(tile.side) href={ "#tile-" (tile.side) } x="-52" y="-50" width="104" height="72" {}
                            (owner_mark(seat, 44.0, 14.0, 17.0, 26.0))
                        }
                        @if !hit(seat).is_empty() { use class="tile-coin" href="#coin" x="-18" y="-40" width="36" height="36" {} }
                    }
                }
            }
        }
    }
}

/// The class of a space, also of those beyond the finish line.
fn space_class(space: Space) -> String {
    match space.number() {
        number @ 1.. => format!("sp-{number}"),
        number => format!("sp-m{}", number.unsigned_abs()),
    }
}

fn camel_piece(sight: &Sight<'_>, camel: Camel) -> Markup {
    let crazy = if camel.crazy().is_some() { " crazy" } else { "" };
    html! {
        svg id={ "piece-" (camel) } class={ "camel" (crazy) " " (stance(sight, camel)) (motion(sight, camel)) } viewBox="-54 -66 138 70" {
            ellipse class="foot" cx="2" cy="1" rx="50" ry="9" {}
            g class="turn" { (camel_use(camel)) }
        }
    }
}

/// Where a camel stands: on a space at a height of a stack, beside its starting space, or in the court.
fn stance(sight: &Sight<'_>, camel: Camel) -> String {
    let race = sight.board().race;
    if let Some(space) = race.space(camel) {
        let tall = tall::class(sight, space);
        return format!("{} lv-{} of-{}{tall}", space_class(space), race.height(camel), race.count(space));
    }
    let waiting = camel.racer().and_then(|racer| Some((racer, sight.board().waiting(racer)?)));
    let Some((racer, space)) = waiting else {
        // Where the way to its start is short.
        let near = if camel.crazy().is_some() { 16 } else { 1 };
        return format!("sp-{near} in-court wait-{}", camel.index());
    };
    let before =
        super::RACERS.iter().filter(|&&other| other < racer && sight.board().waiting(other) == Some(space));
    // Behind a stack that grows there they would be a muddle.
    let behind = if race.count(space) > 0 { " is-behind" } else { "" };
    format!("sp-{space} is-beside{behind} nth-{}", before.count())
}

/// What the camel does in this step: rises, hops over some spaces, takes the extra step.
fn motion(sight: &Sight<'_>, camel: Camel) -> String {
    match sight.step {
        Some(Event::UnitLifted { unit, .. }) if unit.contains(camel) => " is-lifted".to_owned(),
        Some(Event::UnitHopped { unit, from, to, .. }) if unit.contains(camel) => {
            format!(" is-hop far-{}", from.number().abs_diff(to.number()))
        }
        Some(Event::ExtraStep { unit, .. }) if unit.contains(camel) => " is-extra".to_owned(),
        _ => String::new(),
    }
}

/// A sign over the court when a leg is scored, the race ends or a card is turned.
fn banner(sight: &Sight<'_>) -> Markup {
    let words = match sight.step {
        Some(Event::LegScored { leg, ranking, seats }) => {
            let first = sight.camel(ranking[0]);
            let second = sight.camel(ranking[1]);
            let values = [("leg", (*leg).into()), ("first", first.into()), ("second", second.into())];
            html! {
                b { (sight.tr("banner-leg", &values)) }
                (leg::paid(sight, ranking, seats))
            }
        }
        Some(Event::RaceOver { ranking }) => {
            html! { b { (sight.t("banner-over")) } (winners_row(sight, ranking)) }
        }
        Some(Event::FinishCardTurned { owner, colour, amount, .. }) => html! {
            (token(*owner))
            span { (sight.scene.name(*owner)) ": " (sight.camel(*colour)) " " b { (crate::drawing::numbers::amount(*amount)) } }
        },
        _ => return html! {},
    };
    let kind = match sight.step {
        // The sign for a card leaves the decks in sight.
        Some(Event::FinishCardTurned { .. }) => "is-card",
        Some(Event::LegScored { .. }) => "is-paid-out leg",
        _ => "",
    };
    html! { div id="banner" class={ "banner " (kind) } { (words) } }
}

fn winners_row(sight: &Sight<'_>, ranking: &[games::camel_up::race::Racer]) -> Markup {
    super::art::ranking_row(sight, ranking, "", |_, _| String::new())
}

/// The position in words, for those who do not see it.
fn description(sight: &Sight<'_>) -> String {
    let board = sight.board();
    let list = |stack: Stack| stack.iter().map(|camel| sight.camel(camel)).collect::<Vec<_>>().join(", ");
    let mut words: Vec<String> = Vec::new();
    for (space, stack) in board.race.stacks() {
        let key = if space.on_loop() { "describe-stack" } else { "describe-beyond" };
        words.push(sight.tr(key, &[("space", space.number().into()), ("camels", list(stack).into())]));
    }
    for seat in Seat::all(board.seats()) {
        if let Some(tile) = board.tile_of(seat) {
            let values = [
                ("space", tile.space.number().into()),
                ("side", tile.side.name().into()),
                ("name", sight.scene.name(seat).into()),
            ];
            words.push(sight.tr("describe-tile", &values));
        }
    }
    if board.phase == Phase::Turn {
        let inside = board.inside();
        let dice: Vec<String> = inside.iter().map(|die| sight.t(&format!("die-{die}"))).collect();
        words.push(sight.tr("describe-dice", &[("dice", dice.join(", ").into())]));
    }
    capital(&words.join(" "))
}
