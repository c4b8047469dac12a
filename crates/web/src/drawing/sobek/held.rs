//! The viewer's cards, sorted by family, with the sets that can be laid and the characters that can be played.

use super::art::{card, laden};
use super::tray::picked;
use super::words::{self, Case};
use super::{Sight, build, capital};
use crate::drawing::pieces::pick_id;
use games::sobek::{Action, Card, Cards, Character, Family, Phase, Private};
use maud::{Markup, html};

/// The own hand, sorted by family, with the sets that can be laid and the characters that can be played.
pub(super) fn hand(sight: &Sight<'_>, private: &Private) -> Markup {
    let lying = lying(sight, private);
    html! {
        div class={ "so-hand" (sizes(&lying)) } role="group" aria-label=(sight.t("your-hand")) {
            // Of a scored round the boats sail off.
            @if private.hand.is_empty() { @if sight.board().phase == Phase::Scoring { (laden()) } @else { p class="soft" { (sight.t("hand-empty")) } } }
            @for one in &lying.groups { (group(sight, private, one, &lying.stacks(one.cards))) }
            @if !lying.amulets.is_empty() {
                @let stacks = lying.stacks(lying.amulets);
                div class={ "so-group so-amulet" (count(&stacks)) } {
                    div class="so-cards" { @for stack in stacks { (still(sight, stack, None)) } }
                    span class="so-group-word is-goods" { (sight.t("amulets")) }
                }
            }
            (powers(sight, private))
        }
    }
}

/// What the characters in hand do, in one short line for narrow screens, which have no room for it beside the cards.
fn powers(sight: &Sight<'_>, private: &Private) -> Markup {
    let people: Vec<Character> = private.hand.iter().filter_map(|(card, _)| card.character()).collect();
    // They are of no use at the end of a round (SO-9.10), and beside a choice the hand is a strip.
    let asked = sight.legal.is_empty() || matches!(sight.board().phase, Phase::Turn | Phase::Merchant);
    html! {
        @if asked && !people.is_empty() {
            p class="so-can" {
                @for who in people { (can(sight, who)) }
            }
        }
    }
}

/// Who can be played, and what for; the words pick the card too.
fn can(sight: &Sight<'_>, who: Character) -> Markup {
    let action = Action::Play(who);
    let does = html! { span class="so-can-do" { (words::power_in_short(sight.lang, who)) } };
    html! {
        @if sight.is_legal(action) {
            label for=(pick_id(&action.to_string())) {
                b { (sight.tr("play-it", &[("who", words::character(sight.lang, who, Case::Whom).into())])) span class="so-can-do" { ": " } }
                (does)
            }
        } @else { span { b { (capital(&words::character(sight.lang, who, Case::Who))) } " " (does) } }
    }
}

/// How the hand lies.
struct Lying {
    /// Families with cards, or whose set can be laid.
    groups: Vec<Group>,
    /// The amulets that lie with no set.
    amulets: Cards,
    /// Whether cards of a kind lie in one stack, so that many are as wide as they can be.
    stacked: bool,
}

/// The most cards that lie apart.
const APART: usize = 8;

/// Cards of a kind that lie as one, and how many they are.
type Stack = (Card, u8);

impl Lying {
    fn stacks(&self, cards: Cards) -> Vec<Stack> {
        if self.stacked { cards.iter().collect() } else { cards.each().map(|card| (card, 1)).collect() }
    }
}

/// A family's cards, with the amulets that are counted into its set, and what lays it.
struct Group {
    family: Family,
    cards: Cards,
    opener: Option<Action>,
}

fn lying(sight: &Sight<'_>, private: &Private) -> Lying {
    // Amulets that several sets would take lie with none.
    let mut would_take =
        Family::ALL.into_iter().filter_map(|family| Some((family, build::amulets(sight, private, family)?)));
    let taker = would_take.next().filter(|_| would_take.next().is_none());
    let group = |family| {
        let own = private.hand.family(family);
        let with = taker.filter(|(of, _)| *of == family);
        let cards = with.map_or(own, |(_, amulets)| own.plus(amulets));
        Group { family, cards, opener: build::opener(sight, family) }
    };
    let amulets = Cards::copies(Card::AMULET, private.hand.amulets());
    Lying {
        groups: Family::ALL
            .into_iter()
            .map(group)
            .filter(|group| !group.cards.is_empty() || group.opener.is_some())
            .collect(),
        amulets: taker.map_or(amulets, |(_, taken)| amulets.minus(taken)),
        stacked: private.hand.len() > APART,
    }
}

/// How wide the hand may be on the narrowest of the wide screens.
const WIDE: usize = 716;

