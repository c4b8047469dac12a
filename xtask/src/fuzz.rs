//! `cargo xtask fuzz`: bytes that nobody would send, at everything that reads.

use crate::{exit_code, root};
use std::process::{Command, ExitCode, Output, Stdio};
use std::sync::Mutex;
use std::thread;

/// For how long each target runs, unless it is said.
const SECONDS: u32 = 60;
/// The most memory that a target may take, in MB, and the most time for one input, in seconds.
const MEMORY: u32 = 2048;
const TIME: u32 = 20;
/// The longest input, in bytes: a whole record or position.
const LONGEST: u32 = 32 * 1024;

/// What was asked for.
struct Asked<'a> {
    seconds: u32,
    cores: usize,
    targets: Vec<&'a str>,
}

/// How a target ran.
struct Ran {
    target: String,
    /// Inputs, the most memory in MB, and the seconds that the slowest input took.
    counts: [u64; 3],
    clean: bool,
}

/// Runs the targets, all of them if none is named, so many at a time, and prints what they counted.
pub(crate) fn run(arguments: &[&str]) -> Option<ExitCode> {
    let mut asked = read(arguments)?;
    if let Some(missing) = missing() {
        eprintln!("{missing}");
        return Some(ExitCode::FAILURE);
    }
    // All are built first, so that their time is theirs.
    if !cargo(&["build"]).stdout(Stdio::inherit()).status().is_ok_and(|status| status.success()) {
        return Some(ExitCode::FAILURE);
    }
    let listed = cargo(&["list"]).output().map(|output| output.stdout).unwrap_or_default();
    let listed = String::from_utf8_lossy(&listed).into_owned();
    if asked.targets.is_empty() {
        asked.targets = listed.lines().collect();
    }
    let (waiting, ran) = (Mutex::new(asked.targets.into_iter()), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..asked.cores {
            scope.spawn(|| {
                while let Some(target) = { waiting.lock().ok().and_then(|mut waiting| waiting.next()) } {
                    let one = fuzz(target, asked.seconds);
                    if let Ok(mut ran) = ran.lock() {
                        ran.push(one);
                    }
                }
            });
        }
    });
    Some(tell(&ran.into_inner().unwrap_or_default()))
}

fn read<'a>(arguments: &[&'a str]) -> Option<Asked<'a>> {
    let mut asked = Asked { seconds: SECONDS, cores: 1, targets: Vec::new() };
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match *word {
            "--seconds" => asked.seconds = words.next()?.parse().ok()?,
            "--cores" => asked.cores = words.next()?.parse().ok().filter(|cores| *cores > 0)?,
            option if option.starts_with('-') => return None,
            target => asked.targets.push(target),
        }
    }
    Some(asked)
}

/// What has to be installed first.
fn missing() -> Option<&'static str> {
    let there = |arguments: &[&str]| {
        let run = Command::new("cargo").args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
        run.is_ok_and(|status| status.success())
    };
    if !there(&["+nightly", "--version"]) {
        return Some("Fuzzing takes a nightly compiler: rustup toolchain install nightly --profile minimal");
    }
    (!there(&["fuzz", "--version"])).then_some("Fuzzing takes cargo-fuzz: cargo install cargo-fuzz")
}

/// `cargo fuzz`, without a sanitizer: nothing of ours is unsafe, and inputs go through several times as fast.
fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    // Set by the cargo that runs this, and meant for its own toolchain.
    command.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").current_dir(root());
    let (verb, rest) = arguments.split_at(1);
    command.args(["+nightly", "fuzz"]).args(verb).args(["--fuzz-dir", "fuzz"]);
    if verb != ["list"] {
        command.args(["--sanitizer", "none"]);
    }
    command.args(rest);
    command
}

fn fuzz(target: &str, seconds: u32) -> Ran {
    println!("{target}: {seconds} s");
    let limits = [
        format!("-max_total_time={seconds}"),
        format!("-rss_limit_mb={MEMORY}"),
        format!("-timeout={TIME}"),
        format!("-max_len={LONGEST}"),
        "-print_final_stats=1".to_owned(),
    ];
    let mut command = cargo(&["run", target, "--"]);
    let run = command.args(limits).stdin(Stdio::null()).output();
    let Ok(Output { status, stderr, .. }) = run.inspect_err(|error| eprintln!("{target}: {error}")) else {
        return Ran { target: target.to_owned(), counts: [0; 3], clean: false };
    };
    let said = String::from_utf8_lossy(&stderr);
    if !status.success() {
        let lines: Vec<_> = said.lines().collect();
        println!("{}", lines[lines.len().saturating_sub(40)..].join("\n"));
    }
    let count = |name: &str| {
        let line = said.lines().find_map(|line| line.strip_prefix("stat::")?.strip_prefix(name));
        line.and_then(|line| line.trim_start_matches(':').trim().parse().ok()).unwrap_or(0)
    };
    let counts = ["number_of_executed_units", "peak_rss_mb", "slowest_unit_time_sec"].map(count);
    Ran { target: target.to_owned(), counts, clean: status.success() }
}

fn tell(ran: &[Ran]) -> ExitCode {
    println!("\n| target | inputs | most memory | slowest input | |\n|---|---|---|---|---|");
    for Ran { target, counts: [inputs, memory, slowest], clean } in ran {
        let found = if *clean { "clean" } else { "FOUND SOMETHING" };
        println!("| {target} | {inputs} | {memory} MB | {slowest} s | {found} |");
    }
    let inputs: u64 = ran.iter().map(|one| one.counts[0]).sum();
    let found = ran.iter().filter(|one| !one.clean).count();
    println!("{inputs} inputs, {found} of {} targets found something (fuzz/artifacts)", ran.len());
    exit_code(found == 0)
}
