//! Choosing a hero.

use super::Sight;
use super::art::{hero, hero_support};
use super::tray::never_mind;
use crate::pages::pieces::icon;
use games::dragon_racer::{Action, Hero};
use maud::{Markup, html};

/// The free heroes.
pub(super) fn choices(sight: &Sight<'_>) -> Markup {
    let heroes = sight.legal.iter().filter_map(|action| match action {
        Action::Hero(hero) => Some(*hero),
        _ => None,
    });
    html! { div class="dr-heroes" { @for hero in heroes { (choice(sight, hero)) } } }
}

fn choice(sight: &Sight<'_>, own: Hero) -> Markup {
    let action = Action::Hero(own);
    html! {
        label class="opt dr-hero-opt is-lit" {
            input type="radio" name="pick" value=(action) aria-label={ (sight.hero(own)) ": " (sight.talent(own.talent())) ". " (sight.does(own.talent())) };
            (hero(own))
            b { (sight.hero(own)) }
            small { (icon(&format!("talent-{}", own.talent()), "0 0 24 24", "icon")) (sight.talent(own.talent())) }
            (hero_support(own.support()))
        }
        div class="then" {
            p class="then-text" { b { (sight.hero(own)) " · " (sight.talent(own.talent())) } small { (sight.does(own.talent())) } }
            div class="btn-row" { button class="btn btn-main" name="move" value=(action) { (sight.tr("act-hero", &[("name", sight.hero(own).into())])) } }
            (never_mind(sight))
        }
    }
}
