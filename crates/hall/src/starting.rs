//! Games that wait for the words of the dice.

use crate::hall::Hall;
use crate::live::Live;
use std::sync::Arc;
use std::time::Duration;
use table::Table;

/// How long a game that is to start waits for browsers to open their words. A browser that looks at the table
/// answers at once; a phone in a pocket does not answer at all.
pub const WORDS_WAIT: Duration = Duration::from_secs(5);

/// Has a game that waits for words begin without those that do not come in time.
pub(crate) fn wake<B: Default + Send + Sync + 'static>(hall: &Arc<Hall<B>>, live: &Arc<Live<B>>) {
    if !live.read(Table::is_starting) {
        return;
    }
    let (hall, live) = (Arc::downgrade(hall), Arc::clone(live));
    tokio::spawn(async move {
        while live.read(Table::is_starting) {
            tokio::time::sleep(WORDS_WAIT).await;
            let Some(hall) = hall.upgrade() else { return };
            match hall.drives(&live).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(reason) => tracing::warn!(table = %live.id(), reason, "a game may begin elsewhere"),
            }
            let begin = |draft: &mut table::Draft| {
                draft.begin_without_words();
                Ok(())
            };
            if let Err(error) = hall.change(&live, begin).await {
                tracing::warn!(table = %live.id(), %error, "a game could not begin");
            }
        }
    });
}
