//! What is kept of how people want to be told: browsers, addresses and feeds.

use crate::app::App;
use crate::guest::random_hex;
use crate::notices::dispatch::TOLD;
use crate::notices::turn::digest;
use crate::problem::Problem;
use crate::words::Lang;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{AnyStore, Edit, StoreError};
use table::PlayerId;

/// The kind of the notes that are subscriptions, by person and browser.
pub(crate) const SUBSCRIPTION: &str = "push";
/// The kind of the notes that say whom a browser belongs to.
const BROWSER: &str = "push-of";
/// The kind of the notes that are addresses, by person.
pub(crate) const ADDRESS: &str = "mail";
/// The kind of the notes that say whose letters a link ends.
const END: &str = "mail-end";
/// The kind of the notes that say whom a feed is for, and of those that say which feed a person has.
const FEED: &str = "feed";
const FEED_OF: &str = "feed-of";
/// How many browsers of a person are told at most.
const MOST: usize = 10;
/// How long an address can be confirmed, in milliseconds.
const CONFIRMED_WITHIN: u64 = 24 * 60 * 60 * 1000;

/// A browser that wants to be told.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Subscription {
    /// Where it is reached.
    pub(crate) endpoint: String,
    /// Its public key and its secret, as browsers write them.
    pub(crate) p256dh: String,
    pub(crate) auth: String,
    /// The language of the page on which it was switched on.
    pub(crate) lang: String,
    /// As whom it was signed in: with that the subscription ends.
    pub(crate) session: String,
    /// What it roughly is.
    pub(crate) browser: String,
    /// Since when, in milliseconds since 1970.
    pub(crate) added_at: u64,
}

/// Where somebody gets letters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Address {
    #[serde(rename = "address")]
    pub(crate) to: String,
    /// Whether its owner has said that it is theirs; nothing is sent before.
    pub(crate) confirmed: bool,
    pub(crate) lang: String,
    /// What ends the letters.
    pub(crate) link: String,
    pub(crate) added_at: u64,
}

/// Somebody who reads a feed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct FeedReader {
    pub(crate) player: PlayerId,
    pub(crate) lang: String,
}

/// An address that waits to be confirmed.
#[derive(Serialize, Deserialize)]
struct Unconfirmed {
    player: PlayerId,
    address: String,
}

fn key(player: &PlayerId, browser: &str) -> String {
    format!("{}/{browser}", player.0)
}

fn body(value: &impl Serialize) -> String {
    // Plain data with text keys always has a JSON form.
    serde_json::to_string(value).expect("it has a JSON form")
}

async fn read<T: DeserializeOwned>(store: &AnyStore, kind: &str, key: &str) -> Result<Option<T>, StoreError> {
    Ok(store.note(kind, key).await?.and_then(|body| serde_json::from_str(&body).ok()))
}

/// The browsers of somebody that want to be told, with their names among them.
pub(crate) async fn subscriptions(
    app: &App,
    player: &PlayerId,
) -> Result<Vec<(String, Subscription)>, StoreError> {
    browsers(app.hall.store(), player).await
}

async fn browsers(store: &AnyStore, player: &PlayerId) -> Result<Vec<(String, Subscription)>, StoreError> {
    let prefix = key(player, "");
    let read = |note: store::Note| {
        Some((note.key.strip_prefix(&prefix)?.to_owned(), serde_json::from_str(&note.body).ok()?))
    };
    let mut found: Vec<(String, Subscription)> =
        store.notes(SUBSCRIPTION, &prefix).await?.into_iter().filter_map(read).collect();
    found.sort_by_key(|(_, browser)| browser.added_at);
    Ok(found)
}

/// A browser is told from now on, and nobody else by it.
pub(crate) async fn subscribe(
    app: &App,
    player: &PlayerId,
    subscription: &Subscription,
) -> Result<(), Problem> {
    app.teller.push.check(subscription)?;
    let (store, id) = (app.hall.store(), hex::encode(digest(&subscription.endpoint)));
    let mut edits = Vec::new();
    if let Some(before) = store.note(BROWSER, &id).await? {
        edits.push(Edit::remove(SUBSCRIPTION, &key(&PlayerId(before), &id)));
    }
    let known = browsers(store, player).await?;
    let others: Vec<_> = known.iter().filter(|(known, _)| *known != id).collect();
    for (oldest, _) in others.iter().take((others.len() + 1).saturating_sub(MOST)) {
        edits.extend(removal(player, oldest));
    }
    edits.push(Edit::put(SUBSCRIPTION, &key(player, &id), &body(subscription)));
    edits.push(Edit::put(BROWSER, &id, &player.0));
    store.edit(edits).await?;
    wants(app, player);
    Ok(())
}