/// The classes that make the cards as large as a row has room for: on wide screens, where powers stand beside characters
/// and buttons under the cards, and on narrow ones.
fn sizes(lying: &Lying) -> String {
    let families = lying.groups.iter().map(|group| (group.cards, group.opener.is_some()));
    let groups: Vec<(Vec<Stack>, bool)> = families
        .chain([(lying.amulets, false)])
        .filter(|(cards, _)| !cards.is_empty())
        .map(|(cards, opens)| (lying.stacks(cards), opens))
        .collect();
    // Of a card under another this part in a hundred is seen.
    let row = |card: usize, seen: usize, power: Option<usize>, button: usize, gap: usize| {
        let group = |(cards, opens): &(Vec<Stack>, bool)| {
            let people = cards.iter().filter(|(card, _)| card.character().is_some()).count();
            // No character is covered, also where no power stands beside it.
            let beside = power.map_or(card / 2 * people.min(cards.len() - 1), |power| power * people);
            let wide = card + card * seen / 100 * (cards.len() - 1) + beside;
            wide.max(if *opens { button } else { 0 })
        };
        groups.iter().map(group).sum::<usize>() + gap * groups.len()
    };
    // Few lie side by side, and those that leave room have wide words beside them.
    // A laptop's tray is higher than wide: cards that have the room are larger there.
    let wide = [
        (" is-w-0 is-w-up", 124, 104),
        (" is-w-0", 110, 104),
        (" is-w-1 is-w-up", 100, 105),
        (" is-w-1", 88, 105),
        (" is-w-2", 88, 62),
        (" is-w-3", 72, 62),
    ];
    let wide = wide.into_iter().find(|&(_, card, seen)| row(card, seen, Some(146), 150, 10) < WIDE);
    let wide = wide.map(|(class, card, _)| (class, card));
    let spare = row(110, 104, Some(210), 150, 26) < WIDE;
    let narrow = [
        (" is-n-1 is-n-96", 96),
        (" is-n-1 is-n-84", 84),
        (" is-n-1 is-n-72", 72),
        (" is-n-1 is-n-66", 66),
        (" is-n-1", 60),
        (" is-n-2", 52),
    ];
    let openers = groups.iter().filter(|(_, opens)| *opens).count();
    let alone = openers == 1;
    // The buttons have a row of their own there.
    let narrow = narrow.into_iter().find(|&(_, card)| row(card, 50, None, 0, 6) < 360);
    let sizes = [wide, narrow].into_iter().flatten().map(|(class, _)| class);
    // More cards than are whole in a narrow row lie closer.
    let cards: usize = groups.iter().map(|(cards, _)| cards.len()).sum();
    let rows = cards > APART || narrow.is_none();
    let marks = [(alone, " is-alone"), (openers > 2, " is-many"), (spare, " is-spare"), (rows, " is-rows")];
    sizes.chain(marks.into_iter().filter(|(holds, _)| *holds).map(|(_, class)| class)).collect()
}

/// The class that says how many cards lie beside each other.
fn count(stacks: &[Stack]) -> String {
    format!(" so-u-{}", stacks.len().min(9))
}

fn group(
    sight: &Sight<'_>,
    private: &Private,
    &Group { family, cards, opener }: &Group,
    stacks: &[Stack],
) -> Markup {
    html! {
        div class={ "so-group so-" (family) (count(stacks)) } {
            div class="so-cards" {
                @for &stack in stacks {
                    @match stack.0.character().filter(|&who| sight.is_legal(Action::Play(who))) {
                        Some(character) => (playable(sight, character)),
                        None => (still(sight, stack, opener)),
                    }
                }
            }
            @if !cards.is_empty() { (group_word(sight, family, cards)) }
            @if let Some(opener) = opener { (build::opening(sight, private, family, opener)) }
        }
    }
}

/// What lies together in the hand; where no powers stand beside them, who its characters are.
fn group_word(sight: &Sight<'_>, family: Family, cards: Cards) -> Markup {
    let people: Vec<Character> = cards.each().filter_map(Card::character).collect();
    let alone = people.len() == cards.len();
    html! {
        span class={ "so-group-word" @if people.is_empty() { " is-goods" } @else if !alone { " is-mixed" } } {
            span class=[(!people.is_empty()).then_some("so-kind")] { (words::family(sight.lang, family)) }
            @for (nth, &who) in people.iter().enumerate() {
                span class="so-who" { @if nth > 0 { "\u{a0}· " } (words::character(sight.lang, who, Case::Who)) }
            }
        }
    }
}

/// Cards of the hand; those whose set can be laid pick it, as the button under them does.
fn still(sight: &Sight<'_>, (one, count): Stack, opener: Option<Action>) -> Markup {
    let words = words::cards(sight.lang, Cards::copies(one, count));
    let laying = sight.is_legal(Action::Done);
    let drawn =
        html! { (card(one)) @if count > 1 { b class="so-copies" aria-hidden="true" { "×" (count) } } };
    html! {
        @if let Some(opener) = opener {
            label class="so-held" for=(pick_id(&opener.to_string())) title=(words) { span class="sr" { (words) } (drawn) }
        } @else { span class="so-held" role="img" title=(words) { (drawn) } }
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
