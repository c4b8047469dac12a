//! Slowing down who guesses: passphrases by name and by address, short codes by address and for the whole house.

use crate::problem::Problem;
use crate::sender::Sender;
use axum::http::StatusCode;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;
use std::time::Duration;
use table::PlayerId;

/// Tries at once for a name, and how long it takes until another is allowed.
const OF_NAME: (u32, Duration) = (6, Duration::from_secs(30));
/// The same for an address, from which a whole club may come.
const OF_ADDRESS: (u32, Duration) = (20, Duration::from_secs(10));
/// The same for codes that one address tries, and for all of the house.
const CODES: (u32, Duration) = (10, Duration::from_secs(30));
const ALL_CODES: (u32, Duration) = (120, Duration::from_secs(2));
/// The same for what one person says.
const SAYS: (u32, Duration) = (8, Duration::from_secs(3));

/// The same for what is said from one address by people who sit at no table: each can be a new guest for each line.
const LOOKERS_SAY: (u32, Duration) = (20, Duration::from_secs(1));

/// The same for letters to an address that nobody has confirmed, by who asks for them, by where they go, and for all.
const LETTERS: (u32, Duration) = (5, Duration::from_mins(10));
const LETTERS_TO: (u32, Duration) = (3, Duration::from_hours(1));
const ALL_LETTERS: (u32, Duration) = (60, Duration::from_mins(1));

/// Counts what was tried.
pub(crate) struct Tries {
    names: DefaultKeyedRateLimiter<String>,
    addresses: DefaultKeyedRateLimiter<Sender>,
    codes: DefaultKeyedRateLimiter<Sender>,
    all_codes: DefaultDirectRateLimiter,
    says: DefaultKeyedRateLimiter<String>,
    lookers_say: DefaultKeyedRateLimiter<Sender>,
    letters: DefaultKeyedRateLimiter<Sender>,
    letters_to: DefaultKeyedRateLimiter<String>,
    all_letters: DefaultDirectRateLimiter,
}

fn quota((at_once, between): (u32, Duration), factor: u32) -> Quota {
    let at_once = NonZeroU32::new(at_once.saturating_mul(factor)).unwrap_or(NonZeroU32::MIN);
    // A wait of no length at all is the only one that is refused.
    let between = (between / factor.max(1)).max(Duration::from_nanos(1));
    Quota::with_period(between).map_or(Quota::per_second(at_once), |quota| quota.allow_burst(at_once))
}

impl Tries {
    /// Allows `factor` times the usual from an address.
    pub(crate) fn new(factor: u32) -> Self {
        Self {
            names: RateLimiter::keyed(quota(OF_NAME, 1)),
            addresses: RateLimiter::keyed(quota(OF_ADDRESS, factor)),
            codes: RateLimiter::keyed(quota(CODES, factor)),
            all_codes: RateLimiter::direct(quota(ALL_CODES, factor)),
            says: RateLimiter::keyed(quota(SAYS, 1)),
            lookers_say: RateLimiter::keyed(quota(LOOKERS_SAY, factor)),
            letters: RateLimiter::keyed(quota(LETTERS, factor)),
            letters_to: RateLimiter::keyed(quota(LETTERS_TO, 1)),
            all_letters: RateLimiter::direct(quota(ALL_LETTERS, factor)),
        }
    }

    /// Counts a try to open the account of this look.
    pub(crate) fn passphrase(&self, look: &str, sender: Sender) -> Result<(), Problem> {
        // Both count, whichever is full: the answer does not tell whose limit it was.
        let by_name = self.names.check_key(&look.to_owned()).is_ok();
        let by_address = self.addresses.check_key(&sender).is_ok();
        if by_name && by_address { Ok(()) } else { Err(too_many()) }
    }

    /// Counts a try of a short code.
    pub(crate) fn code(&self, sender: Sender) -> Result<(), Problem> {
        let by_address = self.codes.check_key(&sender).is_ok();
        if by_address && self.all_codes.check().is_ok() { Ok(()) } else { Err(too_many()) }
    }

    /// Counts something that a person says, who sits at the table or looks on.
    pub(crate) fn talk(&self, person: &PlayerId, sits: bool, sender: Sender) -> Result<(), Problem> {
        let by_person = self.says.check_key(&person.0).is_ok();
        if by_person && (sits || self.lookers_say.check_key(&sender).is_ok()) {
            return Ok(());
        }
        let detail = "too many lines one after the other, wait a moment";
        Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "talks-too-fast", detail))
    }

    /// Counts a letter that somebody has sent to an address which may be another's.
    pub(crate) fn letter(&self, sender: Sender, address: &str) -> Result<(), Problem> {
        let by_sender = self.letters.check_key(&sender).is_ok();
        let by_address = self.letters_to.check_key(&address.to_lowercase()).is_ok();
        if by_sender && by_address && self.all_letters.check().is_ok() {
            return Ok(());
        }
        let detail = "address: too many letters were asked for, wait an hour";
        Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-letters", detail))
    }

    /// Forgets who is quiet.
    pub(crate) fn forget_quiet(&self) {
        self.names.retain_recent();
        self.addresses.retain_recent();
        self.codes.retain_recent();
        self.says.retain_recent();
        self.lookers_say.retain_recent();
        self.letters.retain_recent();
        self.letters_to.retain_recent();
    }
}

fn too_many() -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tries", "too many tries, wait half a minute")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guessing_is_slowed_down_by_name_and_by_address() {
        let sender = |n: u8| Sender::new([10, 0, 0, n].into());
        let tries = Tries::new(1);
        let passed = (0..100).filter(|n| tries.passphrase("ola", sender(*n)).is_ok()).count();
        assert_eq!(passed, 6, "from wherever");
        let passed = (0..100).filter(|n| tries.passphrase(&format!("name{n}"), sender(200)).is_ok()).count();
        assert_eq!(passed, 20, "whoever is tried");
        assert_eq!((0..100).filter(|_| tries.code(sender(201)).is_ok()).count(), 10);
    }

    #[test]
    fn letters_to_strangers_are_few() {
        let sender = |n: u8| Sender::new([10, 0, 0, n].into());
        let tries = Tries::new(1);
        let sent = (0..100).filter(|n| tries.letter(sender(*n), "ola@a.example").is_ok()).count();
        assert_eq!(sent, 3, "to one address, whoever asks");
        let tries = Tries::new(1);
        let sent = (0..100).filter(|n| tries.letter(sender(1), &format!("{n}@a.example")).is_ok()).count();
        assert_eq!(sent, 5, "from one sender, wherever they go");
        let tries = Tries::new(1);
        let sent = (0..100).filter(|n| tries.letter(sender(*n), &format!("{n}@a.example")).is_ok()).count();
        assert_eq!(sent, 60, "for the whole house");
    }
}
