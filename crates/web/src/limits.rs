//! How much one address may ask for, so that one sender cannot keep the others out.

use crate::config::Config;
use crate::problem::Problem;
use crate::sender::Sender;
use crate::tally::{Full, Place, Tally};
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{Method, StatusCode};
use axum::response::Response;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use hyper::body::{Frame, SizeHint};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::pin::Pin;
use std::task::{Context, Poll};

/// Changes a second and address, over a longer time.
const CHANGES: NonZeroU32 = NonZeroU32::new(40).unwrap();
/// Changes at once from an address that was quiet.
const CHANGES_AT_ONCE: NonZeroU32 = NonZeroU32::new(200).unwrap();
/// Pages and other looks a second and address, over a longer time.
const LOOKS: NonZeroU32 = NonZeroU32::new(100).unwrap();
/// Looks at once from an address that was quiet.
const LOOKS_AT_ONCE: NonZeroU32 = NonZeroU32::new(1000).unwrap();
/// As how many changes a new table counts, since it is kept for good and its bots go on by themselves.
const OPENING: NonZeroU32 = NonZeroU32::new(20).unwrap();
/// Open streams of one address: a club behind one router, each with a few tabs.
const STREAMS: usize = 150;
/// Connections of one address, and requests under way: its streams, and room to ask for more.
const CONNECTIONS: usize = 200;
/// No address has more than one in so many of all connections, however few there can be.
const PART: usize = 4;
/// The most connections where the system sets no narrower bound.
const ALL_CONNECTIONS: u64 = 50_000;
/// Descriptors kept for the database and whatever else the process opens.
const RESERVED: u64 = 64;

/// Counts what each sender asks for.
pub(crate) struct Limits {
    changes: DefaultKeyedRateLimiter<Sender>,
    looks: DefaultKeyedRateLimiter<Sender>,
    streams: Tally,
    connections: Tally,
    requests: Tally,
}

/// A stream that counts for its sender as long as this lives.
pub(crate) type OpenStream = Place;

impl Limits {
    /// Limits of `config.rate` times the usual size, with as many connections as the process can have.
    pub(crate) fn new(config: &Config) -> Self {
        let factor = NonZeroU32::new(config.rate).unwrap_or(NonZeroU32::MIN);
        let limiter = |steady: NonZeroU32, at_once: NonZeroU32| {
            let quota = Quota::per_second(steady.saturating_mul(factor));
            RateLimiter::keyed(quota.allow_burst(at_once.saturating_mul(factor)))
        };
        let times = |usual: usize| usual.saturating_mul(factor.get() as usize);
        let all = config.connections.unwrap_or_else(room);
        // Where one machine is to bring all the load, it may have all the connections.
        let each = times(CONNECTIONS).min(times((all / PART).max(1))).min(all);
        Self {
            changes: limiter(CHANGES, CHANGES_AT_ONCE),
            looks: limiter(LOOKS, LOOKS_AT_ONCE),
            streams: Tally::new(times(STREAMS), usize::MAX),
            connections: Tally::new(each, all),
            requests: Tally::new(each, usize::MAX),
        }
    }

    /// Counts a request in until it is answered, or refuses it.
    pub(crate) fn admit(&self, sender: Sender, request: &Request) -> Result<UnderWay, Problem> {
        if !self.allows(sender, request.method(), request.uri().path()) {
            return Err(too_many("too many requests from your address, wait a moment"));
        }
        // A sender has as many requests under way as connections; behind a proxy only this tells whose they are.
        let full = |_| too_many("too many requests of your address are under way");
        self.requests.open(Some(sender)).map(UnderWay).map_err(full)
    }

    fn allows(&self, sender: Sender, method: &Method, path: &str) -> bool {
        if !method.is_safe() {
            return matches!(self.changes.check_key_n(&sender, price(path)), Ok(Ok(())));
        }
        self.looks.check_key(&sender).is_ok()
    }

    /// Counts a connection in until its place is dropped. One of a proxy of ours carries requests of many senders, and
    /// is not counted for the proxy.
    pub(crate) fn connect(&self, peer: IpAddr, behind_proxy: bool) -> Result<Place, Full> {
        self.connections.open((!behind_proxy).then(|| Sender::new(peer)))
    }

    /// Counts a stream in until the guard is dropped.
    pub(crate) fn open_stream(&self, sender: Sender) -> Result<OpenStream, Problem> {
        let full = |_| too_many("too many open streams from your address, close some");
        self.streams.open(Some(sender)).map_err(full)
    }

