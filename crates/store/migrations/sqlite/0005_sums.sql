-- What tells that something was changed by the disk: SQLite notices a page that makes no sense, not a changed letter.
-- Rows of older versions have no sum and are taken as they are.

-- CRC-32 of the table's name, the index and the text.
ALTER TABLE entries ADD COLUMN sum INTEGER;

-- How many entries the log has, so that a lost end shows.
ALTER TABLE tables ADD COLUMN length INTEGER;

-- CRC-32 of what the row says.
ALTER TABLE notes ADD COLUMN sum INTEGER;
ALTER TABLE meta ADD COLUMN sum INTEGER;
