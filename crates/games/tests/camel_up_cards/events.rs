//! What is told of a move, step by step, with positions that can be drawn.

use super::fill::{position, step};
use engine::Seat;
use games::camel_up_cards::score::{Item, Payout};
use games::camel_up_cards::{BetCard, BetKind, Camel, CamelUpCards, Event, Figure, Phase};
use serde_json::json;

fn names(log: &[engine::Step<CamelUpCards>]) -> Vec<String> {
    log.iter().map(|step| json!(step.event)["event"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_move_is_told_in_steps_with_the_unit_in_the_air_over_the_figure() {
    let mut game = position(
        "seats 2
        race 4[orange] 6[white] 7[yellow] 8[blue,green]
        palm 9@1
        fox 10@2
        player 1: kept blue 1",
    );
    let log = step(&mut game, "1 play blue 1");
    let told = [
        "hand-card-played",
        "unit-lifted",
        "unit-hopped",
        "figure-home",
        "extra-step",
        "figure-home",
        "extra-step",
    ];
    assert_eq!(names(&log), told);
    let blue: Vec<_> = log.iter().map(|step| step.position.board().race.at(Camel::Blue)).collect();
    assert_eq!(blue, [8, 8, 9, 9, 10, 10, 9]);
    let figures = |figure| -> Vec<bool> {
        log.iter().map(|step| step.position.board().figure(figure).is_some()).collect()
    };
    assert_eq!(figures(Figure::Palm), [true, true, true, false, false, false, false]);
    assert_eq!(figures(Figure::Fox), [true, true, true, true, true, false, false]);
    assert_eq!(
        json!(log[4].event),
        json!({"event": "extra-step", "mover": "blue", "unit": ["blue", "green"], "figure": "palm",
            "from": "9", "to": "10"})
    );
}

#[test]
fn the_end_of_a_leg_is_told_card_by_card() {
    let mut game = position(
        "seats 2
        race 3[orange] 5[green] 7[blue] 8[white] 9[yellow]
        fox 12@1
        player 1: money 3; bets leg blue 5, leg green 5, leg orange 3; kept blue 1
        player 2: bets leg orange 5
        deck orange 1",
    );
    step(&mut game, "1 reveal");
    let log = step(&mut game, "* draw orange 1");
    let at = log.iter().position(|step| matches!(step.event, Event::LegPaid { .. })).unwrap();
    let Event::LegPaid { leg: 1, places, payouts } = &log[at].event else { panic!("the leg is paid") };
    assert_eq!(*places, [3, 4, 5, 2, 1]);
    let bet = |camel, value, place, amount| Item::Bet {
        card: BetCard { kind: BetKind::Leg, camel, value: Some(value) },
        place,
        amount,
    };
    let ben = Payout {
        seat: Seat::new(0),
        items: vec![
            bet(Camel::Blue, 5, 3, -1),
            bet(Camel::Green, 5, 4, -1),
            bet(Camel::Orange, 3, 5, -1),
            Item::Figure { figure: Figure::Fox, amount: -1 },
        ],
        sum: -4,
        before: 3,
        money: 1,
        floored: true,
    };
    assert_eq!(payouts[0], ben);
    assert_eq!((payouts[1].sum, payouts[1].money, payouts[1].floored), (-1, 2, false));
    // CC-5.6: the last card ends the turn with the leg, so nobody is asked for a bet meanwhile.
    assert!(log[..=at].iter().all(|step| step.position.board().phase == Phase::Draw));
    // The cards still lie there, so that the page can point at them; then they go back.
    assert_eq!(log[at].position.board().bets_of(Seat::new(0)).count(), 3);
    assert_eq!(
        json!(log[at].event)["payouts"][0]["items"][0],
        json!({"item": "bet", "kind": "leg", "camel": "blue", "value": 5, "place": 3, "amount": -1})
    );
    let home = json!(log[at + 1].event);
    let told =
        json!({"event": "figure-home", "figure": "fox", "cell": "12", "holder": 1, "reason": "leg-over"});
    assert_eq!(home, told);
    assert_eq!(log[at + 2].position.board().bets_of(Seat::new(0)).count(), 0);
    assert_eq!(json!(log[at - 1].event), json!({"event": "hand-cards-dropped", "seats": [1, 2]}));
}

#[test]
fn the_end_of_the_race_is_told_in_two_payouts() {
    let mut game = position(
        "seats 2
        race 3[orange] 5[white] 7[blue] 8[green] 15[yellow]
        palm 12@1
        player 1: money 2; bets leg blue 5, third orange, leg white 5, winner yellow, loser blue; kept yellow 1",
    );
    let log = step(&mut game, "1 play yellow 1");
    let money: Vec<_> = log.iter().map(|step| step.position.board().money(Seat::new(0))).collect();
    let names = names(&log);
    let at = |name: &str| names.iter().position(|other| other == name).unwrap();
    assert_eq!((money[at("finished")], money[at("leg-paid")], money[at("race-paid")]), (2, 1, 7));
    assert_eq!(log.last().unwrap().position.board().phase, Phase::Over);
    let standings = json!([{"seat": 1, "points": 7, "place": 1}, {"seat": 2, "points": 3, "place": 2}]);
    assert_eq!(json!(log.last().unwrap().event)["standings"], standings);
}

#[test]
fn a_swap_is_told_as_a_return_and_a_bet() {
    let mut game = position(
        "seats 2
        race 2[blue] 3[green,orange] 5[white,yellow]
        player 1: bets loser white",
    );
    let log = step(&mut game, "1 loser blue");
    assert_eq!(names(&log), ["bet-returned", "bet-taken"]);
    assert_eq!(log[0].position.board().final_of(Seat::new(0), BetKind::Loser), None);
    assert_eq!(log[1].position.board().final_of(Seat::new(0), BetKind::Loser), Some(Camel::Blue));
    assert_eq!(
        json!(log[1].event),
        json!({"event": "bet-taken", "seat": 1, "kind": "loser", "camel": "blue"})
    );
}

#[test]
fn the_sandstorm_sweeps_card_by_card() {
    let mut game = position(
        "seats 2
        race 2[green] 6[orange] 11[blue] 12[white,yellow]
        deck blue 1",
    );
    step(&mut game, "1 reveal");
    let log = step(&mut game, "* draw blue 1");
    let storms: Vec<_> = log
        .iter()
        .filter(|step| matches!(step.event, Event::Storm { .. }))
        .map(|step| step.position.board().track.storms().collect::<Vec<_>>())
        .collect();
    assert_eq!(storms, [vec![2], vec![2, 4], vec![2, 4, 5]]);
}
