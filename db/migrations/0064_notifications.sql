-- What a person is told of, in the browser and by mail, once for each event.
-- squawk-ignore-file require-concurrent-index-creation, adding-not-nullable-field, adding-field-with-default
set lock_timeout = '5s';
set statement_timeout = '60s';

-- Events that wait to be told; taken off in the transaction that tells them.
create table notification_queue (
  event_id bigint primary key,
  again_at timestamptz not null,
  attempts integer not null default 0
);
create index notification_queue_due on notification_queue (again_at, event_id);

create table notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  event_id bigint not null,
  kind text not null,
  title text not null,
  words text not null,
  -- The page where to go on.
  path text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, event_id)
);
create index notifications_of on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_age on notifications (created_at);

create table notification_settings (
  user_id uuid primary key references users (id) on delete cascade,
  -- Kinds that this person does not want, in the browser and by mail.
  not_shown text[] not null default '{}',
  not_mailed text[] not null default '{}',
  -- BCP 47 and IANA, as the browser said; null until it has.
  locale text,
  time_zone text
);

-- The words as HTML beside the plain ones; empty when there are none.
alter table mails add column html text not null default '';

create function queue_for_notifications() returns trigger language plpgsql as $$
begin
  insert into notification_queue (event_id, again_at) values (new.id, new.at);
  return null;
end $$;
create trigger events_are_told after insert on events for each row
  when (new.name ~ '^(phone_booked|order_|meet_up_|payment_failed|payment_disputed|payout_sent|refund_sent|dispute_|return_|arrival_graded|offer_|rating)')
  execute function queue_for_notifications();
