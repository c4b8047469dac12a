//! The feed of the turns that wait for a person.

use crate::notices::{HOUSE, move_now, notices, settings, two};
use crate::server::Server;
use std::time::SystemTime;

#[test]
fn a_feed_has_the_turns_that_wait() {
    let server = Server::that_tells(SystemTime::now, notices(None, None));
    let (ola, jan, table) = two(&server);
    assert_eq!(jan.as_browser().form("/settings/feed", "").header("location"), "/settings#notices");
    let feed = || {
        let page = settings(&jan);
        let address = page.split(&format!("value=\"{HOUSE}/feed/")).nth(1).unwrap();
        format!("/feed/{}", address.split('"').next().unwrap())
    };
    let (path, reader) = (feed(), server.stranger());
    assert_eq!(path.len(), "/feed/".len() + 32);
    let empty = reader.get(&path);
    assert_eq!(empty.header("content-type"), "application/atom+xml; charset=utf-8");
    assert_eq!((empty.header("cache-control"), empty.header("set-cookie")), ("private, no-cache", ""));
    assert_eq!(entries(&empty.text).len(), 0);
    move_now(&ola, &table);
    let full = reader.get(&path);
    let entries = entries(&full.text);
    let [(id, title, link)] = &entries[..] else { panic!("{}", full.text) };
    assert_eq!(
        (title.as_str(), link.as_str()),
        ("Camel Up: your turn", format!("{HOUSE}/t/{table}").as_str())
    );
    assert!(id.starts_with("urn:uuid:"), "{id}");
    assert_ne!(full.header("etag"), empty.header("etag"));
    let again = reader.clone().with("if-none-match", full.header("etag")).get(&path);
    assert_eq!((again.status, again.text.as_str(), again.header("etag")), (304, "", full.header("etag")));
    // An address that was replaced is told from none in no way.
    jan.as_browser().form("/settings/feed", "");
    let (old, wrong) = (reader.get(&path), reader.get(&format!("/feed/{}", "0".repeat(32))));
    assert_eq!((old.status, &old.text), (404, &wrong.text));
    assert_eq!(old.told(), wrong.told());
    let new = feed();
    assert_eq!(reader.get(&new).status, 200);
    jan.as_browser().form("/settings/feed/end", "");
    assert_eq!(reader.get(&new).status, 404);
}

/// Id, title and link of each entry of a feed, whose form is checked on the way.
fn entries(text: &str) -> Vec<(String, String, String)> {
    let feed = roxmltree::Document::parse(text).unwrap();
    let root = feed.root_element();
    assert!(root.has_tag_name(("http://www.w3.org/2005/Atom", "feed")), "{text}");
    let child = |node: roxmltree::Node<'_, '_>, name: &str| {
        let found = node.children().find(|child| child.has_tag_name(("http://www.w3.org/2005/Atom", name)));
        found.unwrap_or_else(|| panic!("no {name} in {text}")).text().unwrap_or_default().to_owned()
    };
    for name in ["id", "title", "updated", "author"] {
        child(root, name);
    }
    let entries = root.children().filter(|node| node.tag_name().name() == "entry");
    let link = |node: roxmltree::Node<'_, '_>| {
        let link = node.children().find(|child| child.tag_name().name() == "link").unwrap();
        link.attribute("href").unwrap().to_owned()
    };
    entries
        .map(|entry| {
            assert!(child(entry, "updated").ends_with('Z'));
            (child(entry, "id"), child(entry, "title"), link(entry))
        })
        .collect()
}
