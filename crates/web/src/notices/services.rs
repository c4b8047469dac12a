//! To whom push messages may be given.
//!
//! A browser says at which address it is to be reached. Whoever sends such a request can say anything, so only the
//! services of the browsers' makers are ever asked, and those that the host has named: an address can never make the
//! server call another machine, least of all one of its own network.

use super::lane::Lane;
use super::origin::Origin;
use crate::problem::Problem;
use axum::http::{StatusCode, Uri};
use url::{Host, Url};

/// The longest address that is read, in bytes; those of Windows have some hundreds.
const LONGEST: usize = 2048;

/// The services of the browsers' makers; a dot at the start stands for all names below.
const KNOWN: [&str; 6] = [
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    "web.push.apple.com",
    ".push.apple.com",
    ".notify.windows.com",
];

/// A service, and what is on its way to it.
enum Service {
    /// A maker's, by name.
    Known(&'static str, Lane),
    /// One that the host has named.
    Named(Origin, Lane),
}

/// All services that may be asked.
pub(super) struct Services(Vec<Service>);

/// An address that may be asked.
#[derive(Debug)]
pub(super) struct Endpoint<'a> {
    pub(super) uri: Uri,
    /// Where it is, as services want to be told.
    pub(super) origin: Origin,
    pub(super) lane: &'a Lane,
}

impl Service {
    fn lane(&self) -> &Lane {
        match self {
            Self::Known(_, lane) | Self::Named(_, lane) => lane,
        }
    }

    fn has(&self, url: &Url, origin: &Origin) -> bool {
        match self {
            Self::Named(named, _) => named == origin,
            Self::Known(name, _) => {
                let Some(Host::Domain(host)) = url.host() else { return false };
                let fits = if name.starts_with('.') { host.ends_with(name) } else { host == *name };
                // The port of the scheme is left out of the text.
                fits && url.scheme() == "https" && url.port().is_none()
            }
        }
    }
}

fn bad(detail: &str) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-endpoint", format!("endpoint: {detail}"))
}

impl Services {
    /// The known ones, and those that the host has named.
    pub(super) fn new(named: &[Origin]) -> Self {
        let known = KNOWN.into_iter().map(|name| Service::Known(name, Lane::default()));
        let named = named.iter().map(|origin| Service::Named(origin.clone(), Lane::default()));
        Self(known.chain(named).collect())
    }

    /// The address in this text, if it may be asked.
    pub(super) fn endpoint(&self, text: &str) -> Result<Endpoint<'_>, Problem> {
        if text.len() > LONGEST {
            return Err(bad("it is longer than 2048 characters"));
        }
        let url = Url::parse(text).map_err(|error| bad(&error.to_string()))?;
        if !url.username().is_empty() || url.password().is_some() || url.fragment().is_some() {
            return Err(bad("neither a name before the machine nor a part after # is expected"));
        }
        let uri: Uri = url.as_str().parse().map_err(|_| bad("it cannot be asked"))?;
        let origin = Origin::of(&url);
        let Some(service) = self.0.iter().find(|service| service.has(&url, &origin)) else {
            if url.scheme() != "https" || url.port().is_some() {
                return Err(bad("https and its usual port are expected"));
            }
            let detail = "endpoint: this is none of the push services that this server knows";
            return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-push-service", detail));
        };
        Ok(Endpoint { uri, origin, lane: service.lane() })
    }

    /// Done when nothing is on its way any more.
    pub(super) async fn finish(&self) {
        for service in &self.0 {
            service.lane().finish().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(services: &Services, text: &str) -> Option<String> {
        services.endpoint(text).err().map(|problem| problem.code)
    }

    #[test]
    fn browsers_are_reached_at_their_makers_services() {
        let services = Services::new(&[]);
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc:DEF",
            "https://FCM.googleapis.com:443/wp/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com/abc",
            "https://wns2-par02p.notify.windows.com/w/?token=abc%3d",
        ] {
            assert_eq!(code(&services, good), None, "{good}");
        }
    }

    #[test]
    fn nothing_else_is_ever_asked() {
        let named = ["http://127.0.0.1:7000".parse().unwrap(), "https://push.example".parse().unwrap()];
        let services = Services::new(&named);
        for good in ["http://127.0.0.1:7000/a", "https://push.example/a?b=c"] {
            assert_eq!(code(&services, good), None, "{good}");
        }
        for (text, said) in [
            ("https://127.0.0.1/", "unknown-push-service"),
            ("https://10.0.0.7/a", "unknown-push-service"),
            ("https://[::1]/a", "unknown-push-service"),
            ("https://0x7f.1/a", "unknown-push-service"),
            ("https://localhost/a", "unknown-push-service"),
            ("https://169.254.169.254/latest", "unknown-push-service"),
            ("https://fcm.googleapis.com.evil.example/a", "unknown-push-service"),
            ("https://evilfcm.googleapis.com/a", "unknown-push-service"),
            ("https://notify.windows.com/a", "unknown-push-service"),
            ("https://evil-notify.windows.com/a", "unknown-push-service"),
            ("https://fcm.googleapis.com./a", "unknown-push-service"),
            ("https://ｆcm.googleapis.com@evil.example/a", "bad-endpoint"),
            ("https://fcm.googleapis.com@10.0.0.7/a", "bad-endpoint"),
            ("https://u:p@fcm.googleapis.com/a", "bad-endpoint"),
            ("https://fcm.googleapis.com/a#b", "bad-endpoint"),
            ("https://fcm.googleapis.com:8443/a", "bad-endpoint"),
            ("http://fcm.googleapis.com/a", "bad-endpoint"),
            ("http://127.0.0.1:7001/a", "bad-endpoint"),
            ("https://127.0.0.1:7000/a", "bad-endpoint"),
            ("http://push.example/a", "bad-endpoint"),
            ("file:///etc/passwd", "bad-endpoint"),
            ("gopher://fcm.googleapis.com/", "bad-endpoint"),
            ("/a", "bad-endpoint"),
            ("", "bad-endpoint"),
        ] {
            assert_eq!(code(&services, text).as_deref(), Some(said), "{text}");
        }
        let long = format!("https://fcm.googleapis.com/{}", "a".repeat(LONGEST));
        assert_eq!(code(&services, &long).as_deref(), Some("bad-endpoint"));
    }
}
