//! The logs of the tables, kept in SQLite.
