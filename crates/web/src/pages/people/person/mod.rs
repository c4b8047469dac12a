//! The page of a person: what they have played, how strong they are, and against whom. Others see it if the person
//! wishes; else it is as if there were none.

mod game;

use super::form::{SignedIn, sheet};
use crate::app::Shared;
use crate::drawing::game_page;
use crate::drawing::names::bot_name;
use crate::drawing::numbers::{decimal, number};
use crate::guest::Guest;
use crate::pages::layout;
use crate::pages::listed::day;
use crate::people::{Account, friends};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::words::Lang;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use hall::{Figures, Played, Statistics, Who};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use store::{Filter, TableId};
use table::PlayerId;

/// How many games are listed one by one.
const LAST: usize = 10;
/// How many rivals at a game are told apart.
const RIVALS: usize = 20;

/// The address of the page of this account.
pub(crate) fn address(account: &Account) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric().then(|| char::from(byte).to_string());
    let bytes = account.name.bytes().map(|byte| plain(byte).unwrap_or_else(|| format!("%{byte:02X}")));
    format!("/people/{}", bytes.collect::<String>())
}

/// The address of somebody's page, if there is one that `reader` may see.
pub(crate) async fn page_of(
    app: &Shared,
    reader: &PlayerId,
    player: &PlayerId,
) -> Result<Option<(String, String)>, Problem> {
    let account = app.account(player).await?;
    let shown = account.filter(|account| account.public || player == reader);
    Ok(shown.map(|account| (account.name.clone(), address(&account))))
}

/// Who is seen by whom, and with what.
struct Sight {
    player: PlayerId,
    account: Arc<Account>,
    reader: PlayerId,
    counted: Arc<Statistics>,
    /// The people whose names the reader may see here, with the addresses of their pages.
    named: HashMap<PlayerId, (String, Option<String>)>,
    /// The tables that are still there, of those that could be linked.
    there: HashSet<TableId>,
}

impl Sight {
    async fn of(app: &Shared, name: &str, guest: &Guest) -> Result<Self, Problem> {
        let found = app.people.by_name(app.hall.store(), name).await?;
        let reader = guest.holder.own().clone();
        let shown = found.filter(|(player, account)| account.public || *player == reader);
        let (player, account) = shown.ok_or_else(|| Problem::not_found("page"))?;
        let counted = app.hall.statistics().await?;
        let mut sight =
            Self { player, account, reader, counted, named: HashMap::new(), there: HashSet::new() };
        sight.name_rivals(app).await?;
        sight.find_tables(app).await?;
        Ok(sight)
    }

    fn is_own(&self) -> bool {
        self.player == self.reader
    }

    fn figures(&self) -> Vec<Figures<'_>> {
        let mut figures = self.counted.figures(&self.player);
        figures.retain(|figures| game_page(figures.game).is_some());
        figures
    }

    /// The last games, the newest first.
    fn last(&self) -> impl Iterator<Item = (&Played, usize)> {
        let games = self.counted.games_of(&self.player).rev();
        games.filter(|(played, _)| game_page(&played.game).is_some()).take(LAST)
    }

    /// Finds the names of the rivals that the reader may know: those whose pages are shown, and to who looks at the own
    /// page all with whom they sat.
    async fn name_rivals(&mut self, app: &Shared) -> Result<(), Problem> {
        let met: HashSet<PlayerId> = self
            .figures()
            .iter()
            .flat_map(|figures| figures.against.iter().take(RIVALS))
            .filter_map(|against| match against.who {
                Who::Person(player) => Some(player.clone()),
                Who::Bot(_) => None,
            })
            .collect();
        let mut known = HashMap::new();
        if self.is_own() {
            known.extend(friends(app, &self.player).await?.into_iter().map(|it| (it.player, it.name)));
        }
        for player in met {
            let page = page_of(app, &self.reader, &player).await?;
            let named = match page {
                Some((name, address)) => Some((name, Some(address))),
                None => known.remove(&player).map(|name| (name, None)),
            };
            self.named.extend(named.map(|named| (player, named)));
        }
        Ok(())
    }

    /// Finds out which tables can be linked: those that were listed for all, or at which the reader sat.
    async fn find_tables(&mut self, app: &Shared) -> Result<(), Problem> {
        let figures = self.figures();
        let records = figures.iter().flat_map(|figures| {
            figures.best().map(|(_, played)| played).into_iter().chain(figures.longest())
        });
        let may_see = |played: &&Played| {
            let sat = |part: &hall::Part| part.who == Who::Person(self.reader.clone());
            played.public || played.outcome.parts.iter().any(sat)
        };
        let shown = self.last().map(|(played, _)| played).chain(records).filter(may_see);
        let ids: Vec<TableId> =
            shown.map(|played| played.table.clone()).collect::<HashSet<_>>().into_iter().collect();
        if !ids.is_empty() {
            let filter = Filter { ids, ..Filter::default() };
            self.there = app.hall.list(&filter).await?.into_iter().map(|(id, _)| id).collect();
        }
        Ok(())
    }

    /// Something about a game, linked if the reader may see its table.
    fn linked(&self, played: &Played, words: &str) -> Markup {
        html! {
            @if self.there.contains(&played.table) { a href={ "/t/" (played.table) "/replay" } { (words) } }
            @else { (words) }
        }
    }
}

