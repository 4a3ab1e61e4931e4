-- What members want to be told of by themselves, what the seats owe, and of what a member was reminded. Times are
-- unix milliseconds.

-- No row: everything as the program has it. The texts are those that may be typed.
CREATE TABLE habits (
    member      TEXT    NOT NULL PRIMARY KEY REFERENCES members (id),
    reminded    INTEGER NOT NULL CHECK (reminded IN (0, 1)),
    point       TEXT    NOT NULL,
    private     INTEGER NOT NULL CHECK (private IN (0, 1)),
    idle_days   INTEGER CHECK (idle_days > 0),
    digest      TEXT,
    quiet       TEXT,
    weekends    INTEGER NOT NULL CHECK (weekends IN (0, 1)),
    zone        TEXT    NOT NULL,
    digest_at   INTEGER,
    digested_at INTEGER,
    CHECK ((digest IS NULL) = (digest_at IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX habits_by_digest ON habits (digest_at) WHERE digest_at IS NOT NULL;

-- What every held seat owes now; follows from the logs. `span`: how long the player was given. `remind_at`: when
-- they are to be reminded; nothing: never, or it was done. `snoozed`: they asked for that moment themselves.
CREATE TABLE dues (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      TEXT    NOT NULL,
    member    TEXT    NOT NULL REFERENCES members (id),
    since     INTEGER NOT NULL,
    began     INTEGER NOT NULL,
    deadline  INTEGER,
    span      INTEGER,
    remind_at INTEGER,
    snoozed   INTEGER NOT NULL DEFAULT 0 CHECK (snoozed IN (0, 1)),
    PRIMARY KEY (table_id, seat),
    CHECK ((deadline IS NULL) = (span IS NULL)),
    CHECK (snoozed = 0 OR remind_at IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX dues_by_member ON dues (member);
CREATE INDEX dues_by_time ON dues (remind_at) WHERE remind_at IS NOT NULL;

-- Of what was reminded: never of the same twice, unless asked for. `deadline` 0: there is none. `asked`: the
-- moment that the member put it off to; 0: the reminder that everybody gets.
CREATE TABLE reminders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     TEXT    NOT NULL,
    member   TEXT    NOT NULL REFERENCES members (id),
    since    INTEGER NOT NULL,
    deadline INTEGER NOT NULL,
    asked    INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, member, since, deadline, asked)
) STRICT, WITHOUT ROWID;

-- What the seats owe at the tables that are played already is worked out at the next start.
UPDATE tables SET wake = 0 WHERE status = 'playing';
