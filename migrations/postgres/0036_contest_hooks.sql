-- Messages to webhooks as before; a message is now about a table or about a contest. `number`: of a contest, the round.
ALTER TABLE hook_posts ALTER COLUMN table_id DROP NOT NULL;
ALTER TABLE hook_posts ADD COLUMN contest BIGINT REFERENCES contests (id) DEFERRABLE;
ALTER TABLE hook_posts ADD CHECK ((table_id IS NULL) <> (contest IS NULL));

-- The digest of the file from which a contest was made.
ALTER TABLE contests ADD COLUMN import TEXT COLLATE "C";
CREATE INDEX contests_by_import ON contests (server, import) WHERE import IS NOT NULL;
