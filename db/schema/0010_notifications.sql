-- Notifications about events, in the browser and by email.

create table notification_queue (
  event_id bigint primary key,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0
);
comment on table notification_queue is 'Events that people still have to be notified about; written in the transaction that records the event, deleted in the one that writes the notifications.';
create index notification_queue_due on notification_queue (next_attempt_at, event_id);

create table notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  event_id bigint not null,
  kind text not null,
  title text not null,
  text text not null,
  path text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, event_id)
);
comment on table notifications is 'Notifications of a person, at most one for each event.';
comment on column notifications.text is 'The text below the title.';
comment on column notifications.path is 'Path of the page that the notification links to.';
create index notifications_by_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_age on notifications (created_at);

create table notification_settings (
  user_id uuid primary key references users (id) on delete cascade,
  not_shown text[] not null default '{}',
  not_mailed text[] not null default '{}'
);
comment on table notification_settings is 'Which kinds of notifications a person turned off.';
