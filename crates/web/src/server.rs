//! Setting the server up, and taking it down cleanly.

use crate::app::{App, Shared};
use crate::chat::CHAT;
use crate::config::Config;
use crate::drawing::open_games;
use crate::guest::{COOKIE_KEY, Signer, random_hex};
use crate::notices::{ADDRESS, SUBSCRIPTION, Teller, dispatch, new_key};
use crate::pages::people::{chat, feed, invited, join, letters, notices, person, round, screen};
use crate::pages::{
    boards, carry, coach, device, editor, invite, layout, learn, lobby, people, puzzles, replay, result,
    room, rules, set_up, settings, style, table,
};
use crate::people::{ACCOUNT, INVITATION};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::words::open_languages;
use crate::{api, assets, connections, doors, metrics, ready, requests, security, stream};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use futures_util::FutureExt;
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{AnyStore, News, Place, StoreError, TableId};
use tokio::net::TcpListener;
use tokio::sync::broadcast::error::RecvError;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// The longest body of a request, in bytes.
const BODY_LIMIT: usize = 32 * 1024;
/// The longest record that is read, in bytes: a game of a thousand steps has some ten thousand.
const RECORD_LIMIT: usize = 512 * 1024;
/// The longest archive of records, in bytes.
const ARCHIVE_LIMIT: usize = 16 * 1024 * 1024;
/// How hard pages are packed, of 11: harder takes longer than it saves on the way.
const PACKING: i32 = 5;
/// How long a request may take to come in and be answered; streams begin at once.
const REQUEST_TIME: Duration = Duration::from_secs(30);
/// How often idle tables are forgotten.
const SWEEP: Duration = Duration::from_mins(1);
/// The key under which the store keeps what signs push messages.
const PUSH_KEY: &str = "push_key";
/// How long notices that are on their way may take when the server stops.
const LAST_NOTICES: Duration = Duration::from_millis(500);

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
    /// The key by which push services know the house is damaged.
    #[error("the key `{PUSH_KEY}` in the database is damaged")]
    PushKey,
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Where a server listens.
#[derive(Clone, Copy, Debug)]
pub struct Listening {
    /// Pages and API.
    pub address: SocketAddr,
    /// Measures.
    pub metrics: Option<SocketAddr>,
}

/// What is told where the server listens.
type Ready = Box<dyn FnOnce(Listening)>;
/// Is done when the server is to stop.
type Stopped = Pin<Box<dyn Future<Output = ()>>>;
/// A server that runs.
type Running = Pin<Box<dyn Future<Output = Result<(), ServeError>>>>;

/// Runs the server until `stop` is done, and then, for four seconds at the most, until what it was asked is answered.
/// `ready` gets the addresses it listens on.
pub fn serve(
    config: Config,
    ready: impl FnOnce(Listening) + 'static,
    stop: impl Future<Output = ()> + 'static,
) -> Running {
    compiled_here(config, Box::new(ready), Box::pin(stop))
}

/// Whatever runs a server runs this one, which is compiled with this crate and not anew with each program.
fn compiled_here(config: Config, ready: Ready, stop: Stopped) -> Running {
    Box::pin(run(config, ready, stop))
}

async fn run(config: Config, ready: Ready, mut stop: Stopped) -> Result<(), ServeError> {
    open_games(config.games);
    open_languages(config.languages.clone());
    make_folder(&config.store)?;
    let store = AnyStore::open_to_serve(&config.store).await?;
    let key = store.get_or_set_meta(COOKIE_KEY, &random_hex::<32>()).await?;
    let (listener, address) = listen(config.address).await?;
    let metrics = match config.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let signer = Signer::new(key.as_bytes());
    let push_key = store.get_or_set_meta(PUSH_KEY, &new_key()).await?;
    let teller = Teller::new(&push_key, &config.notices).ok_or(ServeError::PushKey)?;
    let app = App::new(store.clone(), signer, teller, &config);
    app.hall.open_house().await?;
    let resumed = Arc::clone(&app.hall);
    tokio::spawn(async move {
        if let Err(error) = resumed.resume().await {
            tracing::error!(%error, "the running tables cannot be listed");
        }
        if let Err(error) = resumed.bring_up_to_date().await {
            tracing::error!(%error, "the people and outcomes of older tables are not listed");
        }
    });
    tokio::spawn(sweep(Arc::downgrade(&app)));
    tokio::spawn(hear(Arc::downgrade(&app)));
    tokio::spawn(dispatch(Arc::downgrade(&app)));
    // Who is told that the server is ready may ask it to stop at once: from here on it listens for that too.
    if stop.as_mut().now_or_never().is_some() {
        return Ok(store.close().await?);
    }
    ready(Listening { address, metrics: metrics.as_ref().map(|(_, address)| *address) });
    if let Some((listener, _)) = metrics {
        tokio::spawn(metrics::tell(listener, Arc::clone(&app)));
    }
    let left = Arc::clone(&app);
    connections::serve(listener, router(app.clone()), app, stop).await;
    left.teller.finish(LAST_NOTICES).await;
    if let Err(error) = left.hall.note_open().await {
        tracing::warn!(%error, "some seconds of the clocks are nobody's");
    }
    // A change of those who were cut is finished by the store's own writer before it closes.
    store.close().await?;
    Ok(())
}

