//! Why a decision is refused.

use crate::sobek::action::Action;
use crate::sobek::card::{Card, Family};
use crate::sobek::data::data;
use crate::sobek::memory::Zone;
use crate::sobek::state::{Phase, Sobek, chance_decides, scored};
use crate::sobek::token::Token;
use engine::{Illegal, Seat};

fn refuse(clause: &'static str, code: &'static str, message: impl Into<String>) -> Illegal {
    Illegal::new(clause, code, message)
}

impl Sobek {
    /// Why the acting seat cannot make this decision; asked only about decisions that are not open.
    pub(in crate::sobek) fn reason(&self, action: Action) -> Illegal {
        let phase = self.board.phase;
        let asked = match action {
            Action::Take(_) | Action::Play(_) | Action::Set(_) => phase == Phase::Turn,
            Action::Add(_) => {
                matches!(phase, Phase::Build | Phase::HorizontalBuild | Phase::CourtesanCards)
            }
            Action::Done => matches!(phase, Phase::Build | Phase::HorizontalBuild | Phase::CourtesanCards),
            Action::Lay(_) => phase == Phase::Horizontal,
            Action::Event(_) => phase == Phase::Event,
            Action::Target(_) => {
                matches!(phase, Phase::Fraternity | Phase::Curse | Phase::ThiefVictim | Phase::VizierRival)
            }
            Action::Bless(_) => phase == Phase::Prosperity,
            Action::Purge(_) => phase == Phase::Priest,
            Action::Back(_) => phase == Phase::ThiefBack,
            Action::Drop(_) => phase == Phase::Surplus,
            Action::Pick(_) => phase == Phase::VizierCard,
            Action::Extend(_) => phase == Phase::CourtesanSet,
            Action::Fetch(_) => phase == Phase::Merchant,
            Action::First(_) => phase == Phase::Starter,
        };
        if asked { self.reason_now(action) } else { self.not_asked() }
    }

    /// What is asked instead.
    fn not_asked(&self) -> Illegal {
        let (clause, message) = match self.board.phase {
            Phase::Turn => ("SO-3.1", "it is time to take a card, play a character or play a set"),
            Phase::Build => ("SO-5.1", "a set is being played, go on with add or done"),
            Phase::Event => ("SO-6.2", "an event token must be chosen"),
            Phase::Fraternity => ("SO-6.9", "a rival must be named for Fraternity"),
            Phase::Curse => ("SO-6.14", "a rival must be named for the Curse"),
            Phase::Prosperity => ("SO-6.17", "a set must be chosen for Prosperity"),
            Phase::Priest => ("SO-7.10", "a family to discard must be chosen"),
            Phase::ThiefVictim => ("SO-7.14", "a victim must be named"),
            Phase::ThiefBack => ("SO-7.15", "a back must be chosen"),
            Phase::Surplus => ("SO-7.19", "surplus cards must be given up"),
            Phase::VizierRival => ("SO-7.23", "a rival must be named for the Vizier"),
            Phase::VizierCard => ("SO-7.23", "a card must be picked out of the pile"),
            Phase::CourtesanSet => ("SO-7.26", "a set must be chosen for the Courtesan"),
            Phase::CourtesanCards => ("SO-7.26", "the Courtesan adds cards, go on with add or done"),
            Phase::Merchant => ("SO-7.31", "a card of the quay must be fetched"),
            Phase::Horizontal => ("SO-9.3", "the round is over, lay horizontal sets or be done"),
            Phase::HorizontalBuild => ("SO-9.3", "a horizontal set is being laid, go on with add or done"),
            Phase::Starter => ("SO-12.2", "the starting player must be chosen"),
            // Nobody is asked, and `check_acts` has said so.
            chance_decides!() | scored!() => ("SO-3.4", "chance decides first"),
        };
        refuse(clause, "not-asked", message)
    }

