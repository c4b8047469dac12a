//! How much one address may ask for, so that one sender cannot keep the others out.

use crate::app::Shared;
use crate::pages::layout;
use crate::problem::Problem;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
const STREAMS: usize = 300;

/// The sender of a request as far as limits go: an IPv4 address, or the /64 network that one IPv6
/// subscriber has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sender(IpAddr);

impl Sender {
    fn new(ip: IpAddr) -> Self {
        // A socket for both kinds of addresses gives IPv4 ones as IPv6, all of them in one network.
        Self(match ip.to_canonical() {
            IpAddr::V4(v4) => IpAddr::V4(v4),
            IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from(u128::from(v6) >> 64 << 64)),
        })
    }

    /// Behind a proxy of ours the last address in `X-Forwarded-For` is the one the proxy saw; what stands
    /// before it is the sender's own invention.
    fn of(peer: IpAddr, headers: &HeaderMap, behind_proxy: bool) -> Self {
        let forwarded = || {
            let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            line.rsplit(',').next()?.trim().parse().ok()
        };
        Self::new(behind_proxy.then(forwarded).flatten().unwrap_or(peer))
    }
}

/// Counts what each sender asks for.
pub(crate) struct Limits {
    changes: DefaultKeyedRateLimiter<Sender>,
    looks: DefaultKeyedRateLimiter<Sender>,
    streams: Arc<Mutex<HashMap<Sender, usize>>>,
    most_streams: usize,
}

impl Limits {
    /// Limits of `factor` times the usual size.
    pub(crate) fn new(factor: u32) -> Self {
        let factor = NonZeroU32::new(factor).unwrap_or(NonZeroU32::MIN);
        let limiter = |steady: NonZeroU32, at_once: NonZeroU32| {
            let quota = Quota::per_second(steady.saturating_mul(factor));
            RateLimiter::keyed(quota.allow_burst(at_once.saturating_mul(factor)))
        };
        Self {
            changes: limiter(CHANGES, CHANGES_AT_ONCE),
            looks: limiter(LOOKS, LOOKS_AT_ONCE),
            streams: Arc::default(),
            most_streams: STREAMS.saturating_mul(factor.get() as usize),
        }
    }

    fn allows(&self, sender: Sender, method: &Method, path: &str) -> bool {
        if !method.is_safe() {
            return matches!(self.changes.check_key_n(&sender, price(path)), Ok(Ok(())));
        }
        path.starts_with("/assets/") || self.looks.check_key(&sender).is_ok()
    }

    /// Counts a stream in until the guard is dropped.
    pub(crate) fn open_stream(&self, sender: Sender) -> Result<OpenStream, Problem> {
        let mut streams = lock(&self.streams);
        let open = streams.entry(sender).or_default();
        if *open >= self.most_streams {
            return Err(too_many("too many open streams from your address, close some"));
        }
        *open += 1;
        Ok(OpenStream { sender, streams: Arc::clone(&self.streams) })
    }

    /// Forgets senders that are quiet.
    pub(crate) fn forget_quiet(&self) {
        self.changes.retain_recent();
        self.looks.retain_recent();
    }
}

/// A stream that counts for its sender as long as this lives.
pub(crate) struct OpenStream {
    sender: Sender,
    streams: Arc<Mutex<HashMap<Sender, usize>>>,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut streams = lock(&self.streams);
        if let Some(open) = streams.get_mut(&self.sender) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&self.sender);
            }
        }
    }
}

fn lock(streams: &Mutex<HashMap<Sender, usize>>) -> MutexGuard<'_, HashMap<Sender, usize>> {
    streams.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lets a request pass or answers 429.
pub(crate) async fn limit(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let sender = Sender::of(peer.ip(), request.headers(), app.behind_proxy);
    if !app.limits.allows(sender, request.method(), request.uri().path()) {
        return layout::refuse(request, &too_many("too many requests from your address, wait a moment"))
            .await;
    }
    request.extensions_mut().insert(sender);
    next.run(request).await
}

fn too_many(detail: &str) -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many", detail)
}

/// As how many changes a request to this path counts.
fn price(path: &str) -> NonZeroU32 {
    let opens = matches!(path, "/tables" | "/api/v1/tables") || path.ends_with("/rematch");
    if opens { OPENING } else { NonZeroU32::MIN }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sender(text: &str) -> Sender {
        Sender::new(text.parse().unwrap())
    }

    fn passed(limits: &Limits, sender: Sender, method: &Method, path: &str) -> usize {
        (0..5000).filter(|_| limits.allows(sender, method, path)).count()
    }

    #[test]
    fn a_burst_is_allowed_and_then_no_more() {
        let limits = Limits::new(1);
        let (one, other) = (sender("10.0.0.1"), sender("10.0.0.2"));
        let changes = passed(&limits, one, &Method::POST, "/t/abc/play");
        assert!((200..260).contains(&changes), "{changes}");
        let looks = passed(&limits, one, &Method::GET, "/t/abc");
        assert!((1000..1200).contains(&looks), "{looks}");
        assert!(limits.allows(other, &Method::POST, "/t/abc/play"), "others are not kept out");
        assert_eq!(passed(&limits, one, &Method::GET, "/assets/1/css/base.css"), 5000, "cheap and cached");
    }

    #[test]
    fn new_tables_are_dear() {
        for path in ["/tables", "/api/v1/tables", "/t/abc/rematch"] {
            let opened = passed(&Limits::new(1), sender("10.0.0.1"), &Method::POST, path);
            assert!((10..15).contains(&opened), "{path}: {opened}");
        }
    }

    #[test]
    fn streams_are_counted_while_they_are_open() {
        let limits = Limits::new(1);
        let one = sender("10.0.0.1");
        let mut open: Vec<_> = (0..STREAMS).map(|_| limits.open_stream(one).unwrap()).collect();
        assert_eq!(limits.open_stream(one).err().map(|problem| problem.status), Some(429));
        assert!(limits.open_stream(sender("10.0.0.2")).is_ok());
        open.pop();
        assert!(limits.open_stream(one).is_ok());
        drop(open);
        assert!(lock(&limits.streams).is_empty(), "nothing is kept of who is gone");
    }

    #[test]
    fn one_subscriber_has_one_count() {
        assert_eq!(sender("2001:db8::1"), sender("2001:db8::ffff:2"));
        assert_ne!(sender("2001:db8::1"), sender("2001:db8:0:1::1"));
        assert_ne!(sender("::ffff:10.0.0.1"), sender("::ffff:10.0.0.2"));
        assert_eq!(sender("::ffff:10.0.0.1"), sender("10.0.0.1"));
    }

    #[test]
    fn only_a_proxy_of_ours_says_who_sends() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "1.1.1.1, 9.9.9.9".parse().unwrap());
        let peer = "10.0.0.1".parse().unwrap();
        assert_eq!(Sender::of(peer, &headers, false), sender("10.0.0.1"));
        assert_eq!(Sender::of(peer, &headers, true), sender("9.9.9.9"));
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(Sender::of(peer, &headers, true), sender("10.0.0.1"));
    }
}
