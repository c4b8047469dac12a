//! The rules of the lantern.

use super::*;
use engine::Audience;

impl Lantern {
    /// The seats that owe a choice of this round.
    pub(super) fn choosing(&self) -> Seats {
        Seat::all(self.seats()).filter(|seat| self.choices[seat.index()].len() < STEPS).collect()
    }

    /// Whether the next choice of the seat turns all over.
    pub(super) fn is_last_choice(&self, seat: Seat) -> bool {
        self.stage == Stage::Choose
            && self.choosing() == Seats::one(seat)
            && self.choices[seat.index()].len() + 1 == STEPS
    }

    pub(super) fn is_open(&self, seat: Seat, action: Move) -> bool {
        if seat.index() >= self.seats() {
            return false;
        }
        let made = self.choices[seat.index()].len();
        match (self.stage, action.choice()) {
            (Stage::Choose, Some(Choice::Pick(_))) => made < STEPS,
            (Stage::Choose, Some(Choice::Call(_))) => made + 1 == STEPS,
            (Stage::Lay, None) if seat == self.active => {
                action == REST || action.lays().is_some_and(|kind| self.hands[seat.index()][kind] > 0)
            }
            (Stage::After, None) if seat == self.active => match action {
                DRAW => count(self.deck) > 0,
                PEEK => !self.knows.contains(seat),
                FLIP => !self.turned_up,
                REST => true,
                _ => false,
            },
            _ => false,
        }
    }

    pub(super) fn lay<S: Sink<Self>>(&mut self, seat: Seat, kind: usize, log: &mut S) {
        self.hands[seat.index()][kind] -= 1;
        self.laid[seat.index()][kind] += 1;
        self.points[seat.index()] += kind as i32 + 1;
        self.stage = Stage::After;
        log.event(Audience::ALL, self, || Event::Laid { seat, card: kind as u8 + 1 });
    }

    pub(super) fn decide<S: Sink<Self>>(&mut self, seat: Seat, action: Move, log: &mut S) {
        let card = self.covered.expect("a card is covered before the first turn");
        match action {
            PEEK => {
                self.knows = self.knows.with(seat);
                log.tell(Seats::one(seat), self, |sees| Event::Peeked { seat, card: sees.then_some(card) });
            }
            FLIP => {
                self.turned_up = true;
                self.knows = Seats::all(self.seats());
                self.pass();
                log.event(Audience::ALL, self, || Event::Flipped { card });
            }
            DRAW => self.stage = Stage::Draw,
            _ => {
                self.pass();
                log.event(Audience::ALL, self, || Event::Rested { seat });
            }
        }
    }

    fn pass(&mut self) {
        self.active = self.active.left(self.seats());
        self.circles += u8::from(self.active == Seat::new(0));
        self.stage = if self.circles == self.turns { Stage::Choose } else { Stage::Lay };
    }

    pub(super) fn choose<S: Sink<Self>>(&mut self, seat: Seat, choice: Choice, log: &mut S) {
        self.choices[seat.index()].push(choice);
        if matches!(choice, Choice::Pick(_)) {
            log.event(Audience::only(seat), self, || Event::Own { choice });
            log.event(Audience::ALL, self, || Event::Chosen { seat, choice: None });
        } else {
            log.event(Audience::ALL, self, || Event::Chosen { seat, choice: Some(choice) });
        }
        if self.choosing().is_empty() {
            self.reveal(log);
        }
    }

    fn reveal<S: Sink<Self>>(&mut self, log: &mut S) {
        let choices: Vec<_> = self.choices.iter_mut().map(std::mem::take).collect();
        let sum = |made: &Vec<Choice>| made.iter().map(|choice| i32::from(choice.value())).sum();
        let sums: Vec<i32> = choices.iter().map(sum).collect();
        let highest = sums.iter().copied().max().expect("there are seats");
        if sums.iter().filter(|sum| **sum == highest).count() == 1 {
            let winner = sums.iter().position(|sum| *sum == highest).expect("one has the highest");
            self.points[winner] += highest;
        }
        self.circles = 0;
        self.rounds_left -= 1;
        self.stage = if self.rounds_left == 0 { Stage::Over } else { Stage::Lay };
        self.shown = choices;
        for own in &mut self.shown {
            own.sort();
        }
        log.event(Audience::ALL, self, || Event::Revealed { choices: self.shown.clone() });
    }

