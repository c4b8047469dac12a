//! The places of a position, what stands in them, and what is wrong with them, in words.

use crate::drawing::clauses;
use crate::game_page::AnyPage;
use crate::pages::set_up::{option_name, option_value};
use crate::words::{Lang, capital};
use games::editing::Fault;
use maud::{Markup, html};
use serde_json::Value;

/// What tells the places and components of one game.
#[derive(Clone, Copy)]
pub(super) struct Teller {
    pub(super) lang: Lang,
    pub(super) page: &'static dyn AnyPage,
}

/// The seat whose place this is, and the rest of its path.
pub(super) fn of_player(path: &str) -> Option<(usize, &str)> {
    let (seat, rest) = path.strip_prefix("players[")?.split_once(']')?;
    Some((seat.parse().ok()?, rest.trim_start_matches('.')))
}

/// Values that are seats.
const SEATS: [&str; 7] = ["first", "turn", "partner", "flying", "seat", "by", "on"];

impl Teller {
    /// A place by its path, without its player.
    pub(super) fn place(self, path: &str) -> String {
        let path = of_player(path).map_or(path, |(_, rest)| rest);
        if let Some(option) = path.strip_prefix("options.") {
            return option_name(self.lang, self.page.id(), option);
        }
        let (name, keys) = path.split_once('.').unwrap_or((path, ""));
        let (name, number) = name.split_once('[').unwrap_or((name, ""));
        let mut words = vec![self.name(name)];
        let of_seats = name == "memory";
        let key =
            |key: &str| if of_seats && key.parse::<u8>().is_ok() { self.seat(key) } else { self.key(key) };
        words.extend(keys.split('.').filter(|key| !key.is_empty()).map(key));
        words.extend(number.strip_suffix(']').map(str::to_owned));
        capital(&words.join(" "))
    }

    fn name(self, name: &str) -> String {
        self.own(&format!("place-{}", name.replace('_', "-"))).unwrap_or_else(|| name.to_owned())
    }

    /// What a supply is called.
    pub(super) fn supply(self, name: &str) -> String {
        let key = format!("supply-{name}");
        self.own(&key).unwrap_or(key)
    }

    /// The game's own word where it has one, otherwise that of all games.
    fn own(self, key: &str) -> Option<String> {
        let own = self.lang.find(&format!("{}-{key}", self.page.id()), &[]);
        own.or_else(|| self.lang.find(key, &[]))
    }

    /// A part of a path after its name: a field, a seat, or a component such as `blue 4`.
    fn key(self, key: &str) -> String {
        let named = self.lang.find(&format!("place-{}", key.replace('_', "-")), &[]);
        named.unwrap_or_else(|| self.text("", key))
    }

    /// A value of a place.
    pub(super) fn value(self, path: &str, value: &Value) -> String {
        let last = path.rsplit('.').next().unwrap_or(path);
        if let Some(option) = path.strip_prefix("options.") {
            let text = value.as_str().unwrap_or_default();
            return option_value(self.lang, self.page.id(), option, text);
        }
        match value {
            Value::Number(number) if SEATS.contains(&last) => self.seat(&number.to_string()),
            Value::Number(number) => number.to_string(),
            Value::String(text) if last == "phase" => {
                self.lang.t(&format!("phase-{}-{text}", self.page.id()))
            }
            other => self.piece(last, other),
        }
    }

    /// A component of a supply.
    pub(super) fn piece(self, supply: &str, piece: &Value) -> String {
        match piece {
            Value::String(text) => self.text(supply, text),
            Value::Number(number) if supply == "seats" => self.seat(&number.to_string()),
            Value::Object(parts) => {
                let parts = parts.iter().map(|(name, part)| match name.as_str() {
                    "owner" => self.seat(&part.to_string()),
                    name => self.value(name, part),
                });
                parts.collect::<Vec<_>>().join(", ")
            }
            other => other.to_string(),
        }
    }

    fn seat(self, number: &str) -> String {
        self.lang.tr("seat-number", &[("seat", number.into())])
    }

    /// A text of the notation: as the game says it, or word by word.
    fn text(self, supply: &str, text: &str) -> String {
        if let Some((words, _)) = self.page.piece(self.lang, supply, text) {
            return words;
        }
        if let Some((what, owner)) = text.split_once('@') {
            return format!("{} · {}", self.text(supply, what), self.seat(owner));
        }
        let word = |word: &str| {
            let own = self.lang.find(&format!("{}-{word}", self.page.id()), &[]);
            own.or_else(|| self.lang.find(&format!("word-{word}"), &[])).unwrap_or_else(|| word.to_owned())
        };
        text.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    /// What is wrong, with the rule in the reader's language. The exact reason is the engine's, in English.
    pub(super) fn fault(self, fault: &Fault, says_place: bool) -> Markup {
        let lang = self.lang;
        let clause = fault.clause.map(|clause| clause.to_string());
        let rule = clause.as_deref().and_then(|clause| clauses::clause(lang, self.page, clause));
        let simple = self.simple(&fault.reason);
        html! {
            span class="fault" {
                @if says_place { b { (self.fault_place(&fault.field)) ": " } }
                @match (&simple, lang == Lang::ENGLISH) {
                    (Some(words), _) => (words),
                    (None, true) => (fault.reason),
                    (None, false) => span lang="en" { (fault.reason) },
                }
                @if let Some(clause) = &clause {
                    " " a href=(clauses::link(clause)) { (clause) }
                    @if let Some(rule) = rule { " " span class="soft" { (rule) } }
                }
            }
        }
    }

    fn fault_place(self, field: &str) -> String {
        match of_player(field) {
            Some((seat, rest)) => format!("{}, {}", self.seat(&seat.to_string()), self.place(rest)),
            None => self.place(field),
        }
    }

    /// The reasons that all games share.
    fn simple(self, reason: &str) -> Option<String> {
        let about = |ending: &str| reason.strip_suffix(ending).map(|piece| self.text("", piece));
        let tr = |key: &str, piece: String| capital(&self.lang.tr(key, &[("piece", piece.into())]));
        if reason == "is missing" {
            return Some(self.lang.t("fault-missing"));
        }
        about(" is nowhere")
            .map(|piece| tr("fault-nowhere", piece))
            .or_else(|| about(" is there twice").map(|piece| tr("fault-twice", piece)))
    }
}
