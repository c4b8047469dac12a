//! The table of Sobek in characters.

use super::{backs, cards};
use crate::Names;
use engine::Seat;
use games::sobek::score::{corruption, set_results};
use games::sobek::{Board, Public, QuayCard, Symbol, Zone};
use std::fmt::Write;

/// All that lies open. Writing to a string cannot fail.
pub(super) fn draw(public: &Public, names: &Names) -> String {
    let board = &public.board;
    let mut text = format!("Sobek, {} seats, round {}\n\n", board.seats(), board.round);
    draw_quay(&mut text, board);
    for seat in Seat::all(board.seats()) {
        draw_seat(&mut text, public, seat, names);
    }
    text
}

/// `quay  temple | 1 fish1 | 2 character | 3 wheat0 | 4 amulet | ivory3`.
fn draw_quay(text: &mut String, board: &Board) {
    let card = |(number, (_, lies)): (usize, (u8, QuayCard))| {
        let lies = match lies {
            QuayCard::Open(card) => card.to_string(),
            QuayCard::Character => "character".to_owned(),
        };
        if number < 4 { format!("{}) {lies}", number + 1) } else { lies }
    };
    let lies: Vec<_> = board.quay.cards().enumerate().map(card).collect();
    let _ = writeln!(text, "quay      temple | {}", lies.join(" | "));
    let used: Vec<_> = board.used.each().map(|token| token.to_string()).collect();
    let _ = write!(text, "deck      {} cards, {} deliveries", board.deck, board.deliveries_left());
    let _ = write!(text, "; {} events left", board.stack);
    if !used.is_empty() {
        let _ = write!(text, ", used {}", used.join(", "));
    }
    let _ = writeln!(text, "\ndiscard   {}\n", cards(board.discard));
}

fn draw_seat(text: &mut String, public: &Public, seat: Seat, names: &Names) {
    let board = &public.board;
    let active = if board.active() == Some(seat) { '>' } else { ' ' };
    let score = board.score(seat);
    let _ = writeln!(text, "{active} {}  {score} points, {}", names.of(seat), Symbol::at(score));
    for set in set_results(board, seat) {
        let sets = if set.horizontal { &board.horizontal } else { &board.sets };
        let laid = cards(sets[seat.index()].of(set.family));
        let how = if set.horizontal {
            "horizontal".to_owned()
        } else {
            format!("{} × {}", set.scarabs, set.cards)
        };
        let _ = writeln!(text, "    set   {}: {laid} ({how} = {})", set.family, set.points);
    }
    let _ = writeln!(
        text,
        "    hand  {}; seen {}",
        backs(public.hands[seat.index()]),
        cards(public.known(seat, Zone::Hand))
    );
    let pile = public.piles[seat.index()];
    let curses = board.curses(seat);
    // SO-10.6: all piles are turned up at the end of a round.
    if board.setup.corruption_hidden && !board.piles_open() {
        let _ = writeln!(text, "    pile  hidden; {curses} {}", if curses == 1 { "curse" } else { "curses" });
        return;
    }
    let _ = writeln!(
        text,
        "    pile  {}; seen {}; corruption {}",
        backs(pile),
        cards(public.known(seat, Zone::Pile)),
        corruption(pile.len(), curses)
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position;
    use engine::random::{nth_rng, pick};
    use engine::{Options, Turn};

    #[test]
    fn hidden_piles_are_shown_at_the_end_and_one_curse_is_one() {
        let kind = games::kind("sobek").unwrap();
        let (mut cursed, mut hidden) = (0, 0);
        for nth in 0..8 {
            let mut game = kind.start(3, &Options::parse("corruption_counts=hidden").unwrap()).unwrap();
            let mut rng = nth_rng(5, nth);
            loop {
                match game.turn() {
                    Turn::Act(seats) => {
                        let seat = seats.first().unwrap();
                        let text = pick(&mut rng, &game.legal(seat)).clone();
                        game.act(seat, &text, &mut ()).unwrap();
                    }
                    Turn::Chance => {
                        let text = game.roll(&mut rng);
                        game.resolve(&text, &mut ()).unwrap();
                    }
                    Turn::Over => break,
                }
                let text = position(&game, None, &Names::of_seats(3));
                assert!(!text.contains(" 1 curses"), "{text}");
                cursed += usize::from(text.contains("hidden; 1 curse\n"));
                hidden += usize::from(text.contains("hidden; 0 curses"));
            }
            let text = position(&game, None, &Names::of_seats(3));
            assert!(!text.contains("hidden") && text.contains("corruption"), "{text}");
        }
        assert!(cursed > 0 && hidden > 0, "{cursed} {hidden}");
    }
}
