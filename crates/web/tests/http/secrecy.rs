//! What the tests of secrets have in common: tables whose logs differ in one secret, and everything that a viewer can
//! get of one, to be compared byte for byte.

use crate::server::{Client, Server, Stream};
use store::{SqliteStore, Store, Summary, TableId};
use table::{Creation, DiceWord, LogEntry, PlayerId, Sitter, Stamped};

/// A table of a game with a fixed seed, so that chance is the same at all such tables, and with these players.
pub(crate) fn seated(game: &str, options: &str, players: &[Client]) -> Vec<LogEntry> {
    let creation = Creation {
        game: game.to_owned(),
        rules: games::kind(game).unwrap().rules(),
        seats: players.len(),
        options: engine::Options::parse(options).unwrap(),
        odds: true,
        public: false,
        host: id_of(&players[0]),
        clock: table::Clock::None,
        when_out: table::WhenOut::StandIn,
        watching: table::Watching::AtOnce,
        coach: false,
        seed: "5a".repeat(32),
        origin: None,
    };
    let mut entries = vec![LogEntry::Created(creation)];
    for (seat, client) in engine::Seat::all(players.len()).zip(players) {
        let sitter = Sitter::Person { player: id_of(client), name: format!("Player{seat}") };
        entries.push(LogEntry::Sat { seat, sitter, word: DiceWord::None });
    }
    entries
}

fn id_of(client: &Client) -> PlayerId {
    PlayerId(client.token.as_ref().unwrap().split_once('.').unwrap().0.to_owned())
}

pub(crate) fn stamped(entry: &LogEntry) -> Stamped {
    Stamped { at: 1, entry: entry.clone() }
}

/// A started table of a game and its options with a fixed seed. `alter` may change the log before it is stored.
pub(crate) fn started(
    server: &Server,
    id: &str,
    (game, options): (&str, &str),
    players: &[Client],
    alter: impl FnOnce(&mut Vec<LogEntry>),
) {
    let mut entries = seated(game, options, players);
    let log: Vec<_> = entries.iter().map(stamped).collect();
    let table = table::Table::replay(games::KINDS, &log).unwrap();
    let mut draft = table.draft(1);
    draft.begin_game(&id_of(&players[0])).unwrap();
    entries.extend(draft.finish().entries.into_iter().map(|stamped| stamped.entry));
    alter(&mut entries);
    store(server, id, game, &entries);
}

/// Stores the log of a running table.
pub(crate) fn store(server: &Server, id: &str, game: &str, entries: &[LogEntry]) {
    store_lines(server, id, game, entries.iter().map(|entry| stamped(entry).to_line()).collect());
}

/// Stores a log as it stands.
pub(crate) fn store_lines(server: &Server, id: &str, game: &str, lines: Vec<String>) {
    let (game, status) = (game.to_owned(), store::Status::Playing);
    let (public, goes_on, card, people, due_at_ms) = (false, false, String::new(), Vec::new(), None);
    let summary = Summary { game, status, public, updated_at_ms: 1, goes_on, card, people, due_at_ms };
    store_table(server, id, &summary, lines);
}

/// Stores a table with its summary.
pub(crate) fn store_table(server: &Server, id: &str, summary: &Summary, lines: Vec<String>) {
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = SqliteStore::open(server.folder.path().join("stolik.db")).await.unwrap();
        store.create(&TableId::new(id).unwrap(), summary, lines).await.unwrap();
        store.close().await.unwrap();
    });
}

/// A pace at which steps are shown one by one, but hardly take time.
pub(crate) const QUICK: f32 = 0.001;

/// Fails if a watcher can tell the tables apart.
pub(crate) fn assert_alike(one: &str, other: &str) {
    if let Some(at) = one.bytes().zip(other.bytes()).position(|(one, other)| one != other) {
        let around = |text: &str| {
            String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(200)..(at + 100).min(text.len())])
                .into_owned()
        };
        panic!("a watcher can tell the tables apart:\n{}\n{}", around(one), around(other));
    }
    assert_eq!(one.len(), other.len());
}

/// What is looked at of a running table, after its address; looking back, too, shows what was seen. `twins.rs` compares
/// these with all that can be asked for.
pub(crate) const LOOKS: &[&str] = &[
    "",
    "/replay",
    "/replay/frames?from=0&to=23",
    "/replay/bar?told=3",
    "/replay/away?told=2",
    "/replay?view=1",
    "/replay/frames?view=open&from=0&to=3",
    "/replay/position?step=1",
    "/replay/edit?step=1",
    "/replay/analysis",
    "/embed",
    "/picture.svg",
    "/screen",
    "/device",
];

