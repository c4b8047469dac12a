//! Services of other people on this machine: one that takes push messages, and one that takes e-mail.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// How long it is waited for what is to come.
const LONG: Duration = Duration::from_secs(30);
/// How long it is waited for what is not to come: some times as long as a turn waits before anybody is told.
const SHORT: Duration = Duration::from_millis(1200);

/// Listens, and serves each connection by a thread of its own.
fn listen(serve: impl Fn(TcpStream) -> Option<()> + Send + Sync + 'static) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let serve = Arc::new(serve);
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let serve = Arc::clone(&serve);
            thread::spawn(move || serve(stream));
        }
    });
    address
}

/// What comes in, one after the other.
struct Inbox<T>(Receiver<T>);

impl<T> Inbox<T> {
    fn new() -> (Mutex<Sender<T>>, Self) {
        let (send, inbox) = mpsc::channel();
        (Mutex::new(send), Self(inbox))
    }

    fn next(&self) -> T {
        self.0.recv_timeout(LONG).expect("something comes in")
    }

    fn is_quiet(&self) -> bool {
        self.0.recv_timeout(SHORT).is_err()
    }
}

/// A request as a push service gets it.
pub(crate) struct Pushed {
    pub(crate) path: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Pushed {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }
}

/// A service that takes push messages.
pub(crate) struct PushService {
    pub(crate) address: SocketAddr,
    status: Arc<AtomicU16>,
    inbox: Inbox<Pushed>,
}

impl PushService {
    /// One that redirects to this place whenever it is told to answer so.
    pub(crate) fn start(elsewhere: &str) -> Self {
        let (send, inbox) = Inbox::new();
        let (status, elsewhere) = (Arc::new(AtomicU16::new(201)), elsewhere.to_owned());
        let answer = Arc::clone(&status);
        let address = listen(move |mut stream| {
            let pushed = request(&mut stream)?;
            let status = answer.load(Ordering::SeqCst);
            send.lock().unwrap().send(pushed).ok()?;
            let head = format!(
                "HTTP/1.1 {status} So\r\nlocation: {elsewhere}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            );
            stream.write_all(head.as_bytes()).ok()
        });
        Self { address, status, inbox }
    }

    /// Where it is.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// From now on it answers so.
    pub(crate) fn answer(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    /// The next message.
    pub(crate) fn next(&self) -> Pushed {
        self.inbox.next()
    }

    /// Whether no message comes for a while.
    pub(crate) fn is_quiet(&self) -> bool {
        self.inbox.is_quiet()
    }
}

/// Reads a request to its end.
fn request(stream: &mut TcpStream) -> Option<Pushed> {
    let mut lines = BufReader::new(stream.try_clone().ok()?);
    let mut first = String::new();
    lines.read_line(&mut first).ok()?;
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        lines.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim().split_once(':') else { break };
        headers.push((name.to_lowercase(), value.trim().to_owned()));
    }
    let pushed = Pushed { path: first.split(' ').nth(1)?.to_owned(), headers, body: Vec::new() };
    let mut body = vec![0; pushed.header("content-length").parse().unwrap_or_default()];
    lines.read_exact(&mut body).ok()?;
    Some(Pushed { body, ..pushed })
}

/// A service that takes e-mail.
pub(crate) struct MailService {
    pub(crate) address: SocketAddr,
    inbox: Inbox<Letter>,
}

/// A letter as it came.
pub(crate) struct Letter {
    pub(crate) from: String,
    pub(crate) to: Vec<String>,
    pub(crate) text: String,
}

impl MailService {
    pub(crate) fn start() -> Self {
        let (send, inbox) = Inbox::new();
        let address = listen(move |stream| take_mail(stream, &send));
        Self { address, inbox }
    }

    /// The next letter.
    pub(crate) fn next(&self) -> Letter {
        self.inbox.next()
    }

    /// Whether no letter comes for a while.
    pub(crate) fn is_quiet(&self) -> bool {
        self.inbox.is_quiet()
    }
}

/// The part of RFC 5321 that every server has.
fn take_mail(mut stream: TcpStream, send: &Mutex<Sender<Letter>>) -> Option<()> {
    let mut lines = BufReader::new(stream.try_clone().ok()?).lines();
    let mut say = move |text: &str| stream.write_all(format!("{text}\r\n").as_bytes()).ok();
    let (mut from, mut to) = (String::new(), Vec::new());
    let within = |line: &str| line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
    say("220 here")?;
    loop {
        let line = lines.next()?.ok()?;
        let word = line.split([' ', ':']).next()?.to_uppercase();
        match word.as_str() {
            "EHLO" | "HELO" => say("250 here")?,
            "MAIL" => {
                from = within(&line);
                say("250 yes")?;
            }
            "RCPT" => {
                to.push(within(&line));
                say("250 yes")?;
            }
            "DATA" => {
                say("354 go on")?;
                let text: Vec<String> =
                    lines.by_ref().map_while(Result::ok).take_while(|line| line != ".").collect();
                let letter =
                    Letter { from: from.clone(), to: std::mem::take(&mut to), text: text.join("\n") };
                send.lock().unwrap().send(letter).ok()?;
                say("250 taken")?;
            }
            "QUIT" => return say("221 bye"),
            _ => say("250 yes")?,
        }
    }
}
