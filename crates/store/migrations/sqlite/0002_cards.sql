-- What lists and a starting server need to know of a table without opening it.

-- Whether the table goes on by itself: a bot owes a move, or a game is about to begin.
ALTER TABLE tables ADD COLUMN goes_on INTEGER NOT NULL DEFAULT 0 CHECK (goes_on IN (0, 1));

-- What lists show; its form is the caller's. Empty in tables written before this column.
ALTER TABLE tables ADD COLUMN card TEXT NOT NULL DEFAULT '';

-- The tables that go on by themselves are found without a look at the others.
CREATE INDEX tables_that_go_on ON tables (status) WHERE goes_on = 1;

-- Public tables of each status, newest first: the lobby.
CREATE INDEX tables_by_status ON tables (public, status, updated_at DESC, id);
