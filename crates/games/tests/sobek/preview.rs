//! What pages are told of choices agrees with what happens when they are made.

use super::fill::position;
use super::properties::every_position;
use engine::{Game, Seat, Seats, Step, Turn, View, Viewer};
use games::sobek::preview::{self, EventChange};
use games::sobek::score::set_results;
use games::sobek::{Action, Because, Cards, Event, Family, Phase, QuayCard, Sobek, Zone};

/// The position after a decision, with what happened.
fn after(game: &Sobek, seat: Seat, action: Action) -> (Sobek, Vec<Event>) {
    let (mut after, mut log) = (*game, Vec::<Step<Sobek>>::new());
    after.act(seat, action, &mut log);
    (after, log.into_iter().map(|step| step.event).collect())
}

/// Calls `look` with every open decision of random games, and the view of who decides.
fn every_decision(mut look: impl FnMut(&Sobek, &View<Sobek>, Seat, Action)) {
    every_position(4, |game| {
        let Turn::Act(seats) = game.turn() else { return };
        for seat in seats.iter() {
            let view = View::of(game, Viewer::Seat(seat));
            for &action in &view.legal {
                look(game, &view, seat, action);
            }
        }
    });
}

fn one(seat: usize) -> Viewer {
    Viewer::Seat(Seat::new(seat - 1))
}

#[test]
fn so_4_3_so_9_1_the_price_of_a_card_and_whether_it_ends_the_round() {
    let (mut priced, mut ended) = (0, 0);
    every_decision(|game, view, seat, action| {
        let Action::Take(number) = action else { return };
        let change = preview::take(view, seat, number);
        let hidden = |card: &QuayCard| *card == QuayCard::Character;
        let taken = game.board().quay.available().nth(usize::from(number) - 1).map(|(_, card)| card);
        // Which character it is will be drawn only then.
        if change.price.iter().chain(&taken).any(hidden) {
            return;
        }
        let (then, events) = after(game, seat, action);
        let ends = events.iter().any(|event| matches!(event, Event::RoundEnds { .. }));
        assert_eq!(change.ends_round.is_some(), ends);
        assert_eq!(Some(change.corruption.0), preview::corruption(view, seat));
        if !ends {
            assert_eq!(then.pile(seat).len() - game.pile(seat).len(), change.price.len());
            let seen = View::of(&then, Viewer::Seat(seat));
            assert_eq!(preview::corruption(&seen, seat), Some(change.corruption.1));
            // With the last delivery hands begin to count, which is not told before it lies there.
            if view.public.board.deck == seen.public.board.deck {
                assert_eq!(
                    change.most,
                    preview::most_corrupt(&seen) == Seats::one(seat),
                    "{change:?} {game:?}"
                );
            }
        }
        priced += usize::from(!change.price.is_empty());
        ended += usize::from(ends);
    });
    assert!(priced > 500 && ended > 2, "{priced} {ended}");
}

#[test]
fn so_9_9_what_is_in_hand_counts_when_the_round_ends() {
    let (mut ended, mut laying) = (0, 0);
    every_decision(|game, view, seat, action| {
        let Action::Take(number) = action else { return };
        let change = preview::take(view, seat, number);
        let Some(end) = change.ends_round else { return };
        let (mut then, mut events) = after(game, seat, action);
        // Whoever may still lay a set declines.
        while then.board().phase == Phase::Horizontal {
            let lines = preview::standings(&View::of(&then, Viewer::Spectator));
            let Turn::Act(seats) = then.turn() else { break };
            let (next, more) = after(&then, seats.iter().next().unwrap(), Action::Done);
            let counted = counted(&more);
            for (line, total) in lines.iter().zip(counted.iter().flatten()) {
                let pile = preview::corruption(&View::of(&then, Viewer::Spectator), line.seat);
                assert_eq!(pile.map(|pile| pile + line.hand), Some(*total), "{then:?}");
                assert_eq!(line.most, counted.as_ref().unwrap().iter().max() == Some(total), "{then:?}");
                laying += 1;
            }
            (then, events) = (next, more);
        }
        // Which character was taken, or fell to corruption, is drawn first.
        let Some(counted) = counted(&events) else { return };
        assert_eq!(counted[seat.index()], end, "{game:?}");
        let rivals = (0..counted.len()).filter(|&rival| rival != seat.index());
        assert_eq!(change.most, rivals.map(|rival| counted[rival]).max() < Some(end), "{game:?}");
        ended += 1;
    });
    assert!(ended > 20 && laying > 20, "{ended} {laying}");
}

/// The corruption of each seat, if it was counted.
fn counted(events: &[Event]) -> Option<Vec<u32>> {
    events.iter().find_map(|event| match event {
        Event::CorruptionCounted { seats, .. } => Some(seats.iter().map(|seat| seat.corruption).collect()),
        _ => None,
    })
}

