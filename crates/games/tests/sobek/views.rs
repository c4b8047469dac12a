//! What viewers may know, and how they imagine the rest.

use super::fill::{position, step};
use engine::random::nth_rng;
use engine::{Audience, Disclosure, Game, Seat, Seats, View, Viewer};
use games::sobek::{Back, Backs, Card, Cards, Event, Phase, Sobek, Zone};
use std::collections::BTreeMap;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

fn cards(names: &str) -> Cards {
    names.split_whitespace().map(card).collect()
}

fn backs(green: u8, beige: u8, orange: u8) -> Backs {
    Backs { green, beige, orange }
}

const TABLE: &str = "seats 3
    quay ivory3 character wheat0
    hand 1: wheat1, fish0g, thief
    hand 2: wheat1, ivory0, queen
    pile 2: cattle0, vizier
    memory public 2 pile: cattle0
    memory 1 2 hand: wheat1";

/// The views of two positions are the same for some and differ for the rest.
fn alike(one: &Sobek, other: &Sobek, viewers: &[Viewer]) {
    for viewer in Viewer::all(one.seats()) {
        let same = View::of(one, viewer) == View::of(other, viewer);
        assert_eq!(same, viewers.contains(&viewer), "{viewer}");
    }
}

#[test]
fn so_13_1_counts_and_backs_of_hands_and_piles_are_public() {
    let game = position(TABLE);
    let public = game.public();
    assert_eq!(public.hands[..3], [backs(1, 1, 1), backs(0, 2, 1), backs(0, 0, 0)]);
    assert_eq!(public.piles[..3], [backs(0, 0, 0), backs(0, 1, 1), backs(0, 0, 0)]);
    let json = serde_json::to_value(public).unwrap();
    assert_eq!(json["players"][1]["hand"]["cards"], 3);
    assert_eq!(json["players"][1]["pile"]["backs"]["orange"], 1);
    // The option is a matter of display: views keep all, and say that pages must not show it.
    let hidden = position(&TABLE.replacen("seats 3", "seats 3 corruption_counts=hidden", 1)).public();
    assert!(hidden.board.setup.corruption_hidden);
    assert_eq!((hidden.hands, hidden.piles, hidden.known), (public.hands, public.piles, public.known));
}

#[test]
fn so_13_2_what_lies_open_is_in_every_view() {
    let lines = "table 2 fish: fish1, fish1, fish0\nbless 2 fish: 1\ncurses 0 1 0\nstack flood\nscores 1 2 3";
    let game = position(&format!("{TABLE}\n{lines}"));
    let json = serde_json::to_value(game.public()).unwrap();
    assert_eq!(json["quay"][0], "ivory3");
    let set = serde_json::json!({"cards": ["fish1", "fish1", "fish0"], "prosperity": 1, "scarabs": 4, "points": 12});
    assert_eq!(json["players"][1]["sets"]["fish"], set);
    assert_eq!((&json["players"][1]["curses"], &json["players"][2]["score"]), (&1.into(), &3.into()));
    assert_eq!(json["used_events"].as_array().unwrap().len(), 2);
    assert_eq!(json["event_stack"], 1);
}

#[test]
fn so_13_3_face_down_characters_are_known_to_nobody() {
    let game = position(TABLE);
    let json = serde_json::to_value(game.public()).unwrap();
    assert_eq!(json["quay"][1], "character");
    // Whoever skips it is as likely to find any character there that lies nowhere else.
    let mut taking = game;
    step(&mut taking, "1 take 3");
    let mut chances = Vec::new();
    taking.chances(&mut chances);
    let texts: Vec<String> = chances.iter().map(|(outcome, _)| outcome.to_string()).collect();
    let held = ["thief", "queen", "vizier"];
    let rest = games::sobek::data::data().cards.backed(Back::Orange).each().map(|card| card.to_string());
    let rest = rest.filter(|name| !held.contains(&name.as_str())).map(|name| format!("reveal {name}"));
    assert_eq!(texts, rest.collect::<Vec<_>>());
    assert!(chances.iter().all(|&(_, weight)| weight == 1));
    // SO-4.6: then its owner knows it, and nobody else.
    let skipped = |name: &str| {
        let mut game = taking;
        step(&mut game, &format!("* reveal {name}"));
        game
    };
    let (priest, merchant) = (skipped("priest"), skipped("merchant"));
    alike(&priest, &merchant, &[Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator]);
}