    /// Who gets the next card; nobody when it is covered.
    pub(super) fn receiver(&self) -> Option<Seat> {
        match self.stage {
            Stage::Deal => Seat::all(self.seats()).find(|seat| count(self.hands[seat.index()]) < 2),
            Stage::Draw => Some(self.active),
            _ => None,
        }
    }

    pub(super) fn deal<S: Sink<Self>>(&mut self, outcome: Card, log: &mut S) {
        self.deck[usize::from(outcome.0)] -= 1;
        let Some(seat) = self.receiver() else {
            self.covered = Some(outcome.0 + 1);
            self.stage = Stage::Deal;
            return log.event(Audience::ALL, self, || Event::Covered);
        };
        self.hands[seat.index()][usize::from(outcome.0)] += 1;
        if self.stage == Stage::Draw {
            self.pass();
        } else if self.receiver().is_none() {
            self.stage = Stage::Lay;
        }
        let card = outcome.0 + 1;
        log.tell(Seats::one(seat), self, |sees| Event::Dealt { seat, card: sees.then_some(card) });
    }

    /// A position like those that one may be in who sees this.
    pub(super) fn imagine<R: Rng>(public: &Public, own: Option<(Seat, &Private)>, rng: &mut R) -> Self {
        let known = public.turned_up.or_else(|| own.and_then(|(_, private)| private.covered));
        let mut pool = unseen(public, own, known);
        random::shuffle(rng, &mut pool);
        let mut draw = || pool.pop().expect("no more than there are");
        let covered = (public.stage != Stage::Cover).then(|| known.unwrap_or_else(|| draw() + 1));
        let mut hand = |(index, size): (usize, &u8)| {
            let mut cards = Cards::default();
            match own.filter(|(seat, _)| seat.index() == index) {
                Some((_, private)) => cards = private.hand,
                None => (0..*size).for_each(|_| cards[usize::from(draw())] += 1),
            }
            cards
        };
        let hands = public.hands.iter().enumerate().map(&mut hand).collect();
        let mut deck = Cards::default();
        for card in pool {
            deck[usize::from(card)] += 1;
        }
        Self {
            stage: public.stage,
            turns: public.turns,
            circles: public.circles,
            rounds_left: public.rounds_left,
            active: public.active,
            deck,
            covered,
            turned_up: public.turned_up.is_some(),
            knows: public.knows,
            hands,
            laid: public.laid.clone(),
            choices: imagine_choices(public, own, rng),
            shown: public.shown.clone(),
            points: public.points.clone(),
        }
    }
}

/// The cards, from 0, that who sees this has not seen.
fn unseen(public: &Public, own: Option<(Seat, &Private)>, known: Option<u8>) -> Vec<u8> {
    let mut left = [COPIES; KINDS];
    let hand = own.map(|(_, private)| private.hand);
    for cards in public.laid.iter().chain(&hand) {
        for (left, seen) in left.iter_mut().zip(cards) {
            *left -= seen;
        }
    }
    if let Some(card) = known {
        left[usize::from(card) - 1] -= 1;
    }
    let kinds = (0..).zip(left);
    kinds.flat_map(|(kind, left)| std::iter::repeat_n(kind, usize::from(left))).collect()
}

fn imagine_choices<R: Rng>(public: &Public, own: Option<(Seat, &Private)>, rng: &mut R) -> Vec<Vec<Choice>> {
    let mut choices: Vec<Vec<Choice>> = Vec::new();
    for (index, made) in public.choices.iter().enumerate() {
        let mut guess = || Choice::Pick(random::below(rng, 3) as u8 + 1);
        choices.push(match own {
            Some((seat, private)) if seat.index() == index => private.choices.clone(),
            _ => made.iter().map(|choice| choice.unwrap_or_else(&mut guess)).collect(),
        });
    }
    choices
}
