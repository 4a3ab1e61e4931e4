-- What makes statements good for other databases as well: columns that follow from others take the place of
-- functions that only SQLite has.

-- Who was asked to take a seat over: the last word of `@propose hand red 123`.
ALTER TABLE actions ADD COLUMN asked TEXT GENERATED ALWAYS AS (
    CASE WHEN action >= '@propose hand ' AND action < '@propose hand!'
         THEN substr(action, 15 + instr(substr(action, 15), ' ')) END
) VIRTUAL;

DROP INDEX actions_hand;
CREATE INDEX actions_by_asked ON actions (asked) WHERE asked IS NOT NULL;

-- Whether nobody is told who sits where.
ALTER TABLE tables ADD COLUMN anonymous INTEGER GENERATED ALWAYS AS (
    CASE WHEN json_extract(terms, '$.anonymous') THEN 1 ELSE 0 END
) VIRTUAL;

DROP INDEX members_by_name;
CREATE INDEX members_by_name ON members (lower(name));

-- A server's tables, those that have not ended apart from the others, in one index in place of two.
DROP INDEX tables_by_server;
DROP INDEX tables_ever_by_server;
CREATE INDEX tables_by_server ON tables (server, status) WHERE server IS NOT NULL;

-- What a transaction holds until its end, so that no other decides by the same at the same time. Here one transaction
-- writes at a time anyway, and a row is only touched.
CREATE TABLE locks (
    kind TEXT NOT NULL CHECK (kind IN ('server', 'game', 'record', 'whispers', 'member')),
    name TEXT NOT NULL,
    PRIMARY KEY (kind, name)
) STRICT, WITHOUT ROWID;

-- How often what is shown of a table has changed with no new version of it (where it is played, names in it), so that a
-- table in memory is known as what the file says or as something older. Names are counted where they are kept.
ALTER TABLE tables ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
ALTER TABLE members ADD COLUMN renamed INTEGER NOT NULL DEFAULT 0;
