-- What is remembered of each shard of the connection to Discord, where `meta` knew only one. `alive`: when it was last noted
-- that people are heard by it; `heard`: the newest message that it heard, `behind`: the places where it is less, each with
-- its own. NULL: nothing was noted. They are numbered from 0; how many there are is how many shards there were.
CREATE TABLE shards (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id >= 0),
    alive BIGINT,
    heard BIGINT,
    behind TEXT COLLATE "C" NOT NULL DEFAULT '{}' CHECK (behind::jsonb IS NOT NULL)
);

INSERT INTO shards (id, alive, heard, behind)
SELECT 0,
       (SELECT CAST(value AS BIGINT) FROM meta WHERE key = 'alive' AND value ~ '^[0-9]{1,18}$'),
       (SELECT CASE WHEN value ~ '^[0-9]{1,19}$' THEN CAST(least(CAST(value AS NUMERIC), 9223372036854775807) AS BIGINT) END
        FROM meta WHERE key = 'heard'),
       coalesce((SELECT value FROM meta WHERE key = 'behind'), '{}')
WHERE EXISTS (SELECT 1 FROM meta WHERE key IN ('alive', 'heard'));

DELETE FROM meta WHERE key IN ('alive', 'heard', 'behind');

-- By what is left of this when it is divided by their number, Discord says which shard tells of a server. 0: direct messages,
-- and servers that are not Discord's.
ALTER TABLE tables ADD COLUMN home BIGINT NOT NULL
    GENERATED ALWAYS AS (
        CASE WHEN server ~ '^[0-9]{1,19}$' AND lpad(server, 19, '0') <= '9223372036854775807'
             THEN CAST(server AS BIGINT) >> 22 ELSE 0 END
    ) STORED;
