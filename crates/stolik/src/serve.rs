//! `stolik serve`: the server.

use crate::failure::Failure;
use crate::house::runtime;
use crate::journal::{self, Format};
use crate::settings::unknown_variables;
use anyhow::Context;
use clap::builder::BoolishValueParser;
use clap::{ArgAction, Args};
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use store::Place;
use tracing_subscriber::filter::Targets;
use web::words::Language;
use web::{Listening, Mail, MailServer, Mailbox, Notices, Origin};

/// How long what computes when the server stops may go on.
const LAST_THOUGHTS: Duration = Duration::from_millis(200);
/// As many descriptors as the server has use for, and as every system gives that lets them be raised.
#[cfg(unix)]
const DESCRIPTORS: u64 = if cfg!(target_os = "macos") { 10_240 } else { 65_536 };

/// What is said of `--store`.
const STORE: &str = "Another place of the house: postgres://USER@MACHINE/DATABASE, which several servers may share, or a file";

/// What is said of `--url`, `--smtp` and `--push-service`.
const URL: &str =
    "Address of the house, such as https://stolik.example, for e-mails and for push services that want one";
const SMTP: &str =
    "Mail server: smtps://NAME:PASSWORD@MACHINE, or smtp://MACHINE:PORT, with ?tls=required for STARTTLS";
const PUSH: &str = "Push services besides those of the browsers' makers, such as https://push.example";

#[derive(Args)]
pub(crate) struct Serve {
    /// Address to listen on; 0.0.0.0 lets other machines in
    #[arg(long, env = "STOLIK_ADDRESS", default_value = "127.0.0.1")]
    address: IpAddr,
    /// Port to listen on; 0 picks a free one
    #[arg(long, env = "STOLIK_PORT", default_value_t = 8080)]
    port: u16,
    /// Folder of the database stolik.db, and of bots/NAME.safetensors with the weights of learned bots
    #[arg(long, env = "STOLIK_DATA", default_value = ".")]
    data: PathBuf,
    #[arg(long, env = "STOLIK_STORE", value_name = "PLACE", hide_env_values = true, help = STORE)]
    store: Option<Place>,
    /// How long steps are shown and bots wait, as a factor: 1 is normal, 0 at once
    #[arg(long, env = "STOLIK_PACE", default_value_t = 1.0, value_parser = pace)]
    pace: f32,
    /// How many times the usual rate one address may ask for, for load tests
    #[arg(long, env = "STOLIK_RATE", default_value_t = 1)]
    rate: u32,
    /// Folder of further languages, a folder of messages and rules for each; see docs/languages.md
    #[arg(long, env = "STOLIK_LANGUAGES")]
    languages: Option<PathBuf>,
    /// Days after which an open table without a change is removed; 0 keeps it
    #[arg(long, env = "STOLIK_KEEP_OPEN", default_value_t = 30)]
    keep_open: u32,
    /// Days after which a finished table is removed; 0 keeps it
    #[arg(long, env = "STOLIK_KEEP_FINISHED", default_value_t = 0)]
    keep_finished: u32,
    /// Only people whom you have invited (`stolik admin invite`) may open tables; with a link all may sit down
    #[arg(long, env = "STOLIK_PRIVATE", value_name = "BOOL", default_value = "false", hide_default_value = true, num_args = 0..=1,
        require_equals = true, default_missing_value = "true", action = ArgAction::Set, value_parser = BoolishValueParser::new())]
    private: bool,
    /// A line that is shown in the lobby
    #[arg(long, env = "STOLIK_MOTD", value_name = "TEXT", default_value = "", hide_default_value = true, value_parser = motd)]
    motd: String,
    /// A proxy of yours stands before the server: believe its X-Forwarded-For and X-Forwarded-Proto
    #[arg(long, env = "STOLIK_BEHIND_PROXY", value_name = "BOOL", default_value = "false", hide_default_value = true, num_args = 0..=1,
        require_equals = true, default_missing_value = "true", action = ArgAction::Set, value_parser = BoolishValueParser::new())]
    behind_proxy: bool,
    /// Another address, such as 127.0.0.1:9464, at which /metrics tells Prometheus how the server is; not for the
    /// public
    #[arg(long, env = "STOLIK_METRICS", value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// What the log on standard error tells: error, warn, info, debug, or more of a part: warn,web=info
    #[arg(long, env = "STOLIK_LOG", value_name = "FILTER", default_value = "warn")]
    log: Targets,
    /// How lines of the log look
    #[arg(long, env = "STOLIK_LOG_FORMAT", value_name = "FORMAT", default_value = "text")]
    log_format: Format,
    #[command(flatten)]
    notices: Telling,
}

