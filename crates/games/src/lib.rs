//! The games of Stolik: rules, notation, views and exact odds.

pub mod camel_race;
