-- What has changed is looked for in one channel, and among the tables that have a thread: not among all.
DROP INDEX tables_by_change;
CREATE INDEX tables_by_channel_change ON tables (channel, changed);
CREATE INDEX tables_with_thread_by_change ON tables (changed) WHERE thread IS NOT NULL;
