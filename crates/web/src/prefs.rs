//! How somebody likes the pages: chosen once, kept with the account, or in cookies where there is none.

use crate::guest::{Guest, cookie};
use axum::http::HeaderMap;

/// Something that can be chosen, by its name, what is usual, and all that can be chosen for it.
pub(crate) const CHOICES: [(&str, &str, &[&str]); 8] = [
    ("theme", "system", &["system", "light", "dark"]),
    ("speed", "normal", &["slow", "normal", "quick", "once"]),
    ("sound", "off", &["off", "quiet", "normal", "loud"]),
    ("palette", "usual", &["usual", "safe"]),
    ("size", "usual", &["usual", "large", "larger"]),
    ("confirm", "off", &["off", "on"]),
    ("odds", "shown", &["shown", "hidden"]),
    ("keys", "off", &["off", "on"]),
];

/// What of `value` can be chosen for the setting of this name.
pub(crate) fn known(name: &str, value: &str) -> Option<&'static str> {
    let (.., values) = CHOICES.iter().find(|(known, ..)| *known == name)?;
    values.iter().copied().find(|known| *known == value)
}

/// What somebody has chosen for each of [`CHOICES`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prefs([&'static str; CHOICES.len()]);

impl Prefs {
    /// What the sender of a request has chosen.
    pub(crate) fn of(guest: Option<&Guest>, headers: &HeaderMap) -> Self {
        let account = guest.and_then(|guest| guest.account.as_deref());
        Self(CHOICES.map(|(name, usual, _)| {
            let kept = account.and_then(|account| account.settings.get(name)).map(String::as_str);
            let chosen = kept.or_else(|| cookie(headers, name)).and_then(|value| known(name, value));
            chosen.unwrap_or(usual)
        }))
    }

    /// What is chosen for the setting of this name.
    pub(crate) fn get(&self, name: &str) -> &'static str {
        let place = CHOICES.iter().position(|(known, ..)| *known == name);
        place.map_or("", |place| self.0[place])
    }

    /// Whether pages are dark. Of a browser that does as its system does, a cookie says it, set by its script.
    pub(crate) fn is_dark(&self, headers: &HeaderMap) -> bool {
        match self.get("theme") {
            "system" => cookie(headers, "scheme") == Some("dark"),
            chosen => chosen == "dark",
        }
    }

    /// The same, unless it is as usual.
    pub(crate) fn unusual(&self, name: &str) -> Option<&'static str> {
        let usual = CHOICES.iter().find(|(known, ..)| *known == name).map(|(_, usual, _)| *usual);
        Some(self.get(name)).filter(|chosen| Some(*chosen) != usual)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_offered_can_be_chosen() {
        let headers = HeaderMap::from_iter([(
            axum::http::header::COOKIE,
            axum::http::HeaderValue::from_static("theme=dark; size=huge; sound=loud"),
        )]);
        let prefs = Prefs::of(None, &headers);
        assert_eq!(
            ["theme", "size", "sound", "speed"].map(|name| prefs.get(name)),
            ["dark", "usual", "loud", "normal"]
        );
        assert_eq!(["theme", "size"].map(|name| prefs.unusual(name)), [Some("dark"), None]);
    }
}