#[test]
fn so_7_2_a_power_is_idle_exactly_if_nothing_happens() {
    let (mut idle, mut busy) = (0, 0);
    every_decision(|game, view, seat, action| {
        let Action::Play(character) = action else { return };
        let mine = view.private.as_ref().unwrap();
        let power = preview::power(view, mine, character);
        let (_, events) = after(game, seat, action);
        let nothing = events.iter().any(|event| matches!(event, Event::PowerIdle { .. }));
        assert_eq!(power.idle, nothing, "{character}: {game:?}");
        let due = events.iter().find_map(|event| match event {
            Event::SurplusDue { seat, cards } => Some((*seat, usize::from(*cards))),
            _ => None,
        });
        assert_eq!(power.surplus.first().copied(), due);
        if nothing { idle += 1 } else { busy += 1 }
    });
    assert!(idle > 20 && busy > 100, "{idle} {busy}");
}

#[test]
fn so_6_3_so_6_9_what_a_token_would_do_at_once() {
    let mut met = [0; 4];
    every_decision(|game, view, seat, action| {
        let Action::Event(token) = action else { return };
        let mine = view.private.as_ref().unwrap();
        let (then, events) = after(game, seat, action);
        let change = preview::event(view, mine, token);
        let idle = events.iter().any(|event| matches!(event, Event::EventIdle { .. }));
        assert_eq!(change == EventChange::Nothing, idle, "{token}: {game:?}");
        met[match change {
            EventChange::Nothing => 0,
            EventChange::Marker(from, to) => {
                assert_eq!((game.board().score(seat), then.board().score(seat)), (from, to));
                1
            }
            EventChange::Pile(cards) => {
                let counted = events.iter().any(|event| match event {
                    Event::Embalmed { backs, .. } => backs.len() == cards,
                    Event::PileShown { cards: shown, .. } => shown.len() == cards,
                    _ => false,
                });
                assert!(counted, "{events:?}");
                2
            }
            EventChange::Other => 3,
        }] += 1;
    });
    assert!(met.iter().all(|&count| count > 3), "{met:?}");
}

#[test]
fn so_6_17_prosperity_brings_most_to_the_largest_set() {
    for (sets, best) in [
        (
            "table 1 fish: fish1, fish1, fish0\ntable 1 cattle: cattle1, cattle1, cattle0, amulet",
            "cattle: 8 16",
        ),
        ("table 1 wheat: wheat1, wheat1, wheat0, amulet\ntable 1 fish: fish1, fish1, fish0", "wheat: 8 16"),
        ("table 1 ivory: ivory3, ivory0, ivory0, amulet\ntable 1 fish: fish1, fish1, fish0", "fish: 6 12"),
        ("table 1 ivory: ivory3, ivory0, ivory0", ""),
    ] {
        let view = View::of(&position(&format!("seats 2\n{sets}")), one(1));
        let told = preview::best_blessing(&view, Seat::new(0));
        let told = told.map(|(family, (now, then))| format!("{family}: {now} {then}"));
        assert_eq!(told.unwrap_or_default(), best, "{sets}");
    }
}

#[test]
fn so_6_9_so_6_14_so_6_17_so_7_10_what_would_become_of_rivals_sets_and_piles() {
    let mut met = [0; 4];
    every_decision(|game, view, seat, action| {
        let (then, events) = after(game, seat, action);
        let seen = View::of(&then, Viewer::Seat(seat));
        match action {
            Action::Target(rival) if game.board().phase == Phase::Fraternity => {
                let back = events.iter().find_map(|event| match event {
                    Event::MarkerMoved { to, because: Because::FraternityBack, .. } => Some(*to),
                    _ => None,
                });
                assert_eq!(preview::set_back(view, rival).map(|(_, to)| to), back);
                met[0] += 1;
            }
            Action::Target(rival) if game.board().phase == Phase::Curse => {
                assert_eq!(Some(preview::cursed(view, rival)), preview::corruption(&seen, rival));
                met[1] += 1;
            }
            Action::Bless(family) => {
                let worth = |game: &Sobek| {
                    let set = set_results(game.board(), seat).find(|set| set.family == family).unwrap();
                    set.points
                };
                assert_eq!(preview::blessing(view, seat, family), (worth(game), worth(&then)));
                met[2] += 1;
            }
            Action::Purge(family) => {
                let (cards, corruption) = preview::purge(view, view.private.as_ref().unwrap(), family);
                assert_eq!(game.pile(seat).minus(cards), then.pile(seat));
                assert_eq!(Some(corruption), preview::corruption(&seen, seat));
                met[3] += 1;
            }
            _ => {}
        }
    });
    assert!(met.iter().all(|&count| count > 3), "{met:?}");
}

