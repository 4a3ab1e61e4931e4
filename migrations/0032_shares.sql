-- As for tables: by this it is told whose shard a channel belongs to that has a puzzle a day, or a standing message.
ALTER TABLE daily_puzzles ADD COLUMN home INTEGER NOT NULL
    GENERATED ALWAYS AS (CAST(coalesce(server, '0') AS INTEGER) >> 22) VIRTUAL;
ALTER TABLE standing_messages ADD COLUMN home INTEGER NOT NULL
    GENERATED ALWAYS AS (CAST(coalesce(server, '0') AS INTEGER) >> 22) VIRTUAL;
