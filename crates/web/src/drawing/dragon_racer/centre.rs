//! The middle of the board: the turn table, who flies with which dragons, and what a step brings.

use super::Sight;
use super::art::{hero, hero_support, realm_mark, support};
use super::ladder::ladder;
use super::team::slots_in_flight;
use super::words::talent;
use crate::drawing::pieces::{icon, line_icon, token};
use crate::words::capital;
use engine::Seat;
use games::dragon_racer::data::{TURNS, data};
use games::dragon_racer::preview::Majority;
use games::dragon_racer::{Because, Cards, Event, Hero, Moved, Phase, RealmCount, Support};
use maud::{Markup, html};

/// What the middle shows now.
pub(super) fn centre(sight: &Sight<'_>) -> Markup {
    let (class, inside) = match sight.step {
        Some(Event::RealmScored { realm, counts, leaders, movement }) => {
            let mark = html! { (realm_mark(*realm)) (sight.realm(*realm)) };
            ("is-event", scored(sight, &mark, counts, *leaders, *movement))
        }
        Some(Event::TileRevealed { tile, added, .. }) => (
            "is-event",
            html! {
                strong { (sight.tile(*tile)) }
                div class="dr-row" { @for card in added.each().take(8) { (super::art::card(sight.values(), card)) } }
            },
        ),
        Some(Event::TalentMoved { seat, because: Because::VictoryLeap(_), movement, .. }) => {
            ("is-event", leap(sight, *seat, *movement))
        }
        _ => match sight.board().flyer() {
            Some(seat) if sight.scene.ask.is_some() => ("is-flight", own_flight(sight, seat)),
            Some(seat) => ("is-flight", flight(sight, seat)),
            None if sight.board().phase == Phase::Over => ("is-flight", won(sight)),
            None => ("", turns(sight)),
        },
    };
    html! { div id="centre" class={ "dr-centre " (class) } { (inside) } }
}

/// While the viewer decides about the own flight, whose dragons lie in the tray: where it leads in the race. The targets
/// of an attack say that themselves, but what the cards deliver is told nowhere else.
fn own_flight(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        @if sight.board().phase == Phase::Attack {
            strong { (capital(&super::pace::progress(sight))) }
            (symbols(sight, seat, sight.drafted(seat)))
        } @else {
            strong { (icon("emblem-crown", "0 0 24 24", "dr-crown")) (sight.t("who-leads")) }
            (ladder(sight, seat))
            (queue(sight))
        }
        (lead(sight))
    }
}

/// The order of flight, for windows that have no room for it beside the board.
fn queue(sight: &Sight<'_>) -> Markup {
    html! {
        div class="dr-queue" aria-hidden="true" {
            @if sight.board().flight_order().next().is_some() { small class="dr-rest" { (sight.t("phase-flight")) } }
            (super::standing::order(sight))
        }
    }
}

/// `DR-3.4`: cards, direction and premium of each turn.
fn turns(sight: &Sight<'_>) -> Markup {
    let board = sight.board();
    let table = &data().turns;
    let last = usize::from(board.turn) == TURNS;
    html! {
        strong { (capital(&super::pace::progress(sight))) }
        // No turn is to come after the last one: what decides a tie stands there instead.
        @if last { small class="dr-last" { b { (sight.t("last-turn")) } " " span { (sight.t("last-turn-tie")) } } }
        @else {
            ol class="dr-turns" {
                @for at in 0..TURNS {
                    @let state = match at + 1 {
                        turn if turn < board.turn.into() => "is-past",
                        turn if turn == usize::from(board.turn) => "is-now",
                        _ => "",
                    };
                    li class=(state) title=(turn_words(sight, at)) {
                        span class="sr" { (turn_words(sight, at)) }
                        span aria-hidden="true" { (table.dealt[at]) }
                        (line_icon(if table.left[at] { "dragon-left" } else { "dragon-right" }))
                        small aria-hidden="true" { (line_icon("dragon-turbo")) (table.turbo[at]) }
                    }
                }
            }
        }
        (queue(sight))
        @if (1..=TURNS).contains(&board.turn.into()) { (lead(sight)) }
    }
}

/// The races for Turbo in short, for windows that have no room for their table: under each realm the viewer's cards and
/// the most of a rival; for whom nobody plays, who has the most.
fn lead(sight: &Sight<'_>) -> Markup {
    let own = sight.scene.seat();
    let premium = [("premium", sight.board().premium().into())];
    html! {
        ul class="dr-lead" aria-hidden="true" {
            @if let Some(own) = own {
                li class="dr-lead-who" {
                    span { (sight.t("turbo")) } (token(own)) span { (sight.t("rival")) } i {} small { (sight.tr("turbo-pays", &premium)) }
                }
            } @else {
                li class="dr-lead-head" { (line_icon("dragon-turbo")) (sight.tr("turbo-each", &premium)) }
            }
            @for majority in super::standing::race(sight) { (raced(sight, &majority, own)) }
        }
    }
}

/// The race for one realm.
fn raced(sight: &Sight<'_>, race: &Majority, own: Option<Seat>) -> Markup {
    let leads = own.is_some_and(|own| race.leaders.contains(own));
    let most = race.counts.iter().max().copied().unwrap_or_default();
    let class = match leads {
        _ if !race.scored => "is-off",
        true if race.leaders.len() == 1 => "is-best",
        true => "is-tied",
        false => "",
    };
    html! {
        li class=(class) {
            span { (realm_mark(race.realm)) }
            @if let Some(own) = own {
                b { (race.counts[own.index()]) }
                (rivals(&race.counts, own, super::standing::paid(sight, race, own)))
            } @else {
                b { (most) }
                @if race.leaders.len() < 3 { span { @for leader in race.leaders.iter() { (token(leader)) } } }
            }
        }
    }
}

