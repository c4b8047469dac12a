//! Chromium and its driver for the browser tests.

use crate::succeeds;
use std::process::{Command, Stdio};

/// Whether the browser tests can run. Installs what is missing on Debian when it may.
pub(crate) fn ready() -> bool {
    if installed() {
        return true;
    }
    if is_root() && is_there("apt-get") {
        println!("\nInstalling Debian's Chromium for the browser tests.");
        // The packages' index may be old or absent on a fresh machine.
        let installs = succeeds("apt-get", &["update", "-q"])
            && succeeds(
                "apt-get",
                &["install", "-qy", "--no-install-recommends", "chromium", "chromium-driver"],
            );
        if installs && installed() {
            return true;
        }
    }
    eprintln!(
        "\nThe browser tests need Chromium and ChromeDriver: on Debian, as root,\n    \
         apt-get install chromium chromium-driver\nor run `cargo xtask test --quick` to leave them out."
    );
    false
}

fn installed() -> bool {
    is_there("chromium") && is_there("chromedriver")
}

fn is_there(program: &str) -> bool {
    let quiet = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
