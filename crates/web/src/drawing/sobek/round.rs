//! A scored round as a table: a column for each player, a row for everything that brought or cost points.

use super::art::{croc, family_icon, glyph, scarab};
use super::{Sight, capital, words};
use crate::drawing::numbers::{gain, signed};
use crate::drawing::pieces::{self, icon, name, token};
use engine::{Seat, Seats};
use games::sobek::preview;
use games::sobek::score::{SetResult, penalty_steps, round_points, set_results};
use games::sobek::{Because, Event, Family, Symbol};
use maud::{Markup, html};

/// What one round brought one seat.
#[derive(Default, Clone)]
pub(super) struct Share {
    /// The score before the round, or before it was scored.
    pub(super) before: u16,
    /// Moves of the marker by event tokens.
    pub(super) moves: Vec<(Because, i32)>,
    pub(super) sets: Vec<SetResult>,
    pub(super) corruption: Option<u32>,
    /// What the most corrupt pay.
    pub(super) penalty: Option<Penalty>,
    /// The score after the round.
    pub(super) after: u16,
}

/// The way back of the most corrupt.
#[derive(Clone, Copy)]
pub(super) struct Penalty {
    pub(super) steps: u32,
    pub(super) symbol: Symbol,
    /// How many points it cost.
    pub(super) lost: i32,
}

impl Share {
    /// The points of all sets.
    pub(super) fn points(&self) -> i32 {
        self.sets.iter().map(|set| set.points as i32).sum()
    }

    /// The points that the penalty took.
    pub(super) fn lost(&self) -> i32 {
        self.penalty.map_or(0, |penalty| penalty.lost)
    }

    /// What all tokens of a kind brought, if any moved the marker.
    fn moved(&self, kind: Because) -> Option<i32> {
        let moves = || self.moves.iter().filter(|(because, _)| *because == kind);
        moves().next()?;
        Some(moves().map(|(_, by)| by).sum())
    }
}

/// Takes an event in; whose marker it moved and to which score.
pub(super) fn note(shares: &mut [Share], event: &Event) -> Option<(Seat, u16)> {
    match event {
        Event::MarkerMoved { seat, from, to, because, .. } => {
            let by = i32::from(*to) - i32::from(*from);
            shares[seat.index()].moves.push((*because, by));
            Some((*seat, *to))
        }
        Event::SetScored { seat, set, .. } => {
            shares[seat.index()].sets.push(*set);
            None
        }
        Event::SetPoints { seat, to, .. } => Some((*seat, *to)),
        Event::CorruptionCounted { seats, .. } => {
            for one in seats {
                shares[one.seat.index()].corruption = Some(one.corruption);
            }
            None
        }
        Event::PenaltyDue { seat, steps, symbol, .. } => {
            shares[seat.index()].penalty = Some(Penalty { steps: *steps, symbol: *symbol, lost: 0 });
            None
        }
        Event::PenaltyStep { seat, from, to, .. } => {
            if let Some(penalty) = &mut shares[seat.index()].penalty {
                penalty.lost += i32::from(*from) - i32::from(*to);
            }
            Some((*seat, *to))
        }
        _ => None,
    }
}

/// The shares of the round that was scored last, from what was told of it; none where not all of it is known any more.
fn told(sight: &Sight<'_>) -> Option<Vec<Share>> {
    let Event::RoundScored { before, .. } = sight.brought? else { return None };
    let as_before = |&before: &u16| Share { before, after: before, ..Share::default() };
    let mut shares: Vec<Share> = before.iter().map(as_before).collect();
    let mut counted =
        sight.led_to_it().skip_while(|event| !matches!(event, Event::PilesTurned { .. })).peekable();
    counted.peek()?;
    for event in counted {
        if let Some((seat, to)) = note(&mut shares, event) {
            shares[seat.index()].after = to;
        }
    }
    Some(shares)
}

/// A small sign that opens the table of the last scored round again, with what it brought the viewer.
pub(super) fn sign(sight: &Sight<'_>) -> Markup {
    let (Some(Event::RoundScored { round, .. }), Some(shares)) = (sight.brought, told(sight)) else {
        return html! {};
    };
    // The table itself lies there as long as the round is being told.
    if matches!(sight.step, Some(Event::RoundScored { .. })) {
        return html! {};
    }
    let title = sight.tr("scored-round", &[("round", (*round).into())]);
    let own = sight.scene.seat().and_then(|seat| shares.get(seat.index()));
    html! {
        button id="so-sign" class="so-sign" type="button" popovertarget="so-sheet" title=(title) {
            (sight.tr("round", &[("round", (*round).into())]))
            @if let Some(own) = own { span class="so-word" { ": " b { (signed(i32::from(own.after) - i32::from(own.before))) } } }
            " ▾"
        }
        (pieces::sheet(sight.lang, "so-sheet", "so-sheet is-sheet", &title, &sheet(sight, &shares)))
    }
}

