set lock_timeout = '5s';
set statement_timeout = '5s';

create table api_keys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  role text not null,
  name text not null check (char_length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) between 1 and 40),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  ending text not null check (char_length(ending) = 4),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_network text not null default '',
  revoked_at timestamptz,
  check (expires_at > created_at)
);
comment on table api_keys is 'Keys with which programs call the API for a person. Deleted 180 days after they were revoked or expired, or with the account.';
comment on column api_keys.role is 'The role of the owner when the key was made: with any other role the key is refused.';
comment on column api_keys.token_hash is 'SHA-256 of the whole key. The key itself has 256 random bits, so it cannot be guessed from it.';
comment on column api_keys.ending is 'The last characters of the key, for people to recognize it.';
comment on column api_keys.last_used_at is 'Accurate to about a minute.';
comment on column api_keys.last_network is 'The first 24 bits of the IPv4 address or 48 of the IPv6 address that used it last.';
create index api_keys_by_user on api_keys (user_id, created_at desc);
create index api_keys_by_end on api_keys ((least(expires_at, revoked_at)));

create table webhook_endpoints (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  role text not null,
  is_shop boolean not null,
  url text not null check (char_length(url) between 8 and 500),
  kinds text[] not null check (cardinality(kinds) between 1 and 60),
  secret text not null,
  previous_secret text,
  previous_secret_until timestamptz,
  created_at timestamptz not null,
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('owner', 'failing', 'account')),
  check ((disabled_at is null) = (disabled_reason is null)),
  check ((previous_secret is null) = (previous_secret_until is null))
);
comment on table webhook_endpoints is 'Addresses of other systems that are told about events. Deleted by their owner or with the account.';
comment on column webhook_endpoints.role is 'The role of the owner when it was made: with any other role nothing is sent.';
comment on column webhook_endpoints.is_shop is 'Whether it gets the events of the whole shop, as those of admins do, or those of its owner’s phones and orders.';
comment on column webhook_endpoints.secret is 'The secret that signs messages, encrypted with the key of the instance.';
comment on column webhook_endpoints.previous_secret is 'Signs messages too until `previous_secret_until`, so that receivers can change over.';
comment on column webhook_endpoints.failing_since is 'When the first of the attempts failed that have failed without a success since; null after a success.';
comment on column webhook_endpoints.disabled_reason is 'owner: by its owner; failing: after days of failures; account: its owner was banned or has another role.';
create index webhook_endpoints_by_user on webhook_endpoints (user_id, created_at);
create index webhook_endpoints_of_shop on webhook_endpoints (id) where is_shop and disabled_at is null;

create table webhook_messages (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  is_claimed boolean not null default false
);
comment on table webhook_messages is 'The queue of webhooks: a message for an endpoint, written in the transaction of the event. Deleted after 30 days.';
comment on column webhook_messages.data is 'What the event is about: ids, no personal data.';
comment on column webhook_messages.next_attempt_at is 'When it is sent, or sent again; null once it was delivered or given up. While an attempt is under way: when another worker may take it over.';
comment on column webhook_messages.is_claimed is 'Whether an attempt is under way.';
create index webhook_messages_due on webhook_messages (next_attempt_at) where next_attempt_at is not null;
create index webhook_messages_by_endpoint on webhook_messages (endpoint_id, created_at desc, id desc);
create index webhook_messages_by_age on webhook_messages (created_at);

create table webhook_attempts (
  message_id uuid not null references webhook_messages (id) on delete cascade,
  number integer not null check (number > 0),
  started_at timestamptz not null,
  duration_ms integer not null,
  status integer,
  error text,
  response text not null default '',
  primary key (message_id, number)
);
comment on table webhook_attempts is 'What came of each attempt to deliver a webhook. Deleted with its message.';
comment on column webhook_attempts.status is 'The status of the response; null if there was none.';
comment on column webhook_attempts.error is 'Why there was no response, in words for its owner.';
comment on column webhook_attempts.response is 'The first characters of the response.';
