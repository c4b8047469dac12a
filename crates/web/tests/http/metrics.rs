//! What the server says of itself: measures, readiness, and the ids of requests.

use crate::server::{Client, Reply, Server, Stream};
use std::collections::BTreeSet;

/// What Prometheus is told.
fn measures(server: &Server) -> String {
    let reply = Client::new(server.metrics, None).get("/metrics");
    assert_eq!(reply.status, 200);
    assert!(reply.header("content-type").starts_with("application/openmetrics-text"));
    reply.text
}

/// A server at which all that is measured has happened, and a stream of its table that is open as long as it is kept.
fn busy() -> (Server, Client, String, Stream) {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let mut stream = ola.stream(&format!("/t/{table}/stream?from=0"));
    stream.until("hx-target=\"#board-area\"");
    let (decision, moves) = ola.moves(&table);
    assert_eq!(ola.play(&table, decision.unwrap(), &moves[0]).status, 200);
    assert_eq!(ola.get("/t/no-such-table").status, 404);
    assert_eq!(ola.get("/hidden/cellar?door=open").status, 404);
    (server, ola, table, stream)
}

/// The labels of all lines, as `name="value"`.
fn labels(told: &str) -> BTreeSet<&str> {
    let inside = told.lines().filter_map(|line| Some(line.split_once('{')?.1.rsplit_once('}')?.0));
    inside.flat_map(|labels| labels.split_inclusive("\",")).map(|label| label.trim_end_matches(',')).collect()
}

#[test]
fn measures_count_what_happens_and_name_no_table_and_nobody() {
    let (server, ola, table, _stream) = busy();
    let told = measures(&server);
    for line in [
        "stolik_requests_total{method=\"POST\",route=\"/api/v1/tables\",status=\"201\"} 1",
        "stolik_requests_total{method=\"GET\",route=\"/t/{id}\",status=\"404\"} 1",
        "stolik_requests_total{method=\"GET\",route=\"none\",status=\"404\"} 1",
        "stolik_request_seconds_count{method=\"GET\",route=\"/t/{id}/stream\"} 1",
        "stolik_tables_in_memory 1",
        "stolik_streams 1",
        "stolik_append_failures_total 0",
    ] {
        assert!(told.lines().any(|known| known == line), "{line} is not in {told}");
    }
    for secret in [&*table, ola.token(), &ola.id(), "Ola", "127.0.0.1", "cellar", "door", "no-such-table"] {
        assert!(!told.contains(secret), "{secret} is in {told}");
    }
    let known = ["method=", "route=\"/", "route=\"none\"", "status=\"", "le=\"", "version=\""];
    for label in labels(&told) {
        assert!(known.iter().any(|known| label.starts_with(known)), "{label}");
    }
    for path in ["/metrics", "/api/v1/metrics"] {
        assert_eq!(ola.get(path).status, 404, "the house's own address tells nobody");
    }
}

#[test]
fn the_board_of_grafana_shows_each_measure_and_no_others() {
    let board = include_str!("../../../../deploy/grafana.json");
    serde_json::from_str::<serde_json::Value>(board).unwrap();
    let (server, ..) = busy();
    let told = measures(&server);
    let kinds: BTreeSet<_> =
        told.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    let words = board.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
    let shown: BTreeSet<_> =
        words.filter(|word| word.starts_with("stolik_") || word.starts_with("process_")).collect();
    for word in &shown {
        let ends = |line: &str| line.strip_prefix(word).is_some_and(|rest| rest.starts_with(['{', ' ']));
        assert!(told.lines().any(ends), "there is no measure {word}");
    }
    for kind in kinds {
        assert!(shown.iter().any(|word| word.starts_with(kind)), "{kind} is not on the board");
    }
}

#[test]
fn a_server_is_ready_when_its_store_answers() {
    let server = Server::start();
    let reply = server.stranger().get("/ready");
    assert_eq!((reply.status, &*reply.text), (200, "ready"));
    assert_eq!(server.stranger().get("/health").text, "ok");
}

#[test]
fn a_request_has_an_id_and_only_a_proxy_may_give_it() {
    let id = |reply: Reply| reply.header("x-request-id").to_owned();
    let ask = |server: &Server, given: &str| id(server.stranger().with("x-request-id", given).get("/health"));
    let (alone, behind_proxy) = (Server::start(), Server::strict());
    assert_eq!(id(alone.stranger().get("/health")).len(), 16);
    assert_ne!(ask(&alone, "mine"), "mine");
    assert_eq!(ask(&behind_proxy, "0af7651916cd43dd-8448eb21"), "0af7651916cd43dd-8448eb21");
    for bad in ["a\" b=\"c", "x,y", &"x".repeat(65)] {
        assert_eq!(ask(&behind_proxy, bad).len(), 16, "{bad}");
    }
}
