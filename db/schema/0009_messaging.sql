-- Messaging: conversations between a buyer and the seller of a listing.

create table message_threads (
  id uuid primary key,
  listing_id uuid not null references listings (id) on delete cascade,
  buyer_id uuid references users (id) on delete set null,
  seller_id uuid references users (id) on delete set null,
  last_number integer not null default 0,
  reported_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null
);
comment on table message_threads is 'Conversations: one per buyer and listing.';
comment on column message_threads.buyer_id is 'Null once the account is closed; what was written stays with the other person.';
comment on column message_threads.last_number is 'Number of the last message, and so how many there are.';
comment on column message_threads.reported_at is 'From then on moderators may read it.';
comment on column message_threads.closed_at is 'When moderators closed it: nobody can write here any more.';
create unique index one_thread_per_listing_and_buyer on message_threads (listing_id, buyer_id);
create index message_threads_by_buyer on message_threads (buyer_id);
create index message_threads_by_seller on message_threads (seller_id);

create table messages (
  id uuid primary key,
  thread_id uuid not null references message_threads (id) on delete cascade,
  number integer not null check (number > 0),
  side text not null check (side in ('buyer', 'seller')),
  sender_id uuid references users (id) on delete set null,
  client_id uuid not null,
  text text not null check (char_length(text) <= 2000),
  photo_id uuid,
  photo_width integer,
  photo_height integer,
  created_at timestamptz not null,
  check (text <> '' or photo_id is not null),
  unique (thread_id, number)
);
comment on table messages is 'Messages, with a text, a photo or both.';
comment on column messages.number is '1 is the first of its thread.';
comment on column messages.client_id is 'Chosen by the sender''s browser: a message sent again is stored once.';
create unique index one_message_per_client_id on messages (sender_id, client_id);
create index messages_by_photo on messages (photo_id) where photo_id is not null;
-- Finds the same text sent to many people.
create index messages_by_words on messages (sender_id, md5(text), created_at);

create table message_sides (
  thread_id uuid not null references message_threads (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  user_id uuid not null references users (id) on delete cascade,
  last_at timestamptz not null,
  read_number integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  mail_due_at timestamptz,
  mailed_at timestamptz,
  primary key (thread_id, side)
);
comment on table message_sides is 'Each person''s side of a thread: what they have read, and when they get an email about what they have not.';
comment on column message_sides.last_at is 'Time of the last message of either; the order of the inbox.';
comment on column message_sides.read_number is 'Number of the last message that was read.';
comment on column message_sides.mailed_at is 'One email is sent until everything is read.';
create index message_sides_newest on message_sides (user_id, last_at desc, thread_id desc);
create index unread_message_sides on message_sides (user_id) where unread > 0;
create index message_mails_due on message_sides (mail_due_at) where mail_due_at is not null;

create table message_blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
comment on table message_blocks is 'Who has blocked whom.';
create index message_blocks_by_blocked on message_blocks (blocked_id);

create table message_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  last_number bigint not null default 0,
  wants_mails boolean not null default true
);
comment on table message_feeds is 'Counter of each person''s event stream, and whether they want emails about messages. The row stays locked until commit, so numbers become visible in order and without gaps: a client that has seen n asks for what is after n.';

create table message_news (
  user_id uuid not null references users (id) on delete cascade,
  number bigint not null,
  kind text not null check (kind in ('message', 'read', 'thread')),
  thread_id uuid not null references message_threads (id) on delete cascade,
  message_number integer,
  created_at timestamptz not null,
  primary key (user_id, number)
);
comment on table message_news is 'The events of each person''s stream: something changed in a thread. Old ones are deleted.';
create index message_news_by_thread on message_news (thread_id);
create index message_news_by_age on message_news (created_at);
