-- Private notes may be encrypted: then the text is not here, but encrypted in `sealed`, and `sealed_by` names the key.
ALTER TABLE notes ADD COLUMN sealed BLOB;
ALTER TABLE notes ADD COLUMN sealed_by TEXT CHECK ((sealed_by IS NULL) = (sealed IS NULL));
ALTER TABLE jottings ADD COLUMN sealed BLOB;
ALTER TABLE jottings ADD COLUMN sealed_by TEXT CHECK ((sealed_by IS NULL) = (sealed IS NULL));
