-- Seeds of players, and how long games take.

-- What whoever holds the seat adds to the throws of the die, before the game; afterwards it is in the log.
ALTER TABLE seats ADD COLUMN seed TEXT CHECK (length(seed) <= 32);

-- How long games take is told by those that are over.
CREATE INDEX tables_over_by_game ON tables (game, id) WHERE status = 'over';
