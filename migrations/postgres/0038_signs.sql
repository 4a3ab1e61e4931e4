-- Who sees pictured signs in place of characters on the men of shogi, xiangqi and janggi. Of a member: NULL if they have
-- not chosen; then they see what their server does.
ALTER TABLE members ADD COLUMN signs BIGINT CHECK (signs IN (0, 1));
ALTER TABLE servers ADD COLUMN signs BIGINT NOT NULL DEFAULT 0 CHECK (signs IN (0, 1));
