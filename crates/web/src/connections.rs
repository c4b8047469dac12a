//! Connections: accepted one after another, cut when their request does not come or its answer is not read, and brought
//! to their end when the server stops.

use crate::app::Shared;
use crate::tally::{Full, Place};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// How long the head of a request may take; an idle connection is closed after as long.
const HEAD_TIME: Duration = Duration::from_secs(20);
/// The wait when the system has no room for another connection.
const FULL: Duration = Duration::from_millis(200);
/// How long handshakes that have begun may take when the server was asked to stop.
const HANDSHAKES: Duration = Duration::from_millis(100);
/// How long connections are kept for a request that was on its way when the server was asked to stop.
const LAST_REQUESTS: Duration = Duration::from_secs(1);
/// How long the answers under way may take after that.
const LAST_ANSWERS: Duration = Duration::from_secs(3);
/// How often it is looked whether all connections have ended.
const LOOK: Duration = Duration::from_millis(10);

/// Serves all connections until `stop` is done, and then until what was asked on them is answered.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    app: Shared,
    stop: impl Future<Output = ()>,
) {
    let graceful = GracefulShutdown::new();
    tokio::select! {
        never = accept(&listener, &router, &app, &graceful) => match never {},
        () = stop => {}
    }
    app.stop.ask();
    close_the_door(&listener);
    match timeout(HANDSHAKES, accept(&listener, &router, &app, &graceful)).await {
        Ok(never) => match never {},
        Err(_elapsed) => {}
    }
    if let Err(error) = accept_the_rest(listener, &router, &app, &graceful) {
        tracing::warn!(%error, "the last connections cannot be accepted");
    }
    drain(graceful).await;
}

/// Accepts connections for as long as it is polled.
async fn accept(
    listener: &TcpListener,
    router: &Router,
    app: &Shared,
    graceful: &GracefulShutdown,
) -> Infallible {
    loop {
        match listener.accept().await {
            Ok((socket, peer)) => open(socket, peer, router, app, graceful.watcher()),
            Err(error) => {
                tracing::warn!(%error, "a connection cannot be accepted");
                sleep(FULL).await;
            }
        }
    }
}

/// Begins no further handshakes, where the system can do that, so that none ends between the last look for connections
/// and the end of the listener: its request would be lost. Who knocks now is refused when the listener is closed, or
/// let in by the next server.
fn close_the_door(listener: &TcpListener) {
    #[cfg(target_os = "linux")]
    {
        use socket2::{SockFilter, SockRef};
        // Loads the flags of the segment (byte 13), and drops it if SYN is set without ACK.
        let drop_syn = [
            SockFilter::new(0x30, 0, 0, 13),
            SockFilter::new(0x54, 0, 0, 0x12),
            SockFilter::new(0x15, 0, 1, 0x02),
            SockFilter::new(0x06, 0, 0, 0),
            SockFilter::new(0x06, 0, 0, u32::MAX),
        ];
        if let Err(error) = SockRef::from(listener).attach_filter(&drop_syn) {
            tracing::debug!(%error, "handshakes go on to the last moment");
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = listener;
}

/// Accepts who has connected already, and nobody after them: to those it was open.
fn accept_the_rest(
    listener: TcpListener,
    router: &Router,
    app: &Shared,
    graceful: &GracefulShutdown,
) -> io::Result<()> {
    let listener = listener.into_std()?;
    loop {
        match listener.accept() {
            Ok((socket, peer)) => {
                socket.set_nonblocking(true)?;
                open(TcpStream::from_std(socket)?, peer, router, app, graceful.watcher());
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
            Err(error) => return Err(error),
        }
    }
}

/// Waits until all connections have ended, those that are idle and those that take too long by force.
async fn drain(graceful: GracefulShutdown) {
    let quiet = Instant::now() + LAST_REQUESTS;
    while graceful.count() > 0 && Instant::now() < quiet {
        sleep(LOOK).await;
    }
    let left = graceful.count();
    if timeout_at(quiet + LAST_ANSWERS, graceful.shutdown()).await.is_err() {
        tracing::warn!(left, "connections are cut that did not end in time");
    }
}

/// Serves a connection as a task of its own, if there is a place for it.
fn open(socket: TcpStream, peer: SocketAddr, router: &Router, app: &Shared, watcher: Watcher) {
    match app.limits.connect(peer.ip(), app.behind_proxy) {
        Ok(place) => {
            tokio::spawn(connection(socket, peer, router.clone(), app.clone(), watcher, place));
        }
        Err(full) => {
            app.metrics.refused.inc();
            tracing::debug!(%peer, ?full, "no place for a connection");
            refuse(&socket, full);
        }
    }
}

/// Says why there is no place, as far as that goes without waiting.
fn refuse(socket: &TcpStream, full: Full) {
    let status = match full {
        Full::Sender => "429 Too Many Requests",
        Full::All => "503 Service Unavailable",
    };
    let reply =
        format!("HTTP/1.1 {status}\r\nretry-after: 2\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    let _ = socket.try_write(reply.as_bytes());
}

async fn connection(
    socket: TcpStream,
    peer: SocketAddr,
    router: Router,
    app: Shared,
    watcher: Watcher,
    _place: Place,
) {
    // Events are small and wanted at once; where the system cannot do that, they come a little later.
    let _ = socket.set_nodelay(true);
    let service = service_fn(|request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let (router, stop) = (router.clone(), app.stop.clone());
        async move {
            let mut response: Response<Body> = router.oneshot(request).await?;
            if stop.asked() {
                response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
            }
            Ok::<_, Infallible>(response)
        }
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .serve_connection(TokioIo::new(impatient(socket, app.patience)), service);
    if let Err(error) = watcher.watch(served).await {
        tracing::debug!(%error, %peer, "a connection broke");
    }
}

/// The socket, broken as soon as something waits for so long for its peer to read it.
fn impatient(socket: TcpStream, patience: Duration) -> std::pin::Pin<Box<TimeoutStream<TcpStream>>> {
    // What we hold is watched here; what the system holds for us, it watches itself where it can.
    #[cfg(target_os = "linux")]
    if let Err(error) = socket2::SockRef::from(&socket).set_tcp_user_timeout(Some(patience)) {
        tracing::debug!(%error, "the system does not watch for slow readers");
    }
    let mut socket = TimeoutStream::new(socket);
    socket.set_write_timeout(Some(patience));
    Box::pin(socket)
}
