//! A real database server of the tests' own, in a temporary folder, gone when the process that started it is.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Makes a cluster, says where it is, and waits until nobody holds its input any more. Nobody does when the process
/// that started it has ended in whatever way.
const LIFE: &str = r#"
trap '' INT
folder=$(mktemp -d /tmp/stolik-postgres-XXXXXX) && cd "$folder" || exit 1
"$0/initdb" --pgdata data --username stolik --auth trust --encoding UTF8 --locale C --no-sync >made 2>&1 || {
    cat made; exit 1; }
printf "%s\n" "listen_addresses=''" "unix_socket_directories='$folder'" max_connections=200 "$1" >>data/postgresql.conf
"$0/pg_ctl" --pgdata data --log log --wait --silent start >started 2>&1 || { cat started log; exit 1; }
echo "ready $folder"
read -r _
"$0/pg_ctl" --pgdata data --mode immediate --silent stop >/dev/null 2>&1
cd / && rm -rf "$folder"
"#;

/// Nothing of the tests outlives the machine, and so the disk need not be waited for.
pub(crate) const QUICK: &str = "fsync=off";

/// A running server.
pub(crate) struct Cluster {
    folder: PathBuf,
    _life: (Child, ChildStdin),
}

impl Cluster {
    /// Starts one, with this setting besides the usual ones.
    pub(crate) fn start(setting: &str) -> Self {
        let mut shell = as_another_user("sh")
            .args(["-c", LIFE])
            .arg(programs())
            .arg(setting)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell runs");
        let input = shell.stdin.take().expect("it is piped");
        let mut said = Vec::new();
        let mut lines = BufReader::new(shell.stdout.take().expect("it is piped")).lines();
        let folder = loop {
            let line = lines.next().unwrap_or_else(|| panic!("PostgreSQL does not start: {said:#?}"));
            let line = line.expect("it is text");
            match line.strip_prefix("ready ") {
                Some(folder) => break folder.into(),
                None => said.push(line),
            }
        };
        Self { folder, _life: (shell, input) }
    }

    /// The cluster that the tests of a process share.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Self::start(QUICK))
    }

    /// The address of a new house, in a schema of its own.
    pub(crate) fn house(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let schema = format!("house_{}", NEXT.fetch_add(1, Ordering::Relaxed));
        self.run(&format!("CREATE SCHEMA {schema}"));
        let folder = self.folder.display();
        format!("postgres:///postgres?user=stolik&host={folder}&options=-c%20search_path%3D{schema}")
    }

    /// Runs SQL in the default schema; what it printed.
    pub(crate) fn run(&self, sql: &str) -> String {
        let address = format!("postgres:///postgres?user=stolik&host={}", self.folder.display());
        run(&address, sql)
    }

    /// Ends the server in a way that `pg_ctl` knows (`fast`, or `immediate` as a crash would), and starts it again.
    pub(crate) fn restart(&self, mode: &str) {
        self.control(&["--mode", mode, "stop"]);
        // After a crash the memory of the old server may be held for a moment by those of its processes that still end.
        while !self.control(&["--log", "log", "start"]) {
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn control(&self, arguments: &[&str]) -> bool {
        let mut command = as_another_user(programs().join("pg_ctl"));
        command.current_dir(&self.folder).args(["--pgdata", "data", "--wait", "--silent"]).args(arguments);
        command.stdout(Stdio::null()).stderr(Stdio::null()).status().expect("pg_ctl runs").success()
    }
}

/// Runs SQL at an address, around the store; what it printed.
pub(crate) fn run(address: &str, sql: &str) -> String {
    let mut psql = Command::new(programs().join("psql"))
        .args([
            "--no-psqlrc",
            "--quiet",
            "--no-align",
            "--tuples-only",
            "--set",
            "ON_ERROR_STOP=1",
            "--dbname",
        ])
        .arg(address)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("psql runs");
    psql.stdin.take().expect("it is piped").write_all(sql.as_bytes()).expect("psql reads");
    let output = psql.wait_with_output().expect("psql ends");
    assert!(output.status.success(), "{sql}");
    String::from_utf8(output.stdout).expect("it is text")
}

/// The folder of the server's programs: Debian keeps those of each version apart.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let folders = versions.map(|version| version.path().join("bin"));
    let usable = folders.filter(|folder| folder.join("initdb").exists());
    usable.max().expect("PostgreSQL is installed; on Debian, as root: apt-get install postgresql")
}

/// A command of another user if this one is root, as whom the server refuses to run.
fn as_another_user(program: impl AsRef<Path>) -> Command {
    let is_root = fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
    if !is_root {
        return Command::new(program.as_ref());
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]).arg(program.as_ref());
    // The folder of the tests may be closed to that user.
    command.current_dir("/");
    command
}
