//! The scoring of a finished game: podium, every round item by item, and the story of the scores in a plot.

use super::Sight;
use super::art::{croc, glyph, mini, token as disc};
use super::board::sum_of;
use super::words;
use crate::pages::numbers::{gain, signed};
use crate::pages::pieces::{icon, name, token};
use crate::pages::plot::Plot;
use crate::pages::result::podium;
use engine::any::AnyEvent;
use engine::{Scores, Seat, Seats};
use games::sobek::data::MOST;
use games::sobek::score::{Corruption, SetResult};
use games::sobek::{Because, Cards, Event, Sobek, Symbol, Token};
use maud::{Markup, html};
use table::Told;

/// What one round brought one seat.
#[derive(Default, Clone)]
struct Share {
    sets: Vec<SetResult>,
    /// Moves of the marker by event tokens.
    moves: Vec<(Because, i32)>,
    points: u32,
    pile: Cards,
    corruption: Option<Corruption>,
    /// The score before the penalty, then after each step.
    penalty: Vec<u16>,
    symbol: Option<Symbol>,
    /// The score before and after the round.
    begin: u16,
    end: u16,
}

/// A round as it was scored.
#[derive(Clone)]
struct Round {
    shares: Vec<Share>,
    most: Seats,
}

/// What the events of a game tell about scores.
struct Story {
    rounds: Vec<Round>,
    /// Each seat's score at the start and after everything that changed one, with the round's end marked.
    lines: Vec<Vec<u16>>,
    /// After which moments a round ended.
    ends: Vec<usize>,
}

impl Story {
    fn new(seats: usize, told: &[Told]) -> Self {
        let empty = Round { shares: vec![Share::default(); seats], most: Seats::NONE };
        let mut story = Self { rounds: Vec::new(), lines: vec![vec![0]; seats], ends: Vec::new() };
        let mut round = empty.clone();
        let mut scores = [0u16; MOST];
        for event in told.iter().filter_map(|told| AnyEvent::downcast::<Sobek>(&told.event)) {
            let moved = round.note(event);
            if let Some((seat, to)) = moved {
                scores[seat.index()] = to;
                for (line, score) in story.lines.iter_mut().zip(scores) {
                    line.push(score);
                }
            }
            if let Event::RoundScored { .. } = event {
                for (share, score) in round.shares.iter_mut().zip(scores) {
                    share.end = score;
                }
                story.ends.push(story.lines[0].len() - 1);
                story.rounds.push(std::mem::replace(&mut round, empty.clone()));
                for (share, score) in round.shares.iter_mut().zip(scores) {
                    share.begin = score;
                }
            }
        }
        story
    }
}

impl Round {
    /// Takes an event in; whose marker it moved and to which score.
    fn note(&mut self, event: &Event) -> Option<(Seat, u16)> {
        match event {
            Event::MarkerMoved { seat, from, to, because, .. } => {
                let by = i32::from(*to) - i32::from(*from);
                self.shares[seat.index()].moves.push((*because, by));
                Some((*seat, *to))
            }
            Event::PilesTurned { piles } => {
                for (share, pile) in self.shares.iter_mut().zip(piles) {
                    share.pile = *pile;
                }
                None
            }
            Event::SetScored { seat, set, .. } => {
                self.shares[seat.index()].sets.push(*set);
                None
            }
            Event::SetPoints { seat, points, to, .. } => {
                self.shares[seat.index()].points = *points;
                Some((*seat, *to))
            }
            Event::CorruptionCounted { seats, most } => {
                self.most = *most;
                for one in seats {
                    self.shares[one.seat.index()].corruption = Some(*one);
                }
                None
            }
            Event::PenaltyDue { seat, symbol, .. } => {
                self.shares[seat.index()].symbol = Some(*symbol);
                None
            }
            Event::PenaltyStep { seat, from, to, .. } => {
                let walk = &mut self.shares[seat.index()].penalty;
                if walk.is_empty() {
                    walk.push(*from);
                }
                walk.push(*to);
                Some((*seat, *to))
            }
            _ => None,
        }
    }
}

