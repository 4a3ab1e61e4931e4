-- The local chat: what stands in its channel, threads and private rooms. Times are unix milliseconds.

-- The id is the name in lower case.
CREATE TABLE local_members (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    id     TEXT    NOT NULL UNIQUE,
    name   TEXT    NOT NULL,
    added  INTEGER NOT NULL
) STRICT;

-- `place`: `main`, `thread-<id of the message it was opened from>` or `@<member>`.
-- No author: Liege. An addressee: only that member sees it.
CREATE TABLE local_messages (
    id        INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    place     TEXT    NOT NULL,
    author    TEXT    REFERENCES local_members (id),
    addressee TEXT    REFERENCES local_members (id),
    text      TEXT    NOT NULL,
    mentions  TEXT    NOT NULL CHECK (json_valid(mentions)),
    buttons   TEXT    NOT NULL CHECK (json_valid(buttons)),
    nonce     TEXT    UNIQUE,
    posted    INTEGER NOT NULL
) STRICT;

CREATE INDEX local_messages_by_place ON local_messages (place, id);

CREATE TABLE local_pictures (
    id      INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    message INTEGER NOT NULL REFERENCES local_messages (id),
    name    TEXT    NOT NULL,
    alt     TEXT    NOT NULL,
    png     BLOB    NOT NULL
) STRICT;

CREATE INDEX local_pictures_by_message ON local_pictures (message);

CREATE TABLE local_threads (
    id      TEXT    NOT NULL PRIMARY KEY,
    channel TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    opened  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
