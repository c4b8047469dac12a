//! A table with its log, as a server keeps them, for all tests of the table.

use engine::any::{AnyStep, Kind};
use engine::random::{Rng, below, pick};
use engine::{Options, Seat, Turn};
use table::{Change, Creation, DiceWord, Draft, Frame, PlayerId, Stamped, Status, Table, TableError};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::try_from(number).unwrap()
}

pub(crate) fn person(name: &str) -> PlayerId {
    PlayerId(name.to_owned())
}

/// The persons on the chairs, in seat order.
pub(crate) const NAMES: [&str; 8] = ["ola", "jan", "ewa", "piotr", "zofia", "adam", "maria", "tomek"];

pub(crate) fn name_of(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}

pub(crate) fn creation(kind: &dyn Kind, seats: usize, options: &str) -> Creation {
    Creation {
        game: kind.id().to_owned(),
        rules: 0,
        seats,
        options: Options::parse(options).unwrap(),
        odds: true,
        public: true,
        host: person("ola"),
        clock: table::Clock::None,
        when_out: table::WhenOut::StandIn,
        watching: table::Watching::AtOnce,
        coach: false,
        seed: "07".repeat(32),
        origin: None,
    }
}

/// A table with its log, as a server would keep them.
#[derive(Clone)]
pub(crate) struct Kept {
    pub(crate) kinds: &'static [&'static dyn Kind],
    pub(crate) table: Table,
    pub(crate) log: Vec<Stamped>,
    /// Whether each change is held against a replay of the whole log.
    pub(crate) checked: bool,
}

impl Kept {
    pub(crate) fn open(kinds: &'static [&'static dyn Kind], seats: usize, options: &str) -> Self {
        let entry = Table::open(kinds, creation(kinds[0], seats, options)).unwrap();
        let log = vec![Stamped { at: 1, entry }];
        Self { kinds, table: Table::replay(kinds, &log).unwrap(), log, checked: true }
    }

    /// Persons on the first chairs, a bot on each other one, started.
    pub(crate) fn started(
        kinds: &'static [&'static dyn Kind],
        seats: usize,
        options: &str,
        persons: usize,
    ) -> Self {
        let mut kept = Self::open(kinds, seats, options);
        for chair in Seat::all(seats) {
            let name = name_of(chair);
            let word = DiceWord::open(if name == "ola" { "salt" } else { "" }).unwrap();
            if chair.index() < persons {
                kept.change(|draft| draft.sit(chair, &person(name), name, word)).unwrap();
            } else {
                kept.change(|draft| draft.seat_bot(&person("ola"), chair, "random")).unwrap();
            }
        }
        kept.change(|draft| draft.begin_game(&person("jan"))).unwrap();
        kept
    }

    /// Makes a change and stores it; gives what is shown of it.
    pub(crate) fn change(
        &mut self,
        request: impl FnOnce(&mut Draft) -> Result<(), TableError>,
    ) -> Result<Vec<Frame>, TableError> {
        let change = self.try_change(request)?;
        Ok(self.store(change))
    }

    /// What a request would change.
    pub(crate) fn try_change(
        &self,
        request: impl FnOnce(&mut Draft) -> Result<(), TableError>,
    ) -> Result<Change, TableError> {
        let mut draft = self.table.draft(self.log.len() as u64);
        request(&mut draft)?;
        Ok(draft.finish())
    }

    /// Why a request is refused.
    pub(crate) fn refused(&self, request: impl FnOnce(&mut Draft) -> Result<(), TableError>) -> TableError {
        self.try_change(request).map(|change| change.entries).unwrap_err()
    }

    /// Appends a change to the log. It is what its entries say, one by one and from the start.
    fn store(&mut self, change: Change) -> Vec<Frame> {
        let mut frames = Vec::new();
        for stamped in &change.entries {
            self.table.apply(stamped, Some(&mut frames)).unwrap();
        }
        self.log.extend(change.entries);
        assert_eq!(format!("{:?}", self.table), format!("{:?}", change.after));
        assert_eq!(format!("{frames:?}"), format!("{:?}", change.frames));
        if self.checked {
            self.check_replay();
        }
        frames
    }

    /// The table is what its log says, and what it tells is what its entries do.
    pub(crate) fn check_replay(&self) {
        let replayed = Table::replay(self.kinds, &self.log).unwrap();
        assert_eq!(format!("{:?}", self.table), format!("{replayed:?}"));
        let Some(now) = self.table.game() else { return };
        let whole = Table::replay_whole(self.kinds, &self.log).unwrap();
        let creation = whole.creation();
        let kind = self.kinds.iter().find(|kind| kind.id() == creation.game).unwrap();
        let mut game = kind.start(creation.seats, &creation.options).unwrap();
        let mut told = Vec::new();
        for (index, entry) in whole.entries().enumerate() {
            let mut steps: Vec<AnyStep> = Vec::new();
            entry.make(&mut game, &mut steps).unwrap();
            told.extend(steps.into_iter().map(|step| format!("{index} {:?} {:?}", step.to, step.event)));
        }
        assert!(game == *now, "the entries give the position");
        let remembered =
            whole.told().iter().map(|told| format!("{} {:?} {:?}", told.entry, told.to, told.event));
        for (at, (remembered, told)) in remembered.zip(&told).enumerate() {
            assert_eq!(remembered, *told, "event {at} is what the entries do");
        }
        assert_eq!(whole.told().len(), told.len());
    }

    /// The seat, on which the person of its chair sits, makes moves in answer to what it owes.
    pub(crate) fn moves(&mut self, number: u8, moves: &[&str]) -> Result<Vec<Frame>, TableError> {
        let seat = seat(number);
        let decision = self.table.decision(seat).expect("the seat is to act");
        self.change(|draft| draft.play(&person(name_of(seat)), seat, decision, moves))
    }

    /// Plays entries written as `1 rest; 2 lay 3`.
    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split(';') {
            let (number, text) = text.trim().split_once(' ').unwrap();
            self.moves(number.parse().unwrap(), &[text]).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
    }

    pub(crate) fn take_back(&mut self, number: u8) -> Result<Vec<Frame>, TableError> {
        let seat = seat(number);
        self.change(|draft| draft.take_back(&person(name_of(seat)), seat))
    }

    /// The seats that may take back now.
    pub(crate) fn unsettled(&self) -> Vec<u8> {
        let seats = Seat::all(self.table.chairs().len());
        seats.filter(|seat| self.table.can_take_back(*seat)).map(Seat::number).collect()
    }

    pub(crate) fn acting(&self) -> Vec<Seat> {
        match self.table.game().map(|game| game.turn()) {
            Some(Turn::Act(seats)) => seats.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// A random seat that is to act makes a random move.
    pub(crate) fn random_move<R: Rng>(&mut self, rng: &mut R) -> Seat {
        let mover = *pick(rng, &self.acting());
        let legal = self.table.game().unwrap().legal(mover);
        let text = pick(rng, &legal).clone();
        let decision = self.table.decision(mover).unwrap();
        self.change(|draft| draft.play_for(mover, decision, &[&text])).unwrap();
        mover
    }

    /// Plays to the end at random; one time in `rare` somebody takes back who may.
    pub(crate) fn finish<R: Rng>(&mut self, rng: &mut R, rare: u32) {
        while self.table.status() == Status::Playing {
            self.random_move(rng);
            let may = self.unsettled();
            if !may.is_empty() && below(rng, rare) == 0 {
                self.take_back(*pick(rng, &may)).unwrap();
            }
            assert!(self.log.len() < 5000, "the game comes to an end");
        }
    }
}
