-- What happened, in the past tense, and who did it. Both are written in the transaction they tell of.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table events (
  id bigint generated always as identity primary key,
  name text not null,
  data jsonb not null default '{}',
  at timestamptz not null
);

create table audit_log (
  id bigint generated always as identity primary key,
  -- No foreign key: the log outlives the accounts that it tells of.
  actor_id uuid,
  actor_role text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  data jsonb not null default '{}',
  at timestamptz not null
);
create index audit_log_by_subject on audit_log (subject_type, subject_id, id desc);

-- Mail that is to be sent, written with what it tells of; sent soon after, tried again when it fails.
create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  attempts integer not null default 0,
  due_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null
);
create index mails_due on mails (due_at) where due_at is not null;
