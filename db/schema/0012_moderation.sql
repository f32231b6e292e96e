-- Moderation: reports, and messages to the shop.

create table reports (
  id uuid primary key,
  kind text not null check (kind in ('listing', 'message', 'seller', 'review', 'reply')),
  listing_id uuid references listings (id) on delete cascade,
  thread_id uuid references message_threads (id) on delete cascade,
  message_id uuid references messages (id) on delete cascade,
  rating_id uuid references ratings (id) on delete cascade,
  reported_id uuid references users (id) on delete set null,
  reporter_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('stolen', 'counterfeit', 'misleading', 'offensive', 'fraud',
    'impersonation', 'private', 'fake', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  decision text check (decision in ('dismissed', 'removed', 'closed', 'banned', 'hidden')),
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  constraint report_has_its_subject check (
    (kind in ('listing', 'message')) = (listing_id is not null)
    and (kind = 'message') = (thread_id is not null) and (kind = 'message') = (message_id is not null)
    and (kind in ('review', 'reply')) = (rating_id is not null))
);
comment on table reports is 'What people report to the moderators.';
comment on column reports.thread_id is 'Of a reported message: moderators may then read the thread.';
comment on column reports.rating_id is 'The review, or the one whose reply is reported.';
comment on column reports.reported_id is 'The seller, or who wrote the message, the review or the reply. Null once the account is deleted.';
comment on column reports.decision is '"removed" is the listing, "closed" the conversation, "banned" the account, "hidden" the review or reply.';
-- A person can have one open report of each kind about each thing.
create unique index one_open_report_per_person on reports (listing_id, reporter_id)
  where decision is null and kind = 'listing';
create unique index one_open_report_per_thread on reports (thread_id, reporter_id)
  where decision is null and kind = 'message';
create unique index one_open_report_per_seller on reports (reported_id, reporter_id)
  where decision is null and kind = 'seller';
create unique index one_open_report_per_review on reports (rating_id, kind, reporter_id)
  where decision is null and kind in ('review', 'reply');
create index open_reports on reports (created_at) where decision is null;
create index reports_by_reporter on reports (reporter_id);
create index reports_by_decider on reports (decided_by);
create index reports_by_message on reports (message_id);
create index reports_by_rating on reports (rating_id);
create index reports_by_reported on reports (reported_id);

create table appeals (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  banned_at timestamptz not null,
  ban_reason text not null,
  text text not null check (char_length(text) between 1 and 2000),
  decision text check (decision in ('accepted', 'rejected')),
  decision_reason text not null default '' check (char_length(decision_reason) <= 500),
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((decision is null) = (decided_at is null)),
  unique (user_id, banned_at)
);
comment on table appeals is 'What banned people write against their ban: one appeal per ban.';
comment on column appeals.banned_at is 'Of the ban: a later ban of the same account has an appeal of its own.';
comment on column appeals.decision_reason is 'Of the admin, for the person.';
create index open_appeals on appeals (created_at) where decision is null;
create index appeals_by_decider on appeals (decided_by);

create table contact_messages (
  id uuid primary key,
  client_id text not null unique,
  sender_id uuid references users (id) on delete set null,
  name text not null,
  email text not null,
  topic text not null check (topic in ('order', 'listing', 'payment', 'account', 'other')),
  message text not null check (char_length(message) <= 4000),
  answered_by uuid references users (id) on delete set null,
  answered_at timestamptz,
  created_at timestamptz not null
);
comment on table contact_messages is 'Messages from the form of the contact page, for the admins; deleted after 180 days.';
comment on column contact_messages.client_id is 'Chosen by the sender, so that a retry is not stored twice.';
comment on column contact_messages.sender_id is 'Null for a visitor, and for an account that was deleted.';
comment on column contact_messages.email is 'Where to reply: of the account, or as typed and unverified when there is no `sender_id`.';
comment on column contact_messages.answered_at is 'Null while the message is open.';
create index contact_messages_by_age on contact_messages (created_at desc, id desc);
create index contact_messages_by_sender on contact_messages (sender_id);
create index contact_messages_by_admin on contact_messages (answered_by);
