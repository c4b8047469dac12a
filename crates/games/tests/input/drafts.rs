//! Drafts of positions, in which components are carried from place to place.

use games::editing::{Holds, Place, accepts, at, pieces, put, set, take};
use serde_json::json;

fn place(path: &str, single: bool, said: &str) -> Place {
    Place { path: path.to_owned(), holds: Holds::Pieces { supply: "cards", single, said: said.to_owned() } }
}

#[test]
fn components_go_from_place_to_place() {
    let mut draft = json!({ "players": [{ "hand": ["blue 7", "pink 2"] }, {}], "quay": ["fish1"] });
    let (hand, column) =
        (place("players[1].hand", false, ""), place("players[2].columns.blue", false, "blue "));
    let card = take(&mut draft, &hand, 0).expect("it is there");
    assert!(accepts(&draft, &column, "cards", &card) && !accepts(&draft, &column, "tiles", &card));
    put(&mut draft, &column, card);
    assert!(!accepts(&draft, &column, "cards", &"pink 2".into()), "it is of another colour");
    let quay = place("quay[3]", true, "");
    put(&mut draft, &quay, "wheat0".into());
    assert!(!accepts(&draft, &quay, "cards", &"fish1".into()), "there is room for one");
    assert_eq!(
        draft,
        json!({ "players": [{ "hand": ["pink 2"] }, { "columns": { "blue": [7] } }], "quay": ["fish1", null, "wheat0"] })
    );
    assert_eq!(pieces(&draft, &column), [json!("blue 7")]);
    take(&mut draft, &column, 0);
    take(&mut draft, &quay, 0);
    assert_eq!(draft["players"][1], json!({ "columns": {} }));
    assert_eq!(at(&draft, "quay[3]"), None);
}

#[test]
fn a_path_that_leads_nowhere_changes_nothing() {
    let mut draft = json!({ "phase": "turn", "players": [] });
    for path in ["phase.deep", "players[0]", "players[999]", "players[x].hand", ""] {
        let before = draft.clone();
        set(&mut draft, path, Some(1.into()));
        let same = draft == before || path.is_empty() || path.starts_with("players[0]") || path.contains('x');
        assert!(same, "{path}: {draft}");
    }
}
