-- Pictures and files of the local chat are kept by what is in them: each once, however many messages show it, and
-- only the latest, as far as there is room. A message whose picture or file has given way says so.

-- `digest`: SHA-256; none for what was kept before there were digests. `shown`: the last message that shows it.
CREATE TABLE local_contents (
    id     INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    digest BLOB    UNIQUE CHECK (length(digest) = 32),
    size   INTEGER NOT NULL,
    shown  INTEGER NOT NULL REFERENCES local_messages (id),
    bytes  BLOB    NOT NULL
) STRICT;

CREATE INDEX local_contents_by_age ON local_contents (shown, size);

INSERT INTO local_contents (id, size, shown, bytes)
SELECT id, length(png), message, png FROM local_pictures;

-- `head`: the first bytes, which say what sort of picture it is and how large; `content`: none when it has given way.
CREATE TABLE new_local_pictures (
    id      INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    message INTEGER NOT NULL REFERENCES local_messages (id),
    name    TEXT    NOT NULL,
    alt     TEXT    NOT NULL,
    head    BLOB    NOT NULL,
    content INTEGER REFERENCES local_contents (id) ON DELETE SET NULL
) STRICT;

INSERT INTO new_local_pictures (id, message, name, alt, head, content)
SELECT id, message, name, alt, substr(png, 1, 24), id FROM local_pictures;

DROP TABLE local_pictures;
ALTER TABLE new_local_pictures RENAME TO local_pictures;
CREATE INDEX local_pictures_by_message ON local_pictures (message);
CREATE INDEX local_pictures_by_content ON local_pictures (content);

CREATE TABLE new_local_files (
    id      INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    message INTEGER NOT NULL REFERENCES local_messages (id),
    name    TEXT    NOT NULL,
    media   TEXT    NOT NULL,
    size    INTEGER NOT NULL,
    content INTEGER REFERENCES local_contents (id) ON DELETE SET NULL
) STRICT;

-- The contents of pictures have the same numbers as they; those of files come after them.
INSERT INTO local_contents (id, size, shown, bytes)
SELECT id + (SELECT coalesce(max(id), 0) FROM local_pictures), length(bytes), message, bytes FROM local_files;

INSERT INTO new_local_files (id, message, name, media, size, content)
SELECT id, message, name, media, length(bytes), id + (SELECT coalesce(max(id), 0) FROM local_pictures)
FROM local_files;

DROP TABLE local_files;
ALTER TABLE new_local_files RENAME TO local_files;
CREATE INDEX local_files_by_message ON local_files (message);
CREATE INDEX local_files_by_content ON local_files (content);
