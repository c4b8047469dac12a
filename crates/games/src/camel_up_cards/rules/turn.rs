//! A turn: figures, reveal, hand card, bets (`CC-5`, `CC-6`, `CC-7`, `CC-9`).

use crate::bits::{nth_set_bit, set_bits};
use crate::camel_up_cards::event::Event;
use crate::camel_up_cards::state::{Board, CamelUpCards, Phase};
use crate::camel_up_cards::{Action, Bet, BetKind, Cell, Figure, RaceCard, Slot};
use engine::{Audience, Illegal, Seat, Sink};

/// What the active player may do now, in groups in listing order.
#[derive(Clone, Copy)]
pub(in crate::camel_up_cards) struct TurnOptions {
    /// Whether race actions are open; if not, the turn can be ended without a bet.
    race: bool,
    /// The hand card, if it can be played.
    card: Option<RaceCard>,
    /// The cells for figures, bit n - 1 for position n, and how many figures can go there.
    cells: u64,
    fox: bool,
    palm: bool,
    /// Bit n for bet number n.
    bets: u64,
}

impl TurnOptions {
    /// How many decisions.
    #[inline]
    pub(in crate::camel_up_cards) fn len(&self) -> u32 {
        let figures = u32::from(self.fox) + u32::from(self.palm);
        u32::from(self.race)
            + u32::from(self.card.is_some())
            + figures * self.cells.count_ones()
            + self.bets.count_ones()
            + u32::from(!self.race)
    }

    /// The decision number `n` in listing order, counted from 0; `n` is below [`Self::len`].
    #[inline]
    pub(in crate::camel_up_cards) fn nth(&self, board: &Board, mut n: u32) -> Action {
        let bets = self.bets.count_ones();
        // Bets and `done` come last; they are looked at first, for they need no more than this.
        let before = self.len() - bets - u32::from(!self.race);
        if let Some(at) = n.checked_sub(before) {
            if at == bets {
                return Action::Done;
            }
            return Action::Bet(Bet::ALL[nth_set_bit(self.bets, at) as usize]);
        }
        if self.race {
            if n == 0 {
                return Action::Reveal;
            }
            n -= 1;
        }
        if let Some(card) = self.card {
            if n == 0 {
                return Action::Play(card);
            }
            n -= 1;
        }
        let cells = self.cells.count_ones();
        let figure = if self.fox && n < cells { Figure::Fox } else { Figure::Palm };
        let at = nth_set_bit(self.cells, if self.fox && n >= cells { n - cells } else { n }) as u8 + 1;
        Action::Place(figure, board.track.cell(at))
    }
}

impl CamelUpCards {
    /// `CC-5.2`, `CC-5.3`: what is open to the active player.
    #[inline]
    pub(in crate::camel_up_cards) fn turn_options(&self, seat: Seat) -> TurnOptions {
        let board = &self.board;
        let race = board.phase != Phase::Bet;
        TurnOptions {
            race,
            card: if race { self.own[seat.index()].kept.card() } else { None },
            cells: if race { board.figure_cells() } else { 0 },
            fox: race && board.figures.at(Figure::Fox) == 0,
            palm: race && board.figures.at(Figure::Palm) == 0,
            bets: if board.phase == Phase::Race { 0 } else { board.bets.open() },
        }
    }

