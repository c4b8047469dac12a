//! Bots that are programs of their own: the player's side of the engine protocol.

use crate::bot::Bot;
use engine::random::{PlayoutRng, pick};
use engine::{Game, View};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// A program that plays: asked by a line of JSON on its standard input for each decision, it answers with one on its
/// standard output. `docs/engine-protocol.md` describes the messages.
///
/// An answer that does not come in time, cannot be read or is against the rules is a fault: a random decision is made
/// in its place, the program is ended, and a new one is asked the next time.
#[derive(Clone, Debug)]
pub struct Program(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    name: &'static str,
    command: String,
    limit: Duration,
    /// Processes that wait for a question. Several threads ask several at once.
    idle: Mutex<Vec<Process>>,
    faults: AtomicU64,
    last_fault: Mutex<Option<String>>,
}

#[derive(Debug)]
struct Process {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

/// The version of the messages.
const PROTOCOL: u8 = 1;

impl Program {
    /// A program started by a command of the shell, which has so long for a decision. The name lives as long as this
    /// process.
    pub fn new(name: &str, command: &str, limit: Duration) -> Self {
        Self(Arc::new(Shared {
            name: String::leak(name.to_owned()),
            command: command.to_owned(),
            limit,
            idle: Mutex::default(),
            faults: AtomicU64::new(0),
            last_fault: Mutex::default(),
        }))
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        self.0.name
    }

    /// How many faults it has made, and what was wrong the last time.
    pub fn faults(&self) -> (u64, Option<String>) {
        let last = self.0.last_fault.lock().unwrap_or_else(PoisonError::into_inner).clone();
        (self.0.faults.load(Ordering::Relaxed), last)
    }

    /// The answer to a question.
    fn ask<G: Game>(&self, view: &View<G>) -> Result<G::Action, String> {
        let idle = self.0.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut process = idle.map_or_else(|| Process::start(&self.0.command), Ok)?;
        // A process that does not answer as it should is dropped, which ends it.
        let action = process.ask(view, self.0.limit)?;
        self.0.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        Ok(action)
    }
}

impl<G: Game> Bot<G> for Program {
    fn name(&self) -> &'static str {
        self.0.name
    }

    fn choose(&self, view: &View<G>, rng: &mut PlayoutRng) -> G::Action {
        self.ask(view).unwrap_or_else(|fault| {
            self.0.faults.fetch_add(1, Ordering::Relaxed);
            *self.0.last_fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(fault);
            *pick(rng, &view.legal)
        })
    }
}

impl Process {
    fn start(command: &str) -> Result<Self, String> {
        let mut shell = Command::new("sh");
        // The shell gives way to the program, so that ending the one ends the other.
        shell.arg("-c").arg(format!("exec {command}")).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = shell.spawn().map_err(|error| format!("`{command}` does not start: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("`{command}` has no input or output"));
        };
        let (send, answers) = sync_channel(1);
        // Ends with the program's output, or when nobody waits for it any more.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self { child, input, answers })
    }

    fn ask<G: Game>(&mut self, view: &View<G>, limit: Duration) -> Result<G::Action, String> {
        let question = question(view, limit);
        let asked = writeln!(self.input, "{question}").and_then(|()| self.input.flush());
        asked.map_err(|error| format!("it does not read: {error}"))?;
        let line = self.answers.recv_timeout(limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("no answer within {limit:?}"),
            RecvTimeoutError::Disconnected => "it has ended".to_owned(),
        })?;
        let answer = engine::json::parse(line.as_bytes())
            .map_err(|bad| format!("its answer is no JSON: {}", bad.reason))?;
        let Some(text) = answer.get("move").and_then(Value::as_str) else {
            return Err(format!("its answer has no `move`: {line}"));
        };
        let action = G::Action::from_str(text).map_err(|bad| format!("`{text}` is no move: {bad}"))?;
        let legal = view.legal.contains(&action);
        if legal { Ok(action) } else { Err(format!("`{text}` is not open to it")) }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Both fail only if it has ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn question<G: Game>(view: &View<G>, limit: Duration) -> Value {
    json!({
        "protocol": PROTOCOL,
        "game": G::ID,
        "rules": G::RULES,
        "view": {
            "viewer": view.viewer.to_string(),
            "public": view.public,
            "private": view.private,
        },
        "legal": view.legal.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "seconds": limit.as_secs_f64(),
    })
}
