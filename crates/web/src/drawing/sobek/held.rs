//! The viewer's cards, sorted by family, with the sets that can be laid and the characters that can be played.

use super::art::{card, laden};
use super::tray::picked;
use super::words::{self, Case};
use super::{Sight, build, capital};
use games::sobek::{Action, Card, Cards, Character, Family, Phase, Private};
use maud::{Markup, html};

/// The own hand, sorted by family, with the sets that can be laid and the characters that can be played.
pub(super) fn hand(sight: &Sight<'_>, private: &Private) -> Markup {
    let hand = private.hand;
    html! {
        div class={ "so-hand" (sizes(sight, private)) } role="group" aria-label=(sight.t("your-hand")) {
            // Of a scored round the boats sail off.
            @if hand.is_empty() { @if sight.board().phase == Phase::Scoring { (laden()) } @else { p class="soft" { (sight.t("hand-empty")) } } }
            @for family in Family::ALL {
                @let cards = lying(sight, private, family);
                @if !cards.is_empty() || build::opener(sight, family).is_some() { (group(sight, private, family, cards)) }
            }
            @let loose = loose(sight, private);
            @if !loose.is_empty() {
                div class="so-group so-amulet" {
                    div class="so-cards" { @for one in loose.each() { (still(sight, one)) } }
                    span class="so-group-word" { (sight.t("amulets")) }
                }
            }
        }
    }
}

/// The one family whose set would take amulets, and those.
fn taker(sight: &Sight<'_>, private: &Private) -> Option<(Family, Cards)> {
    let taken = |family| Some((family, build::amulets(sight, private, family)?));
    let mut takers = Family::ALL.into_iter().filter_map(taken);
    takers.next().filter(|_| takers.next().is_none())
}

/// The cards of a family, with the amulets that are counted into its set.
fn lying(sight: &Sight<'_>, private: &Private, family: Family) -> Cards {
    let own = private.hand.family(family);
    match taker(sight, private) {
        Some((taker, amulets)) if taker == family => own.plus(amulets),
        _ => own,
    }
}

/// The amulets that lie with no set.
fn loose(sight: &Sight<'_>, private: &Private) -> Cards {
    let all = Cards::copies(Card::AMULET, private.hand.amulets());
    taker(sight, private).map_or(all, |(_, amulets)| all.minus(amulets))
}

/// How wide the hand may be on the narrowest of the wide screens.
const WIDE: usize = 716;

/// The classes that make the cards as large as a row has room for, with the buttons under them: on wide screens, where
/// powers stand beside characters, and on narrow ones.
fn sizes(sight: &Sight<'_>, private: &Private) -> String {
    let family = |family| (lying(sight, private, family), build::opener(sight, family).is_some());
    let groups: Vec<(Cards, bool)> = Family::ALL
        .into_iter()
        .map(family)
        .chain([(loose(sight, private), false)])
        .filter(|(cards, _)| !cards.is_empty())
        .collect();
    // Of a card under another this part in a hundred is seen.
    let row = |card: usize, seen: usize, power: Option<usize>, button: usize, gap: usize| {
        let group = |(cards, opens): &(Cards, bool)| {
            let people = cards.each().filter(|card| card.character().is_some()).count();
            // No character is covered, also where no power stands beside it.
            let beside = power.map_or(card / 2 * people.min(cards.len() - 1), |power| power * people);
            let wide = card + card * seen / 100 * (cards.len() - 1) + beside;
            wide.max(if *opens { button } else { 0 })
        };
        groups.iter().map(group).sum::<usize>() + gap * groups.len()
    };
    // Few lie side by side, and those that leave room have wide words beside them.
    let wide = [(" is-w-0", 78, 106), (" is-w-1", 78, 62), (" is-w-2", 68, 62), (" is-w-3", 60, 62)];
    let wide = wide.into_iter().find(|&(_, card, seen)| row(card, seen, Some(146), 150, 10) < WIDE);
    let wide = wide.map(|(class, card, _)| (class, card));
    let spare = row(78, 106, Some(210), 150, 26) < WIDE;
    let narrow = [
        (" is-n-1 is-n-96", 96),
        (" is-n-1 is-n-84", 84),
        (" is-n-1 is-n-72", 72),
        (" is-n-1 is-n-66", 66),
        (" is-n-1", 60),
        (" is-n-2", 52),
    ];
    // A single button may reach under the cards beside it.
    let openers = groups.iter().filter(|(_, opens)| *opens).count();
    let alone = openers == 1;
    let narrow =
        narrow.into_iter().find(|&(_, card)| row(card, 50, None, if alone { 0 } else { 116 }, 6) < 360);
    let sizes = [wide, narrow].into_iter().flatten().map(|(class, _)| class);
    // More cards than are whole in a narrow row lie in two, each button after the cards of its set.
    let cards = private.hand.len();
    let (rows, long) = (cards > 8 || narrow.is_none(), cards > 9);
    let marks = [
        (alone, " is-alone"),
        (openers > 2, " is-many"),
        (spare, " is-spare"),
        (rows, " is-rows"),
        (rows && long, " is-long"),
    ];
    sizes.chain(marks.into_iter().filter(|(holds, _)| *holds).map(|(_, class)| class)).collect()
}

fn group(sight: &Sight<'_>, private: &Private, family: Family, cards: Cards) -> Markup {
    html! {
        div class={ "so-group so-" (family) } {
            div class="so-cards" {
                @for one in cards.each() {
                    @match one.character().filter(|&who| sight.is_legal(Action::Play(who))) {
                        Some(character) => (playable(sight, character)),
                        None => (still(sight, one)),
                    }
                }
            }
            @if !cards.is_empty() { (group_word(sight, family, cards)) }
            @if let Some(opener) = build::opener(sight, family) { (build::opening(sight, private, family, opener)) }
        }
    }
}

/// What lies together in the hand; where no powers stand beside them, who its characters are.
fn group_word(sight: &Sight<'_>, family: Family, cards: Cards) -> Markup {
    let people: Vec<Character> = cards.each().filter_map(Card::character).collect();
    let alone = people.len() == cards.len();
    html! {
        span class={ "so-group-word" @if !alone && !people.is_empty() { " is-mixed" } } {
            span class=[(!people.is_empty()).then_some("so-kind")] { (words::family(sight.lang, family)) }
            @for (nth, &who) in people.iter().enumerate() {
                span class="so-who" { @if nth > 0 { "\u{a0}· " } (words::character(sight.lang, who, Case::Who)) }
            }
        }
    }
}

/// A card that only lies in the hand.
fn still(sight: &Sight<'_>, one: Card) -> Markup {
    let words = words::card(sight.lang, one, Case::Who);
    let laying = sight.is_legal(Action::Done);
    html! {
        span class="so-held" role="img" title=(words) { (card(one)) }
        // Powers are of no use while sets are laid, nor ever after at the end of a round (SO-9.10).
        @if let Some(character) = one.character().filter(|_| !laying) { (power(sight, character)) }
    }
}

/// A character's name and power, beside its card.
fn power(sight: &Sight<'_>, character: Character) -> Markup {
    let name = words::character(sight.lang, character, Case::Who);
    html! { span class="so-power" { b { (capital(&name)) } " " (words::power(sight.lang, character)) } }
}

/// A character that can be played, with its power.
fn playable(sight: &Sight<'_>, character: Character) -> Markup {
    let action = Action::Play(character);
    let name = words::character(sight.lang, character, Case::Who);
    html! {
        label class="so-held so-char is-lit" title=(name) {
            (picked(&action.to_string(), Some(&name)))
            (card(character.card()))
            (power(sight, character))
        }
    }
}
