-- Musters before games, and the powers of those who manage servers. Times are unix milliseconds.

-- When whoever holds the seat last said that they are there, before the game; unknown of those who sat down
-- before this was noted.
ALTER TABLE seats ADD COLUMN since INTEGER;

-- The musters that are on.
CREATE TABLE musters (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    called   INTEGER NOT NULL,
    -- Who has said before this that they are there, and not since, is asked.
    since    INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    reminded INTEGER NOT NULL CHECK (reminded IN (0, 1)),
    -- Until when the program was last down, as far as time was given back for it.
    credited INTEGER
) STRICT;

-- Games that a manager wants to void, until they have said once more that they do.
CREATE TABLE voidings (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    member   TEXT    NOT NULL REFERENCES members (id),
    reason   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, member)
) STRICT, WITHOUT ROWID;
