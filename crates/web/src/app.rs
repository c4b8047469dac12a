//! What all requests share.

use crate::chairs::Chairs;
use crate::coach::Coach;
use crate::config::Config;
use crate::drawing::game_pages;
use crate::game_page::AnyPage;
use crate::guest::Signer;
use crate::house::House;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::notices::Teller;
use crate::people::People;
use crate::pictures::Pictures;
use crate::problem::Problem;
use crate::replay::{Analyses, Reels};
use crate::stop::Stop;
use axum::http::StatusCode;
use engine::Seat;
use hall::{Games, Hall};
use std::sync::Arc;
use std::time::Duration;
use store::AnyStore;
use table::{PlayerId, Status, Table, TableError};

/// What all requests share.
pub(crate) type Shared = Arc<App>;
/// A live table, with what is drawn of it.
pub(crate) type Live = hall::Live<Pictures>;

/// The server's state.
pub(crate) struct App {
    /// The live tables.
    pub(crate) hall: Arc<Hall<Pictures>>,
    pub(crate) signer: Signer,
    pub(crate) limits: Limits,
    /// What is measured as it happens.
    pub(crate) metrics: Metrics,
    /// How the host runs the house.
    pub(crate) house: House,
    /// Whether `X-Forwarded-…` headers come from a proxy of ours.
    pub(crate) behind_proxy: bool,
    /// The games that were seen again last.
    pub(crate) reels: Reels,
    /// The games that are being analysed.
    pub(crate) analyses: Analyses,
    /// What players have asked about their choices.
    pub(crate) coach: Coach,
    /// Who acts for whom.
    pub(crate) chairs: Chairs,
    /// Who has an account.
    pub(crate) people: People,
    /// What tells people that it is their turn.
    pub(crate) teller: Teller,
    /// How long a peer may take nothing of what waits for it.
    pub(crate) patience: Duration,
    /// Whether the server is about to stop.
    pub(crate) stop: Stop,
}

impl App {
    pub(crate) fn new(store: AnyStore, signer: Signer, teller: Teller, config: &Config) -> Shared {
        let &Config { behind_proxy, hall, patience, .. } = config;
        let games = Games::new(game_pages().map(AnyPage::game));
        let chairs = Chairs::new(store.news().is_some());
        let hall = Hall::new(store, games, hall);
        let (limits, stop, reels) = (Limits::new(config), Stop::new(), Reels::default());
        let people = People::new(config.rate);
        let house = House { private: config.private, motd: config.motd.clone() };
        Arc::new(Self {
            hall,
            signer,
            limits,
            metrics: Metrics::new(),
            house,
            behind_proxy,
            reels,
            analyses: Analyses::new(),
            coach: Coach::default(),
            chairs,
            people,
            teller,
            patience,
            stop,
        })
    }

    /// The table of this name.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Live>, Problem> {
        Ok(self.hall.table(id).await?)
    }

    /// The table with all of its history, once its game is over.
    pub(crate) async fn whole(&self, id: &str) -> Result<Table, Problem> {
        let live = self.table(id).await?;
        if live.read(Table::status) != Status::Finished {
            return Err(TableError::NotOver.into());
        }
        Ok(self.hall.whole(&live).await?)
    }
}

/// The seat of who asks, for what only players may do.
pub(crate) fn own_seat(live: &Live, by: &PlayerId) -> Result<Seat, Problem> {
    live.read(|table| table.seat_of(by))
        .ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, "not-seated", "you do not sit at this table"))
}
