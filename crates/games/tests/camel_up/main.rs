//! Tests of Camel Up against its rules; each names the clause it guards.

mod race;
mod laws;
