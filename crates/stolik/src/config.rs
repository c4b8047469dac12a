//! `stolik config`: the settings of the server, and where each comes from.

use crate::failure::Failure;
use crate::serve::Serve;
use crate::settings::{File, options, unknown_variables};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args};
use std::io::Write;

#[derive(Args)]
#[command(after_help = "\
What is printed can be a file of settings. Flags come before the environment, that before the file. Passwords and addresses that
may hold one are not shown.")]
pub(crate) struct Config {
    #[command(flatten)]
    serve: Serve,
}

impl Config {
    /// Prints the settings, if the server would run with them. `matches` are those of the command.
    pub(crate) fn run(
        self,
        matches: &ArgMatches,
        file: Option<&File>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        self.serve.config()?;
        for option in options() {
            let name = option.get_long().unwrap_or_default();
            match value(matches, &option) {
                Some(value) => writeln!(out, "{name} = {value} # {}", source(matches, file, &option))?,
                None => writeln!(out, "# {name} is not set")?,
            }
        }
        for name in unknown_variables() {
            writeln!(out, "# {name} is in the environment, and no setting is called so")?;
        }
        Ok(())
    }
}

/// The value of an option, as TOML has it.
fn value(matches: &ArgMatches, option: &Arg) -> Option<String> {
    let raw = matches.get_raw(option.get_id().as_str())?;
    let texts: Vec<_> = raw.map(|text| text.to_string_lossy()).collect();
    let text = texts.join(",");
    let secret = option.is_hide_env_values_set().then(|| text.split_once("://")).flatten();
    Some(match secret {
        Some((kind, _)) => quoted(&format!("{kind}://(hidden)")),
        None if text.parse::<bool>().is_ok() || text.parse::<i64>().is_ok() => text,
        None => quoted(&text),
    })
}

/// A text of JSON is one of TOML too.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// Where the value of an option comes from.
fn source(matches: &ArgMatches, file: Option<&File>, option: &Arg) -> String {
    match matches.value_source(option.get_id().as_str()) {
        Some(ValueSource::CommandLine) => "flag".to_owned(),
        Some(ValueSource::EnvVariable) => option.get_env().unwrap_or_default().to_string_lossy().into_owned(),
        _ => file.and_then(|file| file.place(option)).unwrap_or_else(|| "default".to_owned()),
    }
}
