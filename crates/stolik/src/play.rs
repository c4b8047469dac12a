//! `stolik play`: one person against bots in the terminal.

use crate::failure::Failure;
use crate::input::{Line, Lines};
use crate::objects::{self, Problem};
use bots::AnyBot;
use clap::Args;
use engine::any::{AnyGame, AnyStep};
use engine::fair::{FairDice, Seed};
use engine::random::{PlayoutRng, Rng, nth_rng};
use engine::record::{Author, Entry, Record};
use engine::{MAX_SEATS, Seat, Turn, Viewer};
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::path::PathBuf;
use text::Names;

const EXAMPLES: &str = "\
Examples:
  stolik play camel-up
  stolik play camel-up --bots odds,random --seed 7 --record game.txt";

const HELP: &str = "\
Type the number of a move or its words, such as `roll`. Also:
  moves   the open moves again
  board   the whole table again
  quit    end the game";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Play {
    /// The game, such as camel-up
    game: String,
    /// How many seats [default: one more than bots, or 4]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// The bots on the other seats in order, with commas between [default: the fair one on each]
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    bots: Vec<String>,
    /// Your seat
    #[arg(long, value_name = "SEAT", default_value = "1")]
    seat: Seat,
    /// Names the dice and the bots' choices, to play the same again [default: random]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// An option of the game, such as `first_seat=1`; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Write the record of the game to this file in the end
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl Play {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let seed = self.seed.unwrap_or_else(|| RandomState::new().hash_one("seed"));
        let mut session = self.begin(seed)?;
        writeln!(out, "{}, you are {}, seed {seed}", session.game.kind().id(), session.names.of(self.seat))?;
        writeln!(out, "{HELP}\n")?;
        session.play(out)?;
        if let Some(path) = &self.record {
            fs::write(path, session.record.to_string())
                .map_err(|error| Failure::Failed(format!("{}: {error}", path.display())))?;
        }
        Ok(())
    }

    fn begin(&self, seed: u64) -> Result<Session, Problem> {
        let kind = objects::kind(&self.game)?;
        let seats = self.seats.unwrap_or(if self.bots.is_empty() { 4 } else { self.bots.len() + 1 });
        let options = objects::options(&self.options)?;
        let game = objects::start(kind, seats, &options)?;
        objects::check_viewer(Viewer::Seat(self.seat), seats)?;
        let bots = self.bots(seats)?;
        let mut bytes = [0; 32];
        nth_rng(seed, 0).fill_bytes(&mut bytes);
        let seed_of_dice = Seed::new(bytes);
        let mut record = Record::default();
        record.set("Game", kind.id());
        record.set("Rules", kind.rules().to_string());
        record.set("Seats", seats.to_string());
        if !self.options.is_empty() {
            record.set("Options", options.to_string());
        }
        for (seat, bot) in Seat::all(seats).zip(&bots) {
            let name = bot.as_ref().map_or_else(|| "you".to_owned(), |bot| format!("bot {}", bot.name()));
            record.set(&format!("Seat{seat}"), name);
        }
        record.set("Commitment", seed_of_dice.commitment());
        record.set("Seed", seed_of_dice.to_string());
        Ok(Session {
            names: Names::new(seats, |seat| record.text(&format!("Seat{seat}")).map(str::to_owned)),
            me: self.seat,
            game,
            bots,
            // The dice have a generator of their own, so that no thinking changes them.
            dice: FairDice::new(&seed_of_dice, vec![""; seats]),
            rngs: std::array::from_fn(|seat| nth_rng(seed, 1 + seat as u64)),
            record,
        })
    }

    /// The bot of each seat, none for the person's.
    fn bots(&self, seats: usize) -> Result<Vec<Option<AnyBot>>, Problem> {
        let usual = hall::usual_among(&bots::names(&self.game)?);
        let names = if self.bots.is_empty() { vec![usual.to_owned(); seats - 1] } else { self.bots.clone() };
        if names.len() + 1 != seats {
            let message = format!("{seats} seats need {} bots beside you, not {}", seats - 1, names.len());
            return Err(Problem::new("bad-setup", message));
        }
        let bots = names.iter().map(|name| bots::bot(&self.game, name).map(Some));
        let mut bots = bots.collect::<Result<Vec<_>, _>>()?;
        bots.insert(self.seat.index(), None);
        Ok(bots)
    }
}

