//! Letters, for houses that have a mail server.

use super::kept::Address;
use super::lane::{Lane, Outcome};
use super::origin::Origin;
use super::turn::Turn;
use crate::guest::random_hex;
use crate::problem::Problem;
use crate::words::Lang;
use axum::http::StatusCode;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How long one attempt may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// How letters are sent.
#[derive(Clone, Debug)]
pub struct Mail {
    /// The server that takes them.
    pub server: MailServer,
    /// Who sends them.
    pub from: Mailbox,
}

/// A mail server: `smtps://NAME:PASSWORD@MACHINE`, or `smtp://MACHINE:PORT` without encryption, or with
/// `?tls=required`.
#[derive(Clone)]
pub struct MailServer(String);

/// A text that is no mail server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("smtps://NAME:PASSWORD@MACHINE, smtp://MACHINE:PORT or smtp://…?tls=required is expected")]
pub struct BadServer;

impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The address may have a password in it.
        f.write_str("MailServer")
    }
}

impl FromStr for MailServer {
    type Err = BadServer;

    fn from_str(text: &str) -> Result<Self, BadServer> {
        AsyncSmtpTransport::<Tokio1Executor>::from_url(text).map_err(|_| BadServer)?;
        Ok(Self(text.to_owned()))
    }
}

/// What sends letters.
pub(crate) struct Mailer {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    url: Origin,
    lane: Lane,
}

impl Mailer {
    pub(super) fn new(mail: &Mail, url: &Origin) -> Option<Self> {
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.server.0).ok()?;
        let server = server.timeout(Some(PATIENCE)).build();
        Some(Self { server, from: mail.from.clone(), url: url.clone(), lane: Lane::default() })
    }

    /// An address to which a letter can be sent.
    pub(crate) fn check(typed: &str) -> Result<String, Problem> {
        let address = typed.trim().parse::<lettre::Address>();
        address.map(|address| address.to_string()).map_err(|error| {
            let detail = format!("address: {error}");
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-address", detail)
        })
    }

    /// Asks whether an address is somebody's own.
    pub(crate) fn ask(&self, lang: Lang, address: &str, token: &str) {
        let link = self.url.at(&format!("/mail/confirm/{token}"));
        let house = self.url.to_string();
        let text =
            lang.tr("mail-confirm-text", &[("house", house.as_str().into()), ("link", link.as_str().into())]);
        self.send(address, &lang.t("mail-confirm-subject"), text, |message| message);
    }

    /// Tells of turns that wait.
    pub(crate) fn tell(&self, lang: Lang, address: &Address, turns: &[&Turn]) {
        let subject = match turns {
            [turn] => turn.title(lang),
            all => lang.tr("tables-wait", &[("count", all.len().into())]),
        };
        let mut text = String::new();
        for turn in turns {
            let (title, with, link) = (turn.title(lang), turn.with(lang), self.url.at(&turn.path()));
            text += &[title, with, link].join("\n");
            text += "\n\n";
        }
        let end = self.url.at(&format!("/mail/end/{}", address.link));
        text.push_str(&lang.tr("mail-end-text", &[("link", end.as_str().into())]));
        self.send(&address.to, &subject, text, |message| {
            // RFC 8058: programs that read mail show a button of their own.
            message
                .raw_header(header("List-Unsubscribe", &format!("<{end}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"))
        });
    }

    fn send(
        &self,
        to: &str,
        subject: &str,
        text: String,
        more: impl FnOnce(MessageBuilder) -> MessageBuilder,
    ) {
        let Ok(to) = to.parse::<lettre::Address>() else { return };
        let id = format!("<{}@{}>", random_hex::<16>(), self.from.email.domain());
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(format!("Stolik: {subject}"))
            .message_id(Some(id))
            .header(ContentType::TEXT_PLAIN)
            // Programs that answer by themselves are not to answer this.
            .raw_header(header("Auto-Submitted", "auto-generated"));
        let message = match more(message).body(text) {
            Ok(message) => message,
            Err(error) => return tracing::error!(%error, "a letter cannot be written"),
        };
        let server = self.server.clone();
        self.lane.send(
            move || attempt(server.clone(), message.clone()),
            |outcome| async {
                if let Outcome::Refused(why) | Outcome::Later(why) = outcome {
                    tracing::warn!(why, "the mail server does not take a letter");
                }
            },
        );
    }

    /// Done when nothing is on its way any more.
    pub(super) async fn finish(&self) {
        self.lane.finish().await;
    }
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

async fn attempt(server: AsyncSmtpTransport<Tokio1Executor>, message: Message) -> Outcome {
    match tokio::time::timeout(PATIENCE, server.send(message)).await {
        Ok(Ok(_)) => Outcome::Taken,
        Ok(Err(error)) if error.is_permanent() => Outcome::Refused(error.to_string()),
        Ok(Err(error)) => Outcome::Later(error.to_string()),
        Err(_) => Outcome::Later("no answer".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_named_by_addresses_and_keep_their_passwords() {
        for good in
            ["smtp://localhost:25", "smtps://ola:secret@mail.example", "smtp://mail.example:587?tls=required"]
        {
            let server: MailServer = good.parse().unwrap();
            assert_eq!(format!("{server:?}"), "MailServer");
        }
        for bad in ["", "localhost", "http://mail.example", "smtp://mail.example?tls=maybe"] {
            assert!(bad.parse::<MailServer>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn addresses_are_those_that_can_be_written_to() {
        assert_eq!(Mailer::check("  ola@stolik.example ").unwrap(), "ola@stolik.example");
        for bad in [
            "",
            "ola",
            "ola@",
            "@stolik.example",
            "ola@a b",
            "a@b\r\nBcc: c@d",
            "ola@stolik.example, jan@x.example",
        ] {
            assert_eq!(Mailer::check(bad).unwrap_err().code, "bad-address", "{bad:?}");
        }
    }
}
