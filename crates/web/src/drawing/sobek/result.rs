//! The scoring of a finished game: podium, every round item by item, and the story of the scores in a plot.

use super::Sight;
use super::art::{boat, croc};
use super::round::{Share, note, sheet};
use crate::drawing::numbers::{gain, signed};
use crate::drawing::pieces::{player_name, token};
use crate::drawing::plot::Plot;
use crate::drawing::podium::{best, by_place, podium};
use engine::any::AnyEvent;
use engine::{Scores, Seat};
use games::sobek::data::MOST;
use games::sobek::{Event, Sobek};
use maud::{Markup, html};
use table::Told;

/// What the events of a game tell about scores.
struct Story {
    /// What each round brought each seat.
    rounds: Vec<Vec<Share>>,
    /// Each seat's score at the start and after everything that changed one, with the round's end marked.
    lines: Vec<Vec<u16>>,
    /// After which moments a round ended.
    ends: Vec<usize>,
}

impl Story {
    fn new(seats: usize, told: &[Told]) -> Self {
        let empty = vec![Share::default(); seats];
        let mut story = Self { rounds: Vec::new(), lines: vec![vec![0]; seats], ends: Vec::new() };
        let mut round = empty.clone();
        let mut scores = [0u16; MOST];
        for event in told.iter().filter_map(|told| AnyEvent::downcast::<Sobek>(&told.event)) {
            let moved = note(&mut round, event);
            if let Some((seat, to)) = moved {
                scores[seat.index()] = to;
                for (line, score) in story.lines.iter_mut().zip(scores) {
                    line.push(score);
                }
            }
            if let Event::RoundScored { .. } = event {
                for (share, score) in round.iter_mut().zip(scores) {
                    share.after = score;
                }
                story.ends.push(story.lines[0].len() - 1);
                story.rounds.push(std::mem::replace(&mut round, empty.clone()));
                for (share, score) in round.iter_mut().zip(scores) {
                    share.before = score;
                }
            }
        }
        story
    }
}

/// The whole page below the heading.
pub(super) fn result(sight: &Sight<'_>, told: &[Told]) -> Markup {
    let story = Story::new(sight.board().seats(), told);
    html! {
        section class="end-scene card board-frame so-end" {
            (stage())
            (podium(&scores(sight), sight.scene))
        }
        div class="end-grid" {
            section class="card" { h2 { (sight.t("story-points")) } (plot(sight, &story)) }
            section class="card end-table" { h2 { (sight.t("sources")) } (sources(sight, &story)) }
        }
        section class="card" {
            h2 { (sight.t("rounds")) }
            @for (number, round) in (1usize..).zip(&story.rounds) {
                @let brought = |(seat, share): (Seat, &Share)| (seat, i32::from(share.after) - i32::from(share.before));
                @let brought: Vec<_> = sight.seats().zip(round).map(brought).collect();
                details class="fold" {
                    summary { (sight.tr("round", &[("round", number.into())])) small class="soft" { (best(sight.scene, &brought)) } }
                    div class="scroll-x" tabindex="0" { (sheet(sight, round)) }
                }
            }
        }
    }
}

/// The river behind those who stand on its quay: boats with goods, and the temple that is built of them.
fn stage() -> Markup {
    let drawing = |class: &str, symbol: &str, view: &str| html! { svg class=(class) viewBox=(view) { use href=(symbol) {} } };
    html! {
        div class="so-end-art" aria-hidden="true" {
            span class="so-end-sun" {}
            svg class="so-end-hills" viewBox="0 0 1000 60" preserveAspectRatio="none" { path class="so-hill" d="M0 60V40L120 12L260 44L420 0L560 38L720 6L860 40L1000 14V60Z" {} }
            (drawing("so-end-papyri", "#so-papyri", "0 0 60 90"))
            (drawing("so-end-temple", "#so-temple", "0 0 150 190"))
            @for (at, good) in ["fish1", "ivory3", "marble2"].into_iter().enumerate() {
                @if let Ok(good) = good.parse() { (boat(&format!("so-end-boat so-end-boat-{at}"), good)) }
            }
        }
    }
}

/// What all have, with their places.
pub(super) fn scores(sight: &Sight<'_>) -> Scores {
    let points: Vec<i32> = sight.seats().map(|seat| i32::from(sight.board().score(seat))).collect();
    Scores::by_points(&points)
}

/// Where each player's points came from.
fn sources(sight: &Sight<'_>, story: &Story) -> Markup {
    html! {
        div class="scroll-x" tabindex="0" {
            table class="ledger" {
                thead { tr {
                    td {} th scope="col" { (sight.t("sum")) } th scope="col" { (sight.t("now-sets")) }
                    th scope="col" { (sight.t("tokens")) }
                    th scope="col" { (croc()) span class="sr" { (sight.t("now-penalty")) } }
                } }
                tbody { @for seat in by_place(&scores(sight)) { (source_row(sight, story, seat)) } }
            }
        }
    }
}

fn source_row(sight: &Sight<'_>, story: &Story, seat: Seat) -> Markup {
    let shares = || story.rounds.iter().map(move |round| &round[seat.index()]);
    let sets: i32 = shares().map(Share::points).sum();
    let moves: i32 = shares().flat_map(|share| &share.moves).map(|(_, by)| by).sum();
    let penalty: i32 = shares().map(|share| -share.lost()).sum();
    html! {
        tr {
            th scope="row" { span class="ledger-who" { (token(seat)) (player_name(sight.scene, seat)) } }
            td class="sum" { (sight.board().score(seat)) }
            @for part in [sets, moves, penalty] {
                td class=(gain(part)) { @if part == 0 { "·" } @else { (signed(part)) } }
            }
        }
    }
}

/// Scores over everything that moved a marker, a line for each player; rounds end at the upright lines.
fn plot(sight: &Sight<'_>, story: &Story) -> Markup {
    let numbers = |line: &Vec<u16>| line.iter().copied().map(i32::from).collect();
    let lines: Vec<(Seat, Vec<i32>)> = sight.seats().zip(story.lines.iter().map(numbers)).collect();
    let round = |number: usize| sight.tr("round", &[("round", number.into())]);
    let marks: Vec<_> = (1..).zip(&story.ends).map(|(number, &at)| (at, round(number))).collect();
    let name = &sight.t("story-points");
    Plot { marks: &marks, ..Plot::of(name, &lines, |_| false, 246.0) }.draw()
}
