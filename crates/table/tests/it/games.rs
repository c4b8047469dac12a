//! Taking back in the games as people meet it.

use crate::support::{Kept, name_of, person};
use engine::any::{Kind, KindOf};
use engine::random::{PlayoutRng, nth_rng, pick};
use engine::{Seat, Viewer};
use games::camel_up_cards::CamelUpCards;
use games::dragon_racer::DragonRacer;
use games::keltis::Keltis;
use serde_json::Value;

fn started(kinds: &'static [&'static dyn Kind], seats: usize) -> Kept {
    let mut kept = Kept::started(kinds, seats, "", seats);
    kept.checked = false;
    kept
}

/// Plays at random until more than one seat owes a decision.
fn until_all_choose(kept: &mut Kept, rng: &mut PlayoutRng) {
    while kept.acting().len() < 2 {
        kept.random_move(rng);
    }
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.number()).collect()
}

fn own(kept: &Kept, seat: Seat) -> Value {
    kept.table.game().unwrap().view(Viewer::Seat(seat)).to_json()
}

fn refusal(kept: &Kept, seat: Seat) -> &'static str {
    kept.refused(|draft| draft.take_back(&person(name_of(seat)), seat)).code()
}

/// One random move of this seat.
fn choose(kept: &mut Kept, seat: Seat, rng: &mut PlayoutRng) {
    let legal = kept.table.game().unwrap().legal(seat);
    let text = pick(rng, &legal).clone();
    kept.moves(seat.number(), &[&text]).unwrap();
}

#[test]
fn at_dragon_racer_no_pick_comes_back_once_the_hands_were_passed_on() {
    const KINDS: &[&dyn Kind] = &[&KindOf::<DragonRacer>::NEW];
    for seats in 2..=4 {
        let mut rng = nth_rng(1, seats as u64);
        let mut kept = started(KINDS, seats);
        until_all_choose(&mut kept, &mut rng);
        let drafting = kept.acting();
        let (last, first) = drafting.split_last().unwrap();
        for seat in first {
            choose(&mut kept, *seat, &mut rng);
        }
        assert_eq!(kept.unsettled(), numbers(first), "a pick beside mine shows me nothing");
        let before = own(&kept, first[0]);
        choose(&mut kept, *last, &mut rng);
        assert_ne!(own(&kept, first[0]), before, "the next hand is seen");
        for seat in drafting {
            assert_eq!(refusal(&kept, seat), "cannot-take-back", "{seat}");
        }
    }
}

#[test]
fn at_camel_up_cards_no_card_is_chosen_anew_once_all_are_shown() {
    const KINDS: &[&dyn Kind] = &[&KindOf::<CamelUpCards>::NEW];
    for seats in 2..=6 {
        let mut rng = nth_rng(2, seats as u64);
        let mut kept = started(KINDS, seats);
        until_all_choose(&mut kept, &mut rng);
        let sorting = kept.acting();
        let (last, first) = sorting.split_last().unwrap();
        for seat in first {
            while kept.acting().contains(seat) {
                choose(&mut kept, *seat, &mut rng);
            }
        }
        assert_eq!(kept.unsettled(), numbers(first), "cards sorted beside mine show me nothing");
        let round = |kept: &Kept| own(kept, first[0])["public"]["phase"].clone();
        let sort = round(&kept);
        while round(&kept) == sort {
            assert!(numbers(first).iter().all(|number| kept.unsettled().contains(number)));
            choose(&mut kept, *last, &mut rng);
        }
        for seat in first {
            assert_eq!(refusal(&kept, *seat), "cannot-take-back", "{seat} of {seats}");
        }
    }
}

/// Makes the moves that a card brings with it, none of which is a draw.
fn until_draw(kept: &mut Kept, seat: Seat) {
    loop {
        let legal = kept.table.game().unwrap().legal(seat);
        if legal.iter().any(|text| text.starts_with("draw")) {
            return;
        }
        kept.moves(seat.number(), &[&legal[0]]).unwrap();
    }
}

#[test]
fn at_keltis_a_card_comes_back_until_one_is_drawn() {
    const KINDS: &[&dyn Kind] = &[&KindOf::<Keltis>::NEW];
    for (first, draw) in
        [("play", "draw deck"), ("discard", "draw deck"), ("play", "draw pile"), ("discard", "draw pile")]
    {
        let mut kept = started(KINDS, 3);
        // Somebody discards, so that there is a pile to draw from.
        let beginner = kept.acting()[0];
        let legal = kept.table.game().unwrap().legal(beginner);
        let discard = legal.iter().find(|text| text.starts_with("discard")).unwrap();
        kept.moves(beginner.number(), &[discard, "draw deck"]).unwrap();
        assert_eq!(refusal(&kept, beginner), "cannot-take-back", "a card was drawn from the deck");

        let mover = kept.acting()[0];
        let hand = own(&kept, mover);
        let legal = kept.table.game().unwrap().legal(mover);
        let card = legal.iter().find(|text| text.starts_with(first)).unwrap();
        kept.moves(mover.number(), &[card]).unwrap();
        assert_eq!(kept.unsettled(), [mover.number()], "{card} has shown others a card, not its owner");
        until_draw(&mut kept, mover);
        while kept.table.can_take_back(mover) {
            kept.take_back(mover.number()).unwrap();
        }
        assert_eq!(own(&kept, mover), hand, "all of the turn came back");

        kept.moves(mover.number(), &[card]).unwrap();
        until_draw(&mut kept, mover);
        let open = kept.table.game().unwrap().legal(mover);
        let drawn = open.iter().find(|text| (*text == "draw deck") == (draw == "draw deck")).unwrap();
        kept.moves(mover.number(), &[drawn]).unwrap();
        assert_eq!(kept.table.can_take_back(mover), draw != "draw deck", "the pile was open: {drawn}");
        if draw != "draw deck" {
            let next = kept.acting()[0];
            let card = kept.table.game().unwrap().legal(next)[0].clone();
            kept.moves(next.number(), &[&card]).unwrap();
            assert_eq!(kept.unsettled(), [next.number()]);
        }
    }
}
