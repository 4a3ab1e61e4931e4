-- As for tables: by this it is told whose shard a channel belongs to that has a puzzle a day, or a standing message.
ALTER TABLE daily_puzzles ADD COLUMN home BIGINT NOT NULL
    GENERATED ALWAYS AS (
        CASE WHEN server ~ '^[0-9]{1,19}$' AND lpad(server, 19, '0') <= '9223372036854775807'
             THEN CAST(server AS BIGINT) >> 22 ELSE 0 END
    ) STORED;
ALTER TABLE standing_messages ADD COLUMN home BIGINT NOT NULL
    GENERATED ALWAYS AS (
        CASE WHEN server ~ '^[0-9]{1,19}$' AND lpad(server, 19, '0') <= '9223372036854775807'
             THEN CAST(server AS BIGINT) >> 22 ELSE 0 END
    ) STORED;

-- Several processes may write, each with some of Discord's shards: those from `first` to `last` of `shards`. Whoever has all
-- of them, however many there are, has the only one of one.
ALTER TABLE tenures ADD COLUMN first BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tenures ADD COLUMN last BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tenures ADD COLUMN shards BIGINT NOT NULL DEFAULT 1;
ALTER TABLE tenures ADD CHECK (0 <= first AND first <= last AND last < shards);
