-- Private threads in which allies of a table talk, and their members. There are only rows of threads that are open, or are
-- being opened or closed. `seats`: the ids of the allied seats, with a space between. `thread`: NULL until it is opened.
-- `greeted`: whether its first message was posted. `checked`: the version of the table at which the alliance was last
-- found to stand. `tried`: the time before which nothing is done about it. `added`: whether the member was put into the
-- thread. Times are unix milliseconds.
CREATE TABLE councils (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seats    TEXT    NOT NULL,
    thread   TEXT    UNIQUE,
    greeted  INTEGER NOT NULL DEFAULT 0 CHECK (greeted IN (0, 1)),
    checked  INTEGER NOT NULL,
    tried    INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, seats)
) STRICT;

CREATE TABLE council_members (
    council INTEGER NOT NULL REFERENCES councils (id),
    member  TEXT    NOT NULL REFERENCES members (id),
    added   INTEGER NOT NULL DEFAULT 0 CHECK (added IN (0, 1)),
    PRIMARY KEY (council, member)
) STRICT, WITHOUT ROWID;

CREATE INDEX council_members_by_member ON council_members (member);
