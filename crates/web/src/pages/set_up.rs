//! Setting a table up: chairs, bots, options.

use crate::app::{Live, Shared};
use crate::assets;
use crate::dice;
use crate::drawing::game_page;
use crate::drawing::opponents;
use crate::drawing::pieces::{line_icon, token};
use crate::game_page::AnyPage;
use crate::guest::{Guest, set_cookie};
use crate::pages::asked::Form;
use crate::pages::introduction;
use crate::pages::layout::{self, Art, Page};
use crate::pages::listed::remember;
use crate::pages::people::{clock, spectators};
use crate::problem::Problem;
use crate::reader::{Reader, encode};
use crate::replay::analyses;
use crate::words::Lang;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use bots::AnyBot;
use engine::{OptionSpec, OptionValues, Options, Seat};
use hall::NewTable;
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Clock, Creation, DiceWord, Draft, TableError, Watching, WhenOut, tidy_name};

/// `GET /new/{game}`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let Some(page) = game_page(&game) else {
        return layout::problem(&Reader { here: "/".to_owned(), ..reader }, &Problem::not_found("game"));
    };
    if let Err(problem) = app.must_open(&guest).await {
        return layout::problem(&Reader { here: "/".to_owned(), ..reader }, &problem);
    }
    let title = format!("{} · {}", reader.lang.t("new-table"), page.title());
    let heading = html! { (page.title()) " " small { (reader.lang.t("new-table")) } };
    let about = Page { title: &title, class: page.id(), art: Art::Game(page.id()), heading, tools: html! {} };
    let body = html! {
        main id="main" class="page set-up" {
            (introduction::card(reader.lang, page, &html! {}))
            (set_up(&reader, page))
        }
    };
    let head = html! { link rel="stylesheet" href=(assets::url("css/set-up.css")); };
    layout::page_with(&reader, &about, &head, &body).into_response()
}

/// The form for a table with people, bots and options.
fn set_up(reader: &Reader, page: &'static dyn AnyPage) -> Markup {
    let (lang, kind) = (reader.lang, page.game().kind());
    html! {
        form class="lobby-grid" method="post" action="/tables" {
            input type="hidden" name="game" value=(page.id());
            section class="card" {
                h2 { (lang.t("new-table")) }
                label class="field" {
                    span { (lang.t("your-name")) } (name_input(reader, false))
                    small class="soft" { (lang.t("your-name-words")) }
                }
                label class="choice" { input type="checkbox" name="public" value="on"; span class="choice-text" { (lang.t("public")) small { (lang.t("public-words")) } } }
            }
            (seats(lang, page, *kind.seats().start(), *kind.seats().end()))
            // Most tables are as usual: what could be another way comes after the start.
            div class="lobby-acts btn-row" {
                button class="btn btn-main lobby-go" { (lang.t("create")) }
                // Bots need no name to call one by.
                button class="btn" name="fill" value="1" formnovalidate { (line_icon("robot")) (lang.t("create-filled")) }
            }
            section class="card lobby-options" {
                (ways_folded(lang, page))
                (options_folded(lang, page))
            }
        }
    }
}

/// A field for the reader's name. Who sits down with others is asked for one, once: later it is known.
pub(crate) fn name_input(reader: &Reader, asked: bool) -> Markup {
    html! {
        input class="input" name="name" value=(reader.name) maxlength=(table::MAX_NAME) autocomplete="nickname"
            placeholder=(reader.lang.t("your-name")) aria-label=(reader.lang.t("your-name")) required[asked];
    }
}

fn seats(lang: Lang, page: &dyn AnyPage, least: usize, most: usize) -> Markup {
    let bots: Vec<_> = page.game().bots().iter().map(AnyBot::name).collect();
    html! {
        section class="card" {
            div class="card-head" {
                h2 { (lang.t("seats")) }
                label class="seat-count" {
                    span class="soft" { (lang.t("how-many")) }
                    select class="input" name="seats" {
                        @for count in least..=most { option value=(count) selected[count == 4.min(most)] { (count) } }
                    }
                }
            }
            ol class="seats" {
                li class="seat p1" { (token(Seat::new(0))) span class="seat-name" { b { (lang.t("you")) } } }
                @for seat in Seat::all(most).skip(1) {
                    li class={ "seat p" (seat) " seat-" (seat) } {
                        (token(seat))
                        label class="seat-name" for={ "chair" (seat) } { b { (lang.tr("seat-number", &[("seat", seat.number().into())])) } }
                        select class="input seat-level" id={ "chair" (seat) } name={ "chair" (seat) } {
                            option value="person" { (lang.t("person")) }
                            (opponents::choices(lang, &bots, ""))
                        }
                    }
                }
            }
            p class="soft small" { (lang.t("seats-words")) }
            (opponents::all(lang, &bots))
        }
    }
}

