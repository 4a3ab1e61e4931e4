-- Times are unix milliseconds. Seats are the ids that their game gives them.

CREATE TABLE meta (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE members (
    id        TEXT    NOT NULL PRIMARY KEY,
    name      TEXT    NOT NULL,
    language  TEXT,
    letters   INTEGER NOT NULL DEFAULT 1 CHECK (letters IN (0, 1)),
    created   INTEGER NOT NULL,
    last_seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- `turn`, `outcome`, `position` and `actions` follow from the log; `liege verify` compares them.
CREATE TABLE tables (
    id             INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    game           TEXT    NOT NULL,
    rules          INTEGER NOT NULL,
    options        TEXT    NOT NULL,
    start_position TEXT,
    host           TEXT    NOT NULL REFERENCES members (id),
    server         TEXT,
    channel        TEXT    NOT NULL,
    thread         TEXT,
    lobby_message  TEXT,
    language       TEXT    NOT NULL,
    seed           BLOB    NOT NULL CHECK (length(seed) = 32),
    status         TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'abandoned')),
    turn           TEXT    NOT NULL,
    outcome        TEXT,
    position       TEXT    NOT NULL,
    actions        INTEGER NOT NULL,
    version        INTEGER NOT NULL,
    created        INTEGER NOT NULL,
    changed        INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_channel ON tables (channel);
CREATE INDEX tables_by_thread ON tables (thread) WHERE thread IS NOT NULL;
CREATE INDEX tables_by_lobby_message ON tables (lobby_message) WHERE lobby_message IS NOT NULL;
CREATE INDEX tables_by_host ON tables (host);

-- `ordinal` is the seat's place in its game's list.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    ordinal  INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('open', 'invited', 'held')),
    member   TEXT    REFERENCES members (id),
    PRIMARY KEY (table_id, ordinal),
    CHECK ((state = 'open') = (member IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_member ON seats (member) WHERE member IS NOT NULL;

-- The log: appended to, never edited. No seat and no player: the referee.
CREATE TABLE actions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    seat     TEXT,
    player   TEXT    REFERENCES members (id),
    action   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number),
    CHECK ((seat IS NULL) = (player IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TRIGGER actions_are_not_edited BEFORE UPDATE ON actions
BEGIN
    SELECT RAISE(ABORT, 'the log is never edited');
END;

CREATE TRIGGER actions_are_not_deleted BEFORE DELETE ON actions
BEGIN
    SELECT RAISE(ABORT, 'the log is never edited');
END;

CREATE TRIGGER actions_have_no_gaps BEFORE INSERT ON actions
WHEN NEW.number <> 1 + (SELECT coalesce(max(number), 0) FROM actions WHERE table_id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'the log has no gaps');
END;

-- What must be announced: queued in the transaction of the action it announces.
CREATE TABLE outbox (
    id         INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    kind       TEXT    NOT NULL CHECK (kind IN ('lobby', 'thread', 'post', 'notice')),
    first      INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    target     TEXT,
    payload    TEXT    NOT NULL,
    queued_at  INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    tried_at   INTEGER,
    fault      TEXT,
    done_at    INTEGER,
    channel_id TEXT,
    message_id TEXT,
    dead_at    INTEGER,
    CHECK (done_at IS NULL OR dead_at IS NULL)
) STRICT;

CREATE INDEX outbox_waiting ON outbox (table_id, id) WHERE done_at IS NULL AND dead_at IS NULL;
CREATE INDEX outbox_by_message ON outbox (message_id) WHERE message_id IS NOT NULL;

-- Messages and interactions that were obeyed, so that they are obeyed once.
CREATE TABLE heard (
    id TEXT    NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX heard_by_time ON heard (at);

-- Channels that refuse letters until somebody changes something.
CREATE TABLE parked (
    place TEXT    NOT NULL PRIMARY KEY,
    since INTEGER NOT NULL,
    why   TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
