//! Tests of Dragon Racer against its rules; each names the clause it guards.

mod laws;
