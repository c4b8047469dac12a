//! `stolik replay`: a recorded game told step by step, or shown as it stood after some of its entries.

use crate::check;
use crate::failure::Failure;
use crate::{input, objects};
use clap::Args;
use engine::any::{AnyGame, AnyStep, Refusal};
use engine::record::{Author, Entry, Record, RecordError};
use engine::{Seat, Turn, Viewer};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use text::Names;
use text::json::fitted;
use web::scene::Scene;
use web::words::Lang;

const EXAMPLES: &str = "\
Examples:
  stolik replay game.txt                      every entry with what happened
  stolik replay game.txt --at 40 --view 2     what seat 2 saw after 40 entries
  stolik replay game.txt --at 40 --svg > board.svg
  stolik replay game.txt --chances --json     what chance could have said, for tools/verify_dice.py";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Replay {
    /// The record; - reads standard input
    file: PathBuf,
    /// Show the position after the first N entries
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Tell only what this viewer may know, entries counted as the viewer sees them: a seat number or `spectator`
    #[arg(long, value_name = "VIEWER")]
    view: Option<Viewer>,
    /// Draw the board, as it is after the entries of --at or at the end, as it looks to --view or to a spectator
    #[arg(long, conflicts_with_all = ["chances", "json"])]
    svg: bool,
    /// List each outcome of chance with all that could have come, in the order that fair dice use
    #[arg(long, conflicts_with_all = ["at", "view"])]
    chances: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// An entry as the viewer sees it, with what it did.
struct Shown {
    text: String,
    steps: Vec<AnyStep>,
    /// The position after it, and after whatever the viewer does not see of what follows.
    after: AnyGame,
}

impl Replay {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let text = input::text(&self.file)?;
        let fault = |error: RecordError| Failure::Failed(check::fault(&self.file, &error));
        let record = Record::parse(&text).map_err(fault)?;
        // Finds the place of any refusal, so that none can come below.
        record.replay(games::KINDS, None).map_err(fault)?;
        let start = record.start(games::KINDS).map_err(fault)?;
        if let Some(viewer) = self.view {
            objects::check_viewer(viewer, start.seats())?;
        }
        let refused = |refusal: Refusal| Failure::Failed(format!("{}: {refusal}", input::name(&self.file)));
        if self.chances {
            return self.write_chances(out, &chances(start, &record).map_err(refused)?);
        }
        let names = Names::new(start.seats(), |seat| record.text(&format!("Seat{seat}")).map(str::to_owned));
        let shown = follow(start.clone(), &record, self.view).map_err(refused)?;
        if self.svg {
            return self.write_drawing(out, &start, &shown, &record);
        }
        match self.at {
            Some(at) => self.write_position(out, &start, &shown, at, &names),
            None if self.json => self.write_json(out, &start, &shown),
            None => self.write_story(out, &start, &shown, &names),
        }
    }

    fn write_position(
        &self,
        out: &mut dyn Write,
        start: &AnyGame,
        shown: &[Shown],
        at: usize,
        names: &Names,
    ) -> Result<(), Failure> {
        let (game, steps) = after(start, shown, at)?;
        if self.json {
            writeln!(out, "{}", fitted(&objects::object(game, steps, self.view)))?;
        } else {
            write!(out, "{}", text::position(game, self.view, names))?;
        }
        Ok(())
    }

    /// The board as one SVG.
    fn write_drawing(
        &self,
        out: &mut dyn Write,
        start: &AnyGame,
        shown: &[Shown],
        record: &Record,
    ) -> Result<(), Failure> {
        let (game, _) = after(start, shown, self.at.unwrap_or(shown.len()))?;
        let page = web::GAMES.iter().find(|page| page.id() == game.kind().id());
        let page =
            page.ok_or_else(|| Failure::Usage(format!("{} has no board to draw", game.kind().id())))?;
        let name =
            |seat: Seat| record.text(&format!("Seat{seat}")).map_or_else(|| seat.to_string(), str::to_owned);
        let names: Vec<String> = Seat::all(game.seats()).map(name).collect();
        let view = game.view(self.view.unwrap_or(Viewer::Spectator));
        let scene = Scene::still(Lang::ENGLISH, &view, &names);
        writeln!(out, "{}", web::snapshot::svg(*page, &scene, false))?;
        Ok(())
    }

    fn write_json(&self, out: &mut dyn Write, start: &AnyGame, shown: &[Shown]) -> Result<(), Failure> {
        let last = shown.last().map_or(start, |last| &last.after);
        let entry = |(at, entry): (usize, &Shown)| {
            let events = objects::events(&entry.steps, start.seats(), self.view);
            json!({"number": at + 1, "entry": entry.text, "events": events})
        };
        let view = last.view(self.view.unwrap_or(Viewer::Spectator));
        let standings = match self.view {
            Some(_) => json!(objects::known_scores(&view)),
            None => json!(last.scores()),
        };
        let story = json!({
            "game": start.kind().id(),
            "seats": start.seats(),
            "entries": shown.iter().enumerate().map(entry).collect::<Vec<_>>(),
            "turn": objects::turn(last.turn()),
            "standings": standings,
        });
        writeln!(out, "{}", fitted(&story))?;
        Ok(())
    }

    fn write_story(
        &self,
        out: &mut dyn Write,
        start: &AnyGame,
        shown: &[Shown],
        names: &Names,
    ) -> Result<(), Failure> {
        writeln!(out, "{}, {} seats, {} entries\n", start.kind().id(), start.seats(), shown.len())?;
        for (at, entry) in shown.iter().enumerate() {
            writeln!(out, "{:>4}  {}", at + 1, entry.text)?;
            for line in text::told(start, &entry.steps, self.view, names) {
                writeln!(out, "        {line}")?;
            }
        }
        let last = shown.last().map_or(start, |last| &last.after);
        if last.turn() == Turn::Over {
            writeln!(out, "\n{}", text::standings(&last.scores(), names).trim_end())?;
        } else {
            writeln!(out, "\nThe record ends before the game does.")?;
        }
        Ok(())
    }

    fn write_chances(&self, out: &mut dyn Write, chances: &[ChanceEntry]) -> Result<(), Failure> {
        if self.json {
            let one = |ChanceEntry { index, outcomes, outcome }: &ChanceEntry| json!({"index": index, "outcomes": outcomes, "outcome": outcome});
            let list: Value = chances.iter().map(one).collect();
            writeln!(out, "{}", fitted(&list))?;
            return Ok(());
        }
        for ChanceEntry { index, outcomes, outcome } in chances {
            let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let weight = outcomes.iter().find(|(text, _)| text == outcome).map_or(0, |(_, weight)| *weight);
            writeln!(out, "{index:>5}  {outcome:<20} {weight} in {total}")?;
        }
        Ok(())
    }
}