/// What is offered for a set is what may be laid, and as much as must be is enough.
#[test]
fn so_5_1_so_7_27_so_7_29_what_a_set_may_take() {
    let (mut begun, mut going_on) = (0, 0);
    every_decision(|game, view, seat, action| {
        let mine = view.private.as_ref().unwrap();
        if let Some(laying) = preview::laying(view, mine, action) {
            let (then, _) = after(game, seat, action);
            let seen = View::of(&then, Viewer::Seat(seat));
            assert_eq!(preview::laying_on(&seen, seen.private.as_ref().unwrap()), Some(laying));
            begun += 1;
        }
        if let (Action::Add(card), Some(laying)) = (action, preview::laying_on(view, mine)) {
            assert!(laying.offered.has(card), "{card} of {laying:?}");
            assert!(laying.offered.len() >= laying.least && laying.most != Some(0));
            going_on += 1;
        }
        if action == Action::Done && matches!(game.board().phase, Phase::Build | Phase::CourtesanCards) {
            assert_eq!(preview::laying_on(view, mine).map(|laying| laying.least), Some(0));
        }
        if let Action::Drop(card) = action {
            assert!(preview::surplus(mine).has(card));
        }
    });
    assert!(begun > 200 && going_on > 200, "{begun} {going_on}");
}

#[test]
fn so_13_1_so_13_6_what_a_viewer_may_be_shown_of_piles() {
    let table = "quay ivory3 character wheat0\nhand 2: wheat1, queen\npile 2: cattle0, vizier\ncurses 0 1 0
        stack flood, deceit, embalming, prosperity
        memory public 2 pile: cattle0\nmemory 1 2 hand: wheat1";
    let open = position(&format!("seats 3\n{table}"));
    let hidden = position(&format!("seats 3 corruption_counts=hidden\n{table}"));
    let corruption = |game: &Sobek, viewer| preview::corruption(&View::of(game, viewer), Seat::new(1));
    assert_eq!(corruption(&open, one(1)), Some(4));
    assert_eq!((corruption(&hidden, one(1)), corruption(&hidden, one(2))), (None, Some(4)));
    let known = |game: &Sobek, viewer, zone| preview::known(&View::of(game, viewer), Seat::new(1), zone);
    let cards = |names: &str| -> Cards { names.split(' ').map(|name| name.parse().unwrap()).collect() };
    assert_eq!(known(&open, one(1), Zone::Hand), cards("wheat1"));
    assert_eq!(known(&open, one(2), Zone::Pile), cards("cattle0 vizier"));
    assert_eq!(known(&open, Viewer::Spectator, Zone::Pile), cards("cattle0"));
    assert_eq!(known(&hidden, one(1), Zone::Pile), Cards::NONE);
    let unseen = |viewer| preview::unseen(&View::of(&open, viewer)).len();
    // The owner knows the rest of its hand and pile besides, the other seat one card of the hand.
    assert_eq!(
        (unseen(Viewer::Spectator) - unseen(one(2)), unseen(Viewer::Spectator) - unseen(one(1))),
        (3, 1)
    );
}

#[test]
fn so_10_5_so_10_9_where_everybody_would_stand() {
    let game = position(
        "seats 3\nscores 12 30 0\ntable 1 wheat: wheat1, wheat1, wheat0\ntable 2 fish: fish1, fish0, fish0
         pile 1: cattle0\npile 2: ebony0\ncurses 0 1 0\nstack flood, deceit, embalming, prosperity",
    );
    let view = View::of(&game, one(3));
    assert_eq!(preview::most_corrupt(&view), Seats::one(Seat::new(1)));
    let lines = preview::standings(&view);
    let points: Vec<_> = lines.iter().map(|line| (line.points, line.top)).collect();
    let sets = |seat| set_results(game.board(), Seat::new(seat)).map(|set| set.points).sum::<u32>();
    assert_eq!(points, [(sets(0), 12 + sets(0) as u16), (sets(1), 30 + sets(1) as u16), (0, 0)]);
    assert_eq!((lines[0].steps, lines[0].end), (0, lines[0].top));
    assert!(lines[1].steps > 0 && lines[1].end < lines[1].top || sets(1) < 10, "{lines:?}");
    let set = set_results(game.board(), Seat::new(0)).next().unwrap();
    assert_eq!(
        (set.family, set.points),
        (Family::ALL.into_iter().find(|family| family.name() == "wheat").unwrap(), 6)
    );
    assert_eq!((preview::one_more(set, 0), preview::one_more(set, 1)), (2, 6));
    assert_eq!((preview::more(set, 3, 0), preview::more(set, 3, 3)), (6, 24));
}
