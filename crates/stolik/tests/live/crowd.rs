//! One address takes all connections it can get from a process with few descriptors: others play on, and what they do
//! is stored.

use crate::process::{Process, STOLIK};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::Command;
use std::time::Duration;

/// Asks on a new connection from this address; the whole answer.
async fn ask(from: [u8; 4], to: SocketAddr, request: &str) -> std::io::Result<String> {
    let socket = tokio::net::TcpSocket::new_v4()?;
    socket.bind((Ipv4Addr::from(from), 0).into())?;
    let mut socket = socket.connect(to).await?.into_std()?;
    socket.set_nonblocking(false)?;
    socket.set_read_timeout(Some(Duration::from_secs(10)))?;
    socket.write_all(request.as_bytes())?;
    let mut answer = String::new();
    socket.read_to_string(&mut answer)?;
    Ok(answer)
}

#[test]
fn with_256_descriptors_300_connections_of_one_address_keep_nobody_else_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 256; exec \"$0\" \"$@\"", STOLIK]);
    let process = Process::at_rate(command, folder.path(), 0.0, 1);
    let held: Vec<_> = (0..300).map(|_| TcpStream::connect(process.address).unwrap()).collect();
    let form = "game=camel-up&quick=1";
    let request = format!(
        "POST /tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {}\r\n\
         content-type: application/x-www-form-urlencoded\r\n\r\n{form}",
        form.len()
    );
    let runtime = tokio::runtime::Runtime::new().unwrap();
    for last in 2..5 {
        let answer = runtime.block_on(ask([127, 0, 0, last], process.address, &request)).unwrap();
        assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    }
    drop(held);
}
