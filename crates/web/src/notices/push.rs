//! Messages to browsers that are not open: Web Push after RFC 8030, encrypted for the browser (RFC 8291), with the word
//! of the house (RFC 8292).

use super::kept::Subscription;
use super::lane::Outcome;
use super::origin::Origin;
use super::services::Services;
use crate::problem::Problem;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, HeaderName};
use axum::http::{HeaderValue, Request, StatusCode};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use rand::RngExt;
use rustls::crypto::ring::default_provider;
use serde_json::json;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use web_push_native::p256::ecdsa::signature::Signer;
use web_push_native::p256::ecdsa::{Signature, SigningKey};
use web_push_native::p256::{PublicKey, SecretKey};
use web_push_native::{Auth, WebPushBuilder};

/// For how long a service keeps a message for a browser that is away.
const KEPT: Duration = Duration::from_hours(24);
/// How long the word of the house is good, in seconds; a day at the most.
const GOOD: u64 = 12 * 60 * 60;
/// How long one attempt may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many bytes the secret of a subscription has.
const SECRET: usize = 16;

/// A new key by which services know the house, as it is kept.
pub(crate) fn new_key() -> String {
    loop {
        let mut bytes = [0u8; 32];
        rand::rng().fill(&mut bytes);
        // One in four thousand million is not on the curve.
        if SecretKey::from_slice(&bytes).is_ok() {
            return hex::encode(bytes);
        }
    }
}

/// What gives messages to push services.
pub(crate) struct Push {
    key: SigningKey,
    public: String,
    contact: Option<String>,
    services: Services,
    client: Client<HttpsConnector<HttpConnector>, Body>,
}

fn bad(field: &str) -> Problem {
    let detail = format!("{field}: this is no key of a browser");
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-push-key", detail)
}

impl Push {
    /// With this key, and these services besides the known ones; none if it is no key.
    pub(super) fn new(key: &str, contact: Option<String>, further: &[Origin]) -> Option<Self> {
        let key = SigningKey::from_slice(&hex::decode(key).ok()?).ok()?;
        let public = BASE64.encode(key.verifying_key().to_encoded_point(false));
        let mut machines = HttpConnector::new();
        machines.enforce_http(false);
        machines.set_connect_timeout(Some(PATIENCE));
        let https = HttpsConnectorBuilder::new().with_provider_and_webpki_roots(default_provider()).ok()?;
        let https = https.https_or_http().enable_http1().wrap_connector(machines);
        // It follows no redirects: where a service sends one does not matter.
        let client = Client::builder(TokioExecutor::new()).pool_max_idle_per_host(2).build(https);
        Some(Self { key, public, contact, services: Services::new(further), client })
    }

    /// The key that browsers are told, so that nobody else can send them anything in the name of the house.
    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// Refuses a subscription to which nothing could be sent, or nothing may be.
    pub(crate) fn check(&self, subscription: &Subscription) -> Result<(), Problem> {
        self.services.endpoint(&subscription.endpoint)?;
        keys(subscription).map(|_| ())
    }

    /// Sends a message; `gone` is asked for when the browser has given the subscription up.
    pub(super) fn send<G: Future<Output = ()> + Send>(
        &self,
        subscription: &Subscription,
        topic: &str,
        said: &str,
        gone: impl FnOnce() -> G + Send + 'static,
    ) {
        let endpoint = match self.services.endpoint(&subscription.endpoint) {
            Ok(endpoint) => endpoint,
            // The host has taken the service off the list since.
            Err(problem) => return tracing::info!(problem.detail, "a browser is told nothing"),
        };
        let lane = endpoint.lane;
        let Ok(request) = self.request(subscription, topic, said) else { return };
        let client = self.client.clone();
        let attempt = move || attempt(client.clone(), request.clone());
        lane.send(attempt, |outcome| async {
            match outcome {
                Outcome::Taken => {}
                Outcome::Gone => gone().await,
                Outcome::Refused(why) | Outcome::Later(why) => {
                    tracing::warn!(why, "a push service does not take a notice");
                }
            }
        });
    }

    /// The message as it is given to the service.
    fn request(
        &self,
        subscription: &Subscription,
        topic: &str,
        said: &str,
    ) -> Result<Request<Vec<u8>>, Problem> {
        let endpoint = self.services.endpoint(&subscription.endpoint)?;
        let (key, secret) = keys(subscription)?;
        let builder = WebPushBuilder::new(endpoint.uri, key, secret).with_valid_duration(KEPT);
        let mut request = builder.build(said.as_bytes()).map_err(|_| bad("p256dh"))?;
        let vapid = format!("vapid t={}, k={}", self.token(&endpoint.origin), self.public);
        for (name, text) in [(AUTHORIZATION, vapid.as_str()), (HeaderName::from_static("topic"), topic)] {
            request.headers_mut().insert(name, HeaderValue::from_str(text).map_err(|_| bad("p256dh"))?);
        }
        Ok(request)
    }

