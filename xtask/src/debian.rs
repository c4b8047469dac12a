//! Programs that tests need and Debian has.

use crate::succeeds;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// Debian installs for one at a time.
static INSTALLING: Mutex<()> = Mutex::new(());

/// A program, with arguments if need be, and Debian's package of it.
pub(crate) type Needed = (&'static str, &'static str);

/// Whether these programs can be run. Installs what is missing on Debian when it may, else says what to do.
pub(crate) fn provide(needed: &[Needed]) -> bool {
    let _installing = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    let missing = || needed.iter().filter(|(program, _)| !is_there(program)).map(|&(_, package)| package);
    if missing().next().is_none() {
        return true;
    }
    if is_root() && is_there("apt-get") {
        let mut install = vec!["install", "-qy", "--no-install-recommends"];
        // What is there may be older than what comes, and a browser and its driver want to be of one version.
        install.extend(needed.iter().map(|&(_, package)| package));
        println!("\nInstalling {} for the tests.", install[3..].join(" "));
        // The packages' index may be old or absent on a fresh machine.
        if succeeds("apt-get", &["update", "-q"])
            && succeeds("apt-get", &install)
            && missing().next().is_none()
        {
            return true;
        }
    }
    let packages = missing().collect::<Vec<_>>().join(" ");
    eprintln!("\nThese tests need more programs: on Debian, as root,\n    apt-get install {packages}");
    false
}

fn is_there(program: &str) -> bool {
    // Debian keeps the programs of each version of PostgreSQL apart, where no shell looks.
    if program == "postgres" {
        let mut versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        return versions.any(|version| version.path().join("bin/initdb").exists());
    }
    let mut words = program.split(' ');
    let mut command = Command::new(words.next().unwrap_or_default());
    let quiet = command.args(words).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
