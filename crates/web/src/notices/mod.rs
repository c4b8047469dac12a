//! Telling people who are not there that it is their turn: by push messages to their browsers, by e-mail, and by a
//! feed that they read.
//!
//! A [`Turn`] that waits for somebody is told of once in each way, whatever server does it and however often they are
//! started again: what was told is a note, and whoever writes it first sends ([`told`]). Everything that is said is
//! made of the card of a table, which lists show as well, so that nothing of a hand can be in it.

mod dispatch;
mod kept;
mod lane;
mod looking;
mod mail;
mod origin;
mod push;
mod services;
mod told;
mod turn;

pub use mail::{BadServer, Mail, MailServer};
pub use origin::{BadOrigin, Origin};

pub(crate) use dispatch::dispatch;
pub(crate) use kept::{
    ADDRESS, Address, SUBSCRIPTION, Subscription, address, all_of, ask_address, carry, confirm, end_address,
    end_feed, end_session, ended_by, feed_of, forget, new_feed, reader_of, subscribe, subscriptions,
    unsubscribe, waiting_to_be_confirmed,
};
pub(crate) use looking::Look;
pub(crate) use mail::Mailer;
pub(crate) use push::{Push, new_key};
pub(crate) use turn::digest;
pub(crate) use turn::{Turn, turns};

use looking::Looking;
use std::sync::Arc;
use std::time::Duration;
use store::TableId;
use table::PlayerId;

/// How people are told that it is their turn.
#[derive(Clone, Debug)]
pub struct Notices {
    /// For how long a turn waits before who is not there is told: longer than it takes to find out that a tab is no
    /// longer there ([`crate::Config::patience`]).
    pub after: Duration,
    /// The address of the house, where it is known.
    pub url: Option<Origin>,
    /// Services besides the known ones to which push messages may be given.
    pub services: Vec<Origin>,
    /// How e-mail is sent, if at all.
    pub mail: Option<Mail>,
}

impl Notices {
    /// The usual ones: push messages to the browsers' own services, no e-mail.
    pub const USUAL: Self =
        Self { after: Duration::from_secs(30), url: None, services: Vec::new(), mail: None };
}

/// What tells people, as long as the server runs.
pub(crate) struct Teller {
    pub(crate) after: Duration,
    pub(crate) url: Option<Origin>,
    pub(crate) push: Push,
    pub(crate) mail: Option<Mailer>,
    looking: Arc<Looking>,
}

impl Teller {
    /// Begins with the key by which services know the house; none if it is no key.
    pub(crate) fn new(key: &str, notices: &Notices) -> Option<Self> {
        let contact = notices.url.as_ref().map(Origin::to_string);
        let contact =
            contact.or_else(|| notices.mail.as_ref().map(|mail| format!("mailto:{}", mail.from.email)));
        Some(Self {
            after: notices.after,
            url: notices.url.clone(),
            push: Push::new(key, contact, &notices.services)?,
            mail: notices
                .mail
                .as_ref()
                .zip(notices.url.as_ref())
                .and_then(|(mail, url)| Mailer::new(mail, url)),
            looking: Arc::default(),
        })
    }

    /// Somebody looks at a table as long as this lives, and needs no notice of it.
    pub(crate) fn look(&self, player: &PlayerId, table: &TableId) -> Look {
        Looking::open(&self.looking, player, table)
    }

    /// Whether somebody looks at a table, at this server.
    pub(crate) fn is_looking(&self, player: &PlayerId, table: &TableId) -> bool {
        self.looking.is(player, table)
    }

    /// Gives what is on its way some time to arrive.
    pub(crate) async fn finish(&self, at_most: Duration) {
        let all = async {
            self.push.finish().await;
            if let Some(mail) = &self.mail {
                mail.finish().await;
            }
        };
        // What does not arrive in time is lost, like a letter.
        let _ = tokio::time::timeout(at_most, all).await;
    }
}
