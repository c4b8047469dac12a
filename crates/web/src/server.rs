//! Setting the server up, and taking it down cleanly.

use crate::app::{App, Shared};
use crate::game_page::AnyPage;
use crate::guest::{Signer, identify, random_hex};
use crate::pages::{device, layout, lobby, open_games, result, room, rules, set_up, settings, style, table};
use crate::problem::Problem;
use crate::{api, assets, connections, limits, security, stream};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Weak};
use std::time::{Duration, SystemTime};
use store::{SqliteStore, Store, StoreError};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// The longest body of a request, in bytes.
const BODY_LIMIT: usize = 32 * 1024;
/// How long a request may take to come in and be answered; streams begin at once.
const REQUEST_TIME: Duration = Duration::from_secs(30);
/// How often idle tables are forgotten.
const SWEEP: Duration = Duration::from_mins(1);
/// The key under which the store keeps what signs the cookies.
const COOKIE_KEY: &str = "cookie_key";

/// How the server is run.
#[derive(Clone)]
pub struct Config {
    /// Where it listens. Port 0 picks a free one.
    pub address: SocketAddr,
    /// The folder of `stolik.db`; made if it is missing.
    pub data: PathBuf,
    /// How long steps are shown and bots wait, as a factor: 1 is normal, 0 at once.
    pub pace: f32,
    /// How many times the usual rate one address may ask for, for load from one machine.
    pub rate: u32,
    /// The games: [`crate::GAMES`], and others besides. The first server of a process decides.
    pub games: &'static [&'static dyn AnyPage],
    /// Whether a proxy stands before the server, whose `X-Forwarded-…` headers then count.
    pub behind_proxy: bool,
    /// What time it is: [`SystemTime::now`] but in tests.
    pub clock: fn() -> SystemTime,
}

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
    /// The data folder cannot be made.
    #[error("cannot make the folder {}: {source}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Stored tables cannot be listed.
    #[error("the stored tables cannot be read: {0}")]
    Resume(String),
}

/// Runs the server until `stop` is done. `ready` gets the address it listens on.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    open_games(config.games);
    let folder = config.data.clone();
    std::fs::create_dir_all(&folder).map_err(|source| ServeError::Folder { folder, source })?;
    let store = SqliteStore::open(config.data.join("stolik.db")).await?;
    let key = store.get_or_set_meta(COOKIE_KEY, &random_hex::<32>()).await?;
    let address = config.address;
    let listener =
        TcpListener::bind(address).await.map_err(|source| ServeError::Listen { address, source })?;
    let signer = Signer::new(key.as_bytes());
    let app = App::new(store.clone(), signer, &config);
    app.resume().await.map_err(|problem| ServeError::Resume(problem.detail))?;
    tokio::spawn(sweep(Arc::downgrade(&app)));
    ready(listener.local_addr().unwrap_or(address));
    // Streams never end by themselves, so the server is dropped rather than drained; what was acknowledged
    // is stored, and a change under way is finished by the store's own writer before it closes.
    tokio::select! {
        never = connections::serve(listener, router(app)) => match never {},
        () = stop => {}
    }
    store.close().await?;
    Ok(())
}

/// Forgets, from time to time, tables and addresses that are quiet.
async fn sweep(app: Weak<App>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        let Some(app) = app.upgrade() else { return };
        app.forget_idle();
        app.limits.forget_quiet();
    }
}

fn router(app: Shared) -> Router {
    Router::new()
        .route("/", get(lobby::show))
        .route("/new/{game}", get(set_up::show))
        .route("/tables", post(set_up::create))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/plan", get(table::plan))
        .route("/t/{id}/stream", get(stream::show))
        .route("/t/{id}/result", get(result::show))
        .route("/t/{id}/record", get(result::record))
        .route("/t/{id}/qr.svg", get(room::qr_code))
        .route("/t/{id}/device", post(device::make))
        .route("/t/{id}/{action}", post(room::act))
        .route("/device/{token}", get(device::ask).post(device::take))
        .route("/rules/{game}", get(rules::show))
        .route("/style", get(style::show))
        .route("/settings", post(settings::save))
        .route("/assets/{version}/{*path}", get(assets::serve))
        .nest("/api/v1", api::router())
        .route("/health", get(async || "ok"))
        .fallback(nothing)
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn(security::same_site))
        .layer(from_fn_with_state(app.clone(), identify))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST_TIME))
        .layer(from_fn_with_state(app.clone(), limits::limit))
        .layer(from_fn_with_state(app.clone(), security::headers))
        .layer(CompressionLayer::new())
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .with_state(app)
}

async fn nothing(reader: layout::Reader) -> Response {
    layout::problem(&layout::Reader { here: "/".to_owned(), ..reader }, &Problem::not_found("page"))
}

async fn wrong_method(reader: layout::Reader, request: Request) -> Response {
    let detail = format!("{} is not possible here", request.method());
    let problem = Problem::new(StatusCode::METHOD_NOT_ALLOWED, "bad-method", detail);
    layout::problem(&layout::Reader { here: "/".to_owned(), ..reader }, &problem)
}
