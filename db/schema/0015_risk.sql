-- Risk: signs that accounts belong to the same person, and the risk of listings and sellers.

create table account_networks (
  user_id uuid not null references users (id) on delete cascade,
  network cidr not null,
  last_seen_at timestamptz not null,
  primary key (user_id, network)
);
comment on table account_networks is 'Networks that an account was signed in from, to find accounts of the same person; deleted 180 days after the last time.';
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
comment on table risk_rules is 'Rules that an admin changed; the others are as in src/modules/risk/rules.ts.';
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