    fn reason_now(&self, action: Action) -> Illegal {
        let board = &self.board;
        match action {
            Action::Take(_) => {
                let message = format!("only {} cards are available", board.quay.available().count());
                refuse("SO-4.1", "not-available", message)
            }
            Action::Fetch(_) => {
                refuse("SO-7.31", "no-such-card", format!("only {} cards are on the quay", board.quay.len()))
            }
            Action::Play(character) => {
                refuse("SO-7.1", "not-in-hand", format!("you do not have the {character}"))
            }
            Action::Set(family) => self.why_no_set(family),
            Action::Lay(family) => self.why_no_horizontal(family),
            Action::Add(card) => self.why_not_add(card),
            Action::Done => self.why_not_done(),
            Action::Event(token) => {
                refuse("SO-6.1", "not-in-stack", format!("there is no {token} in the event stack"))
            }
            Action::Target(seat) => self.why_not_target(seat),
            Action::Bless(family) => self.why_not_bless(family),
            Action::Purge(family) => {
                refuse("SO-7.12", "not-in-pile", format!("there is no {family} card in your corruption pile"))
            }
            Action::Back(back) => {
                refuse("SO-7.15", "no-such-back", format!("there is no {back} back in that hand"))
            }
            Action::Drop(card) => self.why_not_drop(card),
            Action::Pick(card) => {
                refuse("SO-7.23", "not-in-pile", format!("there is no {card} in that pile"))
            }
            Action::Extend(family) => self.why_not_extend(family),
            Action::First(seat) => no_such_seat("SO-12.2", seat, board.seats()),
        }
    }

    fn why_no_set(&self, family: Family) -> Illegal {
        let (least, hand) = (data().min_set, self.hand(self.board.active));
        let own = hand.family(family).len();
        let amulets = hand.amulets();
        if own + usize::from(amulets) < usize::from(least) {
            let extends = self.board.sets[self.board.active.index()].has(family);
            let clause = if extends { "SO-5.7" } else { "SO-5.1" };
            let message =
                format!("you have {own} {family} cards and {amulets} amulets, but {least} cards are needed");
            return refuse(clause, "too-few-cards", message);
        }
        refuse(
            "SO-5.5",
            "amulets-only",
            format!("a new set needs at least one {family} card besides amulets"),
        )
    }

    fn why_no_horizontal(&self, family: Family) -> Illegal {
        let (least, hand) = (data().min_set, self.hand(self.board.active));
        let own = hand.family(family).len();
        if let Some(last) = self.board.focus.family.filter(|last| *last >= family) {
            let message = format!("{last} has been laid; only families after it can follow, each once");
            return refuse("SO-9.5", "family-order", message);
        }
        if own + usize::from(hand.amulets()) < usize::from(least) {
            let amulets = hand.amulets();
            let message =
                format!("you have {own} {family} cards and {amulets} amulets, but {least} cards are needed");
            return refuse("SO-9.3", "too-few-cards", message);
        }
        refuse(
            "SO-9.6",
            "amulets-only",
            format!("a horizontal set needs at least one {family} card besides amulets"),
        )
    }

    fn why_not_add(&self, card: Card) -> Illegal {
        let board = &self.board;
        let Some(family) = board.focus.family else { return self.not_asked() };
        if !self.hand(board.active).has(card) {
            return refuse("SO-5.1", "not-in-hand", format!("you do not have a card {card}"));
        }
        let courtesan = board.phase == Phase::CourtesanCards;
        if card == Card::AMULET && courtesan && !board.setup.courtesan_amulets {
            return refuse("SO-7.28", "no-amulets", "the Courtesan may not add amulets at this table");
        }
        if card != Card::AMULET && card.family() != Some(family) {
            let clause = if courtesan { "SO-7.27" } else { "SO-5.2" };
            return refuse(clause, "wrong-family", format!("{card} does not fit a {family} set"));
        }
        if let Some(last) = board.focus.last.filter(|last| *last > card) {
            let message = format!("cards are added in order, and {card} comes before {last}");
            return refuse("SO-5.10", "card-order", message);
        }
        if card == Card::AMULET && self.needs_family_card() {
            let clause = if board.phase == Phase::HorizontalBuild { "SO-9.6" } else { "SO-5.5" };
            return refuse(clause, "amulets-only", format!("a {family} card must come before amulets"));
        }
        let message = format!("from {card} on too few cards are left for a set of {}", data().min_set);
        refuse("SO-5.1", "too-few-cards", message)
    }

