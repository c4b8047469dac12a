//! The steps that the viewer may choose now, stone by stone, with whole chains of clovers as one choice.

use super::Sight;
use engine::Seat;
use games::keltis::preview::{Chain, Hop, bonus_hops, chains, chains_after, moves_of};
use games::keltis::{Board, Card, Cause, Kind, Phase, Played, Stone, preview};

/// One way to go: a step, or a chain of them, sent at once.
pub(super) struct Way {
    /// The moves, joined as the server takes them.
    pub(super) moves: String,
    /// Where the last marker ends.
    pub(super) stone: Stone,
    /// Which marker that is.
    pub(super) kind: Kind,
    /// Whether it enters the path.
    pub(super) enters: bool,
    /// What the score changes by.
    pub(super) change: i32,
    /// How many steps it takes.
    pub(super) steps: usize,
    /// Whether a clover leads on from there.
    pub(super) leads_on: bool,
    /// Whether it ends the game.
    pub(super) ends: bool,
}

impl Way {
    fn direct(hop: &Hop, cause: Cause) -> Self {
        Self::along(std::slice::from_ref(hop), cause, hop.change)
    }

    /// The ways through a chain whose first step `first` is asked for by `cause`.
    fn chain(first: Option<&Hop>, chain: &Chain, cause: Cause) -> Self {
        let hops: Vec<Hop> = first.into_iter().chain(&chain.hops).copied().collect();
        Self::along(&hops, cause, first.map_or(0, |hop| hop.change) + chain.change)
    }

    fn along(hops: &[Hop], cause: Cause, change: i32) -> Self {
        let causes = std::iter::once(cause).chain(std::iter::repeat(Cause::Clover));
        let moves: Vec<String> =
            hops.iter().zip(causes).map(|(hop, cause)| hop.action(cause).to_string()).collect();
        let last = hops[hops.len() - 1];
        Self {
            moves: moves.join(";"),
            stone: last.stone(),
            kind: last.kind,
            enters: last.enters,
            change,
            steps: hops.len(),
            leads_on: last.leads_on,
            ends: last.ends,
        }
    }
}

/// The steps asked for now, with what asks for them.
fn hops(board: &Board, seat: Seat) -> (Vec<Hop>, Cause) {
    let colour = board.played.map(|played| played.card().colour());
    match (board.phase, colour) {
        (Phase::Clover, _) => (bonus_hops(board, seat), Cause::Clover),
        (Phase::Finished, _) => (bonus_hops(board, seat), Cause::Finished),
        (Phase::Enter | Phase::Step, Some(colour)) => (all(moves_of(board, seat, colour)), Cause::Card),
        _ => (Vec::new(), Cause::Card),
    }
}

/// The steps of a card's move.
pub(super) fn all(moves: preview::Move) -> Vec<Hop> {
    match moves {
        preview::Move::MustEnter(hops) | preview::Move::MayMoveOther(hops) => hops,
        preview::Move::MayStep(hop) => vec![hop],
    }
}

/// The chains that go on from steps asked for, to stones that no single step reaches.
fn further(board: &Board, seat: Seat, hops: &[Hop], cause: Cause) -> Vec<Way> {
    let found: Vec<Way> = if cause == Cause::Clover {
        chains(board, seat)
            .iter()
            .filter(|chain| chain.hops.len() > 1)
            .map(|chain| Way::chain(None, chain, cause))
            .collect()
    } else {
        let of = |hop: &Hop| -> Vec<Way> {
            chains_after(board, seat, hop).iter().map(|chain| Way::chain(Some(hop), chain, cause)).collect()
        };
        hops.iter().flat_map(of).collect()
    };
    let mut best: Vec<Way> = Vec::new();
    for way in found.into_iter().filter(|way| hops.iter().all(|hop| hop.stone() != way.stone)) {
        match best.iter_mut().find(|other| other.stone == way.stone) {
            Some(other) if (way.change, other.steps) > (other.change, way.steps) => *other = way,
            Some(_) => {}
            None => best.push(way),
        }
    }
    best
}

