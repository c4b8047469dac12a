//! Pages about people: accounts, their tables, their settings, and those with whom they play.

pub(crate) mod account;
pub(crate) mod chat;
pub(crate) mod clock;
pub(crate) mod data;
pub(crate) mod feed;
pub(crate) mod form;
pub(crate) mod friends;
pub(crate) mod invitations;
pub(crate) mod invited;
pub(crate) mod join;
pub(crate) mod keep;
pub(crate) mod letters;
pub(crate) mod notices;
pub(crate) mod person;
pub(crate) mod recovery;
pub(crate) mod round;
pub(crate) mod screen;
pub(crate) mod sign_in;
pub(crate) mod spectators;
pub(crate) mod tables;
pub(crate) mod waiting;
pub(crate) mod you;

use crate::app::Shared;
use axum::Router;
use axum::routing::{get, post};

/// The routes below `/you`.
pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route("/", get(you::show))
        .route("/keep", get(keep::show).post(keep::save))
        .route("/sign-in", get(sign_in::show).post(sign_in::open))
        .route("/recover", get(sign_in::show_recovery).post(sign_in::recover))
        .route("/sign-out", post(sign_in::leave))
        .route("/end", post(account::end_session))
        .route("/page", post(person::set))
        .route("/name", post(account::rename))
        .route("/passphrase", post(account::change_passphrase))
        .route("/words", get(recovery::show).post(account::new_words))
        .route("/words/kept", post(recovery::forget))
        .route("/delete", post(account::delete))
        .route("/data", get(data::download))
        .route("/tables", get(tables::show))
        .route("/people", get(friends::show))
        .route("/block", post(friends::set_block))
        .route("/invite", post(friends::to_new_table))
        .route("/invitations/{table}/decline", post(invitations::answer_no))
        .route("/stream", get(tables::stream))
}
