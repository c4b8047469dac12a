//! Servers that share a house, and what befalls them.

use crate::cluster::Cluster;
use crate::process::{Process, STOLIK};
use crate::proxy::Proxy;
use rustix::process::{Pid, Signal, kill_process};
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// Three servers, one database, and a proxy before them.
pub(crate) struct House {
    pub(crate) proxy: Proxy,
    cluster: Cluster,
    address: String,
    /// Where push messages may go.
    push: String,
    servers: Vec<Mutex<Process>>,
}

/// What befalls the house.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fault {
    /// A server is killed, and another is started in its place after a moment.
    Kill(usize),
    /// All connections to the database are cut.
    Cut,
    /// A server stands still for so long, and then goes on as if nothing had been.
    Freeze(usize, Duration),
    /// The database crashes and comes back.
    Crash,
    /// The database is restarted in an orderly way.
    Restart,
}

impl House {
    /// Starts everything.
    pub(crate) fn open(servers: usize) -> Self {
        Self::telling(servers, "")
    }

    /// Starts everything, with a push service to which messages may go.
    pub(crate) fn telling(servers: usize, push: &str) -> Self {
        let cluster = Cluster::start("synchronous_commit=on");
        let (address, proxy) = (cluster.house(), Proxy::start(servers));
        let servers = (0..servers)
            .map(|number| {
                let process = start(&address, push);
                proxy.set(number, process.address);
                Mutex::new(process)
            })
            .collect();
        Self { proxy, cluster, address, push: push.to_owned(), servers }
    }

    /// The addresses of the servers.
    pub(crate) fn each(&self) -> impl Iterator<Item = std::net::SocketAddr> {
        self.servers.iter().map(|server| server.lock().unwrap().address)
    }

    /// Lets something happen; when it was over.
    pub(crate) fn suffer(&self, fault: Fault) -> Instant {
        match fault {
            Fault::Kill(number) => {
                let mut server = self.servers[number].lock().unwrap();
                let _ = server.child.kill();
                let killed = Instant::now();
                thread::sleep(Duration::from_millis(500));
                *server = start(&self.address, &self.push);
                self.proxy.set(number, server.address);
                return killed;
            }
            Fault::Cut => {
                let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'stolik'";
                self.cluster.run(cut);
            }
            Fault::Freeze(number, time) => {
                let id = self.servers[number].lock().unwrap().child.id();
                let id = Pid::from_raw(id.cast_signed()).unwrap();
                kill_process(id, Signal::STOP).unwrap();
                let frozen = Instant::now();
                thread::sleep(time);
                kill_process(id, Signal::CONT).unwrap();
                return frozen;
            }
            Fault::Crash => self.cluster.restart("immediate"),
            Fault::Restart => self.cluster.restart("fast"),
        }
        Instant::now()
    }
}

/// A server of the house, at which bots move at once.
fn start(address: &str, push: &str) -> Process {
    let mut command = Command::new(STOLIK);
    command.env("STOLIK_STORE", address).env("STOLIK_LOG", "error").env("STOLIK_NOTICE_AFTER", "1");
    if !push.is_empty() {
        command.env("STOLIK_PUSH_SERVICE", push);
    }
    Process::run(command, std::env::temp_dir().as_path(), 0.0)
}
