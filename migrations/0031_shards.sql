-- What is remembered of each shard of the connection to Discord, where `meta` knew only one. `alive`: when it was last noted
-- that people are heard by it; `heard`: the newest message that it heard, `behind`: the places where it is less, each with
-- its own. NULL: nothing was noted. They are numbered from 0; how many there are is how many shards there were.
CREATE TABLE shards (
    id     INTEGER NOT NULL PRIMARY KEY CHECK (id >= 0),
    alive  INTEGER,
    heard  INTEGER,
    behind TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(behind))
) STRICT;

INSERT INTO shards (id, alive, heard, behind)
SELECT 0,
       (SELECT CAST(value AS INTEGER) FROM meta
        WHERE key = 'alive' AND value <> '' AND value NOT GLOB '*[^0-9]*'),
       (SELECT CAST(value AS INTEGER) FROM meta
        WHERE key = 'heard' AND value <> '' AND value NOT GLOB '*[^0-9]*'),
       coalesce((SELECT value FROM meta WHERE key = 'behind' AND json_valid(value)), '{}')
WHERE EXISTS (SELECT 1 FROM meta WHERE key IN ('alive', 'heard'));

DELETE FROM meta WHERE key IN ('alive', 'heard', 'behind');

-- By what is left of this when it is divided by their number, Discord says which shard tells of a server. 0: direct messages,
-- and servers that are not Discord's.
ALTER TABLE tables ADD COLUMN home INTEGER NOT NULL
    GENERATED ALWAYS AS (CAST(coalesce(server, '0') AS INTEGER) >> 22) VIRTUAL;
