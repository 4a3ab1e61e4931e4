-- Seeds of players.

-- What whoever holds the seat adds to the throws of the die, before the game; afterwards it is in the log.
ALTER TABLE seats ADD COLUMN seed TEXT CHECK (length(seed) <= 32);
