//! The analysis of a game, drawn: a sentence, the chances to win over the game, a table, mistakes and strokes of luck.

use crate::pages::moves;
use crate::pages::numbers::{change, decimal, gain};
use crate::pages::pieces::{name, token};
use crate::pages::plot::{Plot, Spot};
use crate::replay::Reel;
use crate::replay::strip::{Strip, names, scene};
use crate::words::Lang;
use bots::analysis::{Amount, Analysis, Balance, Chance, Decision, Estimate};
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// How many mistakes, and how many strokes of luck, are listed.
const LISTED: usize = 12;

/// The analysis of a game as one pair of eyes is shown the game.
pub(super) struct Insight<'a> {
    reel: &'a Reel,
    strip: &'a Strip,
    analysis: &'a Analysis,
    /// The table's name.
    id: &'a str,
    lang: Lang,
    names: Vec<String>,
}

/// A decision or a stroke of chance that is worth a look.
struct Mark<'a> {
    /// Whom it is about: who erred, who was lucky or not.
    seat: Seat,
    /// The step that shows it.
    step: usize,
    /// The moment of the curve where it lies.
    moment: usize,
    win: Estimate,
    points: Estimate,
    what: What<'a>,
}

enum What<'a> {
    Mistake(&'a Decision),
    Stroke,
}

impl<'a> Insight<'a> {
    pub(super) fn new(reel: &'a Reel, strip: &'a Strip, analysis: &'a Analysis, id: &'a str) -> Self {
        let names = names(reel.table.chairs(), strip.lang);
        Self { reel, strip, analysis, id, lang: strip.lang, names }
    }

    pub(super) fn draw(&self) -> Markup {
        let (mistakes, strokes) = (self.mistakes(), self.strokes());
        html! {
            p class="lead" { (self.verdict()) }
            (self.plot(&mistakes, &strokes))
            p class="soft analysis-key" {
                svg viewBox="0 0 24 24" aria-hidden="true" { path class="spot-mistake" d=(MISTAKE) {} } (self.lang.t("analysis-mistakes")) " "
                svg viewBox="0 0 24 24" aria-hidden="true" { path class="spot-luck" d=(LUCK) {} } (self.lang.t("analysis-strokes"))
            }
            (self.table())
            (self.list("analysis-mistakes", "analysis-no-mistakes", &mistakes))
            (self.list("analysis-strokes", "analysis-no-strokes", &strokes))
            p class="soft small" { (self.lang.t("analysis-how")) }
        }
    }

    /// Whether luck decided.
    fn verdict(&self) -> String {
        let players = &self.analysis.players;
        let first =
            |of: fn(&Balance) -> f64| players.iter().max_by(|one, other| of(one).total_cmp(&of(other)));
        let (Some(winner), Some(other)) =
            (first(|player| player.result.win), first(|player| player.without_luck.win))
        else {
            return String::new();
        };
        let name = |player: &Balance| self.names[player.seat.index()].as_str();
        let ahead = other.without_luck.win - winner.without_luck.win;
        let doubt = other.luck_error.win.hypot(winner.luck_error.win);
        let key = match ahead {
            none if none <= 0.0 => "analysis-verdict-same",
            little if little < doubt => "analysis-verdict-even",
            _ => "analysis-verdict-luck",
        };
        self.lang.tr(key, &[("winner", name(winner).into()), ("other", name(other).into())])
    }

    /// The moment of the curve with which an entry begins, or the one that shows what it brought.
    fn moment(&self, made: usize) -> usize {
        self.analysis.curve.partition_point(|moment| moment.made <= made).saturating_sub(1)
    }

