-- Messages between a buyer and the seller of a listing.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table message_threads (
  id uuid primary key,
  listing_id uuid not null references listings (id) on delete cascade,
  -- Null once the account is gone; what was written stays with the other.
  buyer_id uuid references users (id) on delete set null,
  seller_id uuid references users (id) on delete set null,
  -- How many messages it has: the number of the last one.
  last_number integer not null default 0,
  -- From when on moderators may read it, and when they closed it: nobody writes here any more.
  reported_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null
);
create unique index one_thread_per_listing_and_buyer on message_threads (listing_id, buyer_id);
create index message_threads_by_buyer on message_threads (buyer_id);
create index message_threads_by_seller on message_threads (seller_id);

create table messages (
  id uuid primary key,
  thread_id uuid not null references message_threads (id) on delete cascade,
  -- 1 is the first of its thread.
  number integer not null check (number > 0),
  side text not null check (side in ('buyer', 'seller')),
  sender_id uuid references users (id) on delete set null,
  -- Chosen by the sender's browser: the same message sent again is one message.
  client_id uuid not null,
  text text not null check (char_length(text) <= 2000),
  photo_id uuid,
  photo_width integer,
  photo_height integer,
  created_at timestamptz not null,
  check (text <> '' or photo_id is not null),
  unique (thread_id, number)
);
create unique index one_message_per_client_id on messages (sender_id, client_id);
create index messages_by_photo on messages (photo_id) where photo_id is not null;
-- The same words to many people.
create index messages_by_words on messages (sender_id, md5(text), created_at);

-- Each one's own side of a thread.
create table message_sides (
  thread_id uuid not null references message_threads (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  user_id uuid not null references users (id) on delete cascade,
  -- When the last message came, from either: the order of one's list.
  last_at timestamptz not null,
  -- The number up to which one has read.
  read_number integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  -- When a mail tells of what is unread, and when one did: one mail until it is read.
  mail_due_at timestamptz,
  mailed_at timestamptz,
  primary key (thread_id, side)
);
create index message_sides_newest on message_sides (user_id, last_at desc, thread_id desc);
create index unread_message_sides on message_sides (user_id) where unread > 0;
create index message_mails_due on message_sides (mail_due_at) where mail_due_at is not null;

-- Who does not want to hear from whom.
create table message_blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index message_blocks_by_blocked on message_blocks (blocked_id);

/* What each person's screens are told, numbered without gaps. The row of the counter is locked until
   commit, so a number is never seen before a smaller one: whoever has seen n asks for what is after n. */
create table message_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  last_number bigint not null default 0,
  wants_mails boolean not null default true
);
create table message_news (
  user_id uuid not null references users (id) on delete cascade,
  number bigint not null,
  kind text not null check (kind in ('message', 'read', 'thread')),
  thread_id uuid not null references message_threads (id) on delete cascade,
  -- Of a message: its number in the thread.
  message_number integer,
  created_at timestamptz not null,
  primary key (user_id, number)
);
create index message_news_by_thread on message_news (thread_id);
create index message_news_by_age on message_news (created_at);

-- A session that ended, in whatever way: open streams of its person look whether they still may.
create function tell_of_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('redial_changes', 'sessions:' || old.user_id);
  return null;
end $$;
create trigger tell_of_ended_session after delete on sessions
  for each row execute function tell_of_ended_session();
