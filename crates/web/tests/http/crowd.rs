//! One address that takes all it can get, and peers that never read: the others are served all the same.

use crate::server::Server;
use serde_json::json;
use socket2::{Domain, Socket, Type};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

/// How long anything may take that comes in the end, on the busiest of machines: the system asks a peer that does not
/// read at longer and longer intervals.
const PATIENCE: Duration = Duration::from_mins(2);

/// A connection from an address of this machine of its own, into which the system takes about so many bytes.
fn connect(server: &Server, from: [u8; 4], buffer: usize) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.set_recv_buffer_size(buffer).unwrap();
    socket.bind(&SocketAddr::from((Ipv4Addr::from(from), 0)).into()).unwrap();
    socket.connect(&server.address.into()).unwrap();
    let socket = TcpStream::from(socket);
    socket.set_read_timeout(Some(PATIENCE)).unwrap();
    socket
}

fn send(socket: &mut TcpStream, path: &str) {
    // A connection that was refused may be closed already.
    let _ = write!(socket, "GET {path} HTTP/1.1\r\nhost: x\r\n\r\n");
}

/// The status of the next answer; none when the connection was closed.
fn status(socket: &mut TcpStream) -> Option<u16> {
    let mut line = [0; 12];
    socket.read_exact(&mut line).ok()?;
    String::from_utf8_lossy(&line[9..]).parse().ok()
}

const ONE: [u8; 4] = [127, 0, 0, 1];
const OTHER: [u8; 4] = [127, 0, 0, 2];
const USUAL: usize = 100_000;

#[test]
fn an_address_with_many_connections_leaves_some_to_others() {
    let server = Server::narrow(1, 64, Duration::from_secs(20));
    let mut held: Vec<_> = (0..300).map(|_| connect(&server, ONE, USUAL)).collect();
    let mut guest = connect(&server, OTHER, USUAL);
    send(&mut guest, "/");
    assert_eq!(status(&mut guest), Some(200));
    let statuses: Vec<_> = held
        .iter_mut()
        .map(|socket| {
            send(socket, "/health");
            status(socket)
        })
        .collect();
    let welcome = statuses.iter().filter(|status| **status == Some(200)).count();
    assert_eq!(welcome, 16, "a quarter of all");
    assert!(statuses.iter().all(|status| matches!(status, Some(200 | 429) | None)), "{statuses:?}");
    drop(held);
    let end = Instant::now() + PATIENCE;
    loop {
        let mut again = connect(&server, ONE, USUAL);
        send(&mut again, "/health");
        if status(&mut again) == Some(200) {
            return;
        }
        assert!(Instant::now() < end, "closed connections stop counting");
    }
}

#[test]
fn who_never_reads_is_cut_and_the_places_are_free_again() {
    const CLIENTS: usize = 100;
    let server = Server::narrow(1000, CLIENTS, Duration::from_secs(1));
    let guest = server.guest();
    let table = guest.open(3, &json!({}));
    for seat in 2..=3 {
        guest.seat_bot(&table, seat, "random");
    }
    guest.start(&table);
    let stream = format!("/t/{table}/stream?from=0");
    let begun = Instant::now();
    let mut deaf: Vec<_> = (0..CLIENTS).map(|_| connect(&server, ONE, 2_000)).collect();
    for (number, socket) in deaf.iter_mut().enumerate() {
        match number % 3 {
            0 => send(socket, "/style"),
            1 => send(socket, &stream),
            // More than the system keeps for anybody: most of it waits in the server.
            _ => (0..200).for_each(|_| send(socket, "/assets/x/css/dragon-racer.css")),
        }
    }
    let mut fresh = connect(&server, ONE, USUAL);
    send(&mut fresh, "/health");
    assert_ne!(status(&mut fresh), Some(200), "all places are taken");
    loop {
        std::thread::sleep(Duration::from_millis(200));
        let mut fresh: Vec<_> = (0..CLIENTS).map(|_| connect(&server, ONE, USUAL)).collect();
        for socket in &mut fresh {
            send(socket, "/health");
        }
        let free = fresh.iter_mut().filter_map(status).filter(|status| *status == 200).count();
        if free == CLIENTS {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "only {free} places are free");
    }
}