    fn mistakes(&self) -> Vec<Mark<'a>> {
        let mark = |decision: &'a Decision| Mark {
            seat: decision.seat,
            step: self.strip.step_at(self.reel, decision.entry),
            moment: self.moment(decision.entry),
            win: Estimate { value: -decision.win.value, ..decision.win },
            points: Estimate { value: -decision.points.value, ..decision.points },
            what: What::Mistake(decision),
        };
        sorted(self.analysis.decisions.iter().filter(|decision| decision.is_mistake()).map(mark))
    }

    fn strokes(&self) -> Vec<Mark<'a>> {
        let mark = |chance: &'a Chance| {
            let (seat, win) = chance.stroke()?;
            let points = chance.points[seat.index()];
            let step = self.strip.step_at(self.reel, chance.made - 1);
            Some(Mark { seat, step, moment: self.moment(chance.made), win, points, what: What::Stroke })
        };
        sorted(self.analysis.chances.iter().filter_map(mark))
    }

    /// The chances to win over the game, in percent, with all that is worth a look.
    fn plot(&self, mistakes: &[Mark<'_>], strokes: &[Mark<'_>]) -> Markup {
        let line = |seat: Seat| {
            let chance = |moment: &bots::analysis::Moment| (100.0 * moment.win[seat.index()]).round() as i32;
            (seat, self.analysis.curve.iter().map(chance).collect::<Vec<_>>())
        };
        let lines: Vec<_> = Seat::all(self.names.len()).map(line).collect();
        let spots = strokes.iter().chain(mistakes).map(|mark| {
            let (class, drawing) = match mark.what {
                What::Mistake(_) => ("spot-mistake", MISTAKE),
                What::Stroke => ("spot-luck", LUCK),
            };
            let to = self.to(mark.step);
            Spot {
                seat: mark.seat,
                moment: mark.moment,
                class,
                drawing,
                step: mark.step,
                to,
                words: self.short(mark),
            }
        });
        let spots: Vec<_> = spots.collect();
        let name = self.lang.t("analysis-plot");
        Plot { spots: &spots, ..Plot::of(&name, &lines, |_| false, 280.0) }.draw()
    }

    fn to(&self, step: usize) -> String {
        format!("/t/{}/replay?view={}&step={step}", self.id, self.strip.eyes)
    }

    /// `Ola: −12%`.
    fn short(&self, mark: &Mark<'_>) -> String {
        format!("{}: {}", self.names[mark.seat.index()], share(mark.win.value))
    }

    fn table(&self) -> Markup {
        let lang = self.lang;
        let cell = |amount: Amount, signed: bool| {
            let (points, win) = (amount.points, amount.win);
            let colour = |by: f64| if signed { gain(by.round() as i32) } else { "" };
            html! {
                td class="num" {
                    span class=(colour(10.0 * points)) { (if signed { change(lang, points, 1) } else { plain(lang, points) }) }
                    small class=(colour(100.0 * win)) { (if signed { share(win) } else { percent_of(win) }) }
                }
            }
        };
        html! {
            div class="scroll-x" {
                table class="ledger analysis-ledger" {
                    caption class="sr" { (lang.t("analysis-table")) }
                    thead { tr { td {} @for head in ["par", "lost", "luck", "result"] { th scope="col" { (lang.t(&format!("analysis-{head}"))) } } } }
                    tbody {
                        @for player in &self.analysis.players {
                            @let lost = Amount { win: -player.lost.win, points: -player.lost.points };
                            tr {
                                th scope="row" { span class="ledger-who" { (token(player.seat)) (name(&self.names[player.seat.index()])) } }
                                (cell(player.par, false)) (cell(lost, true)) (cell(player.luck, true)) (cell(player.result, false))
                            }
                        }
                    }
                }
            }
            ul class="analysis-words" { @for player in &self.analysis.players { li { (self.sentence(player)) } } }
        }
    }

    /// What one player owes to what, in words.
    fn sentence(&self, player: &Balance) -> String {
        let lang = self.lang;
        let luck = if player.luck.win >= 0.0 { "good" } else { "bad" };
        let values = [
            ("name", self.names[player.seat.index()].as_str().into()),
            ("result", plain(lang, player.result.points).into()),
            ("without", plain(lang, player.without_luck.points).into()),
            ("lost", percent_of(player.lost.win.max(0.0)).into()),
            ("luck", luck.into()),
            ("change", percent_of(player.luck.win.abs()).into()),
            ("mistakes", player.mistakes.into()),
        ];
        lang.tr("analysis-sentence", &values)
    }

    fn list(&self, heading: &str, nothing: &str, marks: &[Mark<'_>]) -> Markup {
        html! {
            h3 { (self.lang.t(heading)) }
            @if marks.is_empty() { p class="soft" { (self.lang.t(nothing)) } }
            ol class="log analysis-list" {
                @for mark in marks.iter().take(LISTED) {
                    li class="log-turn" {
                        (token(mark.seat))
                        button class="log-jump" form="replay" name="step" value=(mark.step) { (self.told(mark)) }
                    }
                }
            }
        }
    }

    fn told(&self, mark: &Mark<'_>) -> Markup {
        let lang = self.lang;
        let worth =
            [("win", share(mark.win.value).into()), ("points", change(lang, mark.points.value, 1).into())];
        match mark.what {
            What::Mistake(Decision { entry, seat, chosen, best, .. }) => {
                let position = self.reel.after(*entry);
                let action = |text| moves::told(self.reel.page, lang, &self.names, &position, (*seat, text));
                let view = position.view(Viewer::Seat(*seat));
                let scene = scene(lang, &view, &self.names);
                let reason = |text| self.reel.page.reason(&scene, text);
                let why = |reason: String| {
                    let name = self.names[seat.index()].as_str();
                    lang.tr("analysis-why", &[("name", name.into()), ("reason", reason.into())])
                };
                html! {
                    span { (action(chosen)) }
                    small { (lang.tr("analysis-cost", &worth)) }
                    @if let Some(reason) = reason(chosen) { small { (why(reason)) } }
                    small { (lang.t("analysis-better")) " " (action(best)) @if let Some(reason) = reason(best) { " " (reason) } }
                }
            }
            What::Stroke => html! {
                span { (self.happened(mark.step)) }
                small { (self.names[mark.seat.index()]) ": " (lang.tr("analysis-cost", &worth)) }
            },
        }
    }

    /// What was told at a step.
    fn happened(&self, step: usize) -> Markup {
        let Some((turn, detail)) = self.strip.turn_at(step) else {
            return html! { (self.lang.t("replay-start")) };
        };
        html! { (turn.line.text) @if let Some(detail) = detail { " " (detail.text) } }
    }
}

/// The greatest first.
fn sorted<'a>(marks: impl Iterator<Item = Mark<'a>>) -> Vec<Mark<'a>> {
    let mut marks: Vec<_> = marks.collect();
    marks.sort_by(|one, other| other.win.value.abs().total_cmp(&one.win.value.abs()));
    marks
}

/// A triangle that points down, and a diamond, within 24 × 24.
const MISTAKE: &str = "M3 5H21L12 21Z";
const LUCK: &str = "M12 2L21 12L12 22L3 12Z";

/// A change of a chance with its sign, in whole percent.
fn share(win: f64) -> String {
    let sign = if win < 0.0 { "−" } else { "+" };
    format!("{sign}{:.0}%", 100.0 * win.abs())
}

/// A chance that is counted together with what it owes: below nothing and above all is possible.
fn percent_of(win: f64) -> String {
    let sign = if win <= -0.005 { "−" } else { "" };
    format!("{sign}{:.0}%", 100.0 * win.abs())
}

/// Points as they are.
fn plain(lang: Lang, points: f64) -> String {
    decimal(lang, points, usize::from((points - points.round()).abs() > 1e-6))
}
