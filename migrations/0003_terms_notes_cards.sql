-- What a table settles beside its game's options, when time alone changes it, private notes between its
-- seats, and messages that are edited after they were posted. Times are unix milliseconds.

-- What is not said in `terms` is as the program has it by default.
ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(terms));

-- When time alone next changes something; follows from the log. 0: still to be worked out, which the
-- next start of the program does.
ALTER TABLE tables ADD COLUMN wake INTEGER CHECK (wake IS NULL OR status = 'playing');

UPDATE tables SET wake = 0 WHERE status = 'playing';

CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;

-- The log as before, but a seat may stand without a player (the referee enters something for it) and a
-- player without a seat (the host, a substitute).
DROP TRIGGER actions_are_not_edited;
DROP TRIGGER actions_are_not_deleted;
DROP TRIGGER actions_have_no_gaps;

CREATE TABLE new_actions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    seat     TEXT,
    player   TEXT    REFERENCES members (id),
    action   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

INSERT INTO new_actions (table_id, number, seat, player, action, at)
SELECT table_id, number, seat, player, action, at FROM actions;

DROP TABLE actions;
ALTER TABLE new_actions RENAME TO actions;

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

-- The queue as before, with one more kind: messages already posted are brought up to date.
CREATE TABLE new_outbox (
    id         INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES tables (id),
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
    CHECK (done_at IS NULL OR dead_at IS NULL)
) STRICT;

INSERT INTO new_outbox (id, table_id, kind, first, number, target, payload, queued_at, not_before, attempts,
    tried_at, fault, done_at, channel_id, message_id, dead_at)
SELECT id, table_id, kind, first, number, target, payload, queued_at, not_before, attempts, tried_at, fault,
    done_at, channel_id, message_id, dead_at
FROM outbox;

DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;

CREATE INDEX outbox_waiting ON outbox (table_id, id) WHERE done_at IS NULL AND dead_at IS NULL;
CREATE INDEX outbox_by_message ON outbox (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX outbox_posted ON outbox (table_id, first, number) WHERE message_id IS NOT NULL;

-- Private notes between the seats of a table, kept with it. The recipient is who held the seat then; a
-- note is reported at most once.
CREATE TABLE notes (
    id          INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    author      TEXT    NOT NULL REFERENCES members (id),
    from_seat   TEXT    NOT NULL,
    to_seat     TEXT    NOT NULL,
    recipient   TEXT    REFERENCES members (id),
    text        TEXT    NOT NULL,
    at          INTEGER NOT NULL,
    reported_by TEXT    REFERENCES members (id),
    reported_at INTEGER,
    reason      TEXT,
    CHECK ((reported_by IS NULL) = (reported_at IS NULL)),
    CHECK (reason IS NULL OR reported_at IS NOT NULL)
) STRICT;

CREATE INDEX notes_by_table ON notes (table_id, id);
CREATE INDEX notes_by_author ON notes (table_id, author, at);
CREATE INDEX notes_reported ON notes (reported_at, id) WHERE reported_at IS NOT NULL;

CREATE TRIGGER notes_are_not_edited
BEFORE UPDATE OF id, table_id, author, from_seat, to_seat, recipient, text, at ON notes
BEGIN
    SELECT RAISE(ABORT, 'a note is never edited');
END;

CREATE TRIGGER notes_are_reported_once
BEFORE UPDATE OF reported_by, reported_at, reason ON notes WHEN OLD.reported_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a note is reported once');
END;

CREATE TRIGGER notes_are_not_deleted BEFORE DELETE ON notes
BEGIN
    SELECT RAISE(ABORT, 'a note is never deleted');
END;

-- When a message of the local chat was last edited.
ALTER TABLE local_messages ADD COLUMN edited INTEGER;

CREATE INDEX local_messages_by_edit ON local_messages (edited) WHERE edited IS NOT NULL;
