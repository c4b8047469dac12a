//! Setting the server up, and taking it down cleanly.

use crate::app::{App, Shared};
use crate::guest::{Signer, identify, random_hex};
use crate::limits::Limiter;
use crate::pages::{device, layout, lobby, result, room, rules, settings, table};
use crate::problem::Problem;
use crate::{api, assets, limits, security, stream};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{SqliteStore, Store, StoreError};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

/// The longest body of a request, in bytes.
const BODY_LIMIT: usize = 32 * 1024;
/// How often idle tables are forgotten.
const SWEEP: Duration = Duration::from_mins(1);
/// The key under which the store keeps what signs the cookies.
const COOKIE_KEY: &str = "cookie_key";

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens. Port 0 picks a free one.
    pub address: SocketAddr,
    /// The folder of `stolik.db`; made if it is missing.
    pub data: PathBuf,
    /// How long steps are shown and bots wait, as a factor: 1 is normal, 0 at once.
    pub pace: f32,
    /// How many times the usual rate of changes one address may make, for load from one machine.
    pub rate: u32,
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
    /// The connection broke.
    #[error("the server stopped: {0}")]
    Server(#[from] std::io::Error),
}

/// Runs the server until `stop` is done. `ready` gets the address it listens on.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let folder = config.data.clone();
    std::fs::create_dir_all(&folder).map_err(|source| ServeError::Folder { folder, source })?;
    let store = SqliteStore::open(config.data.join("stolik.db")).await?;
    let key = store.get_or_set_meta(COOKIE_KEY, &random_hex::<32>()).await?;
    let address = config.address;
    let listener =
        TcpListener::bind(address).await.map_err(|source| ServeError::Listen { address, source })?;
    let app = App::new(store.clone(), Signer::new(key.as_bytes()), config.pace);
    app.resume().await.map_err(|problem| ServeError::Resume(problem.detail))?;
    let limiter = limits::limiter(config.rate);
    tokio::spawn(sweep(Arc::downgrade(&app), Arc::clone(&limiter)));
    ready(listener.local_addr()?);
    // Streams never end by themselves, so the server is dropped rather than drained; what was acknowledged
    // is stored, and a change under way is finished by the store's own writer before it closes.
    let service = router(app, limiter).into_make_service_with_connect_info::<SocketAddr>();
    tokio::select! {
        served = axum::serve(listener, service) => served?,
        () = stop => {}
    }
    store.close().await?;
    Ok(())
}

/// Forgets, from time to time, tables and addresses that are quiet.
async fn sweep(app: Weak<App>, limiter: Limiter) {
    loop {
        tokio::time::sleep(SWEEP).await;
        let Some(app) = app.upgrade() else { return };
        app.forget_idle();
        limiter.retain_recent();
    }
}

fn router(app: Shared, limiter: Limiter) -> Router {
    Router::new()
        .route("/", get(lobby::show))
        .route("/tables", post(lobby::create))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/stream", get(stream::show))
        .route("/t/{id}/result", get(result::show))
        .route("/t/{id}/record", get(result::record))
        .route("/t/{id}/qr.svg", get(room::qr_code))
        .route("/t/{id}/device", post(device::make))
        .route("/t/{id}/{action}", post(room::act))
        .route("/device/{token}", get(device::ask).post(device::take))
        .route("/rules/{game}", get(rules::show))
        .route("/settings", post(settings::save))
        .route("/assets/{version}/{*path}", get(assets::serve))
        .nest("/api/v1", api::router())
        .route("/health", get(async || "ok"))
        .fallback(nothing)
        .layer(from_fn(security::same_site))
        .layer(from_fn_with_state(app.clone(), identify))
        .layer(from_fn_with_state(limiter, limits::limit))
        .layer(from_fn(security::headers))
        .layer(CompressionLayer::new())
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .with_state(app)
}

async fn nothing(reader: layout::Reader) -> Response {
    layout::problem(&layout::Reader { here: "/".to_owned(), ..reader }, &Problem::not_found("page"))
}
