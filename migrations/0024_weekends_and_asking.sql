-- The time zone in whose weekends the clock of what is owed stands still.
ALTER TABLE dues ADD COLUMN weekends TEXT;
-- After how many hours a member is reminded again of what they still owe; nothing: once is enough.
ALTER TABLE habits ADD COLUMN every_hours INTEGER CHECK (every_hours > 0);
-- Whether they are told when they are the next to move.
ALTER TABLE habits ADD COLUMN ahead INTEGER NOT NULL DEFAULT 0 CHECK (ahead IN (0, 1));
-- Whether a member is asked before a move of theirs is played.
ALTER TABLE members ADD COLUMN asks INTEGER NOT NULL DEFAULT 0 CHECK (asks IN (0, 1));

-- The messages that list all tables of a channel and are edited in place, one a channel. `message`: as which it was posted;
-- nothing: it is still to be. `text`: what it says. `looked`: up to which moment changes of tables are in it. `tried`: when it
-- was last posted or edited, or may be. `kept` 0: nobody wants it any more.
CREATE TABLE standing_messages (
    channel  TEXT    NOT NULL PRIMARY KEY,
    server   TEXT    NOT NULL,
    language TEXT    NOT NULL,
    message  TEXT,
    text     TEXT    NOT NULL DEFAULT '',
    looked   INTEGER NOT NULL DEFAULT 0,
    tried    INTEGER NOT NULL DEFAULT 0,
    kept     INTEGER NOT NULL DEFAULT 1 CHECK (kept IN (0, 1))
) STRICT, WITHOUT ROWID;

-- What the threads of tables show of their state. `looked`: up to which moment changes of the table are in it. `tried`: when
-- it was last changed, or may be.
CREATE TABLE thread_states (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    state    TEXT    NOT NULL,
    looked   INTEGER NOT NULL,
    tried    INTEGER NOT NULL
) STRICT;

-- Threads that are there already stay as they are until something changes at their tables.
INSERT INTO thread_states (table_id, state, looked, tried)
SELECT id, '', changed, 0 FROM tables WHERE thread IS NOT NULL;

CREATE INDEX tables_by_change ON tables (changed);

-- Who wants to be told on a server when players are sought for a game.
CREATE TABLE seek_calls (
    member TEXT NOT NULL REFERENCES members (id),
    server TEXT NOT NULL,
    game   TEXT NOT NULL,
    PRIMARY KEY (member, server, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX seek_calls_by_game ON seek_calls (server, game);