/// The whole page below the heading.
pub(super) fn result(sight: &Sight<'_>, told: &[Told]) -> Markup {
    let story = Story::new(sight.board().seats(), told);
    html! {
        section class="end-scene card board-frame so-end" {
            div class="so-end-art" aria-hidden="true" { (super::art::cover()) }
            (podium(&scores(sight), sight.scene.names))
        }
        div class="end-grid" {
            section class="card" { h2 { (sight.t("story-points")) } (plot(sight, &story)) }
            section class="card end-table" { h2 { (sight.t("sources")) } (sources(sight, &story)) }
        }
        @for (number, round) in (1usize..).zip(&story.rounds) { (round_card(sight, number, round)) }
    }
}

fn scores(sight: &Sight<'_>) -> Scores {
    let points: Vec<i32> = sight.seats().map(|seat| i32::from(sight.board().score(seat))).collect();
    Scores::by_points(&points)
}

/// Seats by score, the best first.
fn by_score(sight: &Sight<'_>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = sight.seats().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(sight.board().score(seat)));
    seats
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
                tbody { @for seat in by_score(sight) { (source_row(sight, story, seat)) } }
            }
        }
    }
}

fn source_row(sight: &Sight<'_>, story: &Story, seat: Seat) -> Markup {
    let shares = || story.rounds.iter().map(move |round| &round.shares[seat.index()]);
    let sets: i32 = shares().map(|share| share.points as i32).sum();
    let moves: i32 = shares().flat_map(|share| &share.moves).map(|(_, by)| by).sum();
    let penalty: i32 = shares().map(|share| -lost(share)).sum();
    html! {
        tr {
            th scope="row" { span class="ledger-who" { (token(seat)) (name(sight.scene.name(seat))) } }
            td class="sum" { (sight.board().score(seat)) }
            @for part in [sets, moves, penalty] {
                td class=(gain(part)) { @if part == 0 { "·" } @else { (signed(part)) } }
            }
        }
    }
}

/// The class of a gain or a loss.
/// The points that the penalty of a round took.
fn lost(share: &Share) -> i32 {
    match (share.penalty.first(), share.penalty.last()) {
        (Some(&from), Some(&to)) => i32::from(from) - i32::from(to),
        _ => 0,
    }
}

/// One round: sets, tokens, pile and penalty of every player.
fn round_card(sight: &Sight<'_>, number: usize, round: &Round) -> Markup {
    html! {
        section class="card so-round" {
            h2 { (sight.tr("round", &[("round", number.into())])) }
            div class="so-shares" {
                @for (seat, share) in sight.seats().zip(&round.shares) { (share_of(sight, seat, share, round.most.contains(seat))) }
            }
        }
    }
}

fn share_of(sight: &Sight<'_>, seat: Seat, share: &Share, most: bool) -> Markup {
    html! {
        article class={ "so-share p" (seat) @if most { " is-most" } } {
            h3 { (token(seat)) (sight.scene.name(seat)) span class="num" { (share.begin) " → " b { (share.end) } } }
            ul {
                @for set in &share.sets { li { (sum_of(sight, *set)) } }
                @if share.sets.is_empty() { li class="soft" { (sight.t("no-sets")) } }
                @for (because, by) in &share.moves { li { (moved(*because)) (sight.t(reason(*because))) " " b { (signed(*by)) } } }
                li class="so-share-pile" {
                    (croc())
                    @if let Some(one) = share.corruption {
                        b { (one.corruption) }
                        @for _ in 0..one.curses { span class="so-used" title=(words::token(sight.lang, Token::Curse)) { (disc(Token::Curse)) } }
                    }
                    span class="so-minis" { @for card in share.pile.each() { (mini(sight.lang, card)) } }
                }
                @if most {
                    li class="so-share-penalty" {
                        @if let Some(symbol) = share.symbol { (glyph(symbol)) }
                        @if share.penalty.is_empty() { (sight.t("penalty-none")) }
                        @else {
                            (share.penalty.iter().map(u16::to_string).collect::<Vec<_>>().join(" → "))
                            " " b class="minus" { (signed(-lost(share))) }
                        }
                    }
                }
            }
        }
    }
}

/// The token that moved a marker.
fn moved(because: Because) -> Markup {
    let symbol = if because == Because::Deceit { "so-deceit" } else { "so-fraternity" };
    icon(symbol, "0 0 48 48", "so-ico so-tk-plain")
}

fn reason(because: Because) -> &'static str {
    match because {
        Because::Deceit => "reason-deceit",
        Because::FraternityForward => "reason-forward",
        Because::FraternityBack => "reason-back",
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
