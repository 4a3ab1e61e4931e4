-- A contest: where it lives, and what follows from its log. `organiser` NULL: they are gone. `wake`: when time next changes
-- it; `rest`: it is left alone until then after a fault. `message`: its standing message, which shows the
-- version `looked` and was last tried at `tried`. Times are unix milliseconds.
CREATE TABLE contests (
    id        INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    server    TEXT    NOT NULL,
    channel   TEXT    NOT NULL,
    thread    TEXT,
    message   TEXT,
    language  TEXT    NOT NULL,
    game      TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    state     TEXT    NOT NULL CHECK (state IN ('announced', 'entries', 'check-in', 'running', 'finished', 'cancelled')),
    organiser TEXT    REFERENCES members (id),
    entries   INTEGER NOT NULL,
    version   INTEGER NOT NULL,
    wake      INTEGER,
    rest      INTEGER NOT NULL DEFAULT 0,
    created   INTEGER NOT NULL,
    changed   INTEGER NOT NULL,
    looked    INTEGER NOT NULL DEFAULT 0,
    tried     INTEGER NOT NULL DEFAULT 0,
    home      INTEGER NOT NULL GENERATED ALWAYS AS (CAST(server AS INTEGER) >> 22) VIRTUAL
) STRICT;

CREATE INDEX contests_by_wake ON contests (wake) WHERE wake IS NOT NULL;
CREATE INDEX contests_by_server ON contests (server, id);
CREATE INDEX contests_by_channel ON contests (channel);
CREATE INDEX contests_by_thread ON contests (thread) WHERE thread IS NOT NULL;
CREATE INDEX contests_by_message ON contests (message) WHERE message IS NOT NULL;
CREATE INDEX contests_by_organiser ON contests (organiser) WHERE state NOT IN ('finished', 'cancelled');
CREATE INDEX contests_shown ON contests (tried) WHERE message IS NOT NULL AND version > looked;

-- The log of a contest: appended to, never edited. Each text is one entry.
CREATE TABLE contest_log (
    contest INTEGER NOT NULL REFERENCES contests (id),
    number  INTEGER NOT NULL CHECK (number > 0),
    at      INTEGER NOT NULL,
    text    TEXT    NOT NULL CHECK (json_valid(text)),
    PRIMARY KEY (contest, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER contest_log_is_not_edited BEFORE UPDATE ON contest_log
BEGIN
    SELECT RAISE(ABORT, 'the log is never edited');
END;

CREATE TRIGGER contest_log_is_not_deleted BEFORE DELETE ON contest_log
BEGIN
    SELECT RAISE(ABORT, 'the log is never edited');
END;

CREATE TRIGGER contest_log_has_no_gaps BEFORE INSERT ON contest_log
WHEN NEW.number <> 1 + (SELECT coalesce(max(number), 0) FROM contest_log WHERE contest = NEW.contest)
BEGIN
    SELECT RAISE(ABORT, 'the log has no gaps');
END;

-- The games of a contest, each with its table once that is open. `facts`: the state of the table, as far as it matters to
-- the contest; `known`: the state that the contest has taken note of.
CREATE TABLE contest_tables (
    contest  INTEGER NOT NULL REFERENCES contests (id),
    round    INTEGER NOT NULL CHECK (round > 0),
    number   INTEGER NOT NULL CHECK (number > 0),
    table_id INTEGER UNIQUE REFERENCES tables (id),
    facts    TEXT    NOT NULL DEFAULT '',
    known    TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (contest, round, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX contest_tables_with_news ON contest_tables (contest) WHERE facts <> known;

-- The members who play in a contest, or are its arbiters.
CREATE TABLE contest_members (
    contest INTEGER NOT NULL REFERENCES contests (id),
    member  TEXT    NOT NULL REFERENCES members (id),
    PRIMARY KEY (contest, member)
) STRICT, WITHOUT ROWID;

CREATE INDEX contest_members_by_member ON contest_members (member, contest);

-- The queue as before; a row is now about a table or about a contest.
CREATE TABLE new_outbox (
    id         INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER REFERENCES tables (id),
    contest    INTEGER REFERENCES contests (id),
    kind       TEXT    NOT NULL CHECK (kind IN ('lobby', 'thread', 'post', 'notice', 'card')),
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
    CHECK (done_at IS NULL OR dead_at IS NULL),
    CHECK ((table_id IS NULL) <> (contest IS NULL))
) STRICT;

INSERT INTO new_outbox (id, table_id, kind, first, number, target, payload, queued_at, not_before, attempts,
    tried_at, fault, done_at, channel_id, message_id, dead_at)
SELECT id, table_id, kind, first, number, target, payload, queued_at, not_before, attempts, tried_at, fault,
    done_at, channel_id, message_id, dead_at
FROM outbox;

-- A number that was given once is given to no other row.
DELETE FROM sqlite_sequence WHERE name = 'new_outbox';
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_outbox', seq FROM sqlite_sequence WHERE name = 'outbox';

DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;

CREATE INDEX outbox_waiting ON outbox (table_id, contest, id) WHERE done_at IS NULL AND dead_at IS NULL;
CREATE INDEX outbox_by_message ON outbox (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX outbox_posted ON outbox (table_id, first, number) WHERE message_id IS NOT NULL;
CREATE INDEX outbox_by_contest ON outbox (contest) WHERE contest IS NOT NULL;
