-- Conversations, so that they can be looked through after a time in which nobody listened; and when places that
-- refused posts are tried again. Times are unix milliseconds.

-- Where a member and the program write to each other privately, and when either last did.
CREATE TABLE direct_channels (
    member  TEXT    NOT NULL PRIMARY KEY REFERENCES members (id),
    channel TEXT    NOT NULL,
    seen    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- As far as it is known from what was sent: what a member got elsewhere they got where a table is played.
INSERT INTO direct_channels (member, channel, seen)
SELECT target, channel_id, max(done_at) FROM outbox
WHERE done_at IS NOT NULL AND channel_id IS NOT NULL AND target IN (SELECT id FROM members)
  AND channel_id NOT IN (SELECT channel FROM tables UNION SELECT thread FROM tables WHERE thread IS NOT NULL)
GROUP BY target;

-- Those that have not ended are few among many.
CREATE INDEX tables_unfinished ON tables (id) WHERE status IN ('lobby', 'playing');

-- `again`: no attempt before, unless something is heard of the place. `tried`: when it last refused once more; 0:
-- it was not tried since it is parked.
ALTER TABLE parked ADD COLUMN again INTEGER NOT NULL DEFAULT 0;
ALTER TABLE parked ADD COLUMN tried INTEGER NOT NULL DEFAULT 0;
UPDATE parked SET again = since + 3600000;
