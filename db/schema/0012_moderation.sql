-- Moderation: reports, messages to the shop, and risk.

create table reports (
  id uuid primary key,
  kind text not null check (kind in ('listing', 'message', 'seller', 'review', 'reply')),
  listing_id uuid references listings (id) on delete cascade,
  conversation_id uuid references conversations (id) on delete cascade,
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
    and (kind = 'message') = (conversation_id is not null) and (kind = 'message') = (message_id is not null)
    and (kind in ('review', 'reply')) = (rating_id is not null))
);
comment on table reports is 'What people report to the moderators.';
comment on column reports.conversation_id is 'Of a reported message: moderators may then read the conversation.';
comment on column reports.rating_id is 'The review, or the one whose reply is reported.';
comment on column reports.reported_id is 'The seller, or who wrote the message, the review or the reply. Null once the account is deleted.';
comment on column reports.decision is '"removed" is the listing, "closed" the conversation, "banned" the account, "hidden" the review or reply.';
-- A person can have one open report of each kind about each thing.
create unique index one_open_report_per_person on reports (listing_id, reporter_id)
  where decision is null and kind = 'listing';
create unique index one_open_report_per_conversation on reports (conversation_id, reporter_id)
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

-- Signs that accounts belong to the same person, and the risk of listings and sellers.

create table account_networks (
  user_id uuid not null references users (id) on delete cascade,
  network cidr not null,
  last_seen_at timestamptz not null,
  primary key (user_id, network)
);
comment on table account_networks is 'Networks that an account was logged in from, to find accounts of the same person; deleted 180 days after the last time.';
create index account_networks_by_network on account_networks (network, user_id);
create index account_networks_by_age on account_networks (last_seen_at);

-- The /24 of an IPv4 address, the /48 of an IPv6 one; null for anything else.
create function network_of(address text) returns cidr
language plpgsql immutable as $$
declare
  plain inet;
begin
  plain := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i')::inet;
  return network(set_masklen(plain, case family(plain) when 4 then 24 else 48 end));
exception when invalid_text_representation then
  return null;
end $$;

create function remember_network() returns trigger language plpgsql as $$
declare
  seen cidr := network_of(nullif(new.ip_address, ''));
begin
  if seen is not null then
    insert into account_networks (user_id, network, last_seen_at)
    values (new.user_id, seen, new.updated_at)
    on conflict (user_id, network) do update set last_seen_at = excluded.last_seen_at
      where account_networks.last_seen_at < excluded.last_seen_at - interval '1 day';
  end if;
  return null;
end $$;
create trigger remember_network after insert or update of ip_address on sessions
  for each row execute function remember_network();

-- What two accounts share that two strangers rarely do; empty for strangers.
create function linked_accounts(one uuid, other uuid) returns text[]
language sql stable
return array_remove(array[
  case when one = other then 'same_account' end,
  case when exists (
    select from account_networks a join account_networks b using (network)
    where a.user_id = one and b.user_id = other) then 'network' end,
  case when exists (
    select from payment_instructions a join payment_instructions b
      on lower(regexp_replace(a.text, '\W', '', 'g')) = lower(regexp_replace(b.text, '\W', '', 'g'))
    where a.user_id = one and b.user_id = other) then 'payout_account' end,
  case when exists (
    select from users a join users b
      on abs(extract(epoch from a.created_at - b.created_at)) < 3600
    where a.id = one and b.id = other) then 'sign_up_hour' end
], null);

create table risk_assessments (
  id uuid primary key,
  listing_id uuid not null references listings (id) on delete cascade,
  facts jsonb not null,
  rules text[] not null,
  score integer not null check (score >= 0),
  actions text[] not null check (actions <@ array[
    'review', 'hold_payout', 'require_possession', 'require_verification', 'block']),
  at timestamptz not null
);
comment on table risk_assessments is 'What was known when a listing was published or edited, and what the rules made of it. The facts are read once and kept, so that changed rules can be tried on past listings. Deleted after 180 days, but for the last one of a listing.';
comment on column risk_assessments.rules is 'Keys of the rules that applied and were not overruled.';
comment on column risk_assessments.actions is 'Empty for nothing.';
create index risk_assessments_by_listing on risk_assessments (listing_id, at desc, id desc);
create index risk_assessments_by_age on risk_assessments (at desc);

create table risk_overrules (
  listing_id uuid primary key references listings (id) on delete cascade,
  rules text[] not null,
  overruled_by uuid references users (id) on delete set null,
  at timestamptz not null
);
comment on table risk_overrules is 'Rules that staff decided not to apply to a listing, now and after edits.';
create index risk_overrules_by_admin on risk_overrules (overruled_by) where overruled_by is not null;

create table risk_rules (
  key text primary key,
  weight integer not null check (weight between 0 and 100),
  action text not null check (action in (
    'nothing', 'review', 'hold_payout', 'require_possession', 'require_verification', 'block')),
  conditions jsonb not null,
  enabled boolean not null,
  version integer not null check (version > 0)
);
comment on table risk_rules is 'Rules that an admin changed; the others are as in src/modules/moderation/risk/rules.ts.';
comment on column risk_rules.conditions is 'The thresholds of each fact; which facts a rule uses does not change.';

create table risk_rule_changes (
  id uuid primary key,
  key text not null,
  version integer not null check (version > 0),
  before jsonb not null,
  after jsonb not null,
  changed_by uuid references users (id) on delete set null,
  at timestamptz not null,
  unique (key, version)
);
comment on table risk_rule_changes is 'The history of the rules: append-only.';
create index risk_rule_changes_by_admin on risk_rule_changes (changed_by) where changed_by is not null;

create table risk_account_reviews (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  cause text not null check (cause in ('sign_up', 'blocked_listing')),
  reasons text[] not null,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  decision text check (decision in ('cleared', 'banned')),
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  note text not null default '' check (char_length(note) <= 500),
  check ((decision is null) = (decided_at is null))
);
comment on table risk_account_reviews is 'Accounts that a moderator looks at: they share signals with a banned account, or a rule blocked their listing.';
comment on column risk_account_reviews.last_at is 'When it last happened.';
comment on column risk_account_reviews.decision is '"cleared" accounts are no longer compared with accounts that were banned before.';
create unique index one_open_account_review on risk_account_reviews (user_id)
  where decision is null;
create index account_reviews_by_user on risk_account_reviews (user_id, decided_at desc);
create index account_reviews_by_admin on risk_account_reviews (decided_by)
  where decided_by is not null;
