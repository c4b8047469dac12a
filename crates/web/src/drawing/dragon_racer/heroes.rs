//! Choosing a hero: each talent with what it does, and the heroes who have it.

use super::Sight;
use super::art::{hero, hero_support};
use crate::drawing::pieces::{icon, never_mind, shape};
use engine::Seat;
use games::dragon_racer::{Action, Hero, Phase, Support, Talent};
use maud::{Markup, html};

/// The free heroes, by talent.
pub(super) fn choices(sight: &Sight<'_>) -> Markup {
    let mut heroes: Vec<Hero> = sight
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Hero(hero) => Some(*hero),
            _ => None,
        })
        .collect();
    by_talent(sight, &mut heroes, choice)
}

/// The heroes while others choose: who has whom already, and who is free.
pub(super) fn waiting(sight: &Sight<'_>) -> Markup {
    let board = sight.board();
    if board.phase != Phase::Heroes {
        return html! {};
    }
    let taken = Seat::all(board.seats()).filter_map(|seat| board.hero(seat));
    let mut heroes: Vec<Hero> = board.free_heroes().chain(taken).collect();
    by_talent(sight, &mut heroes, offered)
}

fn by_talent(
    sight: &Sight<'_>,
    heroes: &mut [Hero],
    draw: impl Fn(&Sight<'_>, Hero) -> Markup + Copy,
) -> Markup {
    heroes.sort_by_key(|hero| hero.talent());
    html! {
        div class="dr-heroes" {
            @for heroes in heroes.chunk_by(|one, other| one.talent() == other.talent()) { (talent(sight, heroes, draw)) }
        }
    }
}

fn offered(sight: &Sight<'_>, hero: Hero) -> Markup {
    let seat = Seat::all(sight.board().seats()).find(|&seat| sight.board().hero(seat) == Some(hero));
    html! {
        span class={ "opt dr-hero-opt" @if seat.is_some_and(|seat| Some(seat) != sight.scene.seat()) { " is-off" } } {
            (self::hero(hero))
            b { (sight.hero(hero)) }
            @if let Some(seat) = seat { (icon(&shape(seat), "0 0 24 24", &format!("dr-symbol tok p{seat}"))) span class="sr" { (sight.scene.name(seat)) } } @else { (lent(hero)) }
        }
    }
}

fn talent(sight: &Sight<'_>, heroes: &[Hero], draw: impl Fn(&Sight<'_>, Hero) -> Markup) -> Markup {
    let talent = heroes[0].talent();
    html! {
        section class="dr-talent-of" {
            div class="dr-pair" { @for &hero in heroes { (draw(sight, hero)) } }
            // What a hero lends stands as a sign beside the portrait, and in words where one is picked.
            p { b { (sight.power(talent)) } " " span { (icon(&format!("talent-{talent}"), "0 0 24 24", "icon")) (sight.talent(talent)) } }
        }
    }
}

fn choice(sight: &Sight<'_>, own: Hero) -> Markup {
    let action = Action::Hero(own);
    html! {
        label class="opt dr-hero-opt is-lit" {
            input type="radio" name="pick" value=(action) aria-label={ (sight.hero(own)) ": " (sight.talent(own.talent())) };
            (hero(own))
            b { (sight.hero(own)) }
            (lent(own))
        }
        div class="then" {
            p class="then-text" { b { (sight.hero(own)) " · " (sight.talent(own.talent())) } small { (sight.lends(own.talent())) " " (sight.clause(talent_clause(own.talent()))) } }
            div class="btn-row" { button class="btn btn-main" name="move" value=(action) { (sight.tr("act-hero", &[("name", sight.hero(own).into())])) } }
            (never_mind(sight.lang))
        }
    }
}

/// The symbol that a hero lends, if any.
fn lent(hero: Hero) -> Markup {
    html! { @if hero.support() != Support::None { (hero_support(hero.support())) } }
}

/// The clause that says what a talent does.
fn talent_clause(talent: Talent) -> &'static str {
    match talent {
        Talent::Formation => "DR-9.2",
        Talent::Substitutes => "DR-9.3",
        Talent::High => "DR-9.5",
        Talent::Leap => "DR-9.6",
        Talent::Strike => "DR-9.7",
        Talent::Team => "DR-9.10",
    }
}
