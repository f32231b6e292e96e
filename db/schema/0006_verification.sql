-- Verification: IMEI checks, check-ups, proof of possession and computed grades. Each is made for a
-- draft, and is assigned to the listing when the draft is published.

create table tac (
  tac text primary key check (tac ~ '^\d{8}$'),
  brand text not null,
  model text not null
);
comment on table tac is 'Type allocation codes: the first eight digits of an IMEI name a model. Loaded from db/data/tac.csv.';

create table imei_checks (
  id uuid primary key,
  seller_id uuid references users (id) on delete set null,
  draft_id uuid,
  listing_id uuid references listings (id) on delete cascade,
  imei_hash text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  tac text not null check (tac in ('confirmed', 'other', 'unknown')),
  tac_name text,
  blacklist text not null check (blacklist in ('clean', 'listed', 'unknown', 'not_checked')),
  checked_at timestamptz not null,
  check (draft_id is null or listing_id is null)
);
comment on table imei_checks is 'Results of IMEI checks. The number is stored as a keyed hash and its last four digits, never in full.';
comment on column imei_checks.tac is 'Whether the code names the model that the seller named.';
comment on column imei_checks.tac_name is 'Name of the model according to the code.';
create index imei_checks_by_hash on imei_checks (imei_hash);
create unique index one_imei_check_per_draft on imei_checks (seller_id, draft_id) where draft_id is not null;
create unique index one_imei_check_per_listing on imei_checks (listing_id) where listing_id is not null;

create table imei_claims (
  listing_id uuid primary key references listings (id) on delete cascade,
  imei_hash text not null,
  seller_id uuid references users (id) on delete set null,
  held boolean not null default true,
  claimed_at timestamptz not null
);
comment on table imei_claims is 'Which listing offers the phone with an IMEI: a phone can be on sale only once.';
comment on column imei_claims.held is 'False once the listing has ended.';
create unique index one_held_claim_per_imei on imei_claims (imei_hash) where held;
create index imei_claims_by_seller on imei_claims (seller_id);

-- Whatever ends a listing releases its claim; a listing that goes live again claims the IMEI again.
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

create table imei_alarms (
  id uuid primary key,
  kind text not null check (kind in ('listed_twice', 'blacklisted')),
  imei_hash text not null,
  last4 text not null,
  seller_id uuid references users (id) on delete cascade,
  listing_id uuid references listings (id) on delete set null,
  raised_at timestamptz not null,
  settled_at timestamptz,
  settled_note text
);
comment on table imei_alarms is 'For moderators: a phone offered by a second seller, or one that is on a blacklist.';
comment on column imei_alarms.listing_id is 'The listing that offers the phone already.';
comment on column imei_alarms.settled_at is 'When a moderator dealt with it: it leaves the queue and stays in the list.';
create unique index one_imei_alarm_per_seller on imei_alarms (kind, imei_hash, seller_id);
create index imei_alarms_newest on imei_alarms (raised_at desc, id desc);
create index imei_alarms_by_seller on imei_alarms (seller_id);
create index imei_alarms_by_listing on imei_alarms (listing_id);

create table checkups (
  id uuid primary key,
  seller_id uuid references users (id) on delete set null,
  draft_id uuid,
  listing_id uuid references listings (id) on delete cascade,
  token_hash text not null unique,
  claimed jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz,
  results jsonb,
  statement text,
  signature text,
  check ((done_at is null) = (statement is null)),
  check (draft_id is null or listing_id is null)
);
comment on table checkups is 'Check-ups that a phone runs in its own browser: a link that works once, and the signed result.';
comment on column checkups.token_hash is 'SHA-256 of the token in the link; the token itself is not stored.';
comment on column checkups.claimed is 'The phone as the seller described it when the link was created.';
comment on column checkups.statement is 'The text that was signed; `signature` is Ed25519 in base64.';
create index checkups_by_draft on checkups (seller_id, draft_id, done_at desc) where draft_id is not null;
create index checkups_by_listing on checkups (listing_id, done_at desc) where listing_id is not null;
create index open_checkups on checkups (seller_id, expires_at) where done_at is null;

create table possession_codes (
  id uuid primary key,
  seller_id uuid references users (id) on delete set null,
  draft_id uuid,
  listing_id uuid references listings (id) on delete cascade,
  code_hash text not null unique,
  words text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz,
  photo_id uuid,
  check ((verified_at is null) = (photo_id is null)),
  check (draft_id is null or listing_id is null)
);
comment on table possession_codes is 'One-time codes that must be visible in a photo of the phone, which proves that the seller has it.';
comment on column possession_codes.code_hash is 'SHA-256 of the content of the QR code.';
comment on column possession_codes.words is 'The code as three readable words, compared by moderators.';
comment on column possession_codes.verified_at is 'When the code was read in a photo; `photo_id` is that photo, kept for moderators.';
create index possession_by_draft on possession_codes (seller_id, draft_id) where draft_id is not null;
create index possession_by_listing on possession_codes (listing_id, verified_at desc)
  where listing_id is not null;
