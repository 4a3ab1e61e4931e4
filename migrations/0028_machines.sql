-- The tables that wait for a machine which plays there, and since when (or until when it is put off).
CREATE TABLE machine_turns (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    due      INTEGER NOT NULL
) STRICT;

CREATE INDEX machine_turns_by_due ON machine_turns (due);
