//! Going down in good order: whoever waits for something learns that the server is about to stop.

use bytes::Bytes;
use futures_util::stream::{self, Stream, StreamExt};
use std::future::Future;
use tokio::sync::watch;

/// What ends a stream: the browser is to look after a second whether the server is back.
const COME_BACK: Bytes = Bytes::from_static(b": the server stops; come back\nretry: 1000\n\n");

/// Whether the server has been asked to stop.
#[derive(Clone)]
pub(crate) struct Stop(watch::Sender<bool>);

impl Stop {
    /// Nobody has asked yet.
    pub(crate) fn new() -> Self {
        Self(watch::Sender::new(false))
    }

    /// Tells all who wait.
    pub(crate) fn ask(&self) {
        self.0.send_replace(true);
    }

    /// Whether it was asked.
    pub(crate) fn asked(&self) -> bool {
        *self.0.borrow()
    }

    /// Done once it is asked.
    pub(crate) fn wait(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut asked = self.0.subscribe();
        async move {
            // The sender goes away with the server, which is a stop as well.
            let _ = asked.wait_for(|asked| *asked).await;
        }
    }

    /// The events until the server stops, and then a word that it will be back.
    pub(crate) fn end<S>(&self, events: S) -> impl Stream<Item = Bytes> + use<S>
    where
        S: Stream<Item = Bytes>,
    {
        events.take_until(self.wait()).chain(stream::once(async { COME_BACK }))
    }
}
