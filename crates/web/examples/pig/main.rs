//! A sixth game from nothing: Pig, explained in `docs/adding-a-game.md`.
//!
//! `cargo run -p web --example pig` serves it with the five others at port 8080.

mod game;
mod page;

use std::net::SocketAddr;
use web::game_page::AnyPage;

/// The house's games and Pig: the one line that registers it.
static GAMES: &[&dyn AnyPage] = &[web::GAMES[0], &page::Page];

#[tokio::main]
async fn main() -> Result<(), web::ServeError> {
    let address = SocketAddr::from(([127, 0, 0, 1], 8080));
    let config = web::Config { address, games: GAMES, ..web::Config::new(".") };
    web::serve(config, |at| println!("http://{}", at.address), std::future::pending()).await
}

#[cfg(test)]
#[path = "../../tests/http/server.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod server;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server::Server;
    use serde_json::json;

    #[test]
    fn pig_is_set_up_played_and_explained_like_any_other_game() {
        let server = Server::with(GAMES);
        let ola = server.guest();
        let browser = ola.as_browser();
        assert!(browser.get("/new/pig").text.contains("name=\"option-goal\""));
        assert!(browser.get("/rules/pig").text.contains("id=\"PG-2.3\""));
        let made = browser.form("/tables", "game=pig&quick=1&seats=2&option-goal=50");
        let table = made.header("location").trim_start_matches("/t/").trim_end_matches("?begin").to_owned();
        browser.form(&format!("/t/{table}/start"), "word=w");
        assert!(browser.get(&format!("/t/{table}")).text.contains("id=\"die\""), "{}", made.text);
        while ola.table(&table)["status"] == "playing" {
            if let (Some(decision), moves) = ola.moves(&table) {
                let chosen = moves.last().expect("a decision has moves");
                assert_eq!(ola.play(&table, decision, chosen).status, 200);
            }
        }
        assert!(browser.get(&format!("/t/{table}/result")).status == 200);
        let record = ola.get(&format!("/api/v1/tables/{table}/record")).text;
        assert!(record.starts_with("[Game \"pig\"]"), "{record}");
        assert_eq!(ola.post("/api/v1/tables", &json!({"game": "pig", "seats": 9})).status, 422);
    }
}