/// Listens, and where: port 0 has become another.
async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let listener = TcpListener::bind(address).await;
    let listening = listener.and_then(|listener| Ok((listener.local_addr()?, listener)));
    let (bound, listener) = listening.map_err(|source| ServeError::Listen { address, source })?;
    Ok((listener, bound))
}

/// Makes the folder of a file.
fn make_folder(store: &Place) -> Result<(), ServeError> {
    let Place::File(file) = store else { return Ok(()) };
    let folder = file.parent().unwrap_or(file).to_owned();
    std::fs::create_dir_all(&folder).map_err(|source| ServeError::Folder { folder, source })
}

/// Forgets, from time to time, tables and addresses that are quiet.
async fn sweep(app: Weak<App>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        let Some(app) = app.upgrade() else { return };
        app.hall.forget_idle();
        app.limits.forget_quiet();
        app.chairs.forget_quiet();
        app.people.forget_all();
        if let Err(error) = app.hall.sweep().await {
            tracing::error!(%error, "old tables cannot be removed");
        }
    }
}

/// Hears of chairs that are handed on and taken back at other servers.
async fn hear(app: Weak<App>) {
    let Some(mut news) = app.upgrade().and_then(|app| app.hall.store().news()) else { return };
    loop {
        let said = news.recv().await;
        let Some(app) = app.upgrade() else { return };
        let (chairs, store) = (&app.chairs, app.hall.store());
        match said {
            Ok(News::Grants(holder)) => chairs.refresh(store, Some(&holder)).await,
            Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                app.people.forget_all();
                chairs.refresh(store, None).await;
            }
            Ok(News::Note(kind, key)) if kind == ACCOUNT => app.people.forget(&key),
            Ok(News::Note(kind, key)) if kind == INVITATION => {
                app.hall.bells().ring(key.split('/').next().unwrap_or_default());
            }
            Ok(News::Note(kind, key)) if kind == SUBSCRIPTION || kind == ADDRESS => {
                let player = key.split('/').next().unwrap_or_default();
                app.hall.bells().report(player);
                app.hall.bells().tell(player);
            }
            Ok(News::Note(kind, key)) if kind == CHAT => {
                let table = TableId::new(key.split('/').next().unwrap_or_default()).ok();
                table.and_then(|id| app.hall.known(&id)).inspect(|live| live.beside.chat.hear_of(&key));
            }
            Ok(News::Table(..) | News::Note(..)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

fn router(app: Shared) -> Router {
    Router::new()
        .route("/", get(lobby::show))
        .route("/lists", get(lobby::lists))
        .route("/boards", get(boards::show))
        .route("/new/{game}", get(set_up::show))
        .route("/tables", get(lobby::lead).post(set_up::create))
        .route("/style", get(style::show))
        .merge(of_tables())
        .merge(of_replays())
        .merge(alone())
        .merge(of_people())
        .nest("/you", people::router())
        .nest("/api/v1", api::router())
        .fallback(nothing)
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn(doors::same_site))
        .layer(from_fn_with_state(app.clone(), doors::identify))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(PACKING)))
        // These are the same for all and compressed already.
        .route("/assets/{version}/{*path}", get(assets::serve))
        .route("/feed/{token}", get(feed::show))
        .route("/sw.js", get(assets::worker))
        .route("/health", get(ready::health))
        .route("/ready", get(ready::ready))
        .method_not_allowed_fallback(wrong_method)
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST_TIME))
        .layer(from_fn_with_state(app.clone(), doors::limit))
        .layer(from_fn_with_state(app.clone(), security::headers))
        .layer(from_fn_with_state(app.clone(), requests::follow))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .with_state(app)
}

