set lock_timeout = '2s';
set statement_timeout = '5s';

create table push_subscriptions (
  session_id uuid primary key references sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) between 8 and 1000),
  p256dh text not null check (char_length(p256dh) = 87),
  auth text not null check (char_length(auth) = 22),
  created_at timestamptz not null,
  last_success_at timestamptz,
  failing_since timestamptz
);
comment on table push_subscriptions is 'Browsers in which a person switched on push notifications, one for each session. Deleted with the session, and when the push service no longer knows the subscription.';
comment on column push_subscriptions.endpoint is 'The address at the push service of the browser that takes messages for it.';
comment on column push_subscriptions.p256dh is 'The public key of the browser, a point on P-256 as base64url: messages are encrypted for it (RFC 8291).';
comment on column push_subscriptions.auth is 'The secret that authenticates messages to the browser, 16 bytes as base64url.';
comment on column push_subscriptions.failing_since is 'When the first of the attempts failed that have failed without a success since; null after a success.';
create index push_subscriptions_by_user on push_subscriptions (user_id, created_at);

create table push_messages (
  id bigint generated always as identity primary key,
  session_id uuid not null references push_subscriptions (session_id) on delete cascade,
  conversation_id uuid references conversations (id) on delete cascade,
  title text not null default '',
  body text not null default '',
  path text not null default '',
  tag text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  is_claimed boolean not null default false,
  unique (session_id, conversation_id)
);
comment on table push_messages is 'The queue of push notifications: one for a browser, written in the transaction of what it is about, deleted when it was sent or given up.';
comment on column push_messages.conversation_id is 'The conversation with unread messages that it is about; its text is written when it is sent. Null for all others, which have a text.';
comment on column push_messages.path is 'Path of the page that it opens.';
comment on column push_messages.tag is 'In a browser it replaces an earlier one with the same tag.';
comment on column push_messages.next_attempt_at is 'When it is sent, or sent again. While an attempt is under way: when another worker may take it over.';
comment on column push_messages.is_claimed is 'Whether an attempt is under way.';
create index push_messages_due on push_messages (next_attempt_at);
create index push_messages_by_conversation on push_messages (conversation_id) where conversation_id is not null;

alter table notification_settings
  add column not_pushed text[] not null default '{}',
  add column pushes_messages boolean not null default true;
comment on column notification_settings.pushes_messages is 'Whether messages of conversations are pushed to the browsers that the person chose.';