/// What somebody else sees of a table: streams from the start, pages and replies whenever looked at.
pub(crate) struct Watcher {
    pub(crate) client: Client,
    pub(crate) pages: Stream,
    pub(crate) events: Stream,
    pub(crate) looked: String,
}

/// Each watcher got the same from both tables.
pub(crate) fn assert_all_alike(one: &[String], other: &[String]) {
    for (one, other) in one.iter().zip(other) {
        assert!(one.len() > 20_000, "there was something to see");
        assert_alike(one, other);
    }
}

/// Those who know more look first, so that whatever the server keeps of a picture was made for them.
pub(crate) fn owners_look(owners: &[Client], table: &str) {
    for owner in owners {
        assert_eq!(owner.as_browser().get(&format!("/t/{table}")).status, 200);
    }
}

impl Watcher {
    pub(crate) fn new(client: &Client, table: &str) -> Self {
        Self {
            client: client.clone(),
            pages: client.stream(&format!("/t/{table}/stream?from=0")),
            events: client.stream(&format!("/api/v1/tables/{table}/stream")),
            looked: String::new(),
        }
    }

    /// All that was seen until the JSON stream has shown the position with the text `mark`, and everything shown step
    /// by step to who comes now. The table must show its odds, and the server its steps.
    pub(crate) fn seen(mut self, table: &str, mark: &str) -> String {
        let events = self.events.until(mark).to_owned();
        // The odds come with the picture of the table at rest, after all steps.
        let mut steps = self.client.stream(&format!("/t/{table}/stream?from=0"));
        let steps = steps.until("hx-target=\"#odds\"");
        assert!(steps.matches("hx-target=\"#tray\"").count() > 1, "the steps are shown");
        plain(&format!("{}{events}{steps}", self.looked), table)
    }

    pub(crate) fn look(&mut self, table: &str) {
        let moves = format!("/api/v1/tables/{table}/moves");
        // What a viewer may try out in advance: all moves of its own, and of others when it is not asked.
        let mut plans = self.client.moves(table).1;
        plans.extend(["", "roll", "draw deck", "reveal"].map(str::to_owned));
        let plan = |moves: &String| format!("/t/{table}/plan?moves={}", moves.replace(' ', "+"));
        let looks = LOOKS.iter().map(|look| format!("/t/{table}{look}"));
        let api = [format!("/api/v1/tables/{table}"), moves];
        for path in looks.chain(api).chain(plans.iter().map(plan)) {
            let reply = self.client.get(&path);
            self.looked.push_str(&[path, reply.status.to_string(), reply.text, String::new()].join("\n"));
        }
        // The lists tell whose turn it is, and nothing of what was chosen.
        let lists = self.client.remembering(table).get("/lists");
        assert!(lists.text.contains(table), "the table is listed: {}", lists.text);
        // The other twin is the reader's own table too.
        let row = lists.text.split("<li>").find(|row| row.contains(table)).unwrap_or_default();
        self.looked.push_str(row.split("</li>").next().unwrap_or_default());
        for path in [
            format!("/t/{table}/result"),
            format!("/t/{table}/record"),
            format!("/api/v1/tables/{table}/record"),
        ] {
            let reply = self.client.get(&path);
            assert_eq!(reply.status, 409, "{path} is for finished games");
            self.looked.push_str(&reply.text);
        }
    }
}

/// Everything that differs between two tables for reasons of its own: name, clock, and whose pages have been closed for
/// some seconds.
pub(crate) fn plain(text: &str, table: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    // The look is a hash of the picture, which names its table: of the same bytes that are compared here.
    let own = ["data-since=\"", "data-waited=\"", "&amp;look="];
    while let Some((at, mark)) = own.iter().filter_map(|mark| Some((rest.find(mark)?, mark))).min() {
        let (before, after) = rest.split_at(at + mark.len());
        plain.push_str(before);
        rest = after.trim_start_matches(|c: char| c.is_ascii_hexdigit());
    }
    plain.push_str(rest);
    let mut parts = plain.split("<span class=\"away\"");
    let mut present = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        present.push_str(part.split_once("</span></span>").expect("a mark ends").1);
    }
    present.replace(" is-away\"", "\"").replace(table, "TABLE")
}
