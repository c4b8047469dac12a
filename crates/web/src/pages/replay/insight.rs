//! The analysis of a game, drawn: a sentence, the chances to win over the game, a table, mistakes and strokes of luck.

use crate::drawing::names::names;
use crate::drawing::numbers::{change, decimal, gain};
use crate::drawing::pieces::{name, token};
use crate::drawing::plot::{Plot, Spot};
use crate::pages::moves;
use crate::replay::strip::Strip;
use crate::replay::{Eyes, Reel};
use crate::scene::Scene;
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
    Choice(&'a Decision),
    Stroke,
}

impl<'a> Insight<'a> {
    pub(super) fn new(reel: &'a Reel, strip: &'a Strip, analysis: &'a Analysis, id: &'a str) -> Self {
        let names = names(&reel.table, strip.lang);
        Self { reel, strip, analysis, id, lang: strip.lang, names }
    }

    pub(super) fn draw(&self) -> Markup {
        let (mistakes, strokes) = (self.choices(Decision::is_mistake), self.strokes());
        html! {
            p class="lead" { (self.verdict()) }
            (self.plot(&mistakes, &strokes))
            p class="soft analysis-key" {
                svg viewBox="0 0 24 24" aria-hidden="true" { path class="spot-mistake" d=(MISTAKE) {} } (self.lang.t("analysis-mistakes")) " "
                svg viewBox="0 0 24 24" aria-hidden="true" { path class="spot-luck" d=(LUCK) {} } (self.lang.t("analysis-strokes"))
            }
            (self.table())
            h3 { (self.lang.t("analysis-mistakes")) }
            (self.list("analysis-no-mistakes", &mistakes))
            (self.small_losses())
            h3 { (self.lang.t("analysis-strokes")) }
            (self.list("analysis-no-strokes", &strokes))
            p class="soft small" { (self.lang.t("analysis-how")) }
        }
    }

    /// Whether luck decided.
    fn verdict(&self) -> String {
        let Some((key, winner, other)) = verdict(&self.analysis.players) else { return String::new() };
        let name = |seat: Seat| self.names[seat.index()].as_str();
        self.lang.tr(key, &[("winner", name(winner).into()), ("other", name(other).into())])
    }

    /// The moment of the curve with which an entry begins, or the one that shows what it brought.
    fn moment(&self, made: usize) -> usize {
        self.analysis.curve.partition_point(|moment| moment.made <= made).saturating_sub(1)
    }

