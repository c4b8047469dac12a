//! A small load balancer: each connection goes to the next server that answers, whoever it comes from.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// How often each server is asked whether it lives, and how long it may take to say so.
const HEALTH: Duration = Duration::from_millis(250);

/// A server behind the proxy.
#[derive(Default)]
struct Behind {
    address: Option<SocketAddr>,
    alive: bool,
    /// What is open to it, to be cut when it falls silent.
    open: Vec<TcpStream>,
}

/// A proxy without sticky sessions.
#[derive(Clone)]
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    behind: Arc<Vec<Mutex<Behind>>>,
    next: Arc<AtomicUsize>,
}

impl Proxy {
    /// A proxy before so many servers, none of which is there yet.
    pub(crate) fn start(servers: usize) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let behind = Arc::new((0..servers).map(|_| Mutex::default()).collect());
        let proxy = Self { address: listener.local_addr().unwrap(), behind, next: Arc::default() };
        let accepting = proxy.clone();
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let proxy = accepting.clone();
                thread::spawn(move || proxy.pass(client));
            }
        });
        for number in 0..servers {
            let proxy = proxy.clone();
            thread::spawn(move || {
                loop {
                    proxy.look(number);
                    thread::sleep(HEALTH);
                }
            });
        }
        proxy
    }

    /// Says where a server is.
    pub(crate) fn set(&self, number: usize, address: SocketAddr) {
        let mut behind = self.behind[number].lock().unwrap();
        behind.address = Some(address);
        behind.alive = true;
    }

    /// Asks a server whether it lives. One that does not is given nothing, and what it has is taken from it.
    fn look(&self, number: usize) {
        let Some(address) = self.behind[number].lock().unwrap().address else { return };
        let alive = is_alive(address).unwrap_or(false);
        let mut behind = self.behind[number].lock().unwrap();
        if behind.address != Some(address) {
            return;
        }
        behind.alive = alive;
        if alive {
            behind.open.retain(|socket| socket.peer_addr().is_ok());
        } else {
            behind.open.drain(..).for_each(|socket| drop(socket.shutdown(Shutdown::Both)));
        }
    }

    /// Connects a client with the next server.
    fn pass(&self, client: TcpStream) {
        for _ in 0..self.behind.len() {
            let number = self.next.fetch_add(1, Ordering::Relaxed) % self.behind.len();
            let (address, alive) = {
                let behind = self.behind[number].lock().unwrap();
                (behind.address, behind.alive)
            };
            let Some(address) = address.filter(|_| alive) else { continue };
            let Ok(server) = TcpStream::connect_timeout(&address, HEALTH) else { continue };
            self.behind[number].lock().unwrap().open.push(server.try_clone().unwrap());
            let (mut up, mut down) = (client.try_clone().unwrap(), server.try_clone().unwrap());
            let asking = thread::spawn(move || {
                let _ = io::copy(&mut up, &mut down);
                let _ = down.shutdown(Shutdown::Write);
            });
            let (mut server, mut client) = (server, client);
            let _ = io::copy(&mut server, &mut client);
            let _ = client.shutdown(Shutdown::Both);
            let _ = asking.join();
            return;
        }
    }
}

fn is_alive(address: SocketAddr) -> io::Result<bool> {
    let mut socket = TcpStream::connect_timeout(&address, HEALTH)?;
    socket.set_read_timeout(Some(2 * HEALTH))?;
    socket.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")?;
    let mut head = [0; 12];
    socket.read_exact(&mut head)?;
    Ok(head == *b"HTTP/1.1 200")
}
