-- A process that waits for its turn, by name, until when it is known to wait, and whether it hears Discord already. The owner
-- of a turn that is about to end says from when on that one may connect.
ALTER TABLE tenures ADD COLUMN successor TEXT COLLATE "C";
ALTER TABLE tenures ADD COLUMN successor_until BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tenures ADD COLUMN successor_listens BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tenures ADD COLUMN leaves BIGINT;
