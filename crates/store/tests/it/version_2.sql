-- A file as version 2 wrote it. It is a record of the past: it does not change with the schema.
PRAGMA application_id = 0x53746f6c;
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished')),
    public INTEGER NOT NULL CHECK (public IN (0, 1)), updated_at INTEGER NOT NULL,
    goes_on INTEGER NOT NULL DEFAULT 0 CHECK (goes_on IN (0, 1)), card TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_time ON tables (updated_at DESC, id);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id), idx INTEGER NOT NULL CHECK (idx >= 0), text TEXT NOT NULL,
    PRIMARY KEY (table_id, idx)
) STRICT, WITHOUT ROWID;
CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE tokens (
    token TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_expiry ON tokens (expires_at);
CREATE INDEX tables_that_go_on ON tables (status) WHERE goes_on = 1;
CREATE INDEX tables_by_status ON tables (public, status, updated_at DESC, id);
PRAGMA user_version = 2;
INSERT INTO tables VALUES ('old-table', 'camel-up', 'playing', 1, 1700000000000, 1, 'a card');
INSERT INTO entries VALUES ('old-table', 0, 'seats 2'), ('old-table', 1, '1 roll');
INSERT INTO meta VALUES ('key', 'value');
INSERT INTO tokens VALUES ('token', 'body', 1);
