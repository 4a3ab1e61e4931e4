-- Games brought in from records, and files in the local chat. Times are unix milliseconds.

-- Tables that were not begun here. `origin`: what of that the table itself needs; `member`: who brought it in,
-- none: whoever keeps the data.
CREATE TABLE imports (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    digest   TEXT    NOT NULL,
    origin   TEXT    NOT NULL CHECK (json_valid(origin)),
    member   TEXT    REFERENCES members (id),
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX imports_by_digest ON imports (digest);
CREATE INDEX imports_by_member ON imports (member, at) WHERE member IS NOT NULL;

CREATE TABLE local_files (
    id      INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    message INTEGER NOT NULL REFERENCES local_messages (id),
    name    TEXT    NOT NULL,
    media   TEXT    NOT NULL,
    bytes   BLOB    NOT NULL
) STRICT;

CREATE INDEX local_files_by_message ON local_files (message);