/// The most cards that a rival has, under it whose they are, so many as fit, and what Turbo pays the viewer.
fn rivals(counts: &[u8], own: Seat, paid: u16) -> Markup {
    let others: Vec<(Seat, u8)> =
        Seat::all(counts.len()).zip(counts.iter().copied()).filter(|&(seat, _)| seat != own).collect();
    let most = others.iter().map(|&(_, count)| count).max().unwrap_or_default();
    let first: Vec<Seat> =
        others.iter().filter(|&&(_, count)| count == most).map(|&(seat, _)| seat).collect();
    html! {
        span { (most) }
        i { @if most > 0 && first.len() < 4 { @for seat in first { (token(seat)) } } }
        small { @if paid > 0 { "+" (paid) } @else { "–" } }
    }
}

fn turn_words(sight: &Sight<'_>, at: usize) -> String {
    let table = &data().turns;
    let values = [
        ("turn", (at + 1).into()),
        ("cards", table.dealt[at].into()),
        ("way", if table.left[at] { "left" } else { "right" }.into()),
        ("premium", table.turbo[at].into()),
    ];
    sight.tr("turn-words", &values)
}

/// Who has won, with hero and distance.
fn won(sight: &Sight<'_>) -> Markup {
    let winners: Vec<Seat> = super::result::scores(sight).winners().collect();
    html! {
        @for &seat in &winners { strong { (token(seat)) (sight.scene.name(seat)) } }
        div class="dr-flyer dr-won" {
            @for &seat in &winners { @if let Some(own) = sight.board().hero(seat) { (hero(own)) } }
            (line_icon("cup"))
            b class="dr-sum" { (sight.board().distance(winners[0])) }
        }
        @for tied in super::result::settled(sight) {
            p class="dr-tied" aria-hidden="true" {
                (sight.tr("tied", &[("distance", sight.board().distance(tied[0]).into())]))
                @for seat in tied { " " (token(seat)) " " (sight.board().moved(seat)) }
            }
        }
    }
}

/// Who flies, with which dragons and symbols.
fn flight(sight: &Sight<'_>, seat: Seat) -> Markup {
    let drafted = sight.board().shown(seat);
    let nothing = sight.board().phase == Phase::Swap && sight.board().moved(seat) == 0;
    html! {
        strong {
            (token(seat)) (sight.scene.name(seat))
            @if nothing || sight.board().moved(seat) > 0 { b class="dr-sum" { "+" (sight.board().moved(seat)) } }
        }
        div class="dr-flyer" {
            @if let Some(own) = sight.board().hero(seat) { (hero(own)) }
            div class="dr-row" { (slots_in_flight(sight, seat, drafted)) }
        }
        // When a talent pays, the symbols have done their work: it is told in their room.
        @if let Some(Event::TalentMoved { because, movement, .. }) = sight.step {
            p class="dr-talent" { (because_words(sight, *because)) " +" (movement) }
        } @else if nothing { p class="dr-talent" { (sight.t("nothing-fires")) } }
        @else { (symbols(sight, seat, drafted)) }
        (queue(sight))
    }
}

/// The symbols that a seat's drafted cards and its hero deliver.
fn symbols(sight: &Sight<'_>, seat: Seat, drafted: Cards) -> Markup {
    let own = sight.board().hero(seat).map_or(Support::None, Hero::support);
    html! {
        p class="dr-symbols" {
            @for (colour, count) in drafted.symbols().iter() { span { (count) (support(colour, "")) } }
            @if own != Support::None { span { "+" (hero_support(own)) } }
        }
    }
}

/// Why a talent moves a pawn.
pub(super) fn because_words(sight: &Sight<'_>, because: Because) -> String {
    talent(sight.lang, super::tell::talent_of(because))
}

/// The cards of a realm, and who flies for them.
fn scored(
    sight: &Sight<'_>,
    mark: &Markup,
    counts: &[RealmCount],
    leaders: engine::Seats,
    movement: u8,
) -> Markup {
    html! {
        strong { (mark) }
        ol class="dr-counts" {
            @for count in counts {
                @let leads = leaders.contains(count.seat);
                li class=(if leads { "is-best" } else { "" }) {
                    (token(count.seat)) span class="sr" { (sight.scene.name(count.seat)) } b { (count.cards) }
                    @if leads { span class="dr-gain" { "+" (movement) } }
                }
            }
        }
    }
}

fn leap(sight: &Sight<'_>, seat: Seat, movement: u8) -> Markup {
    let talent = games::dragon_racer::Talent::Leap;
    html! {
        strong { (token(seat)) (sight.scene.name(seat)) }
        p class="dr-talent" { (icon(&format!("talent-{talent}"), "0 0 24 24", "icon")) (sight.talent(talent)) " +" (movement) }
    }
}

/// How far a seat moved, of a list of all.
pub(super) fn moved_of(moved: &[Moved], seat: Seat) -> u16 {
    moved.iter().find(|moved| moved.seat == seat).map_or(0, |moved| moved.moved)
}
