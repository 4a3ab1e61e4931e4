-- Programs that act for members: tokens, of which only the hash is kept. `scopes`: what each may do (read, play, talk, hooks),
-- a space between. `used`: when it was used last, to the hour. Times are unix milliseconds.
CREATE TABLE tokens (
    id     INTEGER NOT NULL PRIMARY KEY,
    member TEXT    NOT NULL REFERENCES members (id),
    name   TEXT    NOT NULL,
    hash   TEXT    NOT NULL UNIQUE,
    scopes TEXT    NOT NULL,
    made   INTEGER NOT NULL,
    used   INTEGER,
    UNIQUE (member, name)
) STRICT;

-- Where members want to be told by HTTP of what concerns them. `events`: of what, a space between; `secret`: what signs it;
-- `failed`: when they were told that it does not arrive, if it does not. A hook goes with the token that made it.
CREATE TABLE hooks (
    id     INTEGER NOT NULL PRIMARY KEY,
    member TEXT    NOT NULL REFERENCES members (id),
    token  INTEGER NOT NULL REFERENCES tokens (id) ON DELETE CASCADE,
    url    TEXT    NOT NULL,
    events TEXT    NOT NULL,
    secret TEXT    NOT NULL,
    made   INTEGER NOT NULL,
    failed INTEGER
) STRICT;

CREATE INDEX hooks_by_member ON hooks (member);
CREATE INDEX hooks_by_token ON hooks (token);

-- What is still to be sent to them. `message`: the same at every attempt, and unique among all data files.
CREATE TABLE hook_posts (
    id         INTEGER NOT NULL PRIMARY KEY,
    hook       INTEGER NOT NULL REFERENCES hooks (id) ON DELETE CASCADE,
    message    TEXT    NOT NULL UNIQUE,
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    event      TEXT    NOT NULL,
    number     INTEGER NOT NULL,
    queued     INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX hook_posts_by_due ON hook_posts (not_before);
CREATE INDEX hook_posts_by_hook ON hook_posts (hook, id);
