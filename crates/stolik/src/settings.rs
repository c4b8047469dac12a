//! Settings from a file. They stand behind flags and the environment: a file gives options of the command line other
//! defaults.

use crate::failure::Failure;
use crate::serve::Serve;
use clap::builder::Resettable;
use clap::{Arg, Args, Command};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

/// The variable of the environment that names a file of settings.
pub(crate) const FILE: &str = "STOLIK_CONFIG";

/// What a file says.
pub(crate) struct File {
    path: PathBuf,
    /// By the variable of the environment that says the same: options of other commands may be called the same.
    settings: BTreeMap<String, Setting>,
}

struct Setting {
    line: usize,
    value: String,
}

impl File {
    /// Reads a file. Each name must be that of an option of `serve`, each value one that the option takes.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let text = fs::read_to_string(path).map_err(|error| {
            Failure::Usage(format!("cannot read the settings {}: {error}", path.display()))
        })?;
        let line = |at: usize| text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
        let fault = |line: usize, why: &str| Failure::Usage(format!("{}:{line}: {why}", path.display()));
        let table = DeTable::parse(&text)
            .map_err(|error| fault(line(error.span().map_or(0, |span| span.start)), error.message()))?;
        let mut settings = BTreeMap::new();
        for (name, value) in table.get_ref() {
            let (line, name) = (line(name.span().start), name.get_ref());
            let option = options().into_iter().find(|option| option.get_long() == Some(name));
            let option = option.ok_or_else(|| fault(line, &unknown(name)))?;
            let value = text_of(value.get_ref(), option.get_value_delimiter())
                .ok_or_else(|| fault(line, &format!("`{name}` takes a text, a number, true or false")))?;
            check(&option, name, &value).map_err(|why| fault(line, &why))?;
            settings.insert(variable(&option), Setting { line, value });
        }
        Ok(Self { path: path.to_owned(), settings })
    }

    /// The command with what the file says in the place of its defaults, also those of its subcommands.
    pub(crate) fn behind(&self, command: Command) -> Command {
        let command = command.mut_args(|option| match self.settings.get(&variable(&option)) {
            Some(setting) => option.default_value(setting.value.clone()),
            None => option,
        });
        command.mut_subcommands(|command| self.behind(command))
    }

    /// Where an option is set, as `FILE:LINE`, if it is.
    pub(crate) fn place(&self, option: &Arg) -> Option<String> {
        let setting = self.settings.get(&variable(option))?;
        Some(format!("{}:{}", self.path.display(), setting.line))
    }
}

/// The options of `serve` that can be set.
pub(crate) fn options() -> Vec<Arg> {
    let command = Serve::augment_args(Command::new("stolik"));
    command.get_arguments().filter(|option| option.get_env().is_some()).cloned().collect()
}

/// The variables of the environment that look like settings and are none, such as misspelt ones.
pub(crate) fn unknown_variables() -> Vec<String> {
    let known: Vec<_> = options().iter().map(variable).chain([FILE.to_owned()]).collect();
    let set = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let mut unknown: Vec<_> =
        set.filter(|name| name.starts_with("STOLIK_") && !known.contains(name)).collect();
    unknown.sort();
    unknown
}

/// The variable of the environment that sets an option; empty if there is none.
fn variable(option: &Arg) -> String {
    option.get_env().unwrap_or_default().to_string_lossy().into_owned()
}

fn unknown(name: &str) -> String {
    let known: Vec<_> = options().iter().filter_map(|option| option.get_long().map(str::to_owned)).collect();
    format!("there is no setting `{name}`; there are {}", known.join(", "))
}

/// A value as it would stand on the command line; a list only where that takes several.
fn text_of(value: &DeValue<'_>, delimiter: Option<char>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => Some(number.to_string()),
        DeValue::Float(number) => Some(number.to_string()),
        DeValue::Boolean(yes) => Some(yes.to_string()),
        DeValue::Array(list) => {
            let texts: Option<Vec<_>> = list.iter().map(|value| text_of(value.get_ref(), None)).collect();
            Some(texts?.join(&delimiter?.to_string()))
        }
        DeValue::Datetime(_) | DeValue::Table(_) => None,
    }
}

/// Whether an option takes a value.
fn check(option: &Arg, name: &str, value: &str) -> Result<(), String> {
    let command =
        Serve::augment_args(Command::new("stolik")).mut_args(|option| option.env(Resettable::Reset));
    let given = command.try_get_matches_from(["stolik".to_owned(), format!("--{name}={value}")]);
    given.map(drop).map_err(|error| {
        let said = error.render().to_string();
        let said = said.lines().next().unwrap_or_default().trim_start_matches("error: ");
        if option.is_hide_env_values_set() { said.replace(value, "(hidden)") } else { said.to_owned() }
    })
}
