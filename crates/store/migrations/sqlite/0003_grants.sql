-- Chairs, or all that a guest is, handed to other devices.
CREATE TABLE grants (
    id       TEXT    NOT NULL PRIMARY KEY,
    -- Who may act: a guest of its own, or the name of a device.
    holder   TEXT    NOT NULL,
    -- At which table; '' is everywhere.
    table_id TEXT    NOT NULL,
    -- As whom.
    player   TEXT    NOT NULL,
    -- What the device calls itself, roughly.
    browser  TEXT    NOT NULL,
    -- Unix milliseconds, told by the caller.
    added_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A device acts as one player at a table.
CREATE UNIQUE INDEX grants_by_holder ON grants (holder, table_id);

CREATE INDEX grants_by_player ON grants (player, table_id);
