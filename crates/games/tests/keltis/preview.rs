//! What pages and bots are told of choices agrees with what happens when they are made.

use super::fill::{position, step};
use super::properties::every_position;
use engine::random::{below, nth_rng};
use engine::{Game, Seat};
use games::keltis::preview::{self, Chain, Move};
use games::keltis::score::total;
use games::keltis::{Action, Cause, Direction, Keltis, Kind, Phase, Tile};

const ONE: Seat = Seat::new(0);

#[test]
fn ke_12_2_path_values_double_the_large_marker() {
    let game = position("seats 2\nmarkers 1: blue large 3, green small 9");
    let [blue, brown, green, ..] = preview::path_values(game.board(), ONE);
    assert_eq!((blue.value, blue.next, blue.kind), (-4, Some(2), Some(Kind::Large)));
    assert_eq!((brown.value, brown.next, brown.kind), (0, Some(-4), None));
    assert_eq!((green.value, green.next, green.step), (10, None, 9));
}

#[test]
fn ke_12_4_wishing_stones_with_the_next_step_of_their_table() {
    let worth = |wishes: usize, tiles: &str| {
        let text = format!("seats 2\nmarkers 1: blue small 9, green small 9\nwishes 1: {wishes}\n{tiles}");
        let wish = preview::wishes(position(&text).board(), ONE);
        (wish.count, wish.value, wish.next)
    };
    assert_eq!(worth(0, ""), (0, -4, Some(-3)));
    assert_eq!(worth(4, ""), (4, 6, Some(10)));
    assert_eq!(worth(5, ""), (5, 10, None));
    assert_eq!(worth(6, ""), (6, 10, None));
}

#[test]
fn ke_4_5_ke_6_4_what_a_card_would_change() {
    let game = position(
        "seats 2\nhand 1: blue 2, blue 9, pink 4, green 5, green 2\ncolumn 1 blue: 4\ncolumn 1 green: 3 4\n\
         tiles blue 2 points 3\nmarkers 1: green large 3\ndiscards pink: 7",
    );
    let change = |card: &str| preview::card_change(game.board(), ONE, card.parse().unwrap());
    let lay = change("blue 2").lay.unwrap();
    assert_eq!((lay.direction, lay.fixes), (Direction::Down, true));
    // From 2 downwards: the other 2, and both 1s and 0s.
    assert_eq!(lay.room, 5);
    let Move::MayStep(hop) = lay.moves else { panic!("{lay:?}") };
    assert_eq!((hop.to, hop.tile, hop.change), (2, Some(Tile::Three), 1 + 3));
    let Move::MustEnter(hops) = change("pink 4").lay.unwrap().moves else { panic!("a marker enters") };
    assert_eq!(hops.len(), 1, "only small markers are left: {hops:?}");
    assert_eq!((change("pink 4").covers, change("blue 2").covers), (Some(7), None));
    assert_eq!(change("green 2").lay, None);
    let Move::MayStep(hop) = change("green 5").lay.unwrap().moves else { panic!("a step") };
    assert_eq!((hop.kind, hop.change >= 6), (Kind::Large, true));
    let hand = game.hand(ONE);
    assert_eq!(preview::card_changes(game.board(), ONE, hand).len(), hand.distinct().count());
}

#[test]
fn ke_8_6_where_a_chain_can_lead() {
    let mut game = position(
        "seats 2\nhand 1: brown 5\ncolumn 1 brown: 3 4\n\
         tiles brown 3 clover, pink 1 clover, green 2 clover, yellow 2 points 3, blue 2 wish\n\
         markers 1: green small 1, yellow small 1",
    );
    step(&mut game, "1 play brown 5");
    let Move::MayStep(hop) = preview::moves_of(game.board(), ONE, "brown".parse().unwrap()) else { panic!() };
    assert!(hop.leads_on);
    let before = preview::chains_after(game.board(), ONE, &hop);
    step(&mut game, "1 advance");
    let chains = preview::chains(game.board(), ONE);
    assert_eq!(before, chains, "the preview does not depend on when it is asked for");
    let to = |text: &str| -> Vec<&Chain> {
        chains.iter().filter(|chain| chain.hops.last().unwrap().stone().to_string() == text).collect()
    };
    // Brown 4 by the bonus step itself is +3; by pink 1 first it would cost 4.
    let [direct] = to("brown 4")[..] else { panic!("{chains:?}") };
    assert_eq!((direct.hops.len(), direct.change), (2, 3 + 1));
    // Green 3 takes the clover of green 2 and its step.
    let [green] = to("green 3")[..] else { panic!("{chains:?}") };
    assert_eq!(green.hops.len(), 2);
    assert_eq!(to("pink 1").len(), 2, "by either kind of marker");
    assert!(to("pink 3").is_empty() || to("pink 3")[0].hops.len() > 3);
}

/// Every preview is carried out: the score changes as promised, and the chain is legal.
#[test]
fn previews_come_true() {
    let mut rng = nth_rng(11, 0);
    let (mut hops, mut chained) = (0, 0);
    every_position(4, |game, _| {
        let Some(seat) = game.board().active() else { return };
        let board = game.board();
        let cause = match board.phase {
            Phase::Clover => Cause::Clover,
            Phase::Finished => Cause::Finished,
            _ => return,
        };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let promised = preview::bonus_hops(board, seat);
        let actions: Vec<Action> = promised.iter().map(|hop| hop.action(cause)).collect();
        legal.retain(|action| *action != Action::NoBonus);
        assert_eq!(actions, legal, "{game:?}");
        for hop in &promised {
            let mut after: Keltis = *game;
            after.act(seat, hop.action(cause), &mut ());
            assert_eq!(total(after.board(), seat) - total(board, seat), hop.change, "{hop:?} {game:?}");
            assert_eq!(after.board().phase == Phase::Over, hop.ends);
            assert_eq!(after.board().phase == Phase::Clover, hop.leads_on);
            hops += 1;
        }
        let chains = preview::chains(board, seat);
        let chain = &chains[below(&mut rng, chains.len() as u32) as usize];
        let mut after: Keltis = *game;
        for (nth, hop) in chain.hops.iter().enumerate() {
            let action = hop.action(if nth == 0 { cause } else { Cause::Clover });
            assert_eq!(after.check(seat, action), Ok(()), "{chain:?}");
            after.act(seat, action, &mut ());
        }
        assert_eq!(total(after.board(), seat) - total(board, seat), chain.change, "{chain:?}");
        assert_eq!(after.board().phase == Phase::Over, chain.ends);
        chained += usize::from(chain.hops.len() > 1);
    });
    assert!(hops > 200 && chained > 5, "{hops} {chained}");
}
