//! Every word of the interface, in Polish and English, from the Fluent files in `words/`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Polish.
    Pl,
}

/// A value for a place in a message.
pub type Arg<'a> = FluentValue<'a>;

macro_rules! sources {
    ($lang:literal) => {
        &[
            include_str!(concat!("../words/", $lang, "/site.ftl")),
            include_str!(concat!("../words/", $lang, "/camel-up.ftl")),
        ]
    };
}

static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle("en", sources!("en")));
static POLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle("pl", sources!("pl")));

fn bundle(code: &str, sources: &[&str]) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = code.parse().expect("`en` and `pl` are language codes");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks that isolate directions are for texts that mix them; ours do not.
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("words/{code}: {errors:?}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("words/{code}: {errors:?}"));
    }
    bundle
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::Pl, Self::En];

    /// The language code: `en`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The first of the languages in an `Accept-Language` header that we speak, else English.
    pub fn accepted(header: &str) -> Self {
        let mut wanted: Vec<(f32, &str)> = header
            .split(',')
            .filter_map(|part| {
                let (tag, quality) = part.split_once(";q=").unwrap_or((part, "1"));
                Some((quality.trim().parse().ok()?, tag.trim()))
            })
            .collect();
        wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
        let code = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        wanted.iter().find_map(|(_, tag)| Self::from_code(&code(tag))).unwrap_or(Self::En)
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        match self {
            Self::En => &ENGLISH,
            Self::Pl => &POLISH,
        }
    }

    /// The message `key`.
    pub fn t(self, key: &str) -> String {
        self.tr(key, &[])
    }

    /// The message `key` with values for its places. A message that does not exist shows its key, which the
    /// tests look for.
    pub fn tr(self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        self.find(key, values).unwrap_or_else(|| key.to_owned())
    }

    /// The message `key`, if there is one.
    pub fn find(self, key: &str, values: &[(&str, Arg<'_>)]) -> Option<String> {
        let bundle = self.bundle();
        let pattern = bundle.get_message(key)?.value()?;
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_chooses_the_language() {
        assert_eq!(Lang::accepted("pl-PL,pl;q=0.9,en;q=0.8"), Lang::Pl);
        assert_eq!(Lang::accepted("de, en-GB;q=0.5, pl;q=0.4"), Lang::En);
        assert_eq!(Lang::accepted("fr"), Lang::En);
        assert_eq!(Lang::accepted(";;;q=x"), Lang::En);
    }
}
