//! What every request passes on its way in. What is refused here is refused as a page, or as JSON to programs.

use crate::app::Shared;
use crate::guest::{self, guest_cookie, names_a_guest};
use crate::pages::layout::refuse;
use crate::security;
use crate::sender::Sender;
use axum::extract::rejection::RawPathParamsRejection;
use axum::extract::{ConnectInfo, RawPathParams, Request, State};
use axum::http::StatusCode;
use axum::http::header::{SET_COOKIE, WWW_AUTHENTICATE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;

/// Lets a request pass or answers 429.
pub(crate) async fn limit(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let sender = Sender::of(peer.ip(), request.headers(), app.behind_proxy);
    match app.limits.admit(sender, &request) {
        Ok(place) => {
            request.extensions_mut().insert(sender);
            place.until_sent(next.run(request).await)
        }
        Err(problem) => refuse(request, &problem).await,
    }
}

/// Finds out who sends each request, and gives newcomers a cookie.
pub(crate) async fn identify(
    State(app): State<Shared>,
    params: Result<RawPathParams, RawPathParamsRejection>,
    mut request: Request,
    next: Next,
) -> Response {
    let table = params.as_ref().ok().and_then(table);
    let (guest, newcomer) = match guest::find(&app, request.headers(), table).await {
        Ok(found) => found,
        Err(problem) if problem.status() == StatusCode::UNAUTHORIZED => {
            return ([(WWW_AUTHENTICATE, "Bearer")], problem).into_response();
        }
        Err(problem) => return refuse(request, &problem).await,
    };
    let cookie = newcomer.then(|| guest_cookie(&app.signer, guest.holder.own()));
    request.extensions_mut().insert(guest);
    let mut response = next.run(request).await;
    if let Some(cookie) = cookie.filter(|_| !names_a_guest(response.headers())) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// The table that a request is about, by its address.
fn table(params: &RawPathParams) -> Option<&str> {
    params.iter().find(|(name, _)| matches!(*name, "id" | "table")).map(|(_, id)| id)
}

/// Refuses changes that a page of another site may have sent with the guest's cookie.
pub(crate) async fn same_site(request: Request, next: Next) -> Response {
    match security::came_from_here(&request) {
        Ok(()) => next.run(request).await,
        Err(problem) => refuse(request, &problem).await,
    }
}