#[test]
fn so_13_4_so_13_5_faces_of_hand_and_pile_are_the_owners() {
    let game = position(TABLE);
    let mine = game.private(seat(2));
    assert_eq!((mine.hand, mine.pile), (cards("wheat1 ivory0 queen"), cards("cattle0 vizier")));
    let other = position(&TABLE.replace("wheat1, ivory0, queen", "wheat1, ebony2, priest"));
    alike(&game, &other, &[Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator]);
    let other = position(&TABLE.replace("cattle0, vizier", "cattle0, priest"));
    alike(&game, &other, &[Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator]);
}

#[test]
fn remembered_cards_are_told_to_those_who_saw_them() {
    let game = position(TABLE);
    assert_eq!(game.public().known(seat(2), Zone::Pile), cards("cattle0"));
    assert_eq!(game.public().known(seat(2), Zone::Hand), Cards::NONE);
    assert_eq!(game.private(seat(1)).known(seat(2), Zone::Hand), cards("wheat1"));
    assert_eq!(game.private(seat(3)).known(seat(2), Zone::Hand), Cards::NONE);
}

/// What rivals were shown apart does not come back to a third: seat 3's Vizier picks a card of seat 2's pile, and seat
/// 1 steals another from seat 3, whose hand seat 2 then knows or does not.
#[test]
fn so_13_7_what_rivals_remember_is_in_no_view() {
    let stolen = |picked: &str| {
        let mut game = position(
            "seats 3\nturn 3\nhand 1: thief\nhand 3: vizier, wheat1\npile 2: wheat1, fish1
            memory public 2 pile: wheat1, fish1\nmemory public 3 hand: wheat1",
        );
        let pick = format!("3 pick {picked}");
        for line in ["3 play vizier", "3 target 2", &pick, "1 play thief", "1 target 3", "1 back beige"] {
            step(&mut game, line);
        }
        step(&mut game, "* steal wheat1");
        game
    };
    alike(&stolen("wheat1"), &stolen("fish1"), &[Viewer::Seat(seat(1)), Viewer::Spectator]);
}

#[test]
fn so_6_8_so_13_12_only_those_who_took_the_stack_know_it() {
    let game = position("seats 3\nstack flood, curse\nlooked 1 3");
    let stack = |number: usize| game.private(seat(number)).stack;
    assert_eq!(stack(1), Some(game.stack()));
    assert_eq!(stack(2), None);
    assert_eq!(stack(3), Some(game.stack()));
    let other = position("seats 3\nstack deceit, curse\nlooked 1 3");
    // The used tokens are made up from those that are left, and are the same here.
    alike(&game, &other, &[Viewer::Seat(seat(2)), Viewer::Spectator]);
}

#[test]
fn so_7_18_a_victims_hand_is_not_looked_through() {
    let lines = "seats 3\nhand 1: thief\nhand 2: wheat1, fish0, ivory0";
    let mut game = position(lines);
    step(&mut game, "1 play thief");
    step(&mut game, "1 target 2");
    let mut other = position(&lines.replace("ivory0", "ebony2"));
    step(&mut other, "1 play thief");
    step(&mut other, "1 target 2");
    alike(&game, &other, &[Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator]);
}