/// The shares of the round that has just been scored, whose sets still lie there.
pub(super) fn scored(sight: &Sight<'_>, before: &[u16], most: Seats) -> Vec<Share> {
    let board = sight.board();
    let share = |(seat, &before): (Seat, &u16)| {
        let (top, after) = (before + round_points(board, seat) as u16, board.score(seat));
        let penalty = || Penalty {
            steps: penalty_steps(board, seat),
            symbol: Symbol::at(top),
            lost: i32::from(top) - i32::from(after),
        };
        Share {
            before,
            moves: Vec::new(),
            sets: set_results(board, seat).collect(),
            corruption: preview::corruption(sight.view, seat),
            penalty: most.contains(seat).then(penalty),
            after,
        }
    };
    sight.seats().zip(before).map(share).collect()
}

/// What the round that was scored last brought each, by seat; nothing before the first.
pub(super) fn last(sight: &Sight<'_>) -> Vec<Share> {
    match sight.brought {
        Some(Event::RoundScored { before, most, .. }) => scored(sight, before, *most),
        _ => Vec::new(),
    }
}

/// What one had before the last round was scored, and what it brought: the line under a total of the end.
pub(super) fn sum(sight: &Sight<'_>, share: &Share) -> Markup {
    html! {
        span class="so-came" {
            small { (sight.t("earlier")) } span { (share.before) }
            small { (sight.t("now-sets")) } span { "+" (share.points()) }
            // Also of those who pay nothing, so that all are as high.
            small { (sight.t("now-penalty")) } span class=(gain(-share.lost())) { (signed(-share.lost())) }
        }
    }
}

/// The table. Rows that would be empty are left out.
pub(super) fn sheet(sight: &Sight<'_>, shares: &[Share]) -> Markup {
    let moves = [Because::Deceit, Because::FraternityForward, Because::FraternityBack];
    let moves = moves.into_iter().filter(|&kind| shares.iter().any(|share| share.moved(kind).is_some()));
    let has = |family: Family| shares.iter().any(|share| share.sets.iter().any(|set| set.family == family));
    html! {
        table class="ledger so-ledger" {
            thead { tr {
                td {}
                @for seat in sight.seats() { th scope="col" { span class="ledger-who" { (token(seat)) (name(sight.scene.name(seat))) } } }
            } }
            tbody {
                (row(&html! {}, &sight.t("ledger-before"), shares, |share| html! { td { (share.before) } }))
                @for kind in moves { (row(&moved_by(kind), &sight.t(reason(kind)), shares, |share| change(share.moved(kind)))) }
                @for family in Family::ALL.into_iter().filter(|&family| has(family)) {
                    (row(&family_icon(family, "so-ico"), &capital(&words::family(sight.lang, family)), shares, |share| sets(sight, share, family)))
                }
                (row(&croc(), &capital(&sight.t("corruption")), shares, |share| html! { td class=(if share.penalty.is_some() { "is-most" } else { "" }) { @if let Some(corruption) = share.corruption { (corruption) } } }))
                (row(&html! {}, &capital(&sight.t("now-penalty")), shares, |share| penalty(sight, share)))
                (row(&html! {}, &sight.t("ledger-after"), shares, |share| html! { td class="sum" { (share.after) } }))
            }
        }
    }
}

fn row(sign: &Markup, words: &str, shares: &[Share], cell: impl Fn(&Share) -> Markup) -> Markup {
    html! {
        tr {
            th scope="row" { span { (sign) span class="so-ledger-word" { (words) } } }
            @for share in shares { (cell(share)) }
        }
    }
}

fn change(by: Option<i32>) -> Markup {
    html! { td class=(gain(by.unwrap_or_default())) { @match by { Some(by) => (signed(by)), None => "·" } } }
}

/// The sets of a family, each with its sum: `+10, 2 × 5`.
fn sets(sight: &Sight<'_>, share: &Share, family: Family) -> Markup {
    let own = || share.sets.iter().filter(|set| set.family == family);
    html! {
        td class=(if own().next().is_some() { "plus" } else { "" }) {
            @if own().next().is_none() { "·" }
            @for set in own() {
                span class="so-ledger-set" {
                    "+" (set.points)
                    small { (set.scarabs) (scarab()) @if set.horizontal { span class="so-lying" { " " (sight.t("horizontal")) } } @else { "×\u{a0}" (set.cards) } }
                }
            }
        }
    }
}

fn penalty(sight: &Sight<'_>, share: &Share) -> Markup {
    let Some(Penalty { steps, symbol, lost }) = share.penalty else { return html! { td { "·" } } };
    html! {
        td class=(gain(-lost)) {
            (signed(-lost))
            small { (sight.tr("ledger-steps", &[("steps", steps.into())])) @if steps > 0 { " " (glyph(symbol)) } }
        }
    }
}

/// The token that moved a marker.
fn moved_by(because: Because) -> Markup {
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
