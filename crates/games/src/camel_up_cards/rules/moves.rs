//! A unit moves, step by step (`CC-8`).

use crate::camel_up_cards::event::{Event, HomeReason};
use crate::camel_up_cards::state::{Board, CamelUpCards};
use crate::camel_up_cards::{Camel, Figure, Place};
use engine::{Audience, Sink};

impl Board {
    /// `CC-8.15`: whether no figure is behind all camels.
    #[inline]
    fn none_is_passed(&self) -> bool {
        self.figures.kept_from(self.race.rear()) == self.figures
    }
}

impl CamelUpCards {
    /// `CC-8.1`, `CC-8.2`, `CC-8.3`, `CC-8.4`, `CC-8.5`, `CC-8.6`, `CC-8.7`, `CC-8.8`, `CC-8.9`, `CC-8.10`, `CC-8.11`,
    /// `CC-8.12`, `CC-8.13`, `CC-8.14`, `CC-8.15`, `CC-8.16`, `CC-8.17`, `CC-8.18`: carries out a whole move; the race
    /// is over if it reaches the Finish.
    #[inline]
    pub(in crate::camel_up_cards) fn move_unit<S: Sink<Self>>(
        &mut self,
        mover: Camel,
        steps: u8,
        log: &mut S,
    ) {
        let before = self.board.race;
        let unit = before.unit(mover);
        let (start, mut at) = (before.at(mover), self.board.track.ahead(before.at(mover), steps));
        let list = move || before.list(unit);
        let from = self.board.place_name(start);
        log.event(Audience::ALL, self, || Event::UnitLifted { mover, unit: list(), from, steps });
        self.board.race = before.on_top(mover, unit, at);
        self.rest_on(at);
        let to = self.board.place_name(at);
        log.event(Audience::ALL, self, || Event::UnitHopped { mover, unit: list(), from, to });
        // CC-8.9: each figure leaves as it acts, so that it acts once at most.
        while let Some(figure) = self.board.figures.on(at) {
            let from = self.board.place_name(at);
            self.send_home(figure, HomeReason::Acted, log);
            at = self.board.track.step(at, figure);
            let race = self.board.race;
            self.board.race = if figure.goes_under() {
                race.underneath(mover, unit, at)
            } else {
                race.on_top(mover, unit, at)
            };
            self.rest_on(at);
            let to = self.board.place_name(at);
            log.event(Audience::ALL, self, || Event::ExtraStep { mover, unit: list(), figure, from, to });
        }
        self.remove_passed(log);
        if self.board.race.is_over() {
            let finished = || self.board.race.stack(Place::Finish.position());
            log.event(Audience::ALL, self, || Event::Finished { mover, unit: finished() });
        }
    }

    /// What follows the move, once the unit goes no farther and leaves no figure behind.
    #[inline]
    fn rest_on(&mut self, at: u8) {
        if self.board.figures.on(at).is_none() && self.board.none_is_passed() {
            self.after_move();
        }
    }

    /// `CC-8.8`: the figure and its card go back to the supply.
    #[inline]
    pub(in crate::camel_up_cards) fn send_home<S: Sink<Self>>(
        &mut self,
        figure: Figure,
        reason: HomeReason,
        log: &mut S,
    ) {
        let Some(placed) = self.board.figure(figure) else { return };
        self.board.figures = self.board.figures.lifted(figure);
        self.board.figure_cards[figure as usize] = 0;
        if reason == HomeReason::Passed && self.board.none_is_passed() {
            self.after_move();
        }
        let (cell, holder) = (placed.cell, placed.holder);
        log.event(Audience::ALL, self, || Event::FigureHome { figure, cell, holder, reason });
    }

    /// `CC-8.15`, `CC-8.16`, `CC-8.17`: figures behind all camels go home.
    #[inline]
    fn remove_passed<S: Sink<Self>>(&mut self, log: &mut S) {
        if self.board.none_is_passed() {
            return;
        }
        let kept = self.board.figures.kept_from(self.board.race.rear());
        for figure in Figure::ALL {
            if kept.at(figure) == 0 {
                self.send_home(figure, HomeReason::Passed, log);
            }
        }
    }
}
