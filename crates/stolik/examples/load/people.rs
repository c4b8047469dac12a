//! People who move and people who look.

use crate::house::{House, Played, Sent, Server};
use serde_json::Value;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinHandle;

/// How many connections one address makes, as a person's browser or a club's router would.
const A_SENDER: usize = 50;

/// Moves that were answered: at which table, when they were sent, and when the answer came.
#[derive(Default)]
pub(crate) struct Measured(Vec<(String, Instant, Duration)>);

impl Measured {
    pub(crate) fn add(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub(crate) fn moves(&self) -> usize {
        self.0.len()
    }

    /// The median and the 99th percentile, in milliseconds: from sending a move to its first picture on a stream of
    /// the table, or to its answer where nobody looks.
    pub(crate) fn percentiles(&self, pictures: &[(String, Instant)]) -> (f64, f64) {
        let mut by_table: HashMap<&str, Vec<Instant>> = HashMap::new();
        for (table, at) in pictures {
            by_table.entry(table).or_default().push(*at);
        }
        for times in by_table.values_mut() {
            times.sort();
        }
        let latency = |(table, sent, answered): &(String, Instant, Duration)| {
            let Some(times) = by_table.get(table.as_str()) else { return Some(*answered) };
            let next = times.partition_point(|at| at < sent);
            times.get(next).map(|at| *at - *sent)
        };
        let mut times: Vec<_> = self.0.iter().filter_map(latency).collect();
        times.sort();
        let at = |part: usize| {
            times
                .get(times.len().saturating_sub(1) * part / 100)
                .map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
        };
        (at(50), at(99))
    }
}

/// A connection from one of many addresses of this machine.
async fn connect(server: SocketAddr, number: usize) -> TcpStream {
    let sender = number / A_SENDER;
    let socket = TcpSocket::new_v4().expect("a socket can be made");
    let from = Ipv4Addr::new(127, 1, (sender / 250) as u8, (sender % 250 + 1) as u8);
    socket.bind(SocketAddr::new(IpAddr::V4(from), 0)).expect("the loopback has many addresses");
    let stream = socket.connect(server).await.expect("the server listens");
    stream.set_nodelay(true).expect("a socket can send at once");
    stream
}

/// Sends the moves of a table one after another, and then those of the next table, each when the last is answered and
/// `pause` has passed, to these servers in turn.
pub(crate) async fn play(
    servers: Vec<SocketAddr>,
    tables: Vec<Arc<Played>>,
    delay: Duration,
    pause: Duration,
    going: Arc<AtomicBool>,
) -> Measured {
    let number = tables.first().and_then(|table| table.id[1..].parse().ok()).unwrap_or(0);
    let mut connections = Vec::new();
    for server in servers {
        connections.push(connect(server, number).await);
    }
    tokio::time::sleep(delay).await;
    let mut measured = Measured::default();
    for table in &tables {
        for (at, sent) in table.moves.iter().enumerate() {
            if !going.load(Ordering::Relaxed) {
                return measured;
            }
            let start = Instant::now();
            let connection = at % connections.len();
            send(&mut connections[connection], table, sent).await;
            measured.0.push((table.id.clone(), start, start.elapsed()));
            if !pause.is_zero() {
                tokio::time::sleep(pause.saturating_sub(start.elapsed())).await;
            }
        }
    }
    // With fewer movers the load would be another.
    going.store(false, Ordering::Relaxed);
    measured
}

/// Sends some of the moves of a table.
pub(crate) async fn play_some(server: SocketAddr, table: &Played, range: Range<usize>) {
    let mut connection = connect(server, 0).await;
    for sent in &table.moves[range] {
        send(&mut connection, table, sent).await;
    }
}

/// Sends a move as the page does, and waits until it is stored.
async fn send(connection: &mut TcpStream, table: &Played, sent: &Sent) {
    let body = format!("decision={}&move={}", sent.decision, sent.text.replace(' ', "+"));
    let request = format!(
        "POST /t/{}/play HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nHX-Request: true\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        table.id,
        table.tokens[sent.seat.index()],
        body.len()
    );
    connection.write_all(request.as_bytes()).await.expect("the server reads");
    let mut reply = Vec::with_capacity(1_024);
    while !reply.windows(4).any(|four| four == b"\r\n\r\n") {
        let read = connection.read_buf(&mut reply).await.expect("the server answers");
        assert!(read > 0, "the server closed the connection");
    }
    let text = String::from_utf8_lossy(&reply);
    assert!(text.starts_with("HTTP/1.1 204"), "{} of {}: {text}", sent.text, table.id);
}

/// Somebody who looks at a table, and when pictures came.
pub(crate) struct Looker(JoinHandle<Vec<(String, Instant)>>);

impl Looker {
    /// All pictures that came while the others were going.
    pub(crate) async fn pictures(lookers: Vec<Self>) -> Vec<(String, Instant)> {
        let mut pictures = Vec::new();
        for Self(looker) in lookers {
            pictures.extend(looker.await.expect("a looker does not fail"));
        }
        pictures
    }
}

/// Opens streams to every table: first of its players, then of spectators.
pub(crate) async fn look(
    server: &Server,
    house: &House,
    each: usize,
    going: &Arc<AtomicBool>,
) -> Vec<Looker> {
    let mut lookers = Vec::new();
    for (at, table) in house.tables.iter().enumerate() {
        for number in 0..each {
            let connection = connect(server.address, 50_000 + at * each + number).await;
            // The first mover waits for a picture of somebody else.
            let token = table.tokens.get(number + 1).cloned();
            let (id, going) = (table.id.clone(), Arc::clone(going));
            lookers.push(Looker(tokio::spawn(follow(connection, id, token, going))));
        }
    }
    // The first picture of each does not count.
    tokio::time::sleep(Duration::from_secs(2)).await;
    lookers
}

async fn follow(
    mut connection: TcpStream,
    table: String,
    token: Option<String>,
    going: Arc<AtomicBool>,
) -> Vec<(String, Instant)> {
    let token = signed(token.as_deref());
    let request = format!("GET /t/{table}/stream?from=0 HTTP/1.1\r\nHost: localhost\r\n{token}\r\n");
    connection.write_all(request.as_bytes()).await.expect("the server reads");
    let (mut pictures, mut buffer) = (Vec::new(), vec![0; 64 * 1_024]);
    let begun = Instant::now();
    let mut last = [0; 2];
    while going.load(Ordering::Relaxed) {
        let wait = Duration::from_millis(200);
        let Ok(read) = tokio::time::timeout(wait, connection.read(&mut buffer)).await else { continue };
        let read = read.expect("the server sends");
        if read == 0 {
            break;
        }
        // An event ends with an empty line; HTML has none.
        let ends = (0..read).filter(|at| {
            let before = if *at == 0 { last[1] } else { buffer[at - 1] };
            buffer[*at] == b'\n' && before == b'\n'
        });
        let count = ends.count();
        last = [last[1], buffer[read - 1]];
        if begun.elapsed() > Duration::from_secs(2) {
            pictures.extend(std::iter::repeat_n((table.clone(), Instant::now()), count));
        }
    }
    pictures
}

/// Asks the API on a connection of its own; what it answers.
pub(crate) async fn ask(
    server: SocketAddr,
    number: usize,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<Value>,
) -> Value {
    let body = body.map(|body| body.to_string()).unwrap_or_default();
    let request = format!(
        "{method} /api/v1{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        signed(token),
        body.len()
    );
    let text = exchange(server, number, &request).await;
    assert!(text.starts_with("HTTP/1.1 2"), "{method} {path} {body}: {text}");
    let (_, json) = text.split_once("\r\n\r\n").expect("a reply has a body");
    serde_json::from_str(json).unwrap_or(Value::Null)
}

/// The line of a request that says who asks.
fn signed(token: Option<&str>) -> String {
    token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default()
}

/// Server-sent events, until this value is gone.
pub(crate) struct Stream {
    connection: TcpStream,
    came: Vec<u8>,
}

impl Stream {
    pub(crate) async fn open(server: SocketAddr, number: usize, path: &str, token: Option<&str>) -> Self {
        let mut connection = connect(server, number).await;
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{}\r\n", signed(token));
        connection.write_all(request.as_bytes()).await.expect("the server reads");
        Self { connection, came: Vec::new() }
    }

    /// The next event, with whatever came before it.
    pub(crate) async fn event(&mut self) -> String {
        loop {
            if let Some(end) = self.came.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<_> = self.came.drain(..end + 2).collect();
                return String::from_utf8_lossy(&event).into_owned();
            }
            let read = self.connection.read_buf(&mut self.came).await.expect("the server sends");
            if read == 0 {
                // It has said all; whoever listens opens another stream.
                std::future::pending::<()>().await;
            }
        }
    }
}

/// Asks for a page on a connection of its own.
pub(crate) async fn get(server: SocketAddr, path: &str) {
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    let reply = exchange(server, 0, &request).await;
    assert!(reply.starts_with("HTTP/1.1 200"), "{path}: {reply}");
}

/// Sends a request on a connection of its own, which the server closes; all that it answers.
async fn exchange(server: SocketAddr, number: usize, request: &str) -> String {
    let mut connection = connect(server, number).await;
    connection.write_all(request.as_bytes()).await.expect("the server reads");
    let mut reply = Vec::new();
    connection.read_to_end(&mut reply).await.expect("the server answers");
    String::from_utf8_lossy(&reply).into_owned()
}
