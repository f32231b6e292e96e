-- A mail that somebody waits for goes before all that can wait.
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table mails add column is_urgent boolean not null default false;
drop index mails_due;
create index mails_by_turn on mails (is_urgent desc, due_at, id) where due_at is not null;
