-- What people see on the web: of a server `off` (nothing), `on`, or `indexed` (search engines may list it as well).
ALTER TABLE servers ADD COLUMN page TEXT NOT NULL DEFAULT 'off' CHECK (page IN ('off', 'on', 'indexed'));

CREATE INDEX tables_over_by_server ON tables (server, changed, id) WHERE server IS NOT NULL AND status = 'over';

-- The private address of a member's calendar, of which only the hash is kept. Times are unix milliseconds.
CREATE TABLE calendars (
    member TEXT    NOT NULL PRIMARY KEY REFERENCES members (id),
    hash   TEXT    NOT NULL UNIQUE,
    made   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who wants to be told of a game that they do not play: of its end, or (`turns`) of every turn.
CREATE TABLE follows (
    member   TEXT    NOT NULL REFERENCES members (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    turns    INTEGER NOT NULL CHECK (turns IN (0, 1)),
    PRIMARY KEY (member, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_by_table ON follows (table_id, member);
