//! Forms and queries for pages: what cannot be read is answered by a page that says why.

use super::layout;
use crate::problem::Problem;
use axum::extract::rejection::{FormRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;

/// What a form holds.
pub(crate) struct Form<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Form<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let (parts, body) = request.into_parts();
        let asked = Request::from_parts(parts.clone(), body);
        let rejection: FormRejection = match axum::Form::from_request(asked, state).await {
            Ok(axum::Form(form)) => return Ok(Self(form)),
            Err(rejection) => rejection,
        };
        Err(refused(parts, rejection.into()).await)
    }
}

/// What a query holds.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        let rejection: QueryRejection = match axum::extract::Query::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(query)) => return Ok(Self(query)),
            Err(rejection) => rejection,
        };
        Err(refused(parts.clone(), rejection.into()).await)
    }
}

async fn refused(parts: Parts, problem: Problem) -> Response {
    layout::refuse(Request::from_parts(parts, axum::body::Body::empty()), &problem).await
}