#[test]
fn so_7_16_a_stolen_card_is_told_to_both() {
    let mut game = position("seats 3\nhand 1: thief\nhand 2: wheat1, fish0");
    step(&mut game, "1 play thief");
    step(&mut game, "1 target 2");
    step(&mut game, "1 back beige");
    let steal = "steal wheat1".parse().unwrap();
    assert_eq!(game.outcome_disclosure(steal), Disclosure::masked("steal ?beige"));
    let parties = Seats::one(seat(1)).with(seat(2));
    assert_eq!(game.outcome_witnesses(steal), parties);
    let log = step(&mut game, "* steal wheat1");
    let stolen = |card| Event::Stolen { seat: seat(1), victim: seat(2), card, back: Back::Beige };
    let told: Vec<_> = log.iter().map(|step| (step.to, step.event.clone())).collect();
    let wheat = Some(card("wheat1"));
    let expected = [(Audience::among(parties), stolen(wheat)), (Audience::outside(parties), stolen(None))];
    assert_eq!(told, expected);
}

#[test]
fn so_7_22_a_surplus_is_hidden_until_it_is_finished_and_then_shows_its_backs() {
    let hand = "hand 2: wheat1, wheat0, fish1, fish0g, thief, amulet, cattle0, cattle1";
    let mut game = position(&format!("seats 3\nhand 1: scribe-fish\n{hand}"));
    step(&mut game, "1 play scribe-fish");
    let before = game.public();
    let drop = |text: &str| text.parse().unwrap();
    assert_eq!(game.disclosure(seat(2), drop("drop cattle0")), Disclosure::masked("drop ?"));
    let log = step(&mut game, "2 drop cattle0");
    assert_eq!(log[0].event, Event::SurplusChosen { seat: seat(2), card: card("cattle0") });
    assert_eq!(log[0].to, Audience::only(seat(2)));
    assert_eq!(log[1].event, Event::SurplusLeft { seat: seat(2), left: 1 });
    assert_eq!((game.public().hands, game.public().piles), (before.hands, before.piles));
    assert_eq!(game.private(seat(2)).dropping, cards("cattle0"));
    assert_eq!(game.private(seat(3)).dropping, Cards::NONE);
    let last = game.disclosure(seat(2), drop("drop fish0g"));
    assert_eq!(last, Disclosure::masked("drop ? (1 green, 1 beige)"));
    assert_eq!(game.disclosure(seat(2), drop("drop amulet")), Disclosure::masked("drop ? (2 beige)"));
    step(&mut game, "2 drop fish0g");
    assert_eq!(game.public().piles[1], backs(1, 1, 0));
    assert_eq!(game.public().known(seat(2), Zone::Pile), Cards::NONE);
}

#[test]
fn so_7_25_the_owner_sees_which_card_the_vizier_takes() {
    let mut game = position("seats 3\nhand 1: vizier\npile 2: ivory3, wheat0, thief");
    step(&mut game, "1 play vizier");
    assert!(game.surprises(seat(1), "target 2".parse().unwrap()));
    step(&mut game, "1 target 2");
    assert_eq!(game.board().phase, Phase::VizierCard);
    let pick = "pick ivory3".parse().unwrap();
    assert_eq!(game.disclosure(seat(1), pick), Disclosure::masked("pick ?beige"));
    assert_eq!(game.witnesses(seat(1), pick), Seats::one(seat(2)));
    assert_eq!(game.private(seat(1)).looking, Some(cards("ivory3 wheat0 thief")));
    assert_eq!(game.private(seat(3)).looking, None);
}

#[test]
fn so_10_6_piles_lie_open_while_a_round_is_scored() {
    let mut game = position("seats 3\nround 3\ndeck 0\nquay ebony0\nhand 2: thief\npile 3: vizier");
    let log = step(&mut game, "1 take 1");
    let turned = log.iter().find(|step| matches!(step.event, Event::PilesTurned { .. })).unwrap();
    assert_eq!(turned.position.public().known(seat(2), Zone::Pile), cards("thief"));
    assert_eq!(game.board().phase, Phase::Over);
    assert_eq!(game.public().known(seat(3), Zone::Pile), cards("vizier"));
}

