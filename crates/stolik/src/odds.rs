//! `stolik odds`: odds of a position written in one line.

use crate::failure::Failure;
use crate::objects;
use clap::Args;
use std::io::Write;
use text::json::fitted;

const NOTATION: &str = "\
RACE of camel-up, words in any order:
  3:pink,yellow   a stack on space 3, bottom to top; every camel must stand somewhere
  9:boo@2         the tile of seat 2 on space 9; the other side is cheer
  out:pink,grey   dice that are out of the pyramid; grey is the die of the crazy camels

RACE of camel-up-cards, words in any order:
  3:blue,white       a stack on space 3, bottom to top; camels not named are on the Start
  start:green        camels on the Start, if you like to name them
  fox:9 palm:11      the figures that are out
  last:16 storm:1-2  the last space, and the cards that sandstorms have turned
  deck:blue1,white2  cards that are certainly in the race deck
  seen:green1        cards seen elsewhere: revealed, discarded, in hand
  unknown:3          how many more cards the deck has, any of those not named

Examples:
  stolik odds camel-up-cards '2:blue,white 4:orange fox:9 last:16 deck:blue1,white2 unknown:3'
  stolik odds camel-up '1:blue,green 3:pink 5:purple,yellow 15:black 16:white 9:boo@2 out:pink'";

#[derive(Args)]
#[command(after_help = NOTATION)]
pub(crate) struct Odds {
    /// The game, such as camel-up
    game: String,
    /// The position in one line
    race: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Odds {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let odds =
            text::of(objects::kind(&self.game)?.id()).odds(&self.race).map_err(objects::Problem::from)?;
        if self.json {
            writeln!(out, "{}", fitted(&odds.json))?;
        } else {
            write!(out, "{}", odds.text)?;
        }
        Ok(())
    }
}