    /// Appends the decisions of a turn in listing order.
    pub(in crate::camel_up_cards) fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let options = self.turn_options(seat);
        out.extend((0..options.len()).map(|n| options.nth(&self.board, n)));
    }

    /// `CC-5`, `CC-6`, `CC-7`, `CC-9`: whether the active player may do this now.
    pub(in crate::camel_up_cards) fn check_turn(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let refuse = |clause, code, message: String| Err(Illegal::new(clause, code, message));
        let phase = self.board.phase;
        if action.is_race_action() && phase == Phase::Bet {
            let message = "you have made your race action, bet or say done";
            return refuse("CC-5.10", "race-action-made", message.to_owned());
        }
        match action {
            Action::Bet(_) if phase == Phase::Race => {
                let message = "you have bet in this turn, now make a race action";
                refuse("CC-5.5", "bet-made", message.to_owned())
            }
            Action::Bet(bet) => self.board.check_bet(seat, bet),
            Action::Done if phase != Phase::Bet => {
                refuse("CC-5.10", "no-race-action", "a turn needs a race action".to_owned())
            }
            Action::Play(card) => self.check_play(seat, card),
            Action::Place(figure, cell) => self.board.check_place(figure, cell),
            // CC-5.9: revealing is always possible.
            _ => Ok(()),
        }
    }

    /// `CC-7.5`, `CC-7.7`: whether the seat has this card in hand.
    fn check_play(&self, seat: Seat, card: RaceCard) -> Result<(), Illegal> {
        match self.own[seat.index()].kept.card() {
            Some(kept) if kept == card => Ok(()),
            Some(kept) => {
                let message = format!("the card in your hand is {kept}, not {card}");
                Err(Illegal::new("CC-7.5", "card-not-held", message))
            }
            None => {
                let message = "you have played your hand card of this leg already";
                Err(Illegal::new("CC-7.7", "hand-card-played", message))
            }
        }
    }

    /// `CC-6.1`: puts a figure on the track and takes its card.
    #[inline]
    pub(in crate::camel_up_cards) fn place_figure<S: Sink<Self>>(
        &mut self,
        figure: Figure,
        cell: Cell,
        log: &mut S,
    ) {
        let seat = self.board.active;
        self.board.figures = self.board.figures.with(figure, cell.first());
        self.board.figure_cards[figure as usize] = seat.number();
        self.after_race_action();
        log.event(Audience::ALL, self, || Event::FigurePlaced { seat, figure, cell });
    }

    /// `CC-7.1`: the top card of the race deck comes next.
    #[inline]
    pub(in crate::camel_up_cards) fn reveal<S: Sink<Self>>(&mut self, log: &mut S) {
        let seat = self.board.active;
        let bet_made = self.board.phase == Phase::Race;
        self.board.phase = if bet_made { Phase::DrawAfterBet } else { Phase::Draw };
        log.event(Audience::ALL, self, || Event::Revealing { seat });
    }

    /// `CC-7.1`, `CC-7.4`: the card drawn moves its camel as printed; the last one ends the leg.
    #[inline]
    pub(in crate::camel_up_cards) fn draw<S: Sink<Self>>(&mut self, card: RaceCard, log: &mut S) {
        let seat = self.board.active;
        self.deck = self.deck.without(card);
        self.board.pile.push(card);
        log.event(Audience::ALL, self, || Event::CardDrawn { seat, card, left: self.deck.len() });
        self.move_unit(card.camel(), card.value(), log);
        if self.board.race.is_over() {
            self.end_race(log);
        } else if self.deck.is_empty() {
            self.end_leg(log);
        }
    }

    /// `CC-7.5`, `CC-7.6`: the hand card moves its camel by 1, whatever is printed, and goes to the discard pile.
    #[inline]
    pub(in crate::camel_up_cards) fn play<S: Sink<Self>>(&mut self, card: RaceCard, log: &mut S) {
        let seat = self.board.active;
        self.own[seat.index()].kept = Slot::EMPTY;
        self.board.played[seat.index()] = Slot::of(card);
        log.event(Audience::ALL, self, || Event::HandCardPlayed { seat, card });
        self.move_unit(card.camel(), 1, log);
        if self.board.race.is_over() {
            self.end_race(log);
        }
    }

    /// `CC-9`: takes a bet card; of a kind that one can hold only once, the one held goes back (`CC-9.7`).
    #[inline]
    pub(in crate::camel_up_cards) fn take_bet<S: Sink<Self>>(&mut self, bet: Bet, log: &mut S) {
        let seat = self.board.active;
        if let Some(camel) = self.board.bets.give_back(seat, bet.kind) {
            log.event(Audience::ALL, self, || Event::BetReturned { seat, kind: bet.kind, camel });
        }
        let card = self.board.bets.take(bet, seat);
        // CC-5.5, CC-5.6.
        if self.board.phase == Phase::Bet {
            self.pass_turn();
        } else {
            self.board.phase = Phase::Race;
        }
        log.event(Audience::ALL, self, || Event::BetTaken { seat, card });
    }

    /// `CC-5.6`: ends the turn without a bet.
    #[inline]
    pub(in crate::camel_up_cards) fn end_without_bet<S: Sink<Self>>(&mut self, log: &mut S) {
        let seat = self.board.active;
        self.pass_turn();
        log.event(Audience::ALL, self, || Event::NoBet { seat });
    }

    /// `CC-5.5`, `CC-5.6`, `CC-5.8`: a bet may follow, unless one was made or none can be.
    #[inline]
    fn after_race_action(&mut self) {
        let bet_made = matches!(self.board.phase, Phase::Race | Phase::DrawAfterBet);
        if bet_made || self.board.bets.open() == 0 {
            self.pass_turn();
        } else {
            self.board.phase = Phase::Bet;
        }
    }

    /// `CC-5.6`: with the last step of its unit the race action is made, unless it ends the leg or the race.
    #[inline]
    pub(in crate::camel_up_cards) fn after_move(&mut self) {
        let board = &self.board;
        if board.phase.in_leg() && !board.race.is_over() && !self.deck.is_empty() {
            self.after_race_action();
        }
    }

    /// `CC-5.1`: the turn passes to the left.
    #[inline]
    fn pass_turn(&mut self) {
        self.board.active = self.board.active.left(self.board.seats());
        self.board.phase = Phase::Turn;
    }
}

