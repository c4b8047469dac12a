//! Puzzles: read and solved by anybody, without a table, an account, a cookie or a script.

use crate::pages::stored;
use crate::server::Server;

#[test]
fn todays_puzzles_are_on_the_front_page_and_are_solved() {
    let server = Server::start();
    for lang in ["en", "pl"] {
        let reader = server.stranger().with("accept-language", lang);
        let front = reader.get("/").text;
        let list = reader.get("/puzzles").text;
        let today: Vec<&str> =
            front.split("href=\"/puzzles/").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        assert_eq!(today.len(), 5, "{front}");
        for puzzle in today {
            let at = format!("/puzzles/{puzzle}");
            assert!(list.contains(&format!("class=\"btn btn-main lobby-go\" href=\"{at}\"")), "{at}");
            let page = reader.get(&at);
            assert_eq!(page.status, 200, "{at}");
            assert!(page.text.contains("id=\"board-area\"") && !page.text.contains(">puzzle-"), "{at}");
        }
        assert_eq!(list.matches("class=\"game-board\"").count(), 5, "each with its position: {list}");
        assert_eq!(list.matches("aria-hidden=\"true\"><svg xmlns").count(), 5, "{list}");
        assert!(!front.contains(">puzzle") && !list.contains(">puzzle"));
    }
    assert_eq!(stored(&server), 0, "nothing is kept of a puzzle");
}

#[test]
fn a_choice_is_answered() {
    let server = Server::start();
    let reader = server.stranger();
    let at = "/puzzles/keltis/1";
    let page = reader.get(at).text;
    assert!(page.contains(&format!("action=\"{at}/play\"")), "{page}");
    let data = include_str!("../../puzzles/keltis.jsonl");
    let puzzle: serde_json::Value = serde_json::from_str(data.lines().nth(1).unwrap()).unwrap();
    let [best, tempting] = ["best", "tempting"].map(|name| puzzle[name].as_str().unwrap().replace(' ', "+"));
    // As forms send it, without a script.
    let sent = reader.form(&format!("{at}/play"), &format!("decision=0&move={best}"));
    assert_eq!((sent.status, sent.header("location")), (303, format!("{at}?moves={best}").as_str()));
    let answered = reader.get(sent.header("location"));
    // Only the browser remembers it.
    let remembered = answered.header("set-cookie").split(';').next().unwrap();
    assert_eq!(remembered, "solved=keltis:01");
    let list = server.stranger().with("cookie", remembered).get("/puzzles").text;
    assert!(list.contains("1 solved<") && list.contains("> solved<"), "{list}");
    let right = answered.text;
    assert!(right.contains("That is the best choice!") && right.contains("the tempting one"), "{right}");
    assert!(
        right.contains("% to win") && right.contains("±") && right.contains("href=\"/puzzles/keltis/2\""),
        "{right}"
    );
    let wrong = reader.get(&format!("{at}?moves={tempting}"));
    assert!(!wrong.header("set-cookie").starts_with("solved"), "only what is found is remembered");
    let wrong = wrong.text;
    assert!(wrong.contains("That is not the best") && wrong.contains("The best choice brings"), "{wrong}");
    assert!(
        !wrong.contains("the tempting one") && !wrong.contains("% to win"),
        "nobody is told unasked: {wrong}"
    );
    let solution = format!("{at}?moves={tempting}&amp;solution=1");
    assert!(wrong.contains(&format!("href=\"{solution}\"")), "{wrong}");
    let solved = reader.get(&solution.replace("&amp;", "&")).text;
    assert!(solved.contains(">the best<") && solved.contains("the tempting one"), "{solved}");
    assert!(solved.contains("% to win") && !solved.contains("Show the solution"), "{solved}");
    // As htmx does: the parts that change.
    let part = server
        .stranger()
        .with("hx-request", "true")
        .form(&format!("{at}/play"), &format!("decision=0&move={tempting}"));
    assert!(
        part.status == 200 && part.text.contains("<hx-partial") && !part.text.contains("<html"),
        "{}",
        part.text
    );

    for (at, status) in [
        ("/puzzles/keltis/0", 404),
        ("/puzzles/keltis/1000", 404),
        ("/puzzles/keltis/one", 404),
        ("/puzzles/chess/1", 404),
        ("/puzzles/keltis/1?moves=fly", 400),
        ("/puzzles/keltis/1/plan?moves=play+pink+99", 400),
    ] {
        assert_eq!(reader.get(at).status, status, "{at}");
    }
}
