-- What the people who manage a server have settled for it. Times are unix milliseconds.
CREATE TABLE servers (
    id         TEXT    NOT NULL PRIMARY KEY,
    -- The channels in which tables may be opened, a JSON list of ids; empty: in all.
    channels   TEXT    NOT NULL CHECK (json_type(channels) = 'array'),
    -- Who may open tables: `everybody`, `managers`, or the id of a role.
    openers    TEXT    NOT NULL,
    -- The language of posts; none: as the server tells the transport.
    language   TEXT,
    -- The settings of new tables, as they are typed after `new`.
    defaults   TEXT    NOT NULL,
    -- Whether tables get threads; none: as the program is configured.
    threads    INTEGER CHECK (threads IN (0, 1)),
    changed    INTEGER NOT NULL,
    changed_by TEXT    NOT NULL REFERENCES members (id)
) STRICT, WITHOUT ROWID;
