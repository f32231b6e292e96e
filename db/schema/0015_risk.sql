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
  listing_id uuid primary key references listings (id) on delete cascade,
  facts jsonb not null,
  rules jsonb not null,
  score integer not null check (score >= 0),
  action text not null check (action in ('nothing', 'review')),
  at timestamptz not null
);
comment on table risk_assessments is 'What was known when a listing was published, and what the rules made of it. The facts are read once and kept, so that changed rules can be tried on past listings.';
comment on column risk_assessments.rules is 'Keys of the rules that applied.';
create index risk_assessments_by_age on risk_assessments (at);
