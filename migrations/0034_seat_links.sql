-- The links that let a browser play for a member at a table, and the browsers that used one. Only hashes of the secrets
-- are kept. `until`: when an unused link ends; NULL: a browser has used it, and has a secret of its own. Times are unix
-- milliseconds.
CREATE TABLE seat_links (
    hash     TEXT    NOT NULL PRIMARY KEY,
    member   TEXT    NOT NULL REFERENCES members (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    made     INTEGER NOT NULL,
    until    INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_links_by_member ON seat_links (member, table_id);
CREATE INDEX seat_links_by_table ON seat_links (table_id);
CREATE INDEX seat_links_unused ON seat_links (until) WHERE until IS NOT NULL;
