set lock_timeout = '5s';
set statement_timeout = '5s';

-- Counting an attempt waited for the disk, although nothing is lost with a counter: after a crash of PostgreSQL, or on
-- a standby server that takes over, all of them begin again.
alter table rate_limits set unlogged;
