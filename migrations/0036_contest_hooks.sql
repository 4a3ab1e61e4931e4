-- Messages to webhooks as before; a message is now about a table or about a contest. `number`: of a contest, the round.
CREATE TABLE new_hook_posts (
    id         INTEGER NOT NULL PRIMARY KEY,
    hook       INTEGER NOT NULL REFERENCES hooks (id) ON DELETE CASCADE,
    message    TEXT    NOT NULL UNIQUE,
    table_id   INTEGER REFERENCES tables (id),
    contest    INTEGER REFERENCES contests (id),
    event      TEXT    NOT NULL,
    number     INTEGER NOT NULL,
    queued     INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    CHECK ((table_id IS NULL) <> (contest IS NULL))
) STRICT;

INSERT INTO new_hook_posts (id, hook, message, table_id, event, number, queued, not_before, attempts)
SELECT id, hook, message, table_id, event, number, queued, not_before, attempts FROM hook_posts;

DROP TABLE hook_posts;
ALTER TABLE new_hook_posts RENAME TO hook_posts;

CREATE INDEX hook_posts_by_due ON hook_posts (not_before);
CREATE INDEX hook_posts_by_hook ON hook_posts (hook, id);

-- The digest of the file from which a contest was made.
ALTER TABLE contests ADD COLUMN import TEXT;
CREATE INDEX contests_by_import ON contests (server, import) WHERE import IS NOT NULL;
