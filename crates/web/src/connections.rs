//! Connections: accepted one after another, and cut when their request does not come.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

/// How long the head of a request may take; an idle connection is closed after as long.
const HEAD_TIME: Duration = Duration::from_secs(20);
/// The wait when the system has no room for another connection.
const FULL: Duration = Duration::from_millis(200);

/// Serves all connections for as long as it is polled.
pub(crate) async fn serve(listener: TcpListener, router: Router) -> Infallible {
    loop {
        match listener.accept().await {
            Ok((socket, peer)) => {
                tokio::spawn(connection(socket, peer, router.clone()));
            }
            Err(error) => {
                tracing::warn!(%error, "a connection cannot be accepted");
                tokio::time::sleep(FULL).await;
            }
        }
    }
}

async fn connection(socket: TcpStream, peer: SocketAddr, router: Router) {
    // Events are small and wanted at once; where the system cannot do that, they come a little later.
    let _ = socket.set_nodelay(true);
    let service = service_fn(|request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .serve_connection(TokioIo::new(socket), service)
        .await;
    if let Err(error) = served {
        tracing::debug!(%error, %peer, "a connection broke");
    }
}
