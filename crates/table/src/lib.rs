//! The life of one table as a pure state machine driven by its log.