/// Somebody wants to be told, and may have something to be told of.
fn wants(app: &App, player: &PlayerId) {
    app.hall.bells().report(&player.0);
    app.hall.bells().tell(&player.0);
}

fn removal(player: &PlayerId, browser: &str) -> [Edit; 2] {
    [Edit::remove(SUBSCRIPTION, &key(player, browser)), Edit::remove(BROWSER, browser)]
}

/// A browser is told no more.
pub(crate) async fn unsubscribe(app: &App, player: &PlayerId, browser: &str) -> Result<(), Problem> {
    // Another's browser is none of theirs.
    if app.hall.store().note(SUBSCRIPTION, &key(player, browser)).await?.is_some() {
        app.hall.store().edit(removal(player, browser).into()).await?;
    }
    Ok(())
}

/// Ends the subscriptions of a session that has ended.
pub(crate) async fn end_session(
    store: &AnyStore,
    player: &PlayerId,
    session: &str,
) -> Result<(), StoreError> {
    let ended = browsers(store, player).await?;
    let ended = ended.iter().filter(|(_, browser)| browser.session == session);
    let edits: Vec<Edit> = ended.flat_map(|(id, _)| removal(player, id)).collect();
    if !edits.is_empty() {
        store.edit(edits).await?;
    }
    Ok(())
}

/// Somebody signs in as a player, with a new session in the place of another: the browser is told on; the address and
/// the feed of who becomes another come along where the player has none.
pub(crate) async fn carry(
    app: &App,
    (from, before): (&PlayerId, &str),
    (to, session): (&PlayerId, &str),
) -> Result<(), StoreError> {
    let store = app.hall.store();
    let mut edits = Vec::new();
    for (id, browser) in browsers(store, from).await? {
        if browser.session != before {
            continue;
        }
        let browser = Subscription { session: session.to_owned(), ..browser };
        edits.extend(removal(from, &id));
        edits.push(Edit::put(SUBSCRIPTION, &key(to, &id), &body(&browser)));
        edits.push(Edit::put(BROWSER, &id, &to.0));
    }
    if from != to {
        edits.push(Edit::remove(TOLD, &from.0));
        if let Some(address) = address(app, from).await? {
            edits.push(Edit::remove(ADDRESS, &from.0));
            edits.push(Edit::remove(END, &address.link));
            if self::address(app, to).await?.is_none() {
                edits.push(Edit::put(ADDRESS, &to.0, &body(&address)));
                edits.push(Edit::put(END, &address.link, &to.0));
            }
        }
        if let Some(token) = store.note(FEED_OF, &from.0).await? {
            let reader: Option<FeedReader> = read(store, FEED, &token).await?;
            edits.extend([Edit::remove(FEED_OF, &from.0), Edit::remove(FEED, &token)]);
            if let Some(reader) = reader
                && store.note(FEED_OF, &to.0).await?.is_none()
            {
                edits.push(Edit::put(FEED, &token, &body(&FeedReader { player: to.clone(), ..reader })));
                edits.push(Edit::put(FEED_OF, &to.0, &token));
            }
        }
    }
    if !edits.is_empty() {
        store.edit(edits).await?;
        wants(app, to);
    }
    Ok(())
}

/// Where somebody gets letters, or will once it is confirmed.
pub(crate) async fn address(app: &App, player: &PlayerId) -> Result<Option<Address>, StoreError> {
    read(app.hall.store(), ADDRESS, &player.0).await
}

/// Keeps an address that is to be confirmed, in the place of the one before; gives the token that confirms it.
pub(crate) async fn ask_address(
    app: &App,
    player: &PlayerId,
    typed: &str,
    lang: Lang,
) -> Result<String, Problem> {
    let (store, now) = (app.hall.store(), app.hall.now());
    let before = address(app, player).await?;
    let new = Address {
        to: typed.to_owned(),
        confirmed: false,
        lang: lang.code().to_owned(),
        link: random_hex::<16>(),
        added_at: now,
    };
    let mut edits: Vec<Edit> = before.iter().map(|before| Edit::remove(END, &before.link)).collect();
    edits.push(Edit::put(ADDRESS, &player.0, &body(&new)));
    edits.push(Edit::put(END, &new.link, &player.0));
    store.edit(edits).await?;
    let token = random_hex::<16>();
    let asked = Unconfirmed { player: player.clone(), address: new.to };
    store.put_token(&named(&token), &body(&asked), (now + CONFIRMED_WITHIN) as i64).await?;
    Ok(token)
}

/// A token of ours among those of others.
fn named(token: &str) -> String {
    format!("mail/{token}")
}