    /// The choices that cost something and are of a kind, those of the eyes first, then those of people.
    fn choices(&self, of_kind: impl Fn(&Decision) -> bool) -> Vec<Mark<'a>> {
        let mark = |decision: &'a Decision| Mark {
            seat: decision.seat,
            step: self.strip.step_at(self.reel, decision.entry),
            moment: self.moment(decision.entry),
            win: Estimate { value: -decision.win.value, ..decision.win },
            points: Estimate { value: -decision.points.value, ..decision.points },
            what: What::Choice(decision),
        };
        let costly = self.analysis.decisions.iter().filter(|decision| decision.counts && of_kind(decision));
        let mut choices = sorted(costly.map(mark));
        choices.sort_by_key(|choice| self.nearness(choice.seat));
        choices
    }

    /// How near a seat is to who looks: 0 for their own, then people, then bots.
    fn nearness(&self, seat: Seat) -> u8 {
        match self.strip.eyes {
            Eyes::Of(Viewer::Seat(own)) if own == seat => 0,
            _ if self.reel.table.chairs()[seat.index()].bot().is_none() => 1,
            _ => 2,
        }
    }

    /// What was lost by choices that are no mistakes, each by itself: often more than by mistakes.
    fn small_losses(&self) -> Markup {
        let losses = self.choices(|decision| !decision.is_mistake());
        let mut seats: Vec<Seat> = Seat::all(self.names.len()).collect();
        seats.sort_by_key(|seat| self.nearness(*seat));
        let sum = |seat: Seat| {
            let own = || losses.iter().filter(move |loss| loss.seat == seat);
            let total = |of: fn(&Mark<'_>) -> f64| own().map(of).sum::<f64>();
            let values = [
                ("name", self.names[seat.index()].as_str().into()),
                ("count", own().count().into()),
                ("win", share(total(|loss| loss.win.value)).into()),
                ("points", change(self.lang, total(|loss| loss.points.value), 1).into()),
            ];
            (own().count() > 0).then(|| self.lang.tr("analysis-small-sum", &values))
        };
        html! {
            @if !losses.is_empty() {
                h3 { (self.lang.t("analysis-small")) }
                ul class="analysis-words" { @for words in seats.into_iter().filter_map(sum) { li { (words) } } }
                details class="fold" {
                    summary { (self.lang.t("analysis-small-largest")) }
                    (self.list("analysis-no-mistakes", &losses))
                }
            }
        }
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
                What::Choice(_) => ("spot-mistake", MISTAKE),
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
        let axes = [self.lang.t("analysis-axis"), self.lang.t("analysis-moments")];
        Plot { spots: &spots, axes: Some((&axes[0], &axes[1])), ..Plot::of(&name, &lines, |_| false, 280.0) }
            .draw()
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
                    small class=(colour(100.0 * win)) { (if signed { share(win) } else { bounded(win) }) }
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
            ("lost", self.of_a_win(player.lost.win.max(0.0)).into()),
            ("luck", luck.into()),
            ("change", self.of_a_win(player.luck.win.abs()).into()),
            ("mistakes", player.mistakes.into()),
        ];
        lang.tr("analysis-sentence", &values)
    }

    /// A part of a win, in words: what adds up over a game may be more than one.
    fn of_a_win(&self, win: f64) -> String {
        if win > 1.0 {
            return self.lang.t("analysis-whole-win");
        }
        self.lang.tr("analysis-part-of-win", &[("part", percent_of(win).into())])
    }

    fn list(&self, nothing: &str, marks: &[Mark<'_>]) -> Markup {
        html! {
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
            What::Choice(Decision { entry, seat, chosen, best, .. }) => {
                let position = self.reel.after(*entry);
                let action = |text| moves::told(self.reel.page, lang, &self.names, &position, (*seat, text));
                let view = position.view(Viewer::Seat(*seat));
                let scene = Scene::still(lang, &view, &self.names);
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

/// Whether luck decided: the key of its words, the winner, and who would have been ahead without luck. Where chances to
/// win and points do not say the same, nobody was clearly ahead.
fn verdict(players: &[Balance]) -> Option<(&'static str, Seat, Seat)> {
    let first = |of: fn(&Balance) -> f64| players.iter().max_by(|one, other| of(one).total_cmp(&of(other)));
    let winner = first(|player| player.result.win)?;
    let by_win = first(|player| player.without_luck.win)?;
    let by_points = first(|player| player.without_luck.points)?;
    let ahead = |other: &Balance, of: fn(&Amount) -> f64| {
        let ahead = of(&other.without_luck) - of(&winner.without_luck);
        (ahead > 0.0, ahead > of(&other.luck_error).hypot(of(&winner.luck_error)))
    };
    let (win, points) = (ahead(by_win, |amount| amount.win), ahead(by_points, |amount| amount.points));
    let key = match (win, points) {
        ((false, _), (false, _)) => "analysis-verdict-same",
        ((_, true), (_, true)) if by_win.seat == by_points.seat => "analysis-verdict-luck",
        _ => "analysis-verdict-even",
    };
    Some((key, winner.seat, if win.0 { by_win } else { by_points }.seat))
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
    // What rounds to nothing has no sign.
    let sign = match win {
        none if none.abs() < 0.005 => "",
        loss if loss < 0.0 => "−",
        _ => "+",
    };
    format!("{sign}{:.0}%", 100.0 * win.abs())
}

/// A chance, or what losses add up to, which may be more than there is to lose.
fn percent_of(win: f64) -> String {
    format!("{:.0}%", 100.0 * win.max(0.0))
}

/// A chance that is counted together with what it owes: one beyond nothing and all is told as such.
fn bounded(win: f64) -> String {
    match win {
        below if below <= -0.005 => "< 0%".to_owned(),
        above if above >= 1.005 => "> 100%".to_owned(),
        within => percent_of(within),
    }
}

/// Points as they are.
fn plain(lang: Lang, points: f64) -> String {
    decimal(lang, points, usize::from((points - points.round()).abs() > 1e-6))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What two players come to without luck; the first has won.
    fn balances(without: [(f64, f64); 2]) -> Vec<Balance> {
        let amount = |(points, win)| Amount { points, win };
        let none = amount((0.0, 0.0));
        let of = |(seat, without)| Balance {
            seat: Seat::new(seat),
            result: amount(if seat == 0 { (40.0, 1.0) } else { (30.0, 0.0) }),
            luck: none,
            luck_error: amount((2.0, 0.02)),
            lost: none,
            without_luck: amount(without),
            par: none,
            decisions: 0,
            mistakes: 0,
        };
        std::iter::zip(0.., without).map(of).collect()
    }

    #[test]
    fn luck_decided_only_where_chances_and_points_say_so() {
        let told = [
            ([(38.0, 0.7), (35.0, 0.3)], "analysis-verdict-same"),
            ([(35.0, 0.3), (45.0, 0.7)], "analysis-verdict-luck"),
            // Within the error of either.
            ([(35.0, 0.49), (45.0, 0.51)], "analysis-verdict-even"),
            ([(38.0, 0.3), (39.0, 0.7)], "analysis-verdict-even"),
            // They contradict each other.
            ([(35.0, 0.7), (45.0, 0.3)], "analysis-verdict-even"),
            ([(45.0, 0.3), (35.0, 0.7)], "analysis-verdict-even"),
        ];
        for (without, key) in told {
            let (found, winner, other) = verdict(&balances(without)).expect("there are players");
            assert_eq!((found, winner), (key, Seat::new(0)), "{without:?}");
            assert_eq!(other == winner, key == "analysis-verdict-same", "{without:?}");
        }
        assert_eq!(verdict(&[]), None);
    }
}
