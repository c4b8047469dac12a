//! Who asks, as far as limits go.

use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr};

/// The sender of a request: an IPv4 address, or the /64 network that one IPv6
/// subscriber has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sender(IpAddr);

impl Sender {
    pub(crate) fn new(ip: IpAddr) -> Self {
        // A socket for both kinds of addresses gives IPv4 ones as IPv6, all of them in one network.
        Self(match ip.to_canonical() {
            IpAddr::V4(v4) => IpAddr::V4(v4),
            IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from(u128::from(v6) >> 64 << 64)),
        })
    }

    /// Behind a proxy of ours the last address in `X-Forwarded-For` is the one the proxy saw; what stands
    /// before it is the sender's own invention.
    pub(crate) fn of(peer: IpAddr, headers: &HeaderMap, behind_proxy: bool) -> Self {
        let forwarded = || {
            let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            line.rsplit(',').next()?.trim().parse().ok()
        };
        Self::new(behind_proxy.then(forwarded).flatten().unwrap_or(peer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sender(text: &str) -> Sender {
        Sender::new(text.parse().unwrap())
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
