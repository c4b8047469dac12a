//! Lists of tables.

use deadpool_postgres::Client;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::fault::Fault;
use super::log::name;
use crate::{Filter, Sitting, Status, Summary, TableId};

/// [`Store::list`](crate::Store::list).
pub(super) async fn list(client: Client, filter: &Filter) -> Result<Vec<(TableId, Summary)>, Fault> {
    let select = Select::of(filter);
    let statement = client.prepare_cached(&select.sql).await?;
    let values: Vec<&(dyn ToSql + Sync)> =
        select.values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
    client.query(&statement, &values).await?.iter().map(listed).collect()
}

/// The statement for a filter, and the values for its numbers. Each kind of filter has a text of its own, so that
/// the database plans it for its indexes.
struct Select {
    sql: String,
    values: Vec<Box<dyn ToSql + Sync + Send>>,
}

impl Select {
    fn of(filter: &Filter) -> Self {
        let sql = "SELECT id, game, status, public, updated_at, goes_on, card, due_at, \
                   (SELECT array_agg(player ORDER BY player) FROM sitting WHERE table_id = id), \
                   (SELECT array_agg(waits ORDER BY player) FROM sitting WHERE table_id = id) \
                   FROM tables WHERE true";
        let mut select = Self { sql: sql.to_owned(), values: Vec::new() };
        if !filter.statuses.is_empty() {
            let words: Vec<_> = filter.statuses.iter().map(|status| status.as_str()).collect();
            select.with(" AND status = ANY (#)", words);
        }
        if let Some(game) = &filter.game {
            select.with(" AND game = #", game.clone());
        }
        if let Some(public) = filter.public {
            select.with(" AND public = #", public);
        }
        match filter.goes_on {
            // Written out, as the index of those that go on is.
            Some(true) => select.sql += " AND goes_on",
            Some(false) => select.sql += " AND NOT goes_on",
            None => {}
        }
        if let Some(player) = &filter.player {
            select.with(" AND id IN (SELECT table_id FROM sitting WHERE player = #)", player.clone());
        }
        if let Some(due) = filter.due_by_ms {
            select.with(" AND due_at IS NOT NULL AND due_at <= #", due);
        }
        if !filter.ids.is_empty() {
            let names: Vec<_> = filter.ids.iter().map(ToString::to_string).collect();
            select.with(" AND id = ANY (#)", names);
        }
        select.with(" ORDER BY updated_at DESC, id LIMIT #", i64::from(filter.limit));
        select.with(" OFFSET #", i64::from(filter.offset));
        select
    }

    /// Adds a part of the text with the number of its value in the place of `#`.
    fn with(&mut self, text: &str, value: impl ToSql + Sync + Send + 'static) {
        self.values.push(Box::new(value));
        self.sql += &text.replace('#', &format!("${}", self.values.len()));
    }
}

/// A row of [`Select`]. The checks of the schema hold for it unless somebody went around them.
fn listed(row: &Row) -> Result<(TableId, Summary), Fault> {
    let (table, word) = (name(row, 0)?, row.get::<_, &str>(2));
    let unreadable = || Fault::Unreadable(format!("table {table} has the status {word:?}"));
    let status = Status::from_stored(word).ok_or_else(unreadable)?;
    let (game, public, updated_at_ms) = (row.get(1), row.get(3), row.get(4));
    let (goes_on, card, due_at_ms) = (row.get(5), row.get(6), row.get(7));
    let players = row.get::<_, Option<Vec<String>>>(8).unwrap_or_default();
    let waits = row.get::<_, Option<Vec<bool>>>(9).unwrap_or_default();
    let people = players.into_iter().zip(waits).map(|(player, waits)| Sitting { player, waits }).collect();
    Ok((table, Summary { game, status, public, updated_at_ms, goes_on, card, people, due_at_ms }))
}
