-- Messaging: conversations between a buyer and the seller of a listing.

create table conversations (
  id uuid primary key,
  listing_id uuid not null references listings (id) on delete cascade,
  buyer_id uuid references users (id) on delete set null,
  seller_id uuid references users (id) on delete set null,
  last_number integer not null default 0,
  reported_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null
);
comment on table conversations is 'One per buyer and listing.';
comment on column conversations.buyer_id is 'Null once the account is closed; the other person keeps the conversation.';
comment on column conversations.last_number is 'Number of the last message, which is also the number of messages.';
comment on column conversations.reported_at is 'From then on moderators may read it.';
comment on column conversations.closed_at is 'When moderators closed it; nobody can write in it afterwards.';
create unique index one_conversation_per_listing_and_buyer on conversations (listing_id, buyer_id);
create index conversations_by_buyer on conversations (buyer_id);
create index conversations_by_seller on conversations (seller_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  number integer not null check (number > 0),
  side text not null check (side in ('buyer', 'seller')),
  sender_id uuid references users (id) on delete set null,
  client_id uuid not null,
  text text not null check (char_length(text) <= 2000),
  photo_id uuid,
  photo_width integer,
  photo_height integer,
  names_payment boolean not null default false,
  created_at timestamptz not null,
  check (text <> '' or photo_id is not null),
  unique (conversation_id, number)
);
comment on table messages is 'Messages, with a text, a photo or both.';
comment on column messages.number is 'Counts the messages of a conversation from 1.';
comment on column messages.client_id is 'Chosen by the sender''s browser: a message sent again is stored once.';
comment on column messages.names_payment is 'Names a way to pay that scammers ask for, or paying outside Redial.';
create index messages_naming_payment on messages (sender_id, created_at) where names_payment;
create unique index one_message_per_client_id on messages (sender_id, client_id);
create index messages_by_photo on messages (photo_id) where photo_id is not null;
-- Finds the same text sent to many people.
create index messages_by_text on messages (sender_id, md5(text), created_at);

create table conversation_participants (
  conversation_id uuid not null references conversations (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  user_id uuid not null references users (id) on delete cascade,
  last_at timestamptz not null,
  read_number integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  mail_due_at timestamptz,
  mailed_at timestamptz,
  primary key (conversation_id, side)
);
comment on table conversation_participants is 'The two people of a conversation: what each has read, and when they get an email about unread messages.';
comment on column conversation_participants.last_at is 'Time of the last message of either person, by which the inbox is sorted.';
comment on column conversation_participants.read_number is 'Number of the last message that was read.';
comment on column conversation_participants.mailed_at is 'When the last email was sent; the next one only after everything was read.';
create index conversation_participants_newest on conversation_participants (user_id, last_at desc, conversation_id desc);
create index unread_conversations on conversation_participants (user_id) where unread > 0;
create index conversation_mails_due on conversation_participants (mail_due_at) where mail_due_at is not null;

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
comment on table message_feeds is 'Counter of each person''s event stream, and whether they want emails about messages. The row is locked until commit, so numbers become visible in order and without gaps, and a client that has seen n can continue after n.';

create table message_events (
  user_id uuid not null references users (id) on delete cascade,
  number bigint not null,
  kind text not null check (kind in ('message', 'read', 'conversation')),
  conversation_id uuid not null references conversations (id) on delete cascade,
  message_number integer,
  created_at timestamptz not null,
  primary key (user_id, number)
);
comment on table message_events is 'Events of each person''s stream: changes in conversations. Old ones are deleted.';
create index message_events_by_conversation on message_events (conversation_id);
create index message_events_by_age on message_events (created_at);
