-- IMEI checks: a number is kept as a keyed hash and its last four digits, never whole.
set lock_timeout = '5s';
set statement_timeout = '60s';

-- Type allocation codes: the first eight digits of an IMEI name a model. Loaded from db/data/tac.csv.
create table tac (
  tac text primary key check (tac ~ '^\d{8}$'),
  brand text not null,
  model text not null
);

create table imei_checks (
  id uuid primary key,
  seller_id uuid references users (id) on delete set null,
  draft_id uuid,
  listing_id uuid references listings (id) on delete cascade,
  imei_hash text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  -- What the code's model is to the one that the seller named, and what it is called.
  tac text not null check (tac in ('confirmed', 'other', 'unknown')),
  tac_name text,
  blacklist text not null check (blacklist in ('clean', 'listed', 'unknown', 'not_checked')),
  checked_at timestamptz not null,
  check (draft_id is null or listing_id is null)
);
create unique index one_imei_check_per_draft on imei_checks (seller_id, draft_id) where draft_id is not null;
create unique index one_imei_check_per_listing on imei_checks (listing_id) where listing_id is not null;

-- One phone is on offer once.
create table imei_claims (
  listing_id uuid primary key references listings (id) on delete cascade,
  imei_hash text not null,
  seller_id uuid references users (id) on delete set null,
  held boolean not null default true,
  claimed_at timestamptz not null
);
create unique index one_held_claim_per_imei on imei_claims (imei_hash) where held;
create index imei_claims_by_seller on imei_claims (seller_id);

-- Whatever ends an offer gives its claim back; coming back to life claims anew.
create function release_imei_claim() returns trigger language plpgsql as $$
begin
  update imei_claims set held = false where listing_id = new.id and held;
  return null;
end $$;
create trigger release_imei_claim after update of state on listings
  for each row when (
    old.state is distinct from new.state
    and new.state in ('sold', 'expired', 'withdrawn', 'removed', 'rejected')
  ) execute function release_imei_claim();

-- For the moderators: a phone offered by a second seller, or one that is on a blacklist.
create table imei_alarms (
  id uuid primary key,
  kind text not null check (kind in ('listed_twice', 'blacklisted')),
  imei_hash text not null,
  last4 text not null,
  seller_id uuid references users (id) on delete cascade,
  -- The listing that has the phone already.
  listing_id uuid references listings (id) on delete set null,
  raised_at timestamptz not null
);
create unique index one_imei_alarm_per_seller on imei_alarms (kind, imei_hash, seller_id);
create index imei_alarms_newest on imei_alarms (raised_at desc, id desc);
create index imei_alarms_by_seller on imei_alarms (seller_id);
create index imei_alarms_by_listing on imei_alarms (listing_id);