/// The position after so many of the entries that are seen, with the steps of the last of them.
fn after<'a>(
    start: &'a AnyGame,
    shown: &'a [Shown],
    at: usize,
) -> Result<(&'a AnyGame, &'a [AnyStep]), Failure> {
    let Some(last) = at.checked_sub(1) else { return Ok((start, &[])) };
    let missing = || Failure::Usage(format!("there are {} entries, so none is number {at}", shown.len()));
    let last = shown.get(last).ok_or_else(missing)?;
    Ok((&last.after, &last.steps))
}

/// All entries that the viewer sees.
fn follow(mut game: AnyGame, record: &Record, viewer: Option<Viewer>) -> Result<Vec<Shown>, Refusal> {
    let mut all: Vec<Shown> = Vec::new();
    for (_, entry) in &record.entries {
        let text = seen(&game, entry, viewer)?;
        if let Some(text) = text {
            all.push(Shown { text, steps: Vec::new(), after: game.clone() });
        }
        // What a secret entry did is told, if at all, as part of what was seen before.
        if let Some(shown) = all.last_mut() {
            entry.make(&mut game, &mut shown.steps)?;
            shown.after = game.clone();
        } else {
            entry.make(&mut game, &mut ())?;
        }
    }
    Ok(all)
}

/// The text of an entry about to be made, as the viewer sees it; none if it stays secret altogether.
fn seen(game: &AnyGame, entry: &Entry, viewer: Option<Viewer>) -> Result<Option<String>, Refusal> {
    let Some(viewer) = viewer else { return Ok(Some(entry.to_string())) };
    Ok(match entry.author {
        Author::Seat(seat) => game.seen_move(viewer, seat, &entry.text)?.map(|text| format!("{seat} {text}")),
        Author::Dealer => game.seen_outcome(viewer, &entry.text)?.map(|text| format!("* {text}")),
    })
}

/// An outcome of chance among those that could have come.
struct ChanceEntry {
    /// Its index among all entries, from 0, as fair dice count.
    index: usize,
    outcomes: Vec<(String, u32)>,
    outcome: String,
}

fn chances(mut game: AnyGame, record: &Record) -> Result<Vec<ChanceEntry>, Refusal> {
    let mut list = Vec::new();
    for (index, (_, entry)) in record.entries.iter().enumerate() {
        if entry.author == Author::Dealer {
            list.push(ChanceEntry { index, outcomes: game.chances(), outcome: entry.text.clone() });
        }
        entry.make(&mut game, &mut ())?;
    }
    Ok(list)
}