    /// The signed token (RFC 7519) by which the house names itself to a push service; good for some hours, by real time
    /// whatever the clock of the house says.
    fn token(&self, audience: &Origin) -> String {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let mut claims = json!({"aud": audience.to_string(), "exp": now + GOOD});
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let head = BASE64.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let said = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature: Signature = self.key.sign(said.as_bytes());
        format!("{said}.{}", BASE64.encode(signature.to_bytes()))
    }

    /// Done when nothing is on its way any more.
    pub(super) async fn finish(&self) {
        self.services.finish().await;
    }
}

/// The key and the secret of a browser.
fn keys(subscription: &Subscription) -> Result<(PublicKey, Auth), Problem> {
    let decode = |text: &str| BASE64.decode(text.trim_end_matches('='));
    let key = decode(&subscription.p256dh).ok().and_then(|bytes| PublicKey::from_sec1_bytes(&bytes).ok());
    let secret = decode(&subscription.auth).ok().filter(|bytes| bytes.len() == SECRET);
    Ok((key.ok_or_else(|| bad("p256dh"))?, Auth::clone_from_slice(&secret.ok_or_else(|| bad("auth"))?)))
}

async fn attempt(client: Client<HttpsConnector<HttpConnector>, Body>, request: Request<Vec<u8>>) -> Outcome {
    let asked = tokio::time::timeout(PATIENCE, client.request(request.map(Body::from)));
    let status = match asked.await {
        Ok(Ok(response)) => response.status(),
        Ok(Err(error)) => return Outcome::Later(error.to_string()),
        Err(_) => return Outcome::Later("no answer".to_owned()),
    };
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Outcome::Gone,
        StatusCode::TOO_MANY_REQUESTS => Outcome::Later(status.to_string()),
        status if status.is_success() => Outcome::Taken,
        status if status.is_server_error() => Outcome::Later(status.to_string()),
        status => Outcome::Refused(status.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use web_push_native::p256::ecdsa::signature::Verifier;

    /// RFC 8291, appendix A: what a browser with this key and secret makes of this message.
    #[test]
    fn messages_are_those_of_the_standard() {
        let body = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        let key = BASE64.decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94").unwrap();
        let secret = Auth::clone_from_slice(&BASE64.decode("BTBZMqHH6r4Tts7J_aSIgg").unwrap());
        let key = SecretKey::from_slice(&key).unwrap();
        let said = web_push_native::decrypt(BASE64.decode(body).unwrap(), &key, &secret).unwrap();
        assert_eq!(String::from_utf8(said).unwrap(), "When I grow up, I want to be a watermelon");
    }

    #[test]
    fn a_message_is_for_one_browser_and_has_the_word_of_the_house() {
        let push = Push::new(&new_key(), Some("https://stolik.example".to_owned()), &[]).unwrap();
        let browser = SecretKey::from_slice(&[7; 32]).unwrap();
        let public = browser.public_key().to_sec1_bytes();
        let subscription = Subscription {
            endpoint: "https://fcm.googleapis.com/fcm/send/abc".to_owned(),
            p256dh: BASE64.encode(&public),
            auth: BASE64.encode([9; SECRET]),
            ..Subscription::default()
        };
        push.check(&subscription).unwrap();
        let request = push.request(&subscription, "topic", "Twoja kolej").unwrap();
        assert_eq!(
            (request.headers()["topic"].as_bytes(), request.headers()["ttl"].as_bytes()),
            (&b"topic"[..], &b"86400"[..])
        );
        let word = request.headers()[AUTHORIZATION].to_str().unwrap();
        let (token, key) = word.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, push.public());
        let (said, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
        push.key.verifying_key().verify(said.as_bytes(), &signature).unwrap();
        let claims: serde_json::Value =
            serde_json::from_slice(&BASE64.decode(said.split_once('.').unwrap().1).unwrap()).unwrap();
        assert_eq!(
            (&claims["aud"], &claims["sub"]),
            (&json!("https://fcm.googleapis.com"), &json!("https://stolik.example"))
        );
        let secret = Auth::clone_from_slice(&[9; SECRET]);
        let read = web_push_native::decrypt(request.into_body(), &browser, &secret).unwrap();
        assert_eq!(String::from_utf8(read).unwrap(), "Twoja kolej");
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let push = Push::new(&new_key(), None, &[]).unwrap();
        let good = BASE64.encode(SecretKey::from_slice(&[7; 32]).unwrap().public_key().to_sec1_bytes());
        let secret = BASE64.encode([9; SECRET]);
        let code = |p256dh: &str, auth: &str| {
            let endpoint = "https://fcm.googleapis.com/a".to_owned();
            let [p256dh, auth] = [p256dh, auth].map(str::to_owned);
            push.check(&Subscription { endpoint, p256dh, auth, ..Subscription::default() })
                .err()
                .map(|problem| problem.code)
        };
        assert_eq!(code(&good, &secret), None);
        for (key, auth) in
            [("", secret.as_str()), ("AAAA", &secret), (&good, ""), (&good, "AAAA"), ("ł", &secret)]
        {
            assert_eq!(code(key, auth).as_deref(), Some("bad-push-key"), "{key} {auth}");
        }
        assert!(Push::new("", None, &[]).is_none() && Push::new(&"0".repeat(64), None, &[]).is_none());
    }
}