/// The address that a token would confirm.
pub(crate) async fn waiting_to_be_confirmed(app: &App, token: &str) -> Result<Option<String>, Problem> {
    let found = app.hall.store().token(&named(token), app.hall.now() as i64).await?;
    let found: Option<Unconfirmed> = found.and_then(|body| serde_json::from_str(&body).ok());
    let Some(Unconfirmed { player, address: asked }) = found else { return Ok(None) };
    Ok(address(app, &player).await?.map(|now| now.to).filter(|now| *now == asked))
}

/// Confirms the address of a token; `false` if there is none to confirm.
pub(crate) async fn confirm(app: &App, token: &str) -> Result<bool, Problem> {
    let store = app.hall.store();
    let found = store.take_token(&named(token), app.hall.now() as i64).await?;
    let found: Option<Unconfirmed> = found.and_then(|body| serde_json::from_str(&body).ok());
    let Some(Unconfirmed { player, address: asked }) = found else { return Ok(false) };
    let Some(before) = address(app, &player).await?.filter(|before| before.to == asked) else {
        return Ok(false);
    };
    let after = Address { confirmed: true, ..before.clone() };
    let edits =
        vec![Edit::expect(ADDRESS, &player.0, &body(&before)), Edit::put(ADDRESS, &player.0, &body(&after))];
    let done = store.edit(edits).await?;
    wants(app, &player);
    Ok(done)
}

/// Whose letters a link ends.
pub(crate) async fn ended_by(app: &App, link: &str) -> Result<Option<PlayerId>, StoreError> {
    Ok(app.hall.store().note(END, link).await?.map(PlayerId))
}

/// Somebody gets no more letters, and their address is forgotten.
pub(crate) async fn end_address(app: &App, player: &PlayerId) -> Result<(), StoreError> {
    if let Some(address) = address(app, player).await? {
        let edits = vec![Edit::remove(ADDRESS, &player.0), Edit::remove(END, &address.link)];
        app.hall.store().edit(edits).await?;
    }
    Ok(())
}

/// The token of somebody's feed.
pub(crate) async fn feed_of(app: &App, player: &PlayerId) -> Result<Option<String>, StoreError> {
    app.hall.store().note(FEED_OF, &player.0).await
}

/// Who reads the feed of this token.
pub(crate) async fn reader_of(app: &App, token: &str) -> Result<Option<FeedReader>, StoreError> {
    read(app.hall.store(), FEED, token).await
}

/// A feed of a new address, in the place of the one before.
pub(crate) async fn new_feed(app: &App, player: &PlayerId, lang: Lang) -> Result<(), StoreError> {
    let token = random_hex::<16>();
    let reader = FeedReader { player: player.clone(), lang: lang.code().to_owned() };
    let mut edits = feed_removal(app, player).await?;
    edits.push(Edit::put(FEED, &token, &body(&reader)));
    edits.push(Edit::put(FEED_OF, &player.0, &token));
    app.hall.store().edit(edits).await?;
    Ok(())
}

/// The feed of somebody is there no more.
pub(crate) async fn end_feed(app: &App, player: &PlayerId) -> Result<(), StoreError> {
    let edits = feed_removal(app, player).await?;
    app.hall.store().edit(edits).await?;
    Ok(())
}

async fn feed_removal(app: &App, player: &PlayerId) -> Result<Vec<Edit>, StoreError> {
    let token = feed_of(app, player).await?;
    let removed =
        token.iter().flat_map(|token| [Edit::remove(FEED, token), Edit::remove(FEED_OF, &player.0)]);
    Ok(removed.collect())
}

/// Everything that is kept of how somebody wants to be told.
pub(crate) async fn all_of(app: &App, player: &PlayerId) -> Result<Value, StoreError> {
    let browsers = subscriptions(app, player).await?;
    let browser = |(_, browser): &(String, Subscription)| json!({"browser": browser.browser, "endpoint": browser.endpoint, "since": browser.added_at});
    let address = address(app, player).await?;
    let address = address.map(
        |address| json!({"address": address.to, "confirmed": address.confirmed, "since": address.added_at}),
    );
    let feed = feed_of(app, player).await?.map(|token| format!("/feed/{token}"));
    Ok(json!({"browsers": browsers.iter().map(browser).collect::<Vec<_>>(), "mail": address, "feed": feed}))
}

/// Forgets how somebody wanted to be told, and what they were told of.
pub(crate) async fn forget(app: &App, player: &PlayerId) -> Result<(), StoreError> {
    let mut edits = feed_removal(app, player).await?;
    for (id, _) in subscriptions(app, player).await? {
        edits.extend(removal(player, &id));
    }
    edits.push(Edit::remove(TOLD, &player.0));
    app.hall.store().edit(edits).await?;
    end_address(app, player).await
}
