//! Play and study board games: the server and the command line.
fn main() {}
