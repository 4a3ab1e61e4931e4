-- The games that a server offers, and their order: a JSON list of ids. `*` stands for all others, `-id` is a game that
-- `*` leaves out. Empty: all games.
ALTER TABLE servers ADD COLUMN games TEXT COLLATE "C" NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(games::jsonb) = 'array');