/// A table: what it shows, and what is done at it.
fn of_tables() -> Router<Shared> {
    Router::new()
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/plan", get(table::plan))
        .route("/t/{id}/stream", get(stream::show))
        .route("/t/{id}/result", get(result::show))
        .route("/t/{id}/record", get(result::record))
        .route("/t/{id}/coach", get(coach::show))
        .route("/t/{id}/qr.svg", get(invite::qr_code))
        .route("/t/{id}/device", get(device::list).post(device::make))
        .route("/t/{id}/beside", post(round::sit))
        .route("/t/{id}/round", post(round::pass))
        .route("/t/{id}/curtain", get(round::asked))
        .route("/t/{id}/screen", get(screen::show))
        .route("/t/{id}/chair.svg", get(screen::code))
        .route("/t/{id}/say", post(chat::say))
        .route("/t/{id}/mute", post(chat::set_mute))
        .route("/t/{id}/talk", post(chat::set_open))
        .route("/t/{id}/device/revoke", post(device::revoke))
        .route("/t/{id}/{action}", post(room::act))
}

/// Games seen again and explained, and positions set up by hand.
fn of_replays() -> Router<Shared> {
    Router::new()
        .route("/t/{id}/replay", get(replay::show))
        .route("/t/{id}/replay/frames", get(replay::frames))
        .route("/t/{id}/replay/analysis", get(replay::analysis).post(replay::analysis))
        .route("/t/{id}/replay/bar", get(replay::bar))
        .route("/t/{id}/replay/away", get(replay::away))
        .route("/t/{id}/replay/position", get(replay::position))
        .route("/t/{id}/embed", get(replay::embed))
        .route("/t/{id}/picture.svg", get(replay::svg))
        .route("/t/{id}/picture.png", get(replay::png))
        .route("/replay", get(replay::ask).merge(post(replay::paper).layer(record_limit())))
        .route("/t/{id}/replay/play", post(replay::play))
        .route("/t/{id}/replay/edit", get(replay::edit_table))
        .route("/replay/edit", post(replay::edit_paper).layer(record_limit()))
        .route("/replay/play", post(replay::play_paper).layer(record_limit()))
        .route("/replay/keep", post(replay::keep).layer(record_limit()))
        .route("/you/games.zip", get(replay::download))
        .route("/import", get(replay::ask_files).merge(post(replay::files).layer(archive_limit())))
        .route("/editor/{game}", get(editor::show).merge(post(editor::edit).layer(record_limit())))
        .route("/editor/{game}/play", post(editor::play).layer(record_limit()))
        .route("/editor/{game}/picture.svg", get(editor::svg))
        .route("/editor/{game}/picture.png", get(editor::png))
        .route("/replay/frames", post(replay::paper_frames).layer(record_limit()))
}

/// What is looked at and tried without a table.
fn alone() -> Router<Shared> {
    Router::new()
        .route("/learn", get(learn::list))
        .route("/learn/{game}", get(learn::begin))
        .route("/learn/{game}/{step}", get(learn::show))
        .route("/learn/{game}/{step}/plan", get(learn::plan))
        .route("/learn/{game}/{step}/play", post(learn::choose))
        .route("/puzzles", get(puzzles::list))
        .route("/puzzles/{game}/{number}", get(puzzles::show))
        .route("/puzzles/{game}/{number}/plan", get(puzzles::plan))
        .route("/puzzles/{game}/{number}/play", post(puzzles::choose))
        .route("/rules", get(rules::list))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/summary", get(rules::summary))
}

/// People: their settings, and the ways by which they come.
fn of_people() -> Router<Shared> {
    Router::new()
        .route("/device/{token}", get(carry::ask).post(carry::take))
        .route("/settings", get(settings::show).post(settings::save))
        .route("/settings/push", post(notices::switch_on))
        .route("/settings/push/end", post(notices::switch_off))
        .route("/settings/feed", post(notices::make_feed))
        .route("/settings/feed/end", post(notices::end_feed))
        .route("/settings/mail", post(notices::ask_mail))
        .route("/settings/mail/end", post(notices::end_mail))
        .route("/mail/confirm/{token}", get(letters::ask).post(letters::confirm))
        .route("/mail/end/{link}", get(letters::ask_end).post(letters::end))
        .route("/join", get(join::show).post(join::follow))
        .route("/people/{name}", get(person::show))
        .route("/invited/{token}", get(invited::ask).post(invited::take))
}

fn record_limit() -> DefaultBodyLimit {
    DefaultBodyLimit::max(RECORD_LIMIT)
}

fn archive_limit() -> DefaultBodyLimit {
    DefaultBodyLimit::max(ARCHIVE_LIMIT)
}

async fn nothing(reader: Reader) -> Response {
    layout::problem(&Reader { here: "/".to_owned(), ..reader }, &Problem::not_found("page"))
}

async fn wrong_method(reader: Reader, request: Request) -> Response {
    let detail = format!("{} is not possible here", request.method());
    let problem = Problem::new(StatusCode::METHOD_NOT_ALLOWED, "bad-method", detail);
    layout::problem(&Reader { here: "/".to_owned(), ..reader }, &problem)
}
