//! People: accounts made out of guests, how they prove who they are, and what is kept of them beside the games.

mod account;
mod codes;
mod friends;
mod invitations;
mod lookalike;
mod secrets;
mod sessions;
mod tries;

pub(crate) use account::{ACCOUNT, Account, People, body, lang_of, think};
pub(crate) use codes::{code_of, table_of};
pub(crate) use friends::{Friend, block, blocked, forget, friend, friends, name_at};
pub(crate) use invitations::{
    Expected, INVITATION, Invitation, came, decline, expected, forget as forget_invitations, invitations,
    invite, invite_again,
};
pub(crate) use lookalike::{look, name_of};
pub(crate) use secrets::{Words, hash, is_words, verify};
pub(crate) use sessions::{begin, close_plain, end, sessions, take_chairs_back};
pub(crate) use tries::Tries;
