-- How far members have come with the lessons of games. `played`: what they have played at this step (canonical, joined by
-- ;). `listens`: whether what they type is an answer; one lesson a member at most. `done`: they have been through all of it.
CREATE TABLE lessons (
    member  TEXT    NOT NULL REFERENCES members (id),
    game    TEXT    NOT NULL,
    step    INTEGER NOT NULL CHECK (step >= 0),
    played  TEXT    NOT NULL DEFAULT '',
    listens INTEGER NOT NULL DEFAULT 0 CHECK (listens IN (0, 1)),
    done    INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
    at      INTEGER NOT NULL,
    PRIMARY KEY (member, game)
) STRICT, WITHOUT ROWID;