/// Time, watching and help, folded where there is little room: most tables leave all as it is. The folded line says
/// whether this one does.
fn ways_folded(lang: Lang, page: &dyn AnyPage) -> Markup {
    let choice = |name: &str, is_on: bool| {
        html! {
            label class="choice" {
                input type="checkbox" name=(name) value="on" checked[is_on] class=(if is_on { "is-on" } else { "" });
                span class="choice-text" { (lang.t(name)) small { (lang.t(&format!("{name}-words"))) } }
            }
        }
    };
    html! {
        details class="fold ways" {
            summary { h2 class="ways-head" { (lang.t("table-ways")) } small class="soft ways-usual" { (lang.t("ways-as-usual")) } }
            (clock::fields(lang))
            (spectators::field(lang))
            (choice("odds", true))
            @if analyses::can_be(page.id()) { (choice("coach", false)) }
        }
    }
}

/// The options of the game, folded: most tables leave all as they are. The folded line says which are not.
fn options_folded(lang: Lang, page: &dyn AnyPage) -> Markup {
    let kind = page.game().kind();
    let options = kind.options();
    html! {
        @if !options.is_empty() {
            details class="fold options" {
                summary {
                    span { (lang.tr("options-count", &[("count", options.len().into())])) }
                    small class="soft options-usual" { (lang.t("options-as-usual")) }
                    @for (at, spec) in options.iter().enumerate() {
                        small class={ "chip option-other option-other-" (at) } { (option_name(lang, page.id(), spec.name)) }
                    }
                }
                @for (at, spec) in options.iter().enumerate() { (option(lang, page, (at, spec), *kind.seats().end())) }
            }
        }
    }
}

/// The option with this number: what can be chosen, and what it changes. The first choice is the usual one.
fn option(lang: Lang, page: &dyn AnyPage, (at, spec): (usize, &OptionSpec), seats: usize) -> Markup {
    let words = lang.find(&option_key(page.id(), &format!("{}-words", spec.name)), &[]);
    html! {
        label class={ "field option-" (at) } {
            span { (option_name(lang, page.id(), spec.name)) }
            select class="input" name={ "option-" (spec.name) } {
                @for (nth, value) in spec.values(seats).iter().enumerate() {
                    // An order is offered by its first seat: how many follow is not known yet.
                    @let value = value.split(',').next().unwrap_or_default().to_owned();
                    option value=(value) class=[(nth > 0).then_some("is-other")] { (option_value(lang, page.id(), spec.name, &value)) }
                }
            }
            @if let Some(words) = words { small class="soft" { (words) } }
            @if let Some(note) = page.option_note(lang, spec.name) { small class="soft" { (note) } }
        }
    }
}

/// The name of an option's message is plain: `deal_3` with `9/4` is `…-option-deal-3-9-4`.
fn option_key(game: &str, name: &str) -> String {
    format!("{game}-option-{name}").replace(['_', '/'], "-")
}

/// What an option is about, in words.
pub(crate) fn option_name(lang: Lang, game: &str, name: &str) -> String {
    lang.t(&option_key(game, name))
}

/// What is chosen, in words: its own, or a seat, or an order of seats by its first.
pub(crate) fn option_value(lang: Lang, game: &str, name: &str, value: &str) -> String {
    let first = value.split(',').next().unwrap_or_default();
    let own = lang.find(&option_key(game, &format!("{name}-{value}")), &[]);
    own.unwrap_or_else(|| match first.parse::<u8>() {
        Ok(_) => lang.tr("seat-number", &[("seat", first.into())]),
        Err(_) => value.to_owned(),
    })
}

/// The options chosen at a table, in words; nothing for the usual ones.
pub(crate) fn options(lang: Lang, creation: &Creation) -> Markup {
    html! {
        @if !creation.options.0.is_empty() {
            dl class="table-options soft" {
                @for (name, value) in &creation.options.0 {
                    div { dt { (option_name(lang, &creation.game, name)) } dd { (option_value(lang, &creation.game, name, value)) } }
                }
            }
        }
        (clock::chosen(lang, creation))
        (spectators::chosen(lang, creation))
        @if creation.coach { p class="soft" { (lang.t("coach-here")) } }
    }
}

/// `POST /tables`: opens a table and seats its maker and bots. If no chair is left, the page that it leads to starts
/// the game with the word of the browser, which comes after the commitment to the seed.
pub(crate) async fn create(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    Form(form): Form<BTreeMap<String, String>>,
) -> Response {
    // What is refused is shown with the way back to the lobby: the form's address shows nothing.
    let reader = Reader { here: "/".to_owned(), ..reader };
    match open(&app, &guest, &reader, &form).await {
        Err(problem) => layout::problem(&reader, &problem),
        Ok((live, name)) => {
            let mut response = Redirect::to(&dice::way_in(&live, &guest.id)).into_response();
            let cookies = response.headers_mut();
            cookies.append(SET_COOKIE, remember(&headers, live.id().as_str()));
            cookies.append(SET_COOKIE, set_cookie("name", &encode(&name)));
            response
        }
    }
}

