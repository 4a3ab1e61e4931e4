-- The texts that tell a host's own games, each with the first table or contest of its version: `rules` is a part of the
-- text's hash, and `tables.rules` says which of them a table is played by. So a changed file changes no game that is on.
-- `hash`: SHA-256 of the text, in hexadecimal digits. Times are unix milliseconds.
CREATE TABLE texts (
    game  TEXT    NOT NULL,
    rules INTEGER NOT NULL,
    hash  TEXT    NOT NULL,
    text  TEXT    NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (game, rules)
) STRICT, WITHOUT ROWID;
