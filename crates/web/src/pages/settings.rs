//! `POST /settings`: language and theme, kept in cookies.

use crate::guest::set_cookie;
use crate::pages::layout::{self, Reader};
use crate::words::Lang;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

#[derive(Deserialize)]
pub(crate) struct Settings {
    lang: Option<String>,
    theme: Option<String>,
    back: Option<String>,
}

/// Keeps what was chosen and goes back.
pub(crate) async fn save(reader: Reader, settings: Result<Form<Settings>, FormRejection>) -> Response {
    let settings = match settings {
        Ok(Form(settings)) => settings,
        Err(rejection) => {
            return layout::problem(&Reader { here: "/".to_owned(), ..reader }, &rejection.into());
        }
    };
    let back = settings.back.as_deref().filter(|back| is_local(back)).unwrap_or("/");
    let mut response = Redirect::to(back).into_response();
    let headers = response.headers_mut();
    if let Some(lang) = settings.lang.as_deref().and_then(Lang::from_code) {
        headers.append(SET_COOKIE, set_cookie("lang", lang.code()));
    }
    if let Some(theme) = settings.theme.filter(|theme| ["system", "light", "dark"].contains(&theme.as_str()))
    {
        headers.append(SET_COOKIE, set_cookie("theme", &theme));
    }
    response
}

/// A path of this site, and no trick to leave it.
fn is_local(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/-_.".contains(&byte))
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_paths_of_this_site_are_gone_back_to() {
        assert!(super::is_local("/t/ab12") && super::is_local("/"));
        for bad in ["//evil", "https://evil", "/\\evil", "t", "", "/a\nb"] {
            assert!(!super::is_local(bad), "{bad:?}");
        }
    }
}