/// A running game.
struct Session {
    names: Names,
    me: Seat,
    game: AnyGame,
    bots: Vec<Option<AnyBot>>,
    dice: FairDice,
    rngs: [PlayoutRng; MAX_SEATS],
    record: Record,
}

/// What the person wants.
enum Answer {
    Move(String),
    Quit,
}

impl Session {
    fn play(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut lines = Lines::new(io::stdin().lock());
        loop {
            let entry = match self.game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let text = self.game.draw(&self.dice, self.record.entries.len() as u64);
                    Entry { author: Author::Dealer, text }
                }
                Turn::Act(seats) if seats.contains(self.me) => match self.ask(&mut lines, out)? {
                    Answer::Move(text) => Entry { author: Author::Seat(self.me), text },
                    Answer::Quit => {
                        writeln!(out, "Good bye.")?;
                        return Ok(());
                    }
                },
                Turn::Act(seats) => match seats.first().and_then(|seat| self.choice(seat)) {
                    Some(entry) => entry,
                    None => break,
                },
            };
            self.enter(entry, out)?;
        }
        self.record.set("Result", Record::result(&self.game));
        write!(out, "\n{}\nThe game is over.\n", self.table())?;
        write!(out, "{}", text::standings(&self.game.scores(), &self.names))?;
        Ok(())
    }

    /// What the bot of a seat does.
    fn choice(&mut self, seat: Seat) -> Option<Entry> {
        let bot = self.bots[seat.index()].as_ref()?;
        let view = self.game.view(Viewer::Seat(seat));
        let text = bot.choose(&view, &mut self.rngs[seat.index()]);
        Some(Entry { author: Author::Seat(seat), text })
    }

    /// Carries an entry out and tells what the person may know of it.
    fn enter(&mut self, entry: Entry, out: &mut dyn Write) -> Result<(), Failure> {
        let mut steps: Vec<AnyStep> = Vec::new();
        entry.make(&mut self.game, &mut steps).map_err(Problem::from)?;
        self.record.push(entry);
        for line in text::told(&self.game, &steps, Some(Viewer::Seat(self.me)), &self.names) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    /// The table as the person sees it.
    fn table(&self) -> String {
        let words = text::of(self.game.kind().id());
        let view = self.game.view(Viewer::Seat(self.me));
        let (board, secrets) = (words.board(&view, &self.names), words.secrets(&view));
        if secrets.is_empty() { board } else { format!("{board}only you know: {secrets}") }
    }

    /// Asks until there is a move or nobody to ask.
    fn ask(&self, lines: &mut Lines<impl io::BufRead>, out: &mut dyn Write) -> Result<Answer, Failure> {
        let moves = self.game.legal(self.me);
        write!(out, "\n{}\n{}", self.table(), text::numbered(&moves))?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let line = match lines.next_line().map_err(Failure::from_input)? {
                Line::End => {
                    writeln!(out)?;
                    return Ok(Answer::Quit);
                }
                Line::TooLong => String::new(),
                Line::Text(bytes) => String::from_utf8_lossy(&bytes).trim().to_owned(),
            };
            match line.as_str() {
                "" => {}
                "quit" | "q" | "exit" => return Ok(Answer::Quit),
                "moves" => write!(out, "{}", text::numbered(&moves))?,
                "board" => write!(out, "\n{}", self.table())?,
                "help" | "?" => writeln!(out, "{HELP}")?,
                line => match self.understand(line, &moves) {
                    Ok(text) => return Ok(Answer::Move(text)),
                    Err(reason) => writeln!(out, "{reason}")?,
                },
            }
        }
    }

    /// A move by its number or its words.
    fn understand(&self, line: &str, moves: &[String]) -> Result<String, String> {
        if let Ok(number) = line.parse::<usize>() {
            let chosen = number.checked_sub(1).and_then(|at| moves.get(at));
            return chosen.cloned().ok_or_else(|| format!("moves are numbered from 1 to {}", moves.len()));
        }
        let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
        self.game.check(self.me, &words).map_err(|refusal| format!("{refusal} (`help` tells what to type)"))
    }
}