async fn open(
    app: &Shared,
    guest: &Guest,
    reader: &Reader,
    form: &BTreeMap<String, String>,
) -> Result<(Arc<Live>, String), Problem> {
    app.must_open(guest).await?;
    let field = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    let quick = !field("quick").is_empty();
    let new = settings(form, quick)?;
    let game = new.game.clone();
    let name = given_name(field("name"), reader)?;
    let usual = app.hall.games().usual_bot(&game);
    // All free chairs can be filled with bots at once; else they wait for people.
    let fill = quick || !field("fill").is_empty();
    let kind = |seat: Seat| match field(&format!("chair{seat}")) {
        "" | "person" if fill => usual,
        "" => "person",
        kind => kind,
    };
    for kind in Seat::all(engine::MAX_SEATS).map(kind).filter(|kind| *kind != "person") {
        app.hall.games().bot(&game, kind).map_err(|error| bad_field("chair", error))?;
    }
    let seated = |draft: &mut Draft| {
        draft.sit(Seat::new(0), &guest.id, &name, DiceWord::None)?;
        let mut bots = Seat::all(draft.chairs().len()).skip(1).filter(|seat| kind(*seat) != "person");
        bots.try_for_each(|seat| draft.seat_bot(&guest.id, seat, kind(seat)))
    };
    let live = app.hall.open(&guest.id, new, seated).await?;
    Ok((live, name))
}

fn bad_field(field: &str, reason: impl std::fmt::Display) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", format!("{field}: {reason}"))
}

/// The order round the table that begins with this seat, of an option that wants an order; else the value itself.
fn whole_order(spec: &OptionSpec, value: &str, seats: usize) -> String {
    let begins = |order: &String| order.split(',').next() == Some(value);
    let order = || spec.values(seats).into_iter().find(begins);
    if spec.values == OptionValues::Order { order() } else { None }.unwrap_or_else(|| value.to_owned())
}

/// The options chosen and, where so few or so many need it, the one that lets them play, as two at Camel Up do
/// (`CU-2.1`). What no option allows is refused when the table is opened.
fn with_needed(page: &dyn AnyPage, seats: usize, chosen: Options) -> Options {
    let kind = page.game().kind();
    let can_start = |options: &Options| kind.start(seats, options).is_ok();
    if can_start(&chosen) {
        return chosen;
    }
    let free = kind.options().iter().filter(|spec| !chosen.0.contains_key(spec.name));
    let values = free.flat_map(|spec| spec.values(seats).into_iter().map(|value| (spec.name, value)));
    let with = |(name, value): (&str, String)| {
        let mut options = chosen.clone();
        options.0.insert(name.to_owned(), value);
        options
    };
    let needed = values.map(with).find(can_start);
    needed.unwrap_or(chosen)
}

/// The settings in the form.
fn settings(form: &BTreeMap<String, String>, quick: bool) -> Result<NewTable, Problem> {
    let field = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    let seats = match field("seats") {
        "" => 4,
        text => text.parse().map_err(|_| bad_field("seats", "a number is expected"))?,
    };
    let game = field("game").to_owned();
    // A game that only programs can play has nothing to show here.
    let Some(page) = game_page(&game) else { return Err(TableError::UnknownGame(game).into()) };
    let mut options = Options::default();
    if quick {
        options.0.extend(page.quick().iter().map(|&(name, value)| (name.to_owned(), value.to_owned())));
    }
    for (name, value) in form {
        let Some(name) = name.strip_prefix("option-") else { continue };
        let spec = page.game().kind().options().iter().find(|spec| spec.name == name);
        let usual = spec.is_some_and(|spec| spec.chosen(&Options::default()) == value);
        // Defaults are left out, so that records stay short.
        if !usual {
            let value = spec.map_or_else(|| value.clone(), |spec| whole_order(spec, value, seats));
            options.0.insert(name.to_owned(), value);
        }
    }
    Ok(NewTable {
        options: with_needed(page, seats, options),
        game,
        seats,
        odds: quick || !field("odds").is_empty(),
        public: !field("public").is_empty(),
        origin: None,
        clock: chosen_clock(form)?,
        coach: !field("coach").is_empty(),
        watching: form.get("watching").map_or(Ok(Watching::AtOnce), |text| text.parse())?,
        when_out: if field("when_out") == "leave" { WhenOut::Leave } else { WhenOut::StandIn },
    })
}

/// The clock in the form.
fn chosen_clock(form: &BTreeMap<String, String>) -> Result<Clock, Problem> {
    Ok(form.get("clock").map_or(Ok(Clock::None), |text| text.parse())?)
}

/// The name in the form, the one given last, or "Guest".
pub(crate) fn given_name(given: &str, reader: &Reader) -> Result<String, Problem> {
    let name = if given.trim().is_empty() { reader.name.as_str() } else { given };
    let guest = reader.lang.t("guest");
    Ok(tidy_name(if name.trim().is_empty() { &guest } else { name })?)
}
