-- What members keep for themselves beside the tables. None of it changes a table: nobody else sees it, and no
-- table follows from it. Times are unix milliseconds.

-- Conditional moves. `plan`: how many entries the log had when it was entered, and the foreseen moves in
-- canonical notation. `checked`: the version of the table up to which it was followed.
CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    member   TEXT    NOT NULL REFERENCES members (id),
    plan     TEXT    NOT NULL CHECK (json_valid(plan)),
    checked  INTEGER NOT NULL,
    entered  INTEGER NOT NULL,
    PRIMARY KEY (table_id, member)
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_by_member ON plans (member);

-- Up to which entry of its log a member has seen a table, and whether their only move there is played for them
-- (none: as they have it everywhere).
CREATE TABLE attendance (
    member   TEXT    NOT NULL REFERENCES members (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seen     INTEGER NOT NULL DEFAULT 0 CHECK (seen >= 0),
    seen_at  INTEGER,
    forced   INTEGER CHECK (forced IN (0, 1)),
    PRIMARY KEY (member, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX attendance_by_table ON attendance (table_id);

-- Whether a member's only move is played for them at tables where they have not said.
ALTER TABLE members ADD COLUMN forced INTEGER NOT NULL DEFAULT 0 CHECK (forced IN (0, 1));

-- What members note down for themselves at a table.
CREATE TABLE jottings (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    member   TEXT    NOT NULL REFERENCES members (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    text     TEXT    NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, member, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX jottings_by_member ON jottings (member);
