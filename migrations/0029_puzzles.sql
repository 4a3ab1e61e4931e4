-- What members have done about puzzles, by the id of each. `played`: what was played in it, by all (canonical, joined by ;).
-- `listens`: whether what they type is an answer; one puzzle or lesson a member at most. `solved`: when they first had it.
-- `channel` and `number`: which daily post led them there, if one did. Times are unix milliseconds.
CREATE TABLE puzzles (
    member  TEXT    NOT NULL REFERENCES members (id),
    game    TEXT    NOT NULL,
    puzzle  TEXT    NOT NULL,
    played  TEXT    NOT NULL DEFAULT '',
    listens INTEGER NOT NULL DEFAULT 0 CHECK (listens IN (0, 1)),
    solved  INTEGER,
    channel TEXT,
    number  INTEGER,
    at      INTEGER NOT NULL,
    PRIMARY KEY (member, game, puzzle)
) STRICT, WITHOUT ROWID;

-- The channels that want a puzzle a day. `game`: of which game; none: of any. `due`: when the next one is posted.
CREATE TABLE daily_puzzles (
    channel  TEXT    NOT NULL PRIMARY KEY,
    server   TEXT    NOT NULL,
    language TEXT    NOT NULL,
    game     TEXT,
    due      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_puzzles_by_due ON daily_puzzles (due);

-- Which puzzles they had, numbered within a channel, and as which message: none while it is about to be posted.
CREATE TABLE daily_posts (
    channel TEXT    NOT NULL,
    number  INTEGER NOT NULL CHECK (number > 0),
    game    TEXT    NOT NULL,
    puzzle  TEXT    NOT NULL,
    chosen  INTEGER NOT NULL,
    message TEXT,
    PRIMARY KEY (channel, number)
) STRICT, WITHOUT ROWID;

-- Who has solved them by way of the post, and when.
CREATE TABLE daily_solvers (
    channel TEXT    NOT NULL,
    number  INTEGER NOT NULL,
    member  TEXT    NOT NULL REFERENCES members (id),
    at      INTEGER NOT NULL,
    PRIMARY KEY (channel, number, member)
) STRICT, WITHOUT ROWID;