/// The ways that the viewer may go now: single steps first, then one chain for each stone further on.
pub(super) fn ways(sight: &Sight<'_>) -> Vec<Way> {
    let seat = sight.asked(&[Phase::Enter, Phase::Step, Phase::Clover, Phase::Finished]);
    seat.map(|seat| ways_of(sight.board(), seat)).unwrap_or_default()
}

fn ways_of(board: &Board, seat: Seat) -> Vec<Way> {
    let (hops, cause) = hops(board, seat);
    let mut ways: Vec<Way> = hops.iter().map(|hop| Way::direct(hop, cause)).collect();
    ways.extend(further(board, seat, &hops, cause));
    ways
}

/// What laying a card would move: single steps and where they lead on to. For ghosts on the board.
pub(super) fn after_card(board: &Board, seat: Seat, card: Card) -> Vec<Way> {
    let laid = preview::laid(board, seat, card);
    let hops = all(moves_of(&laid, seat, card.colour()));
    let cause = if board.markers(seat).step(card.colour()) == games::keltis::LAST_STEP {
        Cause::Finished
    } else {
        Cause::Card
    };
    let mut ways: Vec<Way> = hops.iter().map(|hop| Way::direct(hop, cause)).collect();
    ways.extend(further(&laid, seat, &hops, cause));
    ways
}

/// Whether the card of this turn was laid.
pub(super) fn laid(board: &Board) -> Option<Card> {
    match board.played? {
        Played::Laid(card) => Some(card),
        Played::Discarded(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::playouts::each_decision;
    use super::*;
    use engine::{Game, Options};
    use games::keltis::{Action, Keltis, score};

    /// Plays the moves of a way; whether all were legal, and where that leads.
    fn go(game: &Keltis, seat: Seat, way: &Way) -> Keltis {
        let mut game = *game;
        for text in way.moves.split(';') {
            let action: Action = text.parse().expect("a move");
            assert_eq!(game.check(seat, action), Ok(()), "{text} of {}", way.moves);
            game.act(seat, action, &mut ());
        }
        game
    }

    #[test]
    fn what_a_card_leads_to_can_be_played_with_it() {
        let (mut single, mut chained) = (0, 0);
        each_decision((11, 20), (2, &Options::parse("layout=pairs").unwrap()), |game, seat, _| {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            for card in legal.into_iter().filter_map(|action| match action {
                Action::Play(card) => Some(card),
                _ => None,
            }) {
                for way in after_card(game.board(), seat, card) {
                    let mut laid = *game;
                    laid.act(seat, Action::Play(card), &mut ());
                    let after = go(&laid, seat, &way);
                    assert_eq!(after.board().markers(seat).stone(way.stone.path), Some(way.stone));
                    if way.steps > 1 { chained += 1 } else { single += 1 }
                }
            }
        });
        assert!(single > 100 && chained > 20, "{single} steps, {chained} chains");
    }

    #[test]
    fn every_way_can_be_played_and_brings_what_it_says() {
        let (mut single, mut chained) = (0, 0);
        each_decision((7, 60), (3, &Options::parse("layout=pairs").unwrap()), |game, seat, _| {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let ways = ways_of(game.board(), seat);
            for way in &ways {
                let after = go(game, seat, way);
                let change = score::total(after.board(), seat) - score::total(game.board(), seat);
                assert_eq!(change, way.change, "{}", way.moves);
                assert_eq!(
                    after.board().markers(seat).stone(way.stone.path),
                    Some(way.stone),
                    "{}",
                    way.moves
                );
                if way.steps > 1 { chained += 1 } else { single += 1 }
            }
            let steps = |action: &&Action| {
                matches!(action, Action::Enter(_) | Action::Advance | Action::Bonus { .. })
            };
            let singles = ways.iter().filter(|way| way.steps == 1).count();
            assert_eq!(singles, legal.iter().filter(steps).count(), "no step is missing");
        });
        assert!(single > 100 && chained > 50, "{single} steps, {chained} chains");
    }
}
