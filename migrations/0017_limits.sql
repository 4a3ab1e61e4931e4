-- What else the people who manage a server settle, and what becomes of it when channels go.
ALTER TABLE servers ADD COLUMN zone TEXT;
-- How many tables may be unfinished there; none: as many as the program allows.
ALTER TABLE servers ADD COLUMN tables INTEGER CHECK (tables > 0);
-- Whether the last of its channels in which tables might be opened was deleted: then they are opened in none.
ALTER TABLE servers ADD COLUMN closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1));

-- Whether a member said where their day begins; else a server's zone may take the place of UTC.
ALTER TABLE habits ADD COLUMN zone_chosen INTEGER NOT NULL DEFAULT 0 CHECK (zone_chosen IN (0, 1));
UPDATE habits SET zone_chosen = 1 WHERE zone <> 'UTC';

-- Servers that the bot was removed from. It comes back to where it was: then the row goes.
CREATE TABLE left_servers (
    server TEXT    NOT NULL PRIMARY KEY,
    since  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_server ON tables (server) WHERE server IS NOT NULL AND status IN ('lobby', 'playing');
