//! Time at a table: choosing a clock, and what is shown of it.

use crate::drawing::pieces::line_icon;
use crate::words::Lang;
use engine::Seat;
use maud::{Markup, html};
use table::{Clock, Creation, Table, WhenOut};

/// The clocks that are offered, in the letters of the API.
const OFFERED: [&str; 9] = ["none", "180+5", "300+10", "600+15", "1200+30", "1d", "2d", "3d", "7d"];

/// The fields for a clock in the form for a new table.
pub(crate) fn fields(lang: Lang) -> Markup {
    html! {
        label class="field" {
            span { (lang.t("clock")) }
            select class="input" name="clock" {
                @for text in OFFERED { @if let Ok(clock) = text.parse() { option value=(text) { (told(lang, clock)) } } }
            }
            small class="soft" { (lang.t("clock-words")) }
        }
        label class="field when-out" {
            span { (lang.t("when-out")) }
            select class="input" name="when_out" {
                option value="stand-in" { (lang.t("when-out-stand-in")) }
                option value="leave" { (lang.t("when-out-leave")) }
            }
        }
    }
}

/// A clock in words.
fn told(lang: Lang, clock: Clock) -> String {
    match clock {
        Clock::None => lang.t("clock-none"),
        Clock::Live { bank, more } => {
            let minutes = f64::from(bank) / 60.0;
            lang.tr("clock-live", &[("minutes", minutes.into()), ("seconds", more.into())])
        }
        Clock::Days(days) => lang.tr("clock-days", &[("count", days.into())]),
    }
}

/// The clock of a table as a row of a list has it, with what is left until one of these times comes; nothing where
/// there is none.
pub(crate) fn listed(lang: Lang, clock: Clock, due: Option<u64>, now: u64) -> Option<String> {
    let words = match clock {
        Clock::None => return None,
        Clock::Live { bank, more } => lang.tr(
            "clock-live-short",
            &[("bank", short(u64::from(bank) * 1000).as_str().into()), ("more", more.into())],
        ),
        Clock::Days(days) => lang.tr("clock-days-short", &[("count", days.into())]),
    };
    // A live clock has run on before anybody has read it.
    let due = due.filter(|_| matches!(clock, Clock::Days(_)));
    let left =
        due.map(|due| lang.tr("clock-left", &[("left", short(due.saturating_sub(now)).as_str().into())]));
    Some([Some(words), left].into_iter().flatten().collect::<Vec<_>>().join(", "))
}

/// The clock of a table, in words, in a list of what was chosen for it; nothing for the usual one.
pub(crate) fn chosen(lang: Lang, creation: &Creation) -> Markup {
    let when = match creation.when_out {
        WhenOut::StandIn => "when-out-stand-in",
        WhenOut::Leave => "when-out-leave",
    };
    html! {
        @if !creation.clock.is_none() {
            dl class="table-options soft" {
                div { dt { (lang.t("clock")) } dd { (told(lang, creation.clock)) } }
                div { dt { (lang.t("when-out")) } dd { (lang.t(when)) } }
            }
        }
    }
}

/// The clock of a seat at a table that has one, as it is at this time; nothing for bots.
pub(crate) fn running(table: &Table, seat: Seat, now: u64, is_asked: bool) -> Option<Markup> {
    let left = table.time_left(seat, now)?;
    let chair = &table.chairs()[seat.index()];
    // A clock of days tells what is left of one decision only.
    let shown =
        chair.decides().is_none() && (is_asked || matches!(table.creation().clock, Clock::Live { .. }));
    shown.then(|| {
        html! { span class="player-clock player-left" data-left=(left) data-runs[is_asked] { (short(left)) } }
    })
}

/// So many milliseconds as a clock shows them. The script writes them alike.
fn short(milliseconds: u64) -> String {
    let seconds = milliseconds.div_ceil(1000);
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours} h {minutes:02} min"),
        _ => format!("{days} d {hours} h"),
    }
}

/// That a bot decides for the viewer, with the way back.
pub(crate) fn stand_in(lang: Lang, id: &str) -> Markup {
    html! {
        div class="ask time-out" role="status" {
            (line_icon("robot"))
            p { strong { (lang.t("time-out")) } " " (lang.t("time-out-words")) }
            form class="btn-row" method="post" action={ "/t/" (id) "/back" } hx-post={ "/t/" (id) "/back" } hx-swap="none" {
                button class="btn btn-main" { (lang.t("time-back")) }
            }
        }
    }
}

/// For who sits at a table without a clock: the absent players whose chairs can be handed on.
pub(crate) fn absent(
    lang: Lang,
    id: &str,
    table: &Table,
    own: Option<Seat>,
    names: &[String],
    now: u64,
) -> Markup {
    let away = table.absent(now);
    html! {
        @if let Some(own) = own.filter(|own| !away.contains(own)) {
            @for seat in away {
                @let (said, missing) = table.handing_on(seat, now);
                @let counts = [("said", said.len().into()), ("all", (said.len() + missing.len()).into())];
                div class="ask time-out" {
                    p {
                        (lang.tr("absent", &[("name", names.get(seat.index()).map_or("", String::as_str).into())]))
                        " " small class="soft" { (lang.tr("absent-count", &counts)) }
                    }
                    @if missing.contains(&own) {
                        form class="btn-row" method="post" action={ "/t/" (id) "/hand-on" } hx-post={ "/t/" (id) "/hand-on" } hx-swap="none" {
                            input type="hidden" name="seat" value=(seat);
                            button class="btn" { (lang.t("hand-on")) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn clocks_are_short() {
        for (milliseconds, text) in [
            (0, "0:00"),
            (1, "0:01"),
            (65_000, "1:05"),
            (3_600_000, "1 h 00 min"),
            (90_000_000, "1 d 1 h"),
            (604_800_000, "7 d 0 h"),
        ] {
            assert_eq!(short(milliseconds), text);
        }
    }
}
