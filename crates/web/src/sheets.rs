//! The style sheets of `assets/css`, joined in the order in which they are read: of two rules that weigh the same the
//! later one holds.

/// The sheets of these names, one after another.
macro_rules! sheets {
    ($($name:literal),+) => {
        concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/css/", $name, ".css"))),+)
    };
}

/// What all pages share.
pub(crate) const HOUSE: &str = sheets!(
    "base/tokens",
    "base/parts",
    "base/table",
    "base/data",
    "base/windows",
    "site/frame",
    "site/lobby",
    "site/end",
    "site/reading"
);
/// Lists of games, which come with their covers.
pub(crate) const LISTS: &str = sheets!("lists");
/// What single pages need besides, by its address.
pub(crate) const PAGES: [(&str, &str); 8] = [
    ("css/editor.css", sheets!("editor")),
    ("css/end.css", sheets!("end")),
    ("css/people.css", sheets!("people")),
    ("css/practice.css", sheets!("practice")),
    ("css/replay.css", sheets!("replay")),
    ("css/room.css", sheets!("room")),
    ("css/set-up.css", sheets!("set-up")),
    ("css/style.css", sheets!("style")),
];
pub(crate) const CAMEL_UP: &str = sheets!(
    "camels-order",
    "camels-spots",
    "camels",
    "camel-up/board",
    "camel-up/tray",
    "camel-up/turn",
    "camel-up/racers",
    "camel-up/windows",
    "camel-up/players",
    "camel-up/small",
    "camel-up/strip"
);
pub(crate) const CAMEL_UP_CARDS: &str = sheets!(
    "camels-order",
    "camels-spots",
    "camels",
    "camel-up-cards/board",
    "camel-up-cards/deck",
    "camel-up-cards/camels",
    "camel-up-cards/players",
    "camel-up-cards/tray",
    "camel-up-cards/wide",
    "camel-up-cards/phones",
    "camel-up-cards/windows",
    "camel-up-cards/turn",
    "camel-up-cards/bets",
    "camel-up-cards/picked",
    "camel-up-cards/smallest",
    "camel-up-cards/upright",
    "camel-up-cards/halves",
    "camel-up-cards/brief"
);
pub(crate) const DRAGON_RACER: &str = sheets!(
    "dragon-racer/dragons",
    "dragon-racer/places",
    "dragon-racer/board",
    "dragon-racer/table",
    "dragon-racer/tray",
    "dragon-racer/windows",
    "dragon-racer/choices",
    "dragon-racer/phones",
    "dragon-racer/drafted",
    "dragon-racer/small"
);
pub(crate) const KELTIS: &str = sheets!(
    "keltis/board",
    "keltis/cards",
    "keltis/players",
    "keltis/tray",
    "keltis/small",
    "keltis/windows",
    "keltis/low",
    "keltis/narrow"
);
pub(crate) const SOBEK: &str = sheets!(
    "sobek/board",
    "sobek/river",
    "sobek/players",
    "sobek/panels",
    "sobek/rows",
    "sobek/tray",
    "sobek/build",
    "sobek/windows",
    "sobek/phones",
    "sobek/low",
    "sobek/room"
);

/// A sheet without the comments, which are for who changes it.
pub(crate) fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.split_once("*/").map_or("", |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{read_dir, read_to_string};
    use std::path::{Path, PathBuf};

    /// Every file below a folder.
    fn below(place: &Path) -> Vec<PathBuf> {
        let inside = read_dir(place).unwrap().map(|file| file.unwrap().path());
        inside.flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] }).collect()
    }

    fn files() -> Vec<(PathBuf, String)> {
        let all = below(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/css")));
        all.into_iter().map(|path| (path.clone(), read_to_string(path).unwrap())).collect()
    }

    #[test]
    fn every_sheet_is_read() {
        let games = [CAMEL_UP, CAMEL_UP_CARDS, DRAGON_RACER, KELTIS, SOBEK];
        let all = [HOUSE, LISTS].into_iter().chain(PAGES.map(|(_, sheet)| sheet)).chain(games);
        let all: String = all.collect();
        for (path, text) in files() {
            assert!(all.contains(&text), "{} is in no list", path.display());
        }
    }

    /// A brace too many ends a block too early, and browsers say nothing.
    #[test]
    fn every_brace_is_closed() {
        for (path, text) in files() {
            let mut depth = 0;
            for (number, line) in without_comments(&text).lines().enumerate() {
                depth += line.matches('{').count();
                let closed = line.matches('}').count();
                assert!(depth >= closed, "{}: }} too many near line {}", path.display(), number + 1);
                depth -= closed;
            }
            assert_eq!(depth, 0, "{}: a brace is open", path.display());
        }
    }

    #[test]
    fn sheets_can_be_read_by_people() {
        for (path, text) in files() {
            assert!(text.lines().count() <= 400, "{} is longer than 400 lines", path.display());
            let long = text.lines().position(|line| line.chars().count() > 120);
            assert_eq!(long, None, "{}: a line is longer than 120 characters", path.display());
        }
    }

    /// A table may be left open for days: a browser that moves something on it draws sixty pictures a second.
    #[test]
    fn nothing_moves_for_ever() {
        for (path, text) in files() {
            assert!(!without_comments(&text).contains("infinite"), "{}", path.display());
        }
    }

    /// A selector without what stands in brackets.
    fn outside_brackets(selector: &str) -> String {
        let mut depth = 0;
        let outside = selector.chars().filter(|&letter| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth == 0 && letter != ')'
        });
        outside.collect()
    }

    /// The selectors of a sheet, each with those of the blocks around it before it.
    fn nested(text: &str) -> Vec<Vec<&str>> {
        let (mut open, mut all) = (Vec::new(), Vec::new());
        for (at, brace) in text.match_indices(['{', '}']) {
            if brace == "}" {
                open.pop();
                continue;
            }
            let before = &text[..at];
            open.push(before.rsplit([';', '{', '}']).next().unwrap_or_default().trim());
            all.push(open.clone());
        }
        all
    }

    /// Whether a part of a selector ends in what is not told from anything else by a name: `*`, `:not(.x)`.
    fn ends_in_everything(part: &str) -> bool {
        let last = part.split([' ', '>', '+', '~']).rfind(|word| !word.is_empty()).unwrap_or_default();
        last.starts_with('*') || (last.starts_with(':') && !last.starts_with(":is"))
    }

    /// Law 11 of `docs/look.md`: a browser would look at the whole page whenever anything is ticked.
    #[test]
    fn no_rule_ends_in_everything_after_has() {
        let mut broken = Vec::new();
        for (path, text) in files() {
            for around in nested(&without_comments(&text)) {
                let selector = around.last().expect("its own");
                let rules: Vec<_> = around.iter().filter(|rule| !rule.starts_with('@')).collect();
                if !selector.starts_with('@')
                    && rules.iter().any(|rule| rule.contains(":has("))
                    && outside_brackets(selector).split(',').any(ends_in_everything)
                {
                    broken.push(format!("{}: {rules:?}", path.display()));
                }
            }
        }
        assert!(broken.is_empty(), "{broken:#?}");
    }
}
