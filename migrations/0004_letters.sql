-- Whether a member has said if they want letters on the pieces; until then they have them in their first game of
-- a kind. Who has turned them off has said so.
ALTER TABLE members ADD COLUMN letters_chosen INTEGER NOT NULL DEFAULT 0 CHECK (letters_chosen IN (0, 1));

UPDATE members SET letters_chosen = 1 WHERE letters = 0;
