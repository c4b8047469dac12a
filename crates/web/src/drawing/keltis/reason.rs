//! Why a choice is worth what it is, in words made of what can be counted from the viewer's seat.

use super::Sight;
use super::choices::all;
use super::odds::fitting;
use crate::drawing::numbers::{percent, signed};
use engine::Seat;
use games::keltis::preview::{self, Hop, LayChange, Move, bonus_hops, card_change, chains_after, hop, room};
use games::keltis::score::{marker_value, row_value, total};
use games::keltis::{Action, Board, Card, Colour, Kind, LAST_STEP, Played, Tile};

/// What there is to say of a choice of the viewer.
pub(super) fn reason(sight: &Sight<'_>, action: Action) -> Option<String> {
    let (board, seat) = (sight.board(), sight.scene.seat()?);
    let path = board.played.map(|played| played.card().colour());
    let sentences = match action {
        Action::Play(card) => lay(sight, seat, card)?,
        Action::Discard(card) => {
            vec![
                own(sight, seat, card),
                rivals(sight, seat, card, "gift").unwrap_or_else(|| sight.t("coach-no-gift")),
            ]
        }
        Action::Enter(kind) => step(sight, board, seat, &hop(board, seat, path?, Some(kind))?),
        Action::Advance => step(sight, board, seat, &hop(board, seat, path?, None)?),
        Action::Bonus { path, enters } => step(sight, board, seat, &hop(board, seat, path, enters)?),
        Action::Stay => vec![forgone(sight, seat, &[hop(board, seat, path?, None)?])?],
        Action::NoBonus => vec![forgone(sight, seat, &bonus_hops(board, seat))?],
        Action::DrawDeck => vec![deck(sight, seat)?],
        Action::DrawPile(colour) => taken(sight, seat, Card::new(colour, board.pile(colour).top()?)),
    };
    Some(sentences.join(" "))
}

/// What a card brings, and what can follow it in its column.
fn lay(sight: &Sight<'_>, seat: Seat, card: Card) -> Option<Vec<String>> {
    let board = sight.board();
    let change = card_change(board, seat, card).lay?;
    let laid = preview::laid(board, seat, card);
    let mut sentences = match &change.moves {
        Move::MustEnter(hops) => vec![entries(sight, hops)],
        Move::MayStep(hop) if hop.ends => vec![end(sight, seat, "coach-would-end", hop.change)],
        Move::MayStep(hop) => step(sight, &laid, seat, hop),
        Move::MayMoveOther(_) => {
            let best = all(change.moves.clone()).iter().map(|hop| gain(&laid, seat, hop)).max();
            best.map(|best| sight.tr("coach-finished", &[("change", signed(best).into())]))
                .into_iter()
                .collect()
        }
    };
    sentences.push(following(sight, seat, card, &change, &laid));
    if matches!(change.moves, Move::MustEnter(_)) {
        let turns = usize::from(sight.public.draw_pile).div_ceil(board.seats()).saturating_sub(1);
        sentences.push(sight.tr("coach-turns", &[("turns", turns.into())]));
    }
    Some(sentences)
}

/// The markers that may enter with a card.
fn entries(sight: &Sight<'_>, hops: &[Hop]) -> String {
    let of = |kind: Kind| hops.iter().find(|hop| hop.kind == kind).map(|hop| signed(hop.change));
    let value = |kind| of(kind).unwrap_or_else(|| "none".to_owned()).into();
    let steps = to_pay(hops.first());
    let values = [("small", value(Kind::Small)), ("large", value(Kind::Large)), ("steps", steps.into())];
    sight.tr("coach-enters", &values)
}

/// How many steps after this one a path pays.
fn to_pay(hop: Option<&Hop>) -> u8 {
    let first = (1..=LAST_STEP).find(|&step| row_value(step) > 0).unwrap_or(LAST_STEP);
    first - hop.map_or(0, |hop| hop.to)
}

/// How many cards can still follow one that is laid.
fn following(sight: &Sight<'_>, seat: Seat, card: Card, change: &LayChange, laid: &Board) -> String {
    let colour = card.colour();
    let mut hand = sight.hand();
    hand.remove(card);
    let own = hand.count_of(colour, laid.column(seat, colour).fitting());
    // The card itself fitted before, too.
    let lost = room(sight.board(), seat, colour).saturating_sub(change.room + 1);
    let values = [("count", change.room.into()), ("own", own.into()), ("lost", lost.into())];
    sight.tr("coach-room", &values)
}

/// What a step changes the score by, with the best that can follow a clover.
fn gain(board: &Board, seat: Seat, hop: &Hop) -> i32 {
    let further = chains_after(board, seat, hop).iter().map(|chain| chain.change).max();
    hop.change + further.unwrap_or(0).max(0)
}

