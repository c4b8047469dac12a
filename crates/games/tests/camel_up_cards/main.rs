//! Tests of Camel Up Cards against its rules; each names the clause it guards.

mod laws;
