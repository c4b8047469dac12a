//! `stolik state`: a position, moves carried out in it, and what each viewer sees.

use crate::failure::Failure;
use crate::input;
use crate::objects::{self, Problem};
use clap::Args;
use engine::Viewer;
use engine::any::{AnyGame, Kind};
use std::io::Write;
use std::path::PathBuf;
use text::json::fitted;

const EXAMPLES: &str = "\
Examples:
  stolik state camel-up --seats 4 --option first_seat=1 --json > start.json
  stolik state camel-up --from game.json --do '1 roll' --do '* die pink 3'
  stolik state camel-up --from game.json --view 2 --json
  jq '.state.players[0].money = 9' game.json | stolik state camel-up --from -";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct State {
    /// The game, such as camel-up
    game: String,
    /// How many seats the starting position has
    #[arg(long, value_name = "N", required_unless_present = "from", conflicts_with = "from")]
    seats: Option<usize>,
    /// An option of the game, such as `first_seat=1`; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", conflicts_with = "from")]
    options: Vec<String>,
    /// Go on from the position in this file: the JSON of a state, or what --json printed; - reads standard input
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Carry out a move ('1 roll') or an outcome of chance ('* die pink 3'); may be given several times
    #[arg(long = "do", value_name = "ENTRY")]
    entries: Vec<String>,
    /// Show only what this viewer may know: a seat number or `spectator`
    #[arg(long, value_name = "VIEWER")]
    view: Option<Viewer>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl State {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut game = self.begin(objects::kind(&self.game)?)?;
        if let Some(viewer) = self.view {
            objects::check_viewer(viewer, game.seats())?;
        }
        let entries = self.entries.iter().map(String::as_str);
        let steps = objects::carry_out(&mut game, entries).map_err(|problem| self.refused(&problem))?;
        if self.json {
            writeln!(out, "{}", fitted(&objects::object(&game, &steps, self.view)))?;
            return Ok(());
        }
        let names = text::Names::of_seats(game.seats());
        for line in text::told(&game, &steps, self.view, &names) {
            writeln!(out, "{line}")?;
        }
        if !steps.is_empty() {
            writeln!(out)?;
        }
        write!(out, "{}", text::position(&game, self.view, &names))?;
        Ok(())
    }

    fn begin(&self, kind: &dyn Kind) -> Result<AnyGame, Failure> {
        if let Some(path) = &self.from {
            let name = |problem: Problem| Failure::Failed(format!("{}: {problem}", input::name(path)));
            return objects::read(kind, &input::json(path)?).map_err(name);
        }
        let options = objects::options(&self.options)?;
        Ok(objects::start(kind, self.seats.unwrap_or_default(), &options)?)
    }

    /// Which entry is refused and why.
    fn refused(&self, problem: &Problem) -> Failure {
        let entry = problem.index.and_then(|index| self.entries.get(index));
        Failure::Failed(format!("--do '{}': {problem}", entry.map_or("", |entry| entry)))
    }
}
