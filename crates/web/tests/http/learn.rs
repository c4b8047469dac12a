//! Lessons: read and answered by anybody, without a table, an account, a cookie or a script.

use crate::pages::stored;
use crate::server::Server;

/// The games of the house that have a lesson.
const GAMES: [&str; 5] = ["camel-up", "camel-up-cards", "dragon-racer", "keltis", "sobek"];

/// The address behind `before`.
fn link<'a>(page: &'a str, before: &str) -> Option<&'a str> {
    page.split_once(before)?.1.split_once('"').map(|(link, _)| link)
}

#[test]
fn every_step_is_found_from_the_front_page() {
    let server = Server::start();
    let front = server.stranger().get("/").text;
    for lang in ["en", "pl"] {
        let reader = server.stranger().with("accept-language", lang);
        let list = reader.get("/learn").text;
        for game in GAMES {
            let lesson = format!("/learn/{game}");
            for page in [&front, &list, &reader.get(&format!("/rules/{game}")).text] {
                assert!(page.contains(&format!("href=\"{lesson}")), "{game}");
            }
            let mut at = reader.get(&lesson).header("location").to_owned();
            let mut steps = 1;
            while !at.ends_with("/play") {
                assert!(list.contains(&format!("<li><a href=\"{at}\">")), "{at}");
                let page = reader.get(&at);
                assert_eq!(page.status, 200, "{at}: {}", page.text);
                // What the language lacks would show its key.
                assert!(!page.text.contains(&format!("{game}-learn-")), "{at}");
                assert!(
                    page.text.contains("id=\"board-area\"") && page.text.contains("name=\"move\""),
                    "{at}"
                );
                assert!(
                    page.text.contains("aria-current=\"step\"") && !page.text.contains(" style=\""),
                    "{at}"
                );
                let here = page.text.split_once("is-here").unwrap().1.split_once("</nav>").unwrap().0;
                at = here.rsplit("btn-round\" href=\"").next().unwrap().split_once('"').unwrap().0.to_owned();
                steps += 1;
            }
            assert!((8..=15).contains(&steps), "{game}: {steps}");
            let end = reader.get(&at).text;
            assert!(end.contains("name=\"coach\"") && end.contains("action=\"/tables\""), "{game}");
        }
    }
    assert_eq!(stored(&server), 0, "nothing is kept of a lesson");
}

#[test]
fn a_choice_is_answered_and_taken_back() {
    let server = Server::start();
    let reader = server.stranger();
    let at = "/learn/camel-up/lead";
    // As forms send it, without a script.
    let sent = reader.form(&format!("{at}/play"), "decision=0&move=bet+yellow");
    assert_eq!((sent.status, sent.header("location")), (303, "/learn/camel-up/lead?moves=bet+yellow"));
    let right = reader.get(sent.header("location")).text;
    assert!(right.contains("That’s it!") && right.contains("Yellow stands on top"), "{right}");
    assert!(right.contains("takes the yellow 5") && !right.contains("name=\"move\""), "{right}");
    assert_eq!(link(&right, "<a class=\"btn btn-main\" href=\""), Some("/learn/camel-up/second"));
    let wrong = reader.get(&format!("{at}?moves=bet+pink")).text;
    assert!(wrong.contains("See what that does") && wrong.contains("The one on top is ahead"), "{wrong}");
    assert_eq!(link(&wrong, "<a class=\"btn btn-main\" href=\""), Some(at));
    // Whatever chance brings to a choice that nothing is said of is the same each time.
    let [one, two] = [(); 2].map(|()| reader.get(&format!("{at}?moves=roll")).text);
    assert!(one == two && one.contains("rolls:"), "{one}");
    // With a script only what changes is sent, and the address with it.
    let part = reader.clone().with("hx-request", "true").form(&format!("{at}/play"), "move=bet+yellow");
    assert_eq!(part.header("hx-replace-url"), "/learn/camel-up/lead?moves=bet+yellow");
    assert!(part.text.contains("hx-target=\"#tray\"") && !part.text.contains("<html"), "{}", part.text);
    // Who sends nothing sees the step.
    assert_eq!(reader.form(&format!("{at}/play"), "move=").header("location"), at);
}

#[test]
fn a_choice_of_several_moves_is_answered_when_it_is_whole() {
    let server = Server::start();
    let reader = server.stranger();
    // Moves that are sent one after the other: the form goes on from those that were made.
    let begun = reader.form("/learn/keltis/begin/play", "move=play+blue+1");
    let on = reader.get(begun.header("location")).text;
    assert!(on.contains("value=\"enter small\"") && on.contains(">Take back</a>"), "{on}");
    let form = link(&on, "id=\"moves\" class=\"acts\" method=\"post\" action=\"").unwrap();
    let done = reader.form(form, "move=enter+small");
    assert_eq!(done.header("location"), "/learn/keltis/begin?moves=play+blue+1%3Benter+small");
    assert!(reader.get(done.header("location")).text.contains("That’s it!"));
    // Moves that are chosen and not sent: a part of the choice, the whole, and another one.
    let plan = |moves: &str| reader.get(&format!("/learn/dragon-racer/fire/plan?moves={moves}")).text;
    assert!(plan("fire+1%3Bfire+2").contains("plan?moves=fire+1%3Bfire+2%3B"));
    assert!(plan("fire+1%3Bfire+2%3Bfire+3%3Bdone").contains("That’s it!"));
    assert!(plan("fire+1%3Bdone").contains("See what that does"));
}

#[test]
fn what_is_no_choice_is_refused() {
    let server = Server::start();
    let reader = server.stranger();
    for (path, status) in [
        ("/learn/chess", 404),
        ("/learn/camel-up/nothing", 404),
        ("/learn/chess/play", 404),
        ("/learn/camel-up/lead?moves=bet+red", 400),
        ("/learn/camel-up/lead?moves=stack+1+blue", 422),
        ("/learn/camel-up/lead?moves=bet+blue;bet+blue", 422),
        ("/learn/camel-up/lead/plan?moves=tile+1+boo", 422),
    ] {
        assert_eq!(reader.get(path).status, status, "{path}");
    }
    assert_eq!(reader.get("/learn/camel-up/lead?moves=;;").status, 200);
}

#[test]
fn a_lesson_ends_with_a_game() {
    let server = Server::start();
    let ola = server.guest().as_browser();
    let page = ola.get("/learn/camel-up/play").text;
    let fields = page.split("<input type=\"hidden\" name=\"").skip(1).filter_map(|field| {
        let (name, rest) = field.split_once("\" value=\"")?;
        let value = rest.split_once('"')?.0;
        // The menu of the page has a field too.
        (name != "back").then(|| format!("{name}={value}"))
    });
    let reply = ola.form("/tables", &fields.collect::<Vec<_>>().join("&"));
    assert_eq!(reply.status, 303, "{}", reply.text);
    let waiting = ola.get(reply.header("location")).text;
    let start = waiting.split("data-begin").next().unwrap().rsplit("action=\"").next().unwrap();
    let started = ola.form(start.split('"').next().unwrap(), "word=abc");
    let table = ola.get(started.header("location")).text;
    assert!(table.contains("id=\"coach\"") && table.contains("bot-easy"), "{table}");
}
