-- Challenges to play: of named members, for whom a table keeps seats, or of anyone who comes along, for whom one
-- table after another is laid. Times are unix milliseconds.
CREATE TABLE challenges (
    id         INTEGER PRIMARY KEY,
    challenger TEXT    NOT NULL REFERENCES members (id),
    game       TEXT    NOT NULL,
    -- 1: anyone may take it.
    anyone     INTEGER NOT NULL CHECK (anyone IN (0, 1)),
    -- How many games may be played from it at once.
    games      INTEGER NOT NULL CHECK (games > 0),
    -- 1: the sides fall by lot.
    lots       INTEGER NOT NULL CHECK (lots IN (0, 1)),
    state      TEXT    NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    made       INTEGER NOT NULL,
    -- It stands until then.
    until      INTEGER NOT NULL,
    -- The end of the last downtime that was given back to it.
    given_back INTEGER NOT NULL DEFAULT 0,
    ended      INTEGER,
    ended_by   TEXT    REFERENCES members (id)
) STRICT;

CREATE INDEX challenges_by_challenger ON challenges (challenger);
CREATE INDEX challenges_by_ended_by ON challenges (ended_by);
CREATE INDEX challenges_open ON challenges (until) WHERE state = 'open';

-- The tables that were laid for a challenge.
CREATE TABLE challenge_tables (
    table_id  INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    challenge INTEGER NOT NULL REFERENCES challenges (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX challenge_tables_by_challenge ON challenge_tables (challenge);

-- Members who take no challenges and are not to be named for a seat.
CREATE TABLE closed_doors (
    member TEXT    NOT NULL PRIMARY KEY REFERENCES members (id),
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
