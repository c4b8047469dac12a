//! Who sends a request: a guest, known by a signed cookie or a bearer token.

use crate::app::App;
use crate::chairs::{Chairs, Holder};
use crate::people::Account;
use crate::problem::Problem;
use crate::round::{self, Round};
use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use hmac::{Hmac, KeyInit, Mac};
use rand::RngExt;
use sha2::Sha256;
use std::sync::Arc;
use table::PlayerId;

/// The cookie that holds the signed guest id.
const COOKIE_NAME: &str = "stolik";
/// The key under which the store keeps what signs the cookies.
pub(crate) const COOKIE_KEY: &str = "cookie_key";
/// A year, in seconds.
const MAX_AGE: u32 = 31_536_000;

/// The sender of a request.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    /// As whom the sender acts: in requests about a table where another's chair was handed to them, its player.
    pub(crate) id: PlayerId,
    /// Who the sender is everywhere, with what was handed to them.
    pub(crate) holder: Holder,
    /// Who shares the device at the table that the request is about.
    pub(crate) round: Option<Round>,
    /// Their account, if they have one.
    pub(crate) account: Option<Arc<Account>>,
    /// Whether a cookie says so, which a browser also sends for pages of other sites.
    pub(crate) by_cookie: bool,
}

impl Guest {
    /// Whether it is a guest in its own browser: nobody with an account, and no device to which somebody handed
    /// everything.
    pub(crate) fn is_plain(&self) -> bool {
        self.account.is_none() && self.holder.name() == self.holder.own().0
    }
}

/// Signs guest ids.
#[derive(Clone)]
pub(crate) struct Signer(Hmac<Sha256>);

impl Signer {
    /// A signer with this key.
    pub(crate) fn new(key: &[u8]) -> Self {
        Self(Hmac::new_from_slice(key).expect("HMAC takes keys of any length"))
    }

    /// The text that proves an id: the id, a dot, and its signature.
    pub(crate) fn sign(&self, id: &PlayerId) -> String {
        let mut mac = self.0.clone();
        mac.update(id.0.as_bytes());
        format!("{}.{}", id.0, hex::encode(mac.finalize().into_bytes()))
    }

    /// The id that a text proves.
    pub(crate) fn verify(&self, text: &str) -> Option<PlayerId> {
        let (id, signature) = text.split_once('.')?;
        let mut mac = self.0.clone();
        mac.update(id.as_bytes());
        mac.verify_slice(&hex::decode(signature).ok()?).ok()?;
        Some(PlayerId(id.to_owned()))
    }
}

/// Random bytes as hexadecimal digits.
pub(crate) fn random_hex<const BYTES: usize>() -> String {
    let mut bytes = [0u8; BYTES];
    rand::rng().fill(&mut bytes);
    hex::encode(bytes)
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|header| header.to_str().ok())
        .flat_map(|header| header.split("; "))
        .filter_map(|pair| pair.split_once('='))
        .find_map(|(known, value)| (known == name).then_some(value))
}

/// A `Set-Cookie` header for a year. `value` is plain ASCII without separators.
pub(crate) fn set_cookie(name: &str, value: &str) -> HeaderValue {
    set_cookie_at("/", name, value, MAX_AGE)
}

/// A `Set-Cookie` header for these pages and this many seconds. `value` is plain ASCII without separators.
pub(crate) fn set_cookie_at(path: &str, name: &str, value: &str, seconds: u32) -> HeaderValue {
    let cookie = format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&cookie).expect("names and values are plain ASCII")
}

/// The cookie that makes a browser this guest.
pub(crate) fn guest_cookie(signer: &Signer, id: &PlayerId) -> HeaderValue {
    set_cookie(COOKIE_NAME, &signer.sign(id))
}

/// A guest that nobody was before.
pub(crate) fn new_guest() -> PlayerId {
    PlayerId(random_hex::<16>())
}

/// Finds out who sends a request about this table, if it is about one, and whether nobody knew them before.
pub(crate) async fn find(
    app: &App,
    headers: &HeaderMap,
    table: Option<&str>,
) -> Result<(Guest, bool), Problem> {
    let known = known(app, headers).await?;
    let newcomer = known.is_none();
    let (holder, by_cookie) = known.unwrap_or_else(|| (Chairs::newcomer(new_guest()), false));
    let mut round = None;
    let mut id = holder.own().clone();
    if let Some(table) = table {
        id = holder.at(table);
        round = round::of(app, headers, table, &holder).await?;
        if let Some(round) = &round {
            // While the curtain is drawn the device is nobody's.
            id = round.holds.clone().unwrap_or_else(|| PlayerId(String::new()));
        }
    }
    let account = app.account(holder.own()).await?;
    Ok((Guest { id, holder, round, account, by_cookie }, newcomer))
}

/// Whether a response makes the browser a guest already.
pub(crate) fn names_a_guest(headers: &HeaderMap) -> bool {
    let names = |cookie: &HeaderValue| {
        cookie.to_str().is_ok_and(|text| text.split_once('=').is_some_and(|(name, _)| name == COOKIE_NAME))
    };
    headers.get_all(SET_COOKIE).iter().any(names)
}

/// Who the headers prove the sender to be, and whether by cookie. A token that proves nothing is a problem.
async fn known(app: &App, headers: &HeaderMap) -> Result<Option<(Holder, bool)>, Problem> {
    let token = headers.get(AUTHORIZATION).and_then(|header| header.to_str().ok()?.strip_prefix("Bearer"));
    let by_cookie = token.is_none();
    let proof = token.map(str::trim).or_else(|| cookie(headers, COOKIE_NAME));
    let holder = match proof.and_then(|proof| app.signer.verify(proof)) {
        Some(identity) => app.chairs.holder(app.hall.store(), &identity).await?,
        None => None,
    };
    if holder.is_none() && !by_cookie {
        return Err(Problem::new(StatusCode::UNAUTHORIZED, "bad-token", "this token is not one of ours"));
    }
    Ok(holder.map(|holder| (holder, by_cookie)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_proves_an_id_and_nothing_else() {
        let signer = Signer::new(b"key");
        let id = new_guest();
        let proof = signer.sign(&id);
        assert_eq!(signer.verify(&proof), Some(id.clone()));
        assert_eq!(Signer::new(b"other").verify(&proof), None);
        let forged = proof.replacen(&id.0[..4], "0000", 1);
        assert_eq!(signer.verify(&forged), None);
        for garbage in ["", ".", "x", "a.b", "a.", &format!("{}.é", id.0)] {
            assert_eq!(signer.verify(garbage), None, "{garbage:?}");
        }
    }
}
