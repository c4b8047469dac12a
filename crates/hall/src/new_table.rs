//! Opening tables: new ones, and those at which the players of another go on.

use crate::card::summary;
use crate::driver;
use crate::error::HallError;
use crate::hall::{Hall, random_hex, whole};
use crate::live::Live;
use engine::fair::Seed;
use engine::{Options, Seat};
use rand::RngExt;
use std::sync::Arc;
use store::{StoreError, TableId};
use table::{
    Clock, Creation, DiceWord, Draft, Origin, PlayerId, Sitter, Stamped, Table, TableError, Watching, WhenOut,
};

/// Settings of a new table.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game's name: `camel-up`.
    pub game: String,
    /// How many chairs there are.
    pub seats: usize,
    /// The game's options.
    pub options: Options,
    /// Whether players and spectators see exact odds.
    pub odds: bool,
    /// Whether the lobby lists the table.
    pub public: bool,
    /// Where the game comes from, if it does not begin at the beginning.
    pub origin: Option<Origin>,
    /// How much time the players have.
    pub clock: Clock,
    /// What happens to a chair whose time is out.
    pub when_out: WhenOut,
    /// How those who do not sit there see the game while it goes on.
    pub watching: Watching,
    /// Whether players may ask what their choices are worth.
    pub coach: bool,
}

impl<B: Default + Send + Sync + 'static> Hall<B> {
    /// Opens a table with those on it whom `seat` puts there: all of it or, when that is refused, nothing.
    pub async fn open(
        self: &Arc<Self>,
        host: &PlayerId,
        new: NewTable,
        seat: impl FnOnce(&mut Draft) -> Result<(), TableError>,
    ) -> Result<Arc<Live<B>>, HallError> {
        let id = TableId::new(random_hex::<8>()).map_err(|_| HallError::NoTable)?;
        self.open_as(id, host, new, seat).await
    }

    /// As [`Hall::open`], under this name.
    async fn open_as(
        self: &Arc<Self>,
        id: TableId,
        host: &PlayerId,
        new: NewTable,
        seat: impl FnOnce(&mut Draft) -> Result<(), TableError>,
    ) -> Result<Arc<Live<B>>, HallError> {
        let creation = creation(host, new);
        let at = self.now();
        let opened = Stamped { at, entry: Table::open(self.games().kinds(), creation)? };
        let mut draft = Table::replay(self.games().kinds(), std::slice::from_ref(&opened))?.draft(at);
        seat(&mut draft)?;
        let change = draft.finish();
        let lines = std::iter::once(&opened).chain(&change.entries).map(Stamped::to_line).collect();
        self.store().create(&id, &summary(&change.after), lines).await?;
        let live = Arc::new(Live::new(id.clone(), change));
        self.tables().insert(id, Arc::clone(&live));
        driver::wake(self, &live);
        self.bells().ring_at(&live.now().table);
        Ok(live)
    }

    /// The name of the table where the players go on, made when the first of them asks. Who asks sits down
    /// on their old chair, bots too; the others find their chairs free.
    pub async fn rematch(self: &Arc<Self>, live: &Arc<Live<B>>, by: &PlayerId) -> Result<String, HallError> {
        let (hall, live, by) = (Arc::clone(self), Arc::clone(live), by.clone());
        whole(async move { hall.go_on(&live, &by).await }).await
    }

    async fn go_on(self: &Arc<Self>, live: &Arc<Live<B>>, by: &PlayerId) -> Result<String, HallError> {
        // Who asks at the same moment waits, and then finds the table of the first.
        let _one_at_a_time = live.going_on.lock().await;
        let now = live.now();
        let table = &now.table;
        if let Some(next) = table.rematch() {
            return Ok(next.to_owned());
        }
        if table.status() != table::Status::Finished {
            return Err(TableError::NotOver.into());
        }
        // Who asks at another server agrees on the name, and finds the table there or makes it.
        let key = format!("rematch of {}", live.id());
        let name = self.store().get_or_set_meta(&key, &random_hex::<8>()).await?;
        let id = TableId::new(name.as_str()).map_err(|_| HallError::NoTable)?;
        match self.open_as(id, by, NewTable::like(table), |draft| reseat(draft, table, by)).await {
            Ok(_) | Err(HallError::Store(StoreError::Exists { .. })) => {}
            Err(error) => return Err(error),
        }
        let next = name.clone();
        let go_on =
            move |draft: &mut Draft| if draft.rematch().is_some() { Ok(()) } else { draft.go_on_at(&next) };
        self.change(live, go_on).await?;
        Ok(name)
    }
}

/// How a table is opened, with dice of its own.
fn creation(host: &PlayerId, new: NewTable) -> Creation {
    let mut seed = [0u8; 32];
    rand::rng().fill(&mut seed);
    Creation {
        game: new.game,
        rules: 0,
        seats: new.seats,
        options: new.options,
        odds: new.odds,
        public: new.public,
        clock: new.clock,
        when_out: new.when_out,
        watching: new.watching,
        coach: new.coach,
        host: host.clone(),
        seed: Seed::new(seed).to_string(),
        origin: new.origin,
    }
}

impl NewTable {
    /// The same settings once more.
    pub fn like(table: &Table) -> Self {
        let old = table.creation();
        Self {
            game: old.game.clone(),
            seats: old.seats,
            options: old.options.clone(),
            odds: old.odds,
            public: old.public,
            origin: None,
            clock: old.clock,
            when_out: old.when_out,
            watching: old.watching,
            coach: old.coach,
        }
    }
}

/// Sits the person and the bots of a table down on their old chairs.
fn reseat(draft: &mut Draft, old: &Table, by: &PlayerId) -> Result<(), TableError> {
    for (seat, chair) in Seat::all(old.chairs().len()).zip(old.chairs()) {
        match &chair.sitter {
            Some(Sitter::Bot(bot)) => draft.seat_bot(by, seat, bot)?,
            Some(Sitter::Person { player, name }) if player == by => {
                draft.sit(seat, player, name, DiceWord::None)?;
            }
            _ => {}
        }
    }
    Ok(())
}