/// Every position that an event shows can be seen and imagined by everybody.
#[test]
fn positions_of_events_can_be_drawn() {
    let mut rng = nth_rng(6, 6);
    let mut game = Sobek::new(Sobek::setup(4, &engine::Options::default()).unwrap());
    let mut log: Vec<engine::Step<Sobek>> = Vec::new();
    loop {
        log.clear();
        match game.turn() {
            engine::Turn::Act(seats) => {
                let acting = seats.first().unwrap();
                let action = game.random_action(acting, &mut rng, &mut Vec::new());
                game.act(acting, action, &mut log);
            }
            engine::Turn::Chance => {
                let outcome = game.roll(&mut rng, &mut Vec::new());
                game.resolve(outcome, &mut log);
            }
            engine::Turn::Over => break,
        }
        for step in &log {
            for viewer in Viewer::all(4) {
                let view = View::of(&step.position, viewer);
                let again = View::of(&Sobek::sample(&view, &mut rng), viewer);
                assert_eq!((again.public, again.private), (view.public, view.private), "{:?}", step.event);
            }
        }
    }
}

#[test]
fn samples_are_uniform_over_the_unseen_cards() {
    // Unseen by seat 1 with an orange back: all but its own Thief, so eight for seat 2's one orange card.
    let game = position(TABLE);
    let view = View::of(&game, Viewer::Seat(seat(1)));
    let mut rng = nth_rng(3, 3);
    let (mut characters, mut goods) = (BTreeMap::new(), BTreeMap::new());
    let draws = 40_000;
    for _ in 0..draws {
        let imagined = Sobek::sample(&view, &mut rng);
        let hand = imagined.hand(seat(2));
        assert!(hand.has(card("wheat1")), "what is remembered stays");
        *characters.entry(hand.backed(Back::Orange).last().unwrap()).or_insert(0u32) += 1;
        let other = hand.without(card("wheat1")).backed(Back::Beige).last().unwrap();
        *goods.entry(other).or_insert(0u32) += 1;
    }
    // Six standard deviations of a count are about 400.
    assert_eq!(characters.len(), 8);
    assert!(characters.values().all(|count| count.abs_diff(draws / 8) < 400), "{characters:?}");
    let board = game.board();
    let seen = board.discard.plus(board.quay.open()).plus(cards("wheat1 wheat1 cattle0"));
    let unseen: u32 = games::sobek::data::data().cards.backed(Back::Beige).len() as u32 - seen.len() as u32;
    for (card, count) in goods {
        let copies = u32::from(games::sobek::data::data().cards.of(card) - seen.of(card));
        assert!(count.abs_diff(draws * copies / unseen) < 600, "{card}: {count}, {copies} of {unseen}");
    }
}

#[test]
fn a_surplus_in_the_making_is_any_of_the_hand() {
    let mut game = position(
        "seats 2\nhand 1: scribe-fish\nhand 2: wheat1, wheat1, wheat1, wheat1, wheat1, fish0g, thief, fish0g
        memory public 2 hand: wheat1, wheat1, wheat1, wheat1, wheat1",
    );
    step(&mut game, "1 play scribe-fish");
    step(&mut game, "2 drop fish0g");
    let view = View::of(&game, Viewer::Seat(seat(1)));
    let mut given = BTreeMap::new();
    let mut rng = nth_rng(5, 5);
    for _ in 0..2_000 {
        let imagined = Sobek::sample(&view, &mut rng);
        let dropping = imagined.private(seat(2)).dropping;
        assert_eq!((dropping.len(), imagined.hand(seat(2)).len()), (1, 7));
        *given.entry(dropping.last().unwrap().back().name()).or_insert(0) += 1;
    }
    assert_eq!(given.len(), 3, "{given:?}");
}
