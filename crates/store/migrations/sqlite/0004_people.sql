-- People: where they sit, and what is kept of them beside the games.

-- When the table does something by itself because time is out, in Unix milliseconds; nothing without a running clock.
ALTER TABLE tables ADD COLUMN due_at INTEGER;

CREATE INDEX tables_by_due ON tables (due_at) WHERE due_at IS NOT NULL;

-- Who sits at which table, and whether the table waits for them.
CREATE TABLE sitting (
    player   TEXT    NOT NULL,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    waits    INTEGER NOT NULL CHECK (waits IN (0, 1)),
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitting_by_table ON sitting (table_id, player, waits);

-- Texts about people and what they say; the form is the caller's.
CREATE TABLE notes (
    kind     TEXT NOT NULL,
    key      TEXT NOT NULL,
    -- The table with which it is removed; '' belongs to none.
    table_id TEXT NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_by_table ON notes (table_id) WHERE table_id <> '';
