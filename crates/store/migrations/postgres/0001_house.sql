-- The first shape of a house in PostgreSQL. Run once, inside one transaction; see `postgres/schema.rs`.
-- Names of tables are compared byte by byte, as everywhere else.

-- One row: which migrations the house has seen.
CREATE TABLE stolik (version bigint NOT NULL);

-- One row a table: what the lobby and a starting server need without reading any log.
CREATE TABLE tables (
    id         text COLLATE "C" NOT NULL PRIMARY KEY,
    -- How many entries the log has. An append changes it from the length it expects, and so holds the row
    -- against every other append until both are stored.
    length     bigint  NOT NULL,
    game       text    NOT NULL,
    status     text    NOT NULL CHECK (status IN ('open', 'playing', 'finished')),
    public     boolean NOT NULL,
    -- Unix milliseconds, told by the caller.
    updated_at bigint  NOT NULL,
    -- Whether the table goes on by itself: a bot owes a move, or a game is about to begin.
    goes_on    boolean NOT NULL,
    card       text    NOT NULL
);

CREATE INDEX tables_by_time ON tables (updated_at DESC, id);
CREATE INDEX tables_by_status ON tables (public, status, updated_at DESC, id);
CREATE INDEX tables_that_go_on ON tables (id) WHERE goes_on;

-- The logs. Two writers, on whatever machines, cannot both write entry 7. A text is kept as its bytes, because
-- PostgreSQL's own texts cannot hold every character.
CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    idx      bigint NOT NULL CHECK (idx >= 0),
    text     bytea  NOT NULL,
    PRIMARY KEY (table_id, idx)
);

-- Single values of the whole house, such as the key that signs cookies.
CREATE TABLE meta (
    key   text COLLATE "C" NOT NULL PRIMARY KEY,
    value text NOT NULL
);

-- One-time tokens, such as the link that carries a seat to another device.
CREATE TABLE tokens (
    token      text COLLATE "C" NOT NULL PRIMARY KEY,
    body       text   NOT NULL,
    expires_at bigint NOT NULL
);

CREATE INDEX tokens_by_expiry ON tokens (expires_at);

-- Chairs, or all that a guest is, handed to other devices; '' as the table is everywhere.
CREATE TABLE grants (
    id       text COLLATE "C" NOT NULL PRIMARY KEY,
    holder   text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    player   text COLLATE "C" NOT NULL,
    browser  text   NOT NULL,
    added_at bigint NOT NULL
);

CREATE UNIQUE INDEX grants_by_holder ON grants (holder, table_id);
CREATE INDEX grants_by_player ON grants (player, table_id);

-- The servers that are alive, and which of them drives which table. Both are worth nothing after a crash of the
-- database, and so cost no write-ahead log.
CREATE UNLOGGED TABLE servers (
    id    text COLLATE "C" NOT NULL PRIMARY KEY,
    -- By the clock of the database, the only one that all servers share.
    until timestamptz NOT NULL
);

CREATE UNLOGGED TABLE leases (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    server   text COLLATE "C" NOT NULL
);

CREATE INDEX leases_by_server ON leases (server);
