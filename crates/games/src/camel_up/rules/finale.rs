//! The final scoring (`CU-15`).

use crate::camel_up::cards::Deck;
use crate::camel_up::data::data;
use crate::camel_up::event::Event;
use crate::camel_up::score::{finish_reward, right_racer, settled};
use crate::camel_up::state::{CamelUp, Phase};
use engine::{Audience, Game, Sink};

impl CamelUp {
    /// `CU-15.1`, `CU-15.2`, `CU-15.3`, `CU-15.4`, `CU-15.5`, `CU-15.6`, `CU-15.7`, `CU-15.8`, `CU-15.9`, `CU-15.10`:
    /// turns up and settles the winner deck, then the loser deck.
    pub(in crate::camel_up) fn score_race<S: Sink<Self>>(&mut self, log: &mut S) {
        let ranking = self.board.race.ranking();
        log.event(Audience::ALL, self, || Event::RaceOver { ranking });
        for deck in Deck::ALL {
            // CU-15.4: each deck has its own sequence, and wrong cards use up no step of it.
            let mut rights = 0;
            for position in 0..self.decks.len(deck) {
                rights += usize::from(self.turn_card(deck, position, rights, log));
            }
        }
        self.board.phase = Phase::Over;
        log.event(Audience::ALL, self, || Event::GameOver { standings: self.scores() });
    }

    /// `CU-15.2`, `CU-15.3`, `CU-15.4`, `CU-15.5`, `CU-15.6`: settles one card at once; returns whether it is right.
    fn turn_card<S: Sink<Self>>(&mut self, deck: Deck, position: usize, rights: usize, log: &mut S) -> bool {
        let Some((owner, colour)) =
            self.decks.get(deck, position).and_then(|card| Some((card.owner, card.colour?)))
        else {
            unreachable!("a position knows every card of its decks");
        };
        let right = colour == right_racer(self.board.race.ranking(), deck);
        let worth = if right { finish_reward(rights) } else { data().finish_wrong };
        let before = self.board.money(owner);
        let money = settled(before, worth);
        self.board.money[owner.index()] = money;
        self.board.turned += 1;
        log.event(Audience::ALL, self, || Event::FinishCardTurned {
            deck,
            position: position as u8 + 1,
            owner,
            colour,
            right,
            worth,
            amount: i32::from(money) - i32::from(before),
            money,
        });
        right
    }
}
