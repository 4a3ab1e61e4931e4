-- Tables before their game: players are sought for some, and time closes those that nobody comes to. Times are
-- unix milliseconds.
CREATE TABLE lobbies (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- Until when players are sought; none: it was only laid.
    sought   INTEGER,
    -- When time closed the table, if it did.
    lapsed   INTEGER
) STRICT;

-- Where a member last asked what is sought, or sought players, so that the buttons which they got by direct message
-- know which server is meant; and what they were about to seek when they were shown what others seek.
CREATE TABLE seekers (
    member   TEXT    NOT NULL PRIMARY KEY REFERENCES members (id),
    server   TEXT    NOT NULL,
    channel  TEXT    NOT NULL,
    locale   TEXT,
    -- Whether they may open tables there.
    opens    INTEGER NOT NULL CHECK (opens IN (0, 1)),
    -- Grows with each draft, so that the button of an earlier one is known as such.
    draft    INTEGER NOT NULL,
    -- As typed after `seek`.
    game     TEXT    NOT NULL,
    settings TEXT    NOT NULL,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What is open on a server.
CREATE INDEX lobbies_by_server ON tables (server, id) WHERE status = 'lobby';

-- Tables that have not begun wake as well, when they are to be closed. What a column's check says can't be
-- changed, so the column is made anew; the next start works out what stands in it.
DROP INDEX tables_by_wake;
ALTER TABLE tables DROP COLUMN wake;
ALTER TABLE tables ADD COLUMN wake INTEGER CHECK (wake IS NULL OR status IN ('lobby', 'playing'));
UPDATE tables SET wake = 0 WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;
