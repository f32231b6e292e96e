-- Answers of writing calls that came with an Idempotency-Key, so that a call sent twice is made once.
-- squawk-ignore-file require-concurrent-index-creation
set lock_timeout = '5s';
set statement_timeout = '60s';

create table idempotent_answers (
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (char_length(key) between 1 and 200),
  -- SHA-256 of method, path and body: the same key with another of them is refused.
  fingerprint bytea not null,
  claimed_at timestamptz not null,
  -- Null while the call runs.
  status integer,
  content_type text,
  body text,
  primary key (user_id, key)
);
create index idempotent_answers_by_age on idempotent_answers (claimed_at);
