//! How often one address may change things, so that one sender cannot keep the others out.

use crate::problem::Problem;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

/// Changes a second and address, over a longer time.
const STEADY: NonZeroU32 = NonZeroU32::new(40).unwrap();
/// Changes at once from an address that was quiet.
const BURST: NonZeroU32 = NonZeroU32::new(200).unwrap();

/// As how many changes a new table counts, since it is kept for good and its bots go on by themselves.
const OPENING: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// Counts changes by address.
pub(crate) type Limiter = Arc<DefaultKeyedRateLimiter<IpAddr>>;

/// A limiter that allows `factor` times the usual rate.
pub(crate) fn limiter(factor: u32) -> Limiter {
    let factor = NonZeroU32::new(factor).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::per_second(STEADY.saturating_mul(factor)).allow_burst(BURST.saturating_mul(factor));
    Arc::new(RateLimiter::keyed(quota))
}

/// Lets a request pass or answers 429. Looking costs nothing.
pub(crate) async fn limit(
    State(limiter): State<Limiter>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let price = price(request.uri().path());
    if changes && !matches!(limiter.check_key_n(&network(peer.ip()), price), Ok(Ok(()))) {
        let status = StatusCode::TOO_MANY_REQUESTS;
        return Problem::new(status, "too-many", "too many requests from your address, wait a moment")
            .into_response();
    }
    next.run(request).await
}

/// As how many changes a request to this path counts.
fn price(path: &str) -> NonZeroU32 {
    let opens = matches!(path, "/tables" | "/api/v1/tables") || path.ends_with("/rematch");
    if opens { OPENING } else { NonZeroU32::MIN }
}

/// What counts as one sender: an IPv4 address, or the /64 network that one IPv6 subscriber has.
fn network(ip: IpAddr) -> IpAddr {
    // A socket for both kinds of addresses gives IPv4 ones as IPv6, all of them in one network.
    match ip.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from(u128::from(v6) >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_no_more() {
        let limiter = limiter(1);
        let one: IpAddr = "10.0.0.1".parse().unwrap();
        let passed = (0..BURST.get() + 100).filter(|_| limiter.check_key(&one).is_ok()).count() as u32;
        assert!((BURST.get()..BURST.get() + 50).contains(&passed), "{passed}");
        assert!(limiter.check_key(&"10.0.0.2".parse().unwrap()).is_ok(), "others are not kept out");
    }

    #[test]
    fn one_subscriber_has_one_count() {
        let network = |text: &str| network(text.parse().unwrap());
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:2"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_ne!(network("::ffff:10.0.0.1"), network("::ffff:10.0.0.2"));
        assert_eq!(network("::ffff:10.0.0.1"), network("10.0.0.1"));
    }

    #[test]
    fn new_tables_are_dear() {
        let limiter = limiter(1);
        let one: IpAddr = "10.0.0.1".parse().unwrap();
        for path in ["/tables", "/api/v1/tables", "/t/abc/rematch"] {
            assert_eq!(price(path), OPENING, "{path}");
        }
        assert_eq!(price("/api/v1/tables/abc/moves").get(), 1);
        let opened = (0..100).filter(|_| matches!(limiter.check_key_n(&one, OPENING), Ok(Ok(())))).count();
        assert!((10..15).contains(&opened), "{opened}");
    }
}
