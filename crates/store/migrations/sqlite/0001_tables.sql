-- The first shape of the file. Run once, inside one transaction; see `sqlite/schema.rs`.

-- "Stol" in ASCII. A file with another mark was made by another program, and is left alone.
PRAGMA application_id = 0x53746f6c;

-- One row a table: what the lobby and a starting server need without reading any log.
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'finished')),
    public     INTEGER NOT NULL CHECK (public IN (0, 1)),
    -- Unix milliseconds, told by the caller: the store has no clock.
    updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Every listing is newest first; the id makes the order of equal times certain, so that pages do not overlap.
CREATE INDEX tables_by_time ON tables (updated_at DESC, id);

-- The logs. The primary key is what makes them right: two writers, even in two processes, cannot both
-- write entry 7. Without a rowid the entries of a table lie side by side in key order, so that loading
-- one is a single range scan. Rows are only ever added.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    idx      INTEGER NOT NULL CHECK (idx >= 0),
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, idx)
) STRICT, WITHOUT ROWID;

-- Single values of the whole installation, such as the key that signs cookies.
CREATE TABLE meta (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- One-time tokens, such as the link that carries a seat to another device.
CREATE TABLE tokens (
    token      TEXT    NOT NULL PRIMARY KEY,
    body       TEXT    NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Expired tokens are swept whenever one is taken.
CREATE INDEX tokens_by_expiry ON tokens (expires_at);