/// What a step brings.
fn step(sight: &Sight<'_>, board: &Board, seat: Seat, hop: &Hop) -> Vec<String> {
    if hop.ends {
        return vec![end(sight, seat, "coach-ends", hop.change)];
    }
    let tile = match hop.tile {
        Some(Tile::Wish) => "wish",
        Some(Tile::Clover) if hop.leads_on => "clover",
        _ => "none",
    };
    let values = [
        ("tile", tile.into()),
        ("change", signed(hop.change).into()),
        ("best", signed(gain(board, seat, hop)).into()),
        ("end", signed(marker_value(LAST_STEP, hop.kind)).into()),
        ("steps", if hop.enters { to_pay(Some(hop)).into() } else { 0.into() }),
    ];
    let clover = (hop.enters && hop.leads_on).then(|| sight.t("way-leads-on"));
    let words = sight.tr(if hop.enters { "coach-entry" } else { "coach-step" }, &values);
    std::iter::once(words).chain(clover).collect()
}

/// How the game ends if it ends now, after a change of the viewer's score.
fn end(sight: &Sight<'_>, seat: Seat, key: &str, change: i32) -> String {
    let score = |seat| total(sight.board(), seat);
    let best = sight.seats().filter(|&other| other != seat).map(score).max().unwrap_or(0);
    let lead = score(seat) + change - best;
    let how = match lead {
        0 => "level",
        1.. => "ahead",
        _ => "behind",
    };
    sight.tr(key, &[("how", how.into()), ("points", lead.unsigned_abs().into())])
}

/// What is given up by not making any of these steps.
fn forgone(sight: &Sight<'_>, seat: Seat, hops: &[Hop]) -> Option<String> {
    let board = sight.board();
    let best = hops.iter().max_by_key(|hop| gain(board, seat, hop))?;
    let change = gain(board, seat, best);
    Some(if best.ends {
        end(sight, seat, "coach-would-end", change)
    } else {
        sight.tr("coach-forgo", &[("change", signed(change).into())])
    })
}

/// What a step on the path of this card would bring a seat that is on it, if the card fits its column.
fn use_of(board: &Board, seat: Seat, card: Card) -> Option<i32> {
    let fits = board.column(seat, card.colour()).fits(card.value());
    hop(board, seat, card.colour(), None).filter(|_| fits).map(|hop| hop.change)
}

/// What a card is to the viewer.
fn own(sight: &Sight<'_>, seat: Seat, card: Card) -> String {
    let board = sight.board();
    let step = board.markers(seat).step(card.colour());
    if let Some(change) = use_of(board, seat, card) {
        return sight.tr("coach-fits", &[("change", signed(change).into())]);
    }
    let fits = board.column(seat, card.colour()).fits(card.value());
    sight.t(match (fits, step) {
        (false, _) => "coach-fits-not",
        (true, 0) => "coach-not-there",
        (true, _) => "coach-fits-finished",
    })
}

/// The rivals who can use a card on a path where they are, and what that is worth to them at most.
fn rivals(sight: &Sight<'_>, seat: Seat, card: Card, key: &str) -> Option<String> {
    let board = sight.board();
    let uses = sight.seats().filter(|&other| other != seat);
    let uses: Vec<(Seat, i32)> =
        uses.filter_map(|other| Some((other, use_of(board, other, card)?))).collect();
    let most = uses.iter().map(|(_, change)| *change).max()?;
    let names: Vec<&str> = uses.iter().map(|(other, _)| sight.scene.name(*other)).collect();
    let values = [
        ("names", sight.lang.list(&names).into()),
        ("count", names.len().into()),
        ("change", signed(most).into()),
    ];
    Some(sight.tr(&format!("coach-{key}"), &values))
}

/// How likely the next card of the draw pile can be used at once; nothing where there is no path yet.
fn deck(sight: &Sight<'_>, seat: Seat) -> Option<String> {
    if sight.public.draw_pile == 1 {
        return Some(end(sight, seat, "coach-last-card", 0));
    }
    let unseen = sight.public.unseen(Some((seat, sight.hand())));
    let there = |path: &Colour| sight.board().markers(seat).step(*path) > 0;
    let paths: Vec<Colour> = Colour::ALL.into_iter().filter(there).collect();
    let fit: usize = paths.iter().map(|&path| fitting(sight, seat, unseen, path)).sum();
    let chance = fit as f64 / unseen.len().max(1) as f64;
    (!paths.is_empty()).then(|| sight.tr("coach-deck", &[("chance", percent(chance).into())]))
}

/// What the top card of a discard pile is to the viewer, and to others. If it is of no use the draw pile at least lasts longer.
fn taken(sight: &Sight<'_>, seat: Seat, card: Card) -> Vec<String> {
    let stays = || sight.tr("coach-stays", &[("count", sight.public.draw_pile.into())]);
    if sight.board().played == Some(Played::Discarded(card)) {
        return vec![sight.t("coach-idle"), stays()];
    }
    let lasts = use_of(sight.board(), seat, card).is_none().then(stays);
    std::iter::once(own(sight, seat, card))
        .chain(lasts)
        .chain(rivals(sight, seat, card, "kept-from"))
        .collect()
}