impl Board {
    /// `CC-6.3`, `CC-6.4`, `CC-6.5`, `CC-6.6`: the cells for figures, bit n - 1 for position n.
    #[inline]
    pub(in crate::camel_up_cards) fn figure_cells(&self) -> u64 {
        let behind = (1u64 << self.race.rear().saturating_sub(1).min(63)) - 1;
        self.track.cells() & !self.race.occupied() & !self.figures.spaces() & !behind
    }

    /// Where fox and palm may be put now, from the Start on (`CC-6.3`, `CC-6.4`, `CC-6.5`, `CC-6.6`).
    pub fn open_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        set_bits(self.figure_cells()).map(|bit| self.track.cell(bit as u8 + 1))
    }

    /// `CC-9.1`, `CC-9.2`, `CC-9.5`, `CC-9.6`, `CC-9.7`, `CC-9.8`, `CC-9.9`, `CC-9.10`, `CC-9.11`, `CC-9.12`,
    /// `CC-9.13`, `CC-9.14`: whether the seat may take this card.
    fn check_bet(&self, seat: Seat, bet: Bet) -> Result<(), Illegal> {
        if self.bets.open() >> bet.index() & 1 == 1 {
            return Ok(());
        }
        let Bet { kind, camel } = bet;
        let Some(holder) = self.bets.holder(bet) else {
            let message = format!("no leg-winner card of {camel} is left in this leg");
            return Err(Illegal::new("CC-9.1", "bet-gone", message));
        };
        if holder == seat && kind.is_final() {
            let message = format!("you hold the {kind} card of {camel} already");
            return Err(Illegal::new("CC-9.9", "bet-held", message));
        }
        let clause = match kind {
            BetKind::Leg | BetKind::Third => "CC-9.2",
            BetKind::Winner => "CC-9.5",
            BetKind::Loser => "CC-9.6",
        };
        let message = format!("the {kind} card of {camel} is in front of seat {holder}");
        Err(Illegal::new(clause, "bet-gone", message))
    }

    /// `CC-6.2`, `CC-6.3`, `CC-6.4`, `CC-6.5`, `CC-6.6`: whether a figure may be put on this cell.
    pub(in crate::camel_up_cards) fn check_place(&self, figure: Figure, cell: Cell) -> Result<(), Illegal> {
        let refuse = |clause, code, message: String| Err(Illegal::new(clause, code, message));
        if let Some(placed) = self.figure(figure) {
            let message = format!("the {figure} is on the track, on cell {}", placed.cell);
            return refuse("CC-6.2", "figure-out", message);
        }
        let Some(at) = self.track.position(cell) else {
            let message =
                format!("there is no cell {cell} on this track, its last space is {}", self.track.last());
            return refuse("CC-6.3", "no-such-cell", message);
        };
        if let Some(camel) = self.race.stack(at).top() {
            return refuse("CC-6.3", "camel-on-cell", format!("{camel} stands on cell {cell}"));
        }
        if let Some(other) = self.figures.on(at) {
            return refuse("CC-6.3", "figure-on-cell", format!("the {other} stands on cell {cell}"));
        }
        if at < self.race.rear() {
            let last = self.place_name(self.race.rear());
            let message = format!("cell {cell} is behind the last camel, which is on {last}");
            return refuse("CC-6.5", "behind-all", message);
        }
        Ok(())
    }
}
