//! Changing an account: its name, passphrase, words and sessions, and its end.

use super::form::{Refused, SignedIn, blame};
use super::keep::{NAME, PASSPHRASE, Typed, good_passphrase};
use super::recovery::to_words;
use super::sign_in::stranger;
use super::you;
use crate::app::Shared;
use crate::chat;
use crate::guest::set_cookie;
use crate::notices;
use crate::pages::asked::Form;
use crate::pages::layout;
use crate::people::{
    Account, Words, end, forget, forget_invitations, hash, look, name_of, take_chairs_back, think, verify,
};
use crate::problem::Problem;
use crate::reader::{Reader, encode};
use crate::sender::Sender;
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::{Filter, TableId};
use table::{Draft, LogEntry, PlayerId, Sitter, Stamped};

/// Refuses who does not know the passphrase of the account.
async fn confirm(app: &Shared, me: &SignedIn, sender: Sender, typed: &Typed) -> Result<(), Refused> {
    app.people.tries.passphrase(&look(&me.account.name), sender)?;
    let (typed, known) = (typed.passphrase.clone(), me.account.passphrase.clone());
    if think(app, move || verify(&typed, Some(&known))).await? {
        return Ok(());
    }
    let problem = Problem::new(
        StatusCode::UNPROCESSABLE_ENTITY,
        "other-passphrase",
        "passphrase: this is not your passphrase",
    );
    Err(blame(PASSPHRASE.name)(problem))
}

/// Replaces the account by a changed one.
async fn change(app: &Shared, me: &SignedIn, after: &Account) -> Result<(), Problem> {
    app.people.change(app.hall.store(), me.guest.holder.own(), &me.account, after).await
}

/// Shows the page again with what is wrong in one of its forms.
async fn again(
    app: &Shared,
    me: &SignedIn,
    reader: &Reader,
    form: &str,
    typed: &Typed,
    refused: Refused,
) -> Response {
    you::page(app, &me.guest, reader, Some((form, typed, &refused))).await
}

/// `POST /you/name`.
pub(crate) async fn rename(
    State(app): State<Shared>,
    me: SignedIn,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> Response {
    let done = async {
        let name = name_of(&typed.name).map_err(blame(NAME.name))?;
        let after = Account { name: name.clone(), ..(*me.account).clone() };
        change(&app, &me, &after).await.map_err(blame(NAME.name))?;
        Ok::<_, Refused>(name)
    };
    match done.await {
        Ok(name) => {
            let cookie = set_cookie("name", &encode(&name));
            ([(SET_COOKIE, cookie)], Redirect::to("/you")).into_response()
        }
        Err(refused) => again(&app, &me, &reader, "name", &typed, refused).await,
    }
}

/// `POST /you/passphrase`: all other sessions end, and chairs on other devices with them.
pub(crate) async fn change_passphrase(
    State(app): State<Shared>,
    Extension(sender): Extension<Sender>,
    me: SignedIn,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> Response {
    let done = async {
        confirm(&app, &me, sender, &typed).await?;
        good_passphrase(&typed.new_passphrase)?;
        let passphrase = typed.new_passphrase.clone();
        let passphrase = think(&app, move || hash(&passphrase)).await?;
        change(&app, &me, &Account { passphrase, ..(*me.account).clone() }).await?;
        let here = me.guest.holder.name();
        end(&app, me.guest.holder.own(), |grant| grant.holder != here).await?;
        take_chairs_back(&app, me.guest.holder.own()).await?;
        Ok::<_, Refused>(())
    };
    match done.await {
        Ok(()) => Redirect::to("/you").into_response(),
        Err(refused) => again(&app, &me, &reader, "passphrase", &typed, refused).await,
    }
}

/// `POST /you/words`: new recovery words, to which it leads; the old ones are worth nothing.
pub(crate) async fn new_words(
    State(app): State<Shared>,
    Extension(sender): Extension<Sender>,
    me: SignedIn,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> Response {
    let done = async {
        confirm(&app, &me, sender, &typed).await?;
        let words = Words::draw();
        change(&app, &me, &Account { recovery: words.digest(), ..(*me.account).clone() }).await?;
        Ok::<_, Refused>(words)
    };
    match done.await {
        Ok(words) => to_words(&words),
        Err(refused) => again(&app, &me, &reader, "words", &typed, refused).await,
    }
}

/// Which session to end.
#[derive(Deserialize)]
pub(crate) struct Session {
    /// The name of its grant; empty for all but this one.
    #[serde(default)]
    session: String,
}

/// `POST /you/end`: ends one session, or all others.
pub(crate) async fn end_session(
    State(app): State<Shared>,
    me: SignedIn,
    reader: Reader,
    Form(Session { session }): Form<Session>,
) -> Response {
    let here = me.guest.holder.name();
    let which =
        |grant: &store::Grant| if session.is_empty() { grant.holder != here } else { grant.id == session };
    match end(&app, me.guest.holder.own(), which).await {
        Ok(()) => Redirect::to("/you").into_response(),
        Err(problem) => layout::problem(&Reader { here: "/you".to_owned(), ..reader }, &problem),
    }
}

/// `POST /you/delete`: the games stay, the name does not.
pub(crate) async fn delete(
    State(app): State<Shared>,
    Extension(sender): Extension<Sender>,
    me: SignedIn,
    reader: Reader,
    Form(typed): Form<Typed>,
) -> Response {
    let done = async {
        confirm(&app, &me, sender, &typed).await?;
        let player = me.guest.holder.own();
        take_chairs_back(&app, player).await?;
        forget_at_tables(&app, player).await?;
        forget(&app, player).await?;
        forget_invitations(&app, player).await?;
        chat::forget(&app, player).await?;
        notices::forget(&app, player).await?;
        app.people.remove(app.hall.store(), player, &me.account).await?;
        end(&app, player, |_| true).await?;
        Ok::<_, Refused>(())
    };
    match done.await {
        Ok(()) => stranger(&app, Redirect::to("/").into_response()),
        Err(refused) => again(&app, &me, &reader, "delete", &typed, refused).await,
    }
}

/// Leaves all tables that are not over, and takes the name out of all logs.
async fn forget_at_tables(app: &Shared, player: &PlayerId) -> Result<(), Problem> {
    let own = Filter { player: Some(player.0.clone()), ..Filter::default() };
    for (id, _) in app.hall.list(&own).await? {
        let live = app.table(id.as_str()).await?;
        let bot = app.hall.games().usual_bot(&live.now().table.creation().game);
        let person = player.clone();
        app.hall.change(&live, move |draft: &mut Draft| draft.forget_person(&person, bot)).await?;
        rewrite(app, &id, player).await?;
    }
    Ok(())
}

/// Takes a name out of the stored log of a table.
async fn rewrite(app: &Shared, id: &TableId, player: &PlayerId) -> Result<(), Problem> {
    let lines = app.hall.store().load(id).await?.unwrap_or_default();
    for (index, line) in (0..).zip(&lines) {
        let Ok(Stamped { at, entry: LogEntry::Sat { seat, mut sitter, word } }) = Stamped::from_line(line)
        else {
            continue;
        };
        let before = sitter.clone();
        Sitter::forget(&mut sitter, player);
        if sitter != before {
            let to = Stamped { at, entry: LogEntry::Sat { seat, sitter, word } }.to_line();
            app.hall.store().amend(id, index, line, &to).await?;
        }
    }
    Ok(())
}
