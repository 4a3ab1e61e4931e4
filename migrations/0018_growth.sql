-- What a move, a list or a start costs does not grow with everything that was ever played: indexes of what is open
-- now, standings that are kept, and an outbox that what is long over leaves. Times are unix milliseconds.

-- The seats as before, each with the game and status of its table, so that somebody's open tables, and whether they
-- have played a game, are found without going through everything they ever played.
CREATE TABLE new_seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    ordinal  INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('open', 'invited', 'held')),
    member   TEXT    REFERENCES members (id),
    since    INTEGER,
    game     TEXT    NOT NULL,
    status   TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'abandoned')),
    PRIMARY KEY (table_id, ordinal),
    CHECK ((state = 'open') = (member IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO new_seats (table_id, ordinal, seat, state, member, since, game, status)
SELECT s.table_id, s.ordinal, s.seat, s.state, s.member, s.since, t.game, t.status
FROM seats AS s JOIN tables AS t ON t.id = s.table_id
ORDER BY s.table_id, s.ordinal;

DROP TABLE seats;
ALTER TABLE new_seats RENAME TO seats;

CREATE INDEX seats_by_member ON seats (member, status, game, table_id) WHERE member IS NOT NULL;

CREATE TRIGGER seats_follow_their_table AFTER UPDATE OF status ON tables WHEN NEW.status <> OLD.status
BEGIN
    UPDATE seats SET status = NEW.status WHERE table_id = NEW.id;
END;

-- Tables that have not ended.
CREATE INDEX tables_open_by_channel ON tables (channel) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_open_by_host ON tables (host) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_playing ON tables (id) WHERE status = 'playing';
-- All tables of a server.
CREATE INDEX tables_ever_by_server ON tables (server) WHERE server IS NOT NULL;

-- Who was asked to take a seat over (`@propose hand red 123`), and games that were voided.
CREATE INDEX actions_hand ON actions (substr(action, 15 + instr(substr(action, 15), ' ')))
WHERE action >= '@propose hand ' AND action < '@propose hand!';
CREATE INDEX actions_void ON actions (table_id) WHERE action >= '@void ' AND action < '@void!';

CREATE INDEX challenges_open_by_challenger ON challenges (challenger) WHERE state = 'open';
CREATE INDEX notes_by_recipient ON notes (recipient, id) WHERE recipient IS NOT NULL;
CREATE INDEX members_by_name ON members (name COLLATE NOCASE);

-- Posts of tables that have ended long ago, of which no more is kept than whose they were: an answer to one finds its
-- table.
CREATE TABLE old_posts (
    message  TEXT    NOT NULL PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id)
) STRICT, WITHOUT ROWID;

-- What is thought of members now, game by game: their last result in `results`, and how many there are.
CREATE TABLE standings (
    member     TEXT    NOT NULL REFERENCES members (id),
    game       TEXT    NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    games      INTEGER NOT NULL CHECK (games > 0),
    PRIMARY KEY (member, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_by_game ON standings (game, rating DESC, member);

INSERT INTO standings (member, game, rating, deviation, volatility, games)
SELECT member, game, rating, deviation, volatility, games
FROM (SELECT member, game, rating, deviation, volatility,
             row_number() OVER (PARTITION BY member, game ORDER BY ended DESC, table_id DESC) AS place,
             count(*) OVER (PARTITION BY member, game) AS games
      FROM results)
WHERE place = 1;

-- Who is forgotten is on no list.
UPDATE members SET unlisted = 1 WHERE id GLOB 'former-*';

-- The leaderboards: on each server those who have played a game there and wish to be listed. `provisional`: little is
-- known of them yet.
CREATE TABLE leaders (
    server      TEXT    NOT NULL,
    game        TEXT    NOT NULL,
    member      TEXT    NOT NULL REFERENCES members (id),
    provisional INTEGER NOT NULL CHECK (provisional IN (0, 1)),
    rating      REAL    NOT NULL,
    PRIMARY KEY (member, game, server)
) STRICT, WITHOUT ROWID;

CREATE INDEX leaders_by_rating ON leaders (server, game, provisional, rating DESC, member);

INSERT INTO leaders (server, game, member, provisional, rating)
SELECT DISTINCT t.server, s.game, s.member, s.deviation > 110.0 OR s.games < 5, s.rating
FROM standings AS s
JOIN members AS m ON m.id = s.member AND m.unlisted = 0
JOIN results AS r ON r.member = s.member AND r.game = s.game
JOIN tables AS t ON t.id = r.table_id AND t.server IS NOT NULL;
