-- One-time codes that must be in a photo: whoever takes the photo has the phone in hand.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table possession_codes (
  id uuid primary key,
  seller_id uuid references users (id) on delete set null,
  draft_id uuid,
  listing_id uuid references listings (id) on delete cascade,
  -- SHA-256 of what the QR code says.
  code_hash text not null unique,
  -- For people's eyes: written beside the phone, compared by moderators.
  words text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the code was read in a photo, and the photo, which is kept for moderators.
  verified_at timestamptz,
  photo_id uuid,
  check ((verified_at is null) = (photo_id is null)),
  check (draft_id is null or listing_id is null)
);
create index possession_by_draft on possession_codes (seller_id, draft_id) where draft_id is not null;
create index possession_by_listing on possession_codes (listing_id, verified_at desc)
  where listing_id is not null;
create index open_possession_codes on possession_codes (expires_at) where verified_at is null;
