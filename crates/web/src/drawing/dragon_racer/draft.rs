//! The Draft: the hand, and what a card would bring.

use super::Sight;
use super::art::{card, realm_mark, support};
use super::standing::paid;
use super::team::{Outlook, Served};
use super::tray::has_talent;
use super::words::sorted;
use crate::drawing::pieces::{line_icon, never_mind, token};
use crate::words::Arg;
use engine::Seat;
use games::dragon_racer::data::data;
use games::dragon_racer::preview::{Majority, best_flight, fire_sets, majorities};
use games::dragon_racer::{Action, Cards, Dragon, Phase, Realm, Talent, Values};
use maud::{Markup, html};

/// What is asked, and where the rest of the hand goes.
pub(super) fn prompt(sight: &Sight<'_>, seat: Seat) -> String {
    let rest = sight.private.map_or(0, |private| private.hand.len().saturating_sub(1));
    let values = [("count", rest.into()), ("name", sight.scene.name(sight.next_hand(seat)).into())];
    format!("{} {}", sight.t("prompt-pick"), sight.tr("prompt-pick-pass", &values))
}

/// The hand, each card a choice.
pub(super) fn hand(sight: &Sight<'_>, seat: Seat) -> Markup {
    let Some(private) = sight.private else { return html! {} };
    let cards = distinct(sight.values(), private.hand);
    let before = Before::new(sight, seat);
    let gains: Vec<_> = cards.iter().map(|&dragon| (dragon, Gain::new(sight, &before, dragon))).collect();
    let most = gains.iter().map(|(_, gain)| gain.total()).max().unwrap_or_default();
    html! {
        div class="dr-group is-wide" {
            (heading(sight, private.hand.len()))
            div class="dr-hand" { @for (dragon, gain) in &gains { (choice(sight, seat, private.hand.of(*dragon), *dragon, (gain, most))) } }
        }
    }
}

/// The hand while the others choose.
pub(super) fn waiting(sight: &Sight<'_>) -> Markup {
    let Some(private) = sight.private.filter(|private| !private.hand.is_empty()) else { return html! {} };
    html! {
        div class="dr-group is-wide" {
            (heading(sight, private.hand.len()))
            div class="dr-hand" {
                @for dragon in sorted(sight.values(), private.hand) {
                    span class="opt dr-pick is-off" title=(sight.card_words(dragon)) { (card(sight.values(), dragon)) span class="dr-name" { (sight.card(dragon)) } }
                }
            }
        }
    }
}

/// The heading of the hand, with the key to the signs on its cards.
fn heading(sight: &Sight<'_>, count: usize) -> Markup {
    let left = sight.board().passes_left();
    html! {
        h2 class="dr-hand-head" {
            (sight.t("hand")) " (" (count) ") "
            @if sight.board().phase == Phase::Draft { (line_icon(if left { "dragon-left" } else { "dragon-right" })) }
            small class="dr-key" aria-hidden="true" { (key(sight)) }
        }
    }
}

/// What the signs on the cards of a hand mean (`signs`).
fn key(sight: &Sight<'_>) -> Markup {
    html! {
        span { b { "+5" } (sight.t("key-total")) }
        span { em class="dr-plus" { (line_icon("dragon-turbo")) "2" } (sight.t("key-turbo")) }
        span { i { "1/2" } (sight.t("key-symbols")) }
    }
}

fn distinct(values: &Values, hand: Cards) -> Vec<Dragon> {
    let mut cards = sorted(values, hand);
    cards.dedup();
    cards
}

/// A card to pick, with what it brings, beside the most that a card of this hand does.
fn choice(sight: &Sight<'_>, seat: Seat, count: u8, dragon: Dragon, (gain, most): (&Gain, u16)) -> Markup {
    let action = Action::Pick(dragon);
    html! {
        label class="opt dr-pick is-lit" title=(sight.card_words(dragon)) {
            input type="radio" name="pick" value=(action) class={ "gives-" (dragon.colour()) } aria-label=(sight.card_words(dragon));
            (card(sight.values(), dragon))
            @if count > 1 { b class="dr-twice" { "×" (count) } }
            span class="dr-name" { (sight.card(dragon)) }
            span class="dr-now" aria-hidden="true" { (signs(gain, most)) }
        }
        div class="then dr-then" {
            div class="then-text" {
                b { (sight.card(dragon)) } " "
                @if gain.total() > 0 { em class="dr-adds" { "+" (gain.total()) } " " }
                (marks(sight, dragon))
                @if dragon.is_attack() { (attacks(sight, seat)) }
                small { (brings(sight, seat, dragon, gain)) }
            }
            div class="btn-row" {
                button class="btn btn-main" name="move" value=(action) {
                    span class="only-wide" { (sight.tr("act-keep-card", &[("card", sight.card(dragon).into())])) }
                    span class="only-narrow" { (sight.t("act-keep-it")) }
                }
            }
            (never_mind(sight.lang))
        }
    }
}

