-- The links that let a browser play for a member at a table, and the browsers that used one. Only hashes of the secrets
-- are kept. `until`: when an unused link ends; NULL: a browser has used it, and has a secret of its own. Times are unix
-- milliseconds.
CREATE TABLE seat_links (
    hash     TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    member   TEXT COLLATE "C" NOT NULL REFERENCES members (id) DEFERRABLE,
    table_id BIGINT NOT NULL REFERENCES tables (id) DEFERRABLE,
    made     BIGINT NOT NULL,
    until    BIGINT
);

CREATE INDEX seat_links_by_member ON seat_links (member, table_id);
CREATE INDEX seat_links_by_table ON seat_links (table_id);
CREATE INDEX seat_links_unused ON seat_links (until) WHERE until IS NOT NULL;
