-- The games that a server offers, and their order: a JSON list of ids. `*` stands for all others, `-id` is a game that
-- `*` leaves out. Empty: all games.
ALTER TABLE servers ADD COLUMN games TEXT NOT NULL DEFAULT '[]' CHECK (json_type(games) = 'array');
