//! Places on the web.

use std::fmt;
use std::str::FromStr;
use url::Url;

/// A place on the web: scheme, machine and port, such as `https://stolik.example`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin(String);

/// A text that is no origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("http:// or https://, a machine and perhaps a port are expected, and nothing after them")]
pub struct BadOrigin;

impl Origin {
    /// Where this is.
    pub(crate) fn of(url: &Url) -> Self {
        Self(url.origin().ascii_serialization())
    }

    /// The whole address of a path here.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.0)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Origin {
    type Err = BadOrigin;

    fn from_str(text: &str) -> Result<Self, BadOrigin> {
        let url = Url::parse(text).map_err(|_| BadOrigin)?;
        let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let nobody = url.username().is_empty() && url.password().is_none();
        let good = matches!(url.scheme(), "http" | "https") && bare && nobody;
        if good { Ok(Self::of(&url)) } else { Err(BadOrigin) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_scheme_machine_and_port() {
        for (text, said) in [
            ("https://stolik.example/", "https://stolik.example"),
            ("https://Stolik.Example:443", "https://stolik.example"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ] {
            assert_eq!(text.parse::<Origin>().unwrap().to_string(), said);
        }
        for bad in
            ["stolik.example", "ftp://a", "https://a/b", "https://u@a", "https://a?b", "https://a#b", ""]
        {
            assert!(bad.parse::<Origin>().is_err(), "{bad:?}");
        }
    }
}
