-- Check-ups of a phone by its own browser: a link that works once, and the signed result.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table checkups (
  id uuid primary key,
  seller_id uuid references users (id) on delete set null,
  draft_id uuid,
  listing_id uuid references listings (id) on delete cascade,
  -- SHA-256 of the word in the link; the word itself is kept nowhere.
  token_hash text not null unique,
  -- What the phone is said to be, as it stood when the link was made.
  claimed jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz,
  results jsonb,
  -- The text that was signed, and the signature (Ed25519, base64).
  statement text,
  signature text,
  check ((done_at is null) = (statement is null)),
  check (draft_id is null or listing_id is null)
);
create index checkups_by_draft on checkups (seller_id, draft_id, done_at desc) where draft_id is not null;
create index checkups_by_listing on checkups (listing_id, done_at desc) where listing_id is not null;
create index open_checkups on checkups (seller_id, expires_at) where done_at is null;