create index open_possession_codes on possession_codes (expires_at) where verified_at is null;

create table gradings (
  id uuid primary key,
  seller_id uuid references users (id) on delete set null,
  draft_id uuid,
  listing_id uuid references listings (id) on delete cascade,
  rubric integer not null,
  os text,
  announced text,
  answers jsonb not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D')),
  reasons text[] not null,
  graded_at timestamptz not null,
  check (draft_id is null or listing_id is null)
);
comment on table gradings is 'Grades computed from the seller''s answers.';
comment on column gradings.rubric is 'Version of the questions.';
comment on column gradings.os is 'With `announced`, decides which questions are asked.';
create unique index one_grading_per_draft on gradings (seller_id, draft_id) where draft_id is not null;
create index gradings_by_listing on gradings (listing_id, graded_at desc) where listing_id is not null;

create table device_passports (
  id uuid primary key,
  imei_hash text not null unique,
  last4 text not null check (last4 ~ '^\d{4}$'),
  owner_id uuid references users (id) on delete set null,
  last_seller_id uuid references users (id) on delete set null,
  created_at timestamptz not null
);
comment on table device_passports is 'The public history of a phone, found by its IMEI. The id is random and says nothing about the number.';
comment on column device_passports.owner_id is 'Who bought the phone here last, or proved to own it. Null while nobody has.';
comment on column device_passports.last_seller_id is 'Who last offered the phone; entries say only whether it is the same person again.';
create index device_passports_by_owner on device_passports (owner_id) where owner_id is not null;
create index device_passports_by_last_seller on device_passports (last_seller_id)
  where last_seller_id is not null;

create table passport_entries (
  passport_id uuid not null references device_passports (id),
  number integer not null check (number > 0),
  content text not null check (char_length(content) <= 2000),
  previous_hash text not null,
  hash text not null check (
    hash = encode(sha256(convert_to(previous_hash || E'\n' || content, 'UTF8')), 'hex')),
  kind text not null generated always as (content::jsonb ->> 'kind') stored,
  source_id uuid,
  added_at timestamptz not null,
  primary key (passport_id, number),
  check (kind in (
    'imei_checked', 'checked_up', 'graded', 'listed', 'unlisted', 'sold', 'sale_undone',
    'repaired', 'claimed')),
  check ((content::jsonb ->> 'number')::integer = number),
  check ((content::jsonb ->> 'passport')::uuid = passport_id)
);
comment on table passport_entries is 'The entries of a passport: a hash chain that is only appended to. Entries are public, so they hold no personal data.';
comment on column passport_entries.content is 'Canonical JSON: keys in order, no spaces. Exactly this text is hashed.';
comment on column passport_entries.hash is 'SHA-256, in hexadecimal, of the hash before, a line feed and the content.';
comment on column passport_entries.previous_hash is 'Hash of the entry before; 64 zeros in the first.';
comment on column passport_entries.source_id is 'The check, grading, listing or order that the entry tells of. Not part of the chain.';
create unique index one_passport_entry_per_source on passport_entries (passport_id, kind, source_id);
create index passport_entries_by_source on passport_entries (source_id, kind)
  where source_id is not null;

create trigger passport_entries_are_append_only before update or delete or truncate
  on passport_entries for each statement execute function reject_changes();

-- An entry continues the chain of its passport; of two at once, the second waits for the lock.
create function continue_passport() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform from device_passports where id = new.passport_id for no key update;
  select number, hash into last from passport_entries
    where passport_id = new.passport_id order by number desc limit 1;
  if new.number <> coalesce(last.number, 0) + 1
    or new.previous_hash <> coalesce(last.hash, repeat('0', 64)) then
    raise exception 'entry % does not continue passport %', new.number, new.passport_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger continue_passport before insert on passport_entries
  for each row execute function continue_passport();

create table passport_claims (
  id uuid primary key,
  passport_id uuid not null references device_passports (id),
  user_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('open', 'waiting', 'approved', 'rejected')),
  created_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  reason text check (char_length(reason) between 3 and 500),
  check ((state = 'open') = (submitted_at is null)),
  check ((state in ('approved', 'rejected')) = (decided_at is not null))
);
comment on table passport_claims is 'A person who got a phone elsewhere proves with a photo to own it now; a moderator decides. Its possession code is the one of a draft with the same id.';
create unique index one_undecided_passport_claim on passport_claims (passport_id, user_id)
  where state in ('open', 'waiting');
create index passport_claims_by_user on passport_claims (user_id, created_at desc);
create index waiting_passport_claims on passport_claims (submitted_at) where state = 'waiting';
