//! The pages, streams and JSON API of Stolik.