/// `GET /people/{name}`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(name): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    match Sight::of(&app, &name, &guest).await {
        Ok(sight) => page(&reader, &sight).into_response(),
        Err(problem) => layout::problem(&Reader { here: "/".to_owned(), ..reader }, &problem),
    }
}

fn page(reader: &Reader, sight: &Sight) -> Markup {
    let lang = reader.lang;
    let figures = sight.figures();
    let body = html! {
        @if sight.is_own() { section class="card" { (visibility(lang, &sight.account, false)) } }
        @for figures in &figures { (game::card(lang, sight, figures)) }
        @if figures.is_empty() { p class="card empty" { (lang.t("statistics-none")) } }
        @else { (last(lang, sight)) }
        p class="soft on-table" { (lang.t("statistics-words")) }
    };
    sheet(reader, &sight.account.name, &body)
}

/// Who sees the page, and how that is changed; elsewhere than on the page with the way there.
pub(crate) fn visibility(lang: Lang, account: &Account, elsewhere: bool) -> Markup {
    let (now, then) =
        if account.public { ("page-public", "page-hide") } else { ("page-private", "page-show") };
    html! {
        p class="soft" { (lang.t(now)) }
        form class="btn-row" method="post" action="/you/page" {
            @if elsewhere { a class="btn" href=(address(account)) { (lang.t("page-look")) } }
            button class="btn" name="public" value=(if account.public { "no" } else { "yes" }) { (lang.t(then)) }
        }
    }
}

/// The last games one by one.
fn last(lang: Lang, sight: &Sight) -> Markup {
    html! {
        section class="card" {
            h2 { (lang.t("last-games")) }
            ul class="tables" {
                @for (played, at) in sight.last() {
                    @let part = &played.outcome.parts[at];
                    @let ended = i64::try_from(played.outcome.ended_at).unwrap_or(i64::MAX);
                    li {
                        span class="tables-words" {
                            b { (game_page(&played.game).map_or("", |page| page.title())) } " "
                            (day(lang, ended))
                            small class="soft" {
                                (lang.tr("place-of", &[("place", part.place.into()), ("count", played.outcome.parts.len().into())]))
                                " · "
                                @match part.points {
                                    Some(points) => { (lang.tr("points-made", &[("count", points.into()), ("number", number(points).into())])) }
                                    None => { (lang.t("gave-up")) }
                                }
                                " · " (lang.t("rating")) " " span class="num" { (decimal(lang, played.ratings[at].mean, 0)) }
                            }
                        }
                        @if sight.there.contains(&played.table) {
                            a class="btn" href={ "/t/" (played.table) "/replay" } { (lang.t("look-again")) }
                        }
                    }
                }
            }
        }
    }
}

/// The name shown for who is met at a game, with the address of their page; none if the reader may not know it.
fn rival(lang: Lang, sight: &Sight, who: &Who) -> Option<(String, Option<String>)> {
    match who {
        Who::Bot(kind) => Some((bot_name(lang, kind), None)),
        Who::Person(player) => {
            let known = sight.named.get(player).cloned();
            // Who looks at the own page knows of them anyway, though the name is gone.
            known.or_else(|| sight.is_own().then(|| (lang.t("bot-former-player"), None)))
        }
    }
}

/// Whether others may see the page.
#[derive(Deserialize)]
pub(crate) struct Wish {
    #[serde(default)]
    public: String,
}

/// `POST /you/page`: shows the page to others, or no longer.
pub(crate) async fn set(
    State(app): State<Shared>,
    me: SignedIn,
    reader: Reader,
    wish: Result<Form<Wish>, FormRejection>,
) -> Response {
    let done = async {
        let Form(Wish { public }) = wish?;
        let after = Account { public: public == "yes", ..(*me.account).clone() };
        app.people.change(app.hall.store(), me.guest.holder.own(), &me.account, &after).await
    };
    match done.await {
        Ok(()) => Redirect::to(&address(&me.account)).into_response(),
        Err(problem) => layout::problem(&Reader { here: "/you".to_owned(), ..reader }, &problem),
    }
}
