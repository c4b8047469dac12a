//! What a store measures of its work, for whoever watches the server.

use std::future::Future;
use std::time::Instant;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

use crate::StoreError;

/// What a store measures of its work. Clones measure into the same.
#[derive(Clone, Debug)]
pub struct Meters {
    /// How long appends take until they are durable or refused, in seconds.
    pub appends: Histogram,
    /// Appends that the file or the database did not take; those that come too late are none of them.
    pub failures: Counter,
    /// How many changes a transaction of the writer of a file has. PostgreSQL groups by itself, and does not say.
    pub groups: Histogram,
}

impl Default for Meters {
    fn default() -> Self {
        Self {
            appends: Histogram::new(exponential_buckets(0.000_1, 2.0, 17)),
            failures: Counter::default(),
            groups: Histogram::new(exponential_buckets(1.0, 2.0, 9)),
        }
    }
}

impl Meters {
    /// Measures an append.
    pub(crate) async fn append(
        &self,
        append: impl Future<Output = Result<u64, StoreError>>,
    ) -> Result<u64, StoreError> {
        let begun = Instant::now();
        let result = append.await;
        self.appends.observe(begun.elapsed().as_secs_f64());
        if let Err(StoreError::Unavailable { .. } | StoreError::Closed) = result {
            self.failures.inc();
        }
        result
    }
}
