-- How well and how reliably members play. All of it but `first_seats`, `rematches` and `unlisted` follows from
-- the logs of tables; `liege verify` compares. Times are unix milliseconds.

-- Members who are on no leaderboard, because they wish so.
ALTER TABLE members ADD COLUMN unlisted INTEGER NOT NULL DEFAULT 0 CHECK (unlisted IN (0, 1));

-- Who held which seat when the game began; from then on the log says it.
CREATE TABLE first_seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    ordinal  INTEGER NOT NULL,
    member   TEXT    NOT NULL REFERENCES members (id),
    PRIMARY KEY (table_id, ordinal)
) STRICT, WITHOUT ROWID;

-- How a member has kept a table: what they did of what they owed by a deadline, whether they played to the end
-- or left the others in the lurch.
CREATE TABLE conduct (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    member   TEXT    NOT NULL REFERENCES members (id),
    in_time  INTEGER NOT NULL,
    late     INTEGER NOT NULL,
    finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
    deserted INTEGER NOT NULL CHECK (deserted IN (0, 1)),
    PRIMARY KEY (table_id, member)
) STRICT, WITHOUT ROWID;

CREATE INDEX conduct_by_member ON conduct (member);

-- The results that count for ratings: for each game and each who played it, the half points of their side, and
-- what is thought of them after it.
CREATE TABLE results (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    member     TEXT    NOT NULL REFERENCES members (id),
    game       TEXT    NOT NULL,
    ended      INTEGER NOT NULL,
    team       INTEGER NOT NULL,
    seats      INTEGER NOT NULL,
    halves     INTEGER NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    PRIMARY KEY (table_id, member)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_member ON results (member, game, ended, table_id);
CREATE INDEX results_by_game ON results (game, ended, table_id);

-- The table that was laid to play a game again.
CREATE TABLE rematches (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    next     INTEGER NOT NULL REFERENCES tables (id)
) STRICT;

-- At tables laid before there were ratings nobody was told that the result would count.
UPDATE tables SET terms = json_set(terms, '$.rated', json('false')) WHERE json_extract(terms, '$.rated') IS NULL;