/// Realm, colour and level, in words and marks.
fn marks(sight: &Sight<'_>, dragon: Dragon) -> Markup {
    html! {
        span class="dr-marks" {
            (realm_mark(dragon.realm())) (sight.realm(dragon.realm())) " · "
            (support(dragon.colour(), "dr-symbol")) (sight.t(dragon.colour().name()))
            @if dragon.is_attack() { " · " (line_icon("dragon-attack")) (sight.t("attack-card")) }
        }
    }
}

/// What a talent pays for an attack.
fn attacks(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        @if has_talent(sight, seat, Talent::Strike) { " " b class="dr-plus" { "+" (data().talents.strike_and_fly) } }
    }
}

/// What a seat has without a card of its hand: the same for each of them.
struct Before {
    seat: Seat,
    drafted: Cards,
    outlook: Outlook,
    /// The farthest flight.
    far: u16,
    races: Vec<Majority>,
}

impl Before {
    fn new(sight: &Sight<'_>, seat: Seat) -> Self {
        let drafted = sight.drafted(seat);
        Self {
            seat,
            drafted,
            outlook: Outlook::new(sight, seat, drafted),
            far: best_flight(sight.board(), seat, drafted),
            races: majorities(sight.board(), &[(seat, drafted)]),
        }
    }
}

/// What a card brings: to the flight, to dragons that do not fire yet, and in Turbo.
struct Gain {
    flight: Flight,
    nearer: Vec<Nearer>,
    lead: Option<Lead>,
}

/// A dragon that waits for less with a card, and how much of its need it has then.
struct Nearer {
    dragon: Dragon,
    part: Served,
}

impl Nearer {
    fn words(&self, sight: &Sight<'_>) -> String {
        let Self { dragon, part } = self;
        let values =
            [("name", sight.card(*dragon).into()), ("count", part.gets.into()), ("all", part.needs.into())];
        sight.tr("brings-part", &values)
    }
}

impl Gain {
    fn new(sight: &Sight<'_>, before: &Before, dragon: Dragon) -> Self {
        let now = Outlook::new(sight, before.seat, before.drafted.with(dragon));
        let served = now.served(&before.outlook);
        let nearer = now.lines.iter().zip(&served).filter(|(line, part)| !line.fires && part.gets > 0);
        let nearer = nearer.map(|(line, &part)| Nearer { dragon: line.dragon, part }).collect();
        let flight = Flight::new(sight, before.seat, before.drafted, dragon, before.far);
        Self { flight, nearer, lead: Lead::new(sight, before, dragon) }
    }

    /// What Turbo pays more.
    fn turbo(&self) -> u16 {
        self.lead.as_ref().map_or(0, Lead::gain)
    }

    /// All spaces that it adds.
    fn total(&self) -> u16 {
        self.flight.more + self.turbo()
    }
}

/// All that a card brings, in words and signs.
fn brings(sight: &Sight<'_>, seat: Seat, dragon: Dragon, gain: &Gain) -> Markup {
    html! {
        span class="dr-brings" { (support(dragon.colour(), "dr-symbol")) (supports(sight, gain)) }
        @if let Some(lead) = &gain.lead { (turbo(sight, seat, lead)) }
    }
}

/// What the colour of a card does for the team: how far it flies with which dragons, how far along others are.
fn supports(sight: &Sight<'_>, Gain { flight, nearer, .. }: &Gain) -> Markup {
    html! {
        span {
            @if flight.more > 0 { (flight.change(sight)) span class="dr-fuller" { ": " (flight.names) ". " } }
            @else if nearer.is_empty() { (sight.t("brings-nothing")) }
            (nearer.iter().map(|near| near.words(sight)).collect::<Vec<_>>().join(" "))
        }
    }
}