    /// How many connections are open.
    pub(crate) fn connections(&self) -> usize {
        self.connections.all()
    }

    /// How many streams are open.
    pub(crate) fn streams(&self) -> usize {
        self.streams.all()
    }

    /// How many requests are under way.
    pub(crate) fn requests(&self) -> usize {
        self.requests.all()
    }

    /// Forgets senders that are quiet.
    pub(crate) fn forget_quiet(&self) {
        self.changes.retain_recent();
        self.looks.retain_recent();
    }
}

/// As many connections as leave the process enough descriptors for the rest.
fn room() -> usize {
    #[cfg(unix)]
    let descriptors = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    let descriptors = None;
    descriptors.map_or(ALL_CONNECTIONS, room_among) as usize
}

fn room_among(descriptors: u64) -> u64 {
    descriptors.saturating_sub(RESERVED).max(descriptors / 2).clamp(1, ALL_CONNECTIONS)
}

/// A request under way, among those of its sender.
pub(crate) struct UnderWay(Place);

impl UnderWay {
    /// The answer, which keeps its place until it is sent.
    pub(crate) fn until_sent(self, response: Response) -> Response {
        response.map(|body| Body::new(Counted { body, _place: self.0 }))
    }
}

/// A body that counts as a request under way until it is sent.
struct Counted {
    body: Body,
    _place: Place,
}

impl hyper::body::Body for Counted {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

fn too_many(detail: &str) -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many", detail)
}

/// As how many changes a request to this path counts.
fn price(path: &str) -> NonZeroU32 {
    let opens = matches!(path, "/tables" | "/api/v1/tables")
        || path.ends_with("/rematch")
        || path.ends_with("/replay/play")
        || path.starts_with("/editor/") && path.ends_with("/play")
        || matches!(path, "/you/invite" | "/replay/keep" | "/import");
    if opens { OPENING } else { NonZeroU32::MIN }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sender(text: &str) -> Sender {
        Sender::new(text.parse().unwrap())
    }

    fn limits() -> Limits {
        Limits::new(&Config::new("."))
    }

    fn passed(limits: &Limits, sender: Sender, method: &Method, path: &str) -> usize {
        (0..5000).filter(|_| limits.allows(sender, method, path)).count()
    }

    #[test]
    fn a_burst_is_allowed_and_then_no_more() {
        let limits = limits();
        let (one, other) = (sender("10.0.0.1"), sender("10.0.0.2"));
        let changes = passed(&limits, one, &Method::POST, "/t/abc/play");
        assert!((200..260).contains(&changes), "{changes}");
        let looks = passed(&limits, one, &Method::GET, "/t/abc");
        assert!((1000..1200).contains(&looks), "{looks}");
        assert!(limits.allows(other, &Method::POST, "/t/abc/play"), "others are not kept out");
        let more = passed(&limits, one, &Method::GET, "/assets/1/css/base.css");
        assert!(more < 200, "drawings and styles are looks as well: {more}");
    }

    #[test]
    fn new_tables_are_dear() {
        for path in [
            "/tables",
            "/api/v1/tables",
            "/t/abc/rematch",
            "/replay/play",
            "/t/abc/replay/play",
            "/replay/keep",
            "/import",
            "/editor/keltis/play",
            "/you/invite",
        ] {
            let opened = passed(&limits(), sender("10.0.0.1"), &Method::POST, path);
            assert!((10..15).contains(&opened), "{path}: {opened}");
        }
    }

    #[test]
    fn connections_leave_descriptors_for_the_rest_and_an_address_leaves_some_to_others() {
        assert_eq!([1024, 256, 64, 1, u64::MAX].map(room_among), [960, 192, 32, 1, ALL_CONNECTIONS]);
        let limits = Limits::new(&Config { connections: Some(192), ..Config::new(".") });
        let (one, other) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let mut open: Vec<_> = (0..300).map_while(|_| limits.connect(one, false).ok()).collect();
        assert_eq!((open.len(), limits.connect(one, false).err()), (48, Some(Full::Sender)));
        open.push(limits.connect(other, false).unwrap());
        open.extend((0..300).map_while(|_| limits.connect(one, true).ok()));
        assert_eq!(
            (open.len(), limits.connect(other, false).err()),
            (192, Some(Full::All)),
            "a proxy has them all"
        );
    }
}
