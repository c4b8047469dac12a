//! What the server measures of itself, for Prometheus. Labels are routes, methods, codes and fixed words: nothing of a
//! table, a person or an address.

use crate::app::{App, Shared};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use std::fmt;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::Meters;
use tokio::net::TcpListener;

/// What begins the names of all that is not of the process.
const PREFIX: &str = "stolik";
/// The kind of what is told.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// A request and how it went.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

/// What was asked for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Asked {
    method: &'static str,
    route: String,
}

type Times = Family<Asked, Histogram, fn() -> Histogram>;

/// What is counted as it happens.
pub(crate) struct Metrics {
    requests: Family<Answered, Counter>,
    seconds: Times,
    /// Pictures of tables that were asked for by those who look.
    pub(crate) pictures: Counter,
    /// Those of them that had to be drawn, their odds counted.
    pub(crate) drawn: Counter,
    /// Connections for which there was no place.
    pub(crate) refused: Counter,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let times: fn() -> Histogram = || Histogram::new(exponential_buckets(0.001, 3.0, 9));
        Self {
            requests: Family::default(),
            seconds: Family::new_with_constructor(times),
            pictures: Counter::default(),
            drawn: Counter::default(),
            refused: Counter::default(),
        }
    }

    /// A request to a route was answered, or its stream begun.
    pub(crate) fn answered(&self, method: &'static str, route: &str, status: StatusCode, took: Duration) {
        let asked = Asked { method, route: route.to_owned() };
        self.seconds.get_or_create(&asked).observe(took.as_secs_f64());
        let Asked { method, route } = asked;
        self.requests.get_or_create(&Answered { method, route, status: status.as_u16() }).inc();
    }

    fn register(&self, registry: &mut Registry, store: &Meters) {
        let own = registry.sub_registry_with_prefix(PREFIX);
        own.register("build", "The version that runs", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        own.register("requests", "Requests by route and how they were answered", self.requests.clone());
        let seconds = self.seconds.clone();
        own.register("request_seconds", "Time until an answer begins, in seconds", seconds);
        own.register("pictures", "Pictures of tables that were shown", self.pictures.clone());
        let drawn = self.drawn.clone();
        own.register(
            "pictures_drawn",
            "Pictures drawn anew, their odds counted; the others were kept",
            drawn,
        );
        let refused = self.refused.clone();
        own.register("connections_refused", "Connections for which there was no place", refused);
        let Meters { appends, failures, groups } = store.clone();
        own.register("append_seconds", "Time until an append to a log is durable, in seconds", appends);
        own.register("append_failures", "Appends that the store did not take", failures);
        own.register("group_changes", "Changes that share a transaction of the house's file", groups);
    }
}

/// What is looked up when somebody asks for it.
struct Now(Weak<App>);

impl fmt::Debug for Now {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Now")
    }
}

impl Collector for Now {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let Some(app) = self.0.upgrade() else { return Ok(()) };
        let (limits, pools) = (&app.limits, [app.hall.pool(), app.hall.background()]);
        let own = [
            ("tables_in_memory", "Tables in memory", app.hall.in_memory()),
            ("streams", "Open streams", limits.streams()),
            ("connections", "Open connections", limits.connections()),
            ("requests_under_way", "Requests under way, streams among them", limits.requests()),
            (
                "thoughts",
                "What bots and odds think about or wait for",
                pools.iter().map(|pool| pool.begun()).sum(),
            ),
            (
                "thinking_threads",
                "How many thoughts can be thought at once",
                pools.iter().map(|pool| pool.threads()).sum(),
            ),
        ];
        for (name, help, value) in own {
            gauge(&mut encoder, &format!("{PREFIX}_{name}"), help, value as u64)?;
        }
        for (name, help, value) in process() {
            gauge(&mut encoder, name, help, value)?;
        }
        Ok(())
    }
}

fn gauge(encoder: &mut DescriptorEncoder<'_>, name: &str, help: &str, value: u64) -> fmt::Result {
    let gauge = ConstGauge::new(value);
    gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)
}

/// What the system says of the process, under the names that Prometheus has for it; what it does not say is left out.
fn process() -> Vec<(&'static str, &'static str, u64)> {
    let mut said = Vec::new();
    #[cfg(target_os = "linux")]
    {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let kilobytes =
            status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next());
        if let Some(kilobytes) = kilobytes.and_then(|text| text.parse::<u64>().ok()) {
            said.push(("process_resident_memory_bytes", "Memory in use", kilobytes.saturating_mul(1024)));
        }
        if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
            said.push(("process_open_fds", "Open file descriptors", open.count() as u64));
        }
    }
    #[cfg(unix)]
    if let Some(most) = rustix::process::getrlimit(rustix::process::Resource::Nofile).current {
        said.push(("process_max_fds", "File descriptors that may be open", most));
    }
    said
}

/// Tells whoever asks on this listener, until the server has gone.
pub(crate) async fn tell(listener: TcpListener, app: Shared) {
    let mut registry = Registry::default();
    app.metrics.register(&mut registry, app.hall.store().meters());
    registry.register_collector(Box::new(Now(Arc::downgrade(&app))));
    drop(app);
    let router = Router::new().route("/metrics", get(show)).with_state(Arc::new(registry));
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "nobody is told of the measures any more");
    }
}

async fn show(State(registry): State<Arc<Registry>>) -> Response {
    let mut told = String::new();
    match text::encode(&mut told, &registry) {
        Ok(()) => ([(CONTENT_TYPE, OPEN_METRICS)], told).into_response(),
        Err(fmt::Error) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