/// What a card brings at once, as signs: the spaces that it adds, with those of Turbo among them, or of Turbo alone;
/// while no dragon flies for it, how much of its need the dragon that it serves then has.
fn signs(gain: &Gain, most: u16) -> Markup {
    let (total, turbo) = (gain.total(), gain.turbo());
    let flies = gain.flight.more > 0;
    let pays = html! { (line_icon("dragon-turbo")) (turbo) };
    html! {
        @if total > 0 { b class=[(total == most).then_some("is-most")] { @if flies { "+" (total) } @else { (pays) } } }
        @if flies && turbo > 0 { em class="dr-plus" { (pays) } }
        @if !flies {
            @if let Some(near) = gain.nearer.first() { i { (near.part.gets) "/" (near.part.needs) } }
            @else if total == 0 { i class="is-none" { "+0" } }
        }
    }
}

/// The race for the realm of a card with it, as far as cards are known.
struct Lead {
    realm: Realm,
    race: Majority,
    /// What the realm pays with the card, and what it paid without it.
    pays: u16,
    before: u16,
}

impl Lead {
    fn new(sight: &Sight<'_>, without: &Before, dragon: Dragon) -> Option<Self> {
        let (realm, seat) = (dragon.realm(), without.seat);
        let with = [(seat, without.drafted.with(dragon))];
        let race = majorities(sight.board(), &with).into_iter().find(|race| race.realm == realm)?;
        let before = without.races.iter().find(|race| race.realm == realm);
        let before = before.map_or(0, |race| paid(sight, race, seat));
        Some(Self { realm, pays: paid(sight, &race, seat), before, race })
    }

    /// What the card adds.
    fn gain(&self) -> u16 {
        self.pays.saturating_sub(self.before)
    }
}

/// Who would lead the realm of a card as far as cards are known, what that pays, and what it paid without the card.
fn turbo(sight: &Sight<'_>, seat: Seat, lead: &Lead) -> Markup {
    let Lead { realm, race, pays, before } = lead;
    let leads = *pays > 0;
    let rivals: Vec<Seat> = race.leaders.iter().filter(|&other| other != seat).collect();
    html! {
        span class="dr-brings" {
            (realm_mark(*realm))
            span {
                span class="dr-fuller" { (sight.realm(*realm)) " " } b { (race.counts[seat.index()]) } ": "
                @if !race.scored { (sight.t("turbo-off")) }
                @else if leads && rivals.is_empty() { (sight.t("turbo-lead")) }
                @else {
                    (sight.t(if leads { "turbo-level" } else { "turbo-behind" })) " "
                    @for &rival in &rivals { (token(rival)) span class="sr" { (sight.scene.name(rival)) " " } }
                }
                @if leads && before == pays { " +" (pays) ", " (sight.t("turbo-same")) }
                @else if leads { " " b class="dr-plus" { @if *before > 0 { "+" (before) " → " } "+" (pays) } }
                @else if let Some(rival) = rivals.first() { b { (race.counts[rival.index()]) } }
            }
        }
    }
}

/// The farthest flight with a card.
struct Flight {
    names: String,
    count: usize,
    far: u16,
    /// How much farther that is than without the card.
    more: u16,
}

impl Flight {
    /// With a card, where one flies `before` without it.
    fn new(sight: &Sight<'_>, seat: Seat, drafted: Cards, dragon: Dragon, before: u16) -> Self {
        let best = fire_sets(sight.board(), seat, drafted.with(dragon)).into_iter().next();
        let (far, slots) = best.map_or((0, Vec::new()), |best| (best.total, best.slots));
        let team = sight.board().team(seat);
        let names: Vec<String> =
            slots.iter().filter_map(|&slot| team.at(slot)).map(|dragon| sight.card(dragon)).collect();
        let more = far.saturating_sub(before);
        Self { names: sight.lang.list(&names), count: names.len(), far, more }
    }

    /// How far one flies without the card, and with it.
    fn change(&self, sight: &Sight<'_>) -> String {
        let values = [("from", (self.far - self.more).into()), ("far", self.far.into())];
        sight.tr("brings-flight", &values)
    }

    fn values(&self) -> [(&'static str, Arg<'_>); 3] {
        [("names", self.names.as_str().into()), ("count", self.count.into()), ("far", self.far.into())]
    }
}

/// What the team gains from a card in this turn.
pub(super) fn flight_words(sight: &Sight<'_>, seat: Seat, dragon: Dragon) -> String {
    let drafted = sight.drafted(seat);
    let flight = Flight::new(sight, seat, drafted, dragon, best_flight(sight.board(), seat, drafted));
    let [names, count, farther] = flight.values();
    sight.tr("brings", &[names, count, farther, ("more", flight.more.into())])
}
