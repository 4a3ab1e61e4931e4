-- Members who want nothing to do with another: neither is seated with the other anew. Nobody but the member
-- learns of it. Times are unix milliseconds.
CREATE TABLE blocks (
    member  TEXT    NOT NULL REFERENCES members (id),
    blocked TEXT    NOT NULL REFERENCES members (id),
    at      INTEGER NOT NULL,
    PRIMARY KEY (member, blocked),
    CHECK (member <> blocked)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_blocked ON blocks (blocked);