/// How people are told that it is their turn; see docs/serving.md.
#[derive(Args)]
struct Telling {
    #[arg(long, env = "STOLIK_URL", help = URL)]
    url: Option<Origin>,
    #[arg(long, env = "STOLIK_SMTP", hide_env_values = true, help = SMTP)]
    smtp: Option<MailServer>,
    /// Who sends the e-mails, such as "Stolik <stolik@club.example>"
    #[arg(long, env = "STOLIK_MAIL_FROM")]
    mail_from: Option<Mailbox>,
    #[arg(long = "push-service", env = "STOLIK_PUSH_SERVICE", value_name = "URL", value_delimiter = ',', help = PUSH)]
    push_services: Vec<Origin>,
    /// Seconds a turn waits before an absent player is told
    #[arg(long, env = "STOLIK_NOTICE_AFTER", default_value_t = Notices::USUAL.after.as_secs())]
    notice_after: u64,
}

impl Telling {
    fn notices(self) -> Result<Notices, Failure> {
        let mail = match (self.smtp, self.mail_from) {
            (Some(server), Some(from)) if self.url.is_some() => Some(Mail { server, from }),
            (Some(_), _) => {
                return Err(Failure::Usage("e-mail (smtp) needs mail-from and url too".to_owned()));
            }
            (None, _) => None,
        };
        let after = Duration::from_secs(self.notice_after);
        Ok(Notices { after, url: self.url, services: self.push_services, mail })
    }
}

fn pace(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(pace) if (0.0..=10.0).contains(&pace) => Ok(pace),
        _ => Err("a number from 0 to 10 is expected".to_owned()),
    }
}

/// The longest line in the lobby, in characters.
const LONGEST_MOTD: usize = 500;

fn motd(text: &str) -> Result<String, String> {
    let text = text.trim();
    if text.chars().count() > LONGEST_MOTD {
        return Err(format!("at most {LONGEST_MOTD} characters are expected"));
    }
    Ok(text.to_owned())
}

impl Serve {
    /// Serves until Ctrl-C or a signal to end, and then until what is under way is answered.
    pub(crate) fn run(self) -> Result<(), Failure> {
        journal::begin(&self.log, self.log_format);
        for variable in unknown_variables() {
            tracing::warn!(variable, "no setting is called so");
        }
        raise_descriptors();
        add_learned(&self.data.join("bots"))?;
        let config = self.config()?;
        let runtime = runtime()?;
        let served = runtime.block_on(web::serve(config, announce, stop_signal()));
        // A bot that is still thinking is not waited for.
        runtime.shutdown_timeout(LAST_THOUGHTS);
        served.map_err(anyhow::Error::from)?;
        say("Good bye. Every table is stored.");
        Ok(())
    }

    /// How the server is run by these settings.
    pub(crate) fn config(self) -> Result<web::Config, Failure> {
        let hall = hall::Config {
            pace: self.pace,
            keep_open: (self.keep_open > 0).then_some(self.keep_open),
            keep_finished: (self.keep_finished > 0).then_some(self.keep_finished),
            ..hall::Config::default()
        };
        Ok(web::Config {
            address: SocketAddr::new(self.address, self.port),
            metrics: self.metrics,
            hall,
            rate: self.rate,
            private: self.private,
            motd: self.motd,
            behind_proxy: self.behind_proxy,
            languages: further_languages(self.languages.as_deref())?,
            store: self.store.unwrap_or_else(|| Place::File(self.data.join("stolik.db"))),
            notices: self.notices.notices()?,
            ..web::Config::new(".")
        })
    }
}

/// The languages of a folder, if one is given.
fn further_languages(folder: Option<&Path>) -> anyhow::Result<Vec<Arc<Language>>> {
    let Some(folder) = folder else { return Ok(Vec::new()) };
    let languages = Language::in_folder(folder).context("--languages")?;
    Ok(languages.into_iter().map(Arc::new).collect())
}

/// Adds the bots whose weights lie in a folder, if there is one; see `docs/bots.md`.
pub(crate) fn add_learned(folder: &Path) -> anyhow::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for bot in learn::in_folder(folder).map_err(|(file, bad)| anyhow::Error::new(bad).context(file))? {
        bots::add(bot)?;
    }
    Ok(())
}

/// Asks for more descriptors than the system gives without asking: each connection needs one.
fn raise_descriptors() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        let wanted = maximum.map_or(DESCRIPTORS, |most| most.min(DESCRIPTORS));
        if current.is_some_and(|current| current < wanted)
            && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum })
        {
            tracing::debug!(%error, "the process keeps its few descriptors");
        }
    }
}

fn announce(Listening { address, metrics }: Listening) {
    say(&format!("Stolik is ready: open http://{address}"));
    if let Some(metrics) = metrics {
        say(&format!("Measures for Prometheus: http://{metrics}/metrics"));
    }
    say("Ctrl-C ends it; the tables are kept.");
}

/// Tells whoever listens; where nobody does any more, the server goes on.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// Done when the process is asked to end.
async fn stop_signal() {
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        // Without a handler for Ctrl-C the system's own ends the process, which loses nothing either.
        Ok(()) = tokio::signal::ctrl_c() => {}
        () = terminate => {}
    }
}
