-- The texts that tell a host's own games, each with the first table or contest of its version: `rules` is a part of the
-- text's hash, and `tables.rules` says which of them a table is played by. So a changed file changes no game that is on.
-- `hash`: SHA-256 of the text, in hexadecimal digits. Times are unix milliseconds.
CREATE TABLE texts (
    game  TEXT COLLATE "C" NOT NULL,
    rules BIGINT NOT NULL,
    hash  TEXT COLLATE "C" NOT NULL,
    text  TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (game, rules)
);
