-- Tables laid before there were time controls go on without one, as they began.
UPDATE tables SET terms = json_set(terms, '$.time', 'none') WHERE json_extract(terms, '$.time') IS NULL;

-- When the game began, for whatever is owed since the start; unknown of tables begun before.
ALTER TABLE tables ADD COLUMN started INTEGER;
