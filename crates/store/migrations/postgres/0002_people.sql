-- People: where they sit, and what is kept of them beside the games.

-- When the table does something by itself because time is out, in Unix milliseconds; nothing without a running clock.
ALTER TABLE tables ADD COLUMN due_at bigint;

CREATE INDEX tables_by_due ON tables (due_at) WHERE due_at IS NOT NULL;

-- Who sits at which table, and whether the table waits for them.
CREATE TABLE sitting (
    player   text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    waits    boolean NOT NULL,
    PRIMARY KEY (player, table_id)
);

CREATE INDEX sitting_by_table ON sitting (table_id);

-- Texts about people and what they say; the form is the caller's.
CREATE TABLE notes (
    kind     text COLLATE "C" NOT NULL,
    key      text COLLATE "C" NOT NULL,
    -- The table with which it is removed; '' belongs to none.
    table_id text COLLATE "C" NOT NULL,
    body     text NOT NULL,
    PRIMARY KEY (kind, key)
);

CREATE INDEX notes_by_table ON notes (table_id) WHERE table_id <> '';
