-- A call under way says every two seconds that it lives: a process that was killed is soon replaced.
-- squawk-ignore-file adding-field-with-default
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table idempotent_answers add column alive_at timestamptz not null default clock_timestamp();
