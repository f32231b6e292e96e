-- The photos of a listing, or of a draft that has no listing yet; the first is the cover.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table listing_photos (
  id uuid primary key,
  listing_id uuid references listings (id) on delete cascade,
  draft_id uuid,
  -- 0 is the cover.
  place integer not null check (place between 0 and 11),
  -- Null for a picture on a host that the operator trusts.
  media_id uuid references media (id) on delete cascade,
  url text not null check (char_length(url) between 1 and 2000),
  alt text not null default '' check (char_length(alt) <= 200),
  check (num_nonnulls(listing_id, draft_id) = 1)
);
create unique index listing_photos_in_order on listing_photos (listing_id, place)
  where listing_id is not null;
create unique index draft_photos_in_order on listing_photos (draft_id, place)
  where draft_id is not null;
create index listing_photos_by_media on listing_photos (media_id);
