set lock_timeout = '2s';
set statement_timeout = '30s';

-- Finds words inside of texts with an index.
create extension if not exists pg_trgm;

alter table users add column last_active_at timestamptz;
comment on column users.last_active_at is 'When the person last made a request, to about ten minutes; null if never since this is noted. Sessions end and are deleted, this stays.';
update users set last_active_at = last.at
from (select user_id, max(last_seen_at) as at from sessions group by user_id) last
where last.user_id = users.id;
