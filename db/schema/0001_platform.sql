-- Platform: tables that every module uses and that know nothing about phones.

create table events (
  id bigint generated always as identity primary key,
  name text not null,
  data jsonb not null default '{}',
  at timestamptz not null
);
comment on table events is 'What happened, named in the past tense and written in the same transaction. Notifications and order timelines are built from it.';
comment on column events.data is 'Ids and amounts of the things involved, with camelCase keys.';
-- The timeline of an order is read by the id in its events.
create index events_of_order on events ((data ->> 'orderId'), id) where data ? 'orderId';

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  actor_role text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  data jsonb not null default '{}',
  at timestamptz not null
);
comment on table audit_log is 'Who did what to which thing, written in the same transaction as the change.';
comment on column audit_log.actor_id is 'Null when the system acted. No foreign key: the log outlives accounts.';
create index audit_log_by_subject on audit_log (subject_type, subject_id, id desc);
-- The transparency report counts these; the other entries are many more.
create index audit_log_of_moderation on audit_log (at) where action in ('phone_removed',
  'rating_hidden', 'reply_hidden', 'account_banned', 'phone_reported', 'message_reported',
  'seller_reported', 'review_reported', 'reply_reported', 'report_decided', 'appeal_received',
  'appeal_accepted', 'appeal_rejected');

-- Both tables are append-only, enforced by the database.
create function reject_changes() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger events_are_append_only before update or delete or truncate on events
  for each statement execute function reject_changes();
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function reject_changes();

create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  html text not null default '',
  headers jsonb not null default '{}',
  is_urgent boolean not null default false,
  attempts integer not null default 0,
  due_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null
);
comment on table mails is 'The mail queue. A mail is written in the transaction that causes it, sent soon after, and retried when sending fails. Deleted after 30 days, or with the account of its recipient.';
comment on column mails.body is 'Plain text; emptied once sent, because reset links must not stay in the database.';
comment on column mails.html is 'The same as HTML; empty when there is none.';
comment on column mails.headers is 'Additional header lines, such as List-Unsubscribe.';
comment on column mails.is_urgent is 'Someone is waiting for it, such as a reset link: it is sent before the others.';
comment on column mails.due_at is 'When to send it; null once it is sent or undeliverable.';
create index mails_by_recipient on mails (recipient);
create index mails_by_age on mails (created_at);
create index mails_to_send on mails (is_urgent desc, due_at, id) where due_at is not null;

create table idempotent_responses (
  user_id uuid not null,
  key text not null check (char_length(key) between 1 and 200),
  fingerprint bytea not null,
  claimed_at timestamptz not null,
  heartbeat_at timestamptz not null default clock_timestamp(),
  status integer,
  content_type text,
  body text,
  primary key (user_id, key)
);
comment on table idempotent_responses is 'Responses to requests with an Idempotency-Key, so that a request sent twice runs once.';
comment on column idempotent_responses.fingerprint is 'SHA-256 of method, path and body: the same key with another request is rejected.';
comment on column idempotent_responses.heartbeat_at is 'Renewed every two seconds while the request runs, so that the claim of a killed process can be taken over.';
comment on column idempotent_responses.status is 'Null while the request runs.';
create index idempotent_responses_by_age on idempotent_responses (claimed_at);

create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
comment on table rate_limits is 'Counters of rate-limiter-flexible; its column names.';
comment on column rate_limits.expire is 'Milliseconds since 1970.';
create index rate_limits_by_expiry on rate_limits (expire);

create table bundled_data (
  name text primary key,
  hash text not null,
  loaded_at timestamptz not null default now()
);
comment on table bundled_data is 'Which version of each file in db/data is loaded, so that it is loaded again only when it changes.';

create table demo_progress (
  step text primary key,
  done integer not null default 0
);
comment on table demo_progress is 'How much of the demo data is created, so that an interrupted run continues where it stopped.';

create table demo_listings (
  key text primary key,
  listing_id uuid not null unique,
  listed_at timestamptz not null
);
comment on table demo_listings is 'Listings that the demo made, by their key in its plan. Its daily job changes these and no others.';