    fn why_not_done(&self) -> Illegal {
        let focus = &self.board.focus;
        if self.board.phase == Phase::CourtesanCards {
            return refuse("SO-7.29", "too-few-cards", "the Courtesan adds at least one card");
        }
        let least = data().min_set;
        if focus.added < least {
            let clause = if focus.extension { "SO-5.7" } else { "SO-5.1" };
            let message = format!("{} cards are laid, but {least} are needed", focus.added);
            return refuse(clause, "too-few-cards", message);
        }
        refuse("SO-5.5", "amulets-only", "a new set needs at least one card that is no amulet")
    }

    fn why_not_target(&self, seat: Seat) -> Illegal {
        let board = &self.board;
        let phase = board.phase;
        let (clause, zone) = if phase == Phase::Curse {
            (if seat == board.active { "SO-6.16" } else { "SO-6.14" }, None)
        } else if phase == Phase::ThiefVictim {
            ("SO-7.14", Some(Zone::Hand))
        } else if phase == Phase::VizierRival {
            ("SO-7.23", Some(Zone::Pile))
        } else {
            ("SO-6.9", None)
        };
        if seat.index() >= board.seats() {
            return no_such_seat(clause, seat, board.seats());
        }
        if seat == board.active {
            return refuse(clause, "own-seat", "you must name a rival, not yourself");
        }
        match zone {
            Some(Zone::Hand) => refuse(clause, "empty-hand", format!("seat {seat} has no card in hand")),
            _ => refuse(clause, "empty-pile", format!("seat {seat} has no card in the corruption pile")),
        }
    }

    fn why_not_bless(&self, family: Family) -> Illegal {
        if !data().prosperity_families.contains(&family) {
            return refuse(
                "SO-6.17",
                "wrong-family",
                format!("{} does not go to {family}", Token::Prosperity),
            );
        }
        if !self.board.sets[self.board.active.index()].has(family) {
            return refuse("SO-6.17", "no-such-set", format!("you have no {family} set on the table"));
        }
        let message = format!("the {family} set brought this event and does not qualify at this table");
        refuse("SO-6.18", "new-set", message)
    }

    fn why_not_drop(&self, card: Card) -> Illegal {
        let hand = self.board.focus.seat.map(|seat| self.hand(seat)).unwrap_or_default();
        if !hand.has(card) {
            return refuse("SO-7.19", "not-in-hand", format!("you do not have a card {card}"));
        }
        if let Some(last) = self.dropping.last().filter(|last| *last > card) {
            let message = format!("cards are given up in order, and {card} comes before {last}");
            return refuse("SO-7.20", "card-order", message);
        }
        let left = self.board.focus.left;
        let message = format!("{left} cards must be given up in order, and from {card} on too few are left");
        refuse("SO-7.20", "card-order", message)
    }

    fn why_not_extend(&self, family: Family) -> Illegal {
        if !self.board.sets[self.board.active.index()].has(family) {
            return refuse("SO-7.26", "no-such-set", format!("you have no {family} set on the table"));
        }
        refuse("SO-7.29", "no-fitting-card", format!("you have no card that fits your {family} set"))
    }
}

fn no_such_seat(clause: &'static str, seat: Seat, seats: usize) -> Illegal {
    let message = format!("there is no seat {seat} at this table, use 1 to {seats}");
    refuse(clause, "no-such-seat", message)
}
