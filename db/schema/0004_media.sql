-- Media: uploaded pictures, their perceptual hashes, and the photos of listings.

create table media (
  id uuid primary key,
  owner_id uuid references users (id) on delete set null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bigint not null check (bytes > 0),
  complete boolean not null default false,
  pinned boolean not null default false,
  has_unclaimed_copy boolean not null default false,
  hash bigint,
  detail bytea check (octet_length(detail) = 64),
  views bytea check (octet_length(views) in (0, 256)),
  placeholder bytea check (octet_length(placeholder) = 36),
  created_at timestamptz not null,
  expires_at timestamptz
);
comment on table media is 'Uploaded pictures. The files are on disk or in a bucket, under the id.';
comment on column media.complete is 'False while only two of its sizes are rendered.';
comment on column media.pinned is 'True when something other than a listing shows it, such as a profile: it is never deleted automatically.';
comment on column media.has_unclaimed_copy is 'True when a private copy exists that nothing refers to yet; it is deleted together with the upload.';
comment on column media.hash is 'Perceptual hash: the signs of the lowest frequencies. Null until complete, 0 for a picture that is never compared: a blank one, or a drawing of the demo.';
comment on column media.detail is 'The strengths of the same frequencies.';
comment on column media.views is 'The same of the picture without its edges: cropped by 6, 10 and 14 % on each side, and without its border. Zeros where that is blank.';
comment on column media.placeholder is 'Nine colors (3 by 3, RGBA) to show until the picture is loaded.';
comment on column media.expires_at is 'When it is deleted; null while something uses it.';
create index unclaimed_media on media (expires_at) where expires_at is not null;
create index media_to_complete on media (id) where not complete and expires_at is null;
create index media_by_owner on media (owner_id);

create table files_to_delete (
  key text primary key,
  queued_at timestamptz not null
);
comment on table files_to_delete is 'Stored files that nothing refers to any longer, written in the transaction that let go of them and deleted soon after.';
create index files_to_delete_in_order on files_to_delete (queued_at);

create table listed_photo_hashes (
  media_id uuid,
  view smallint not null,
  owner_id uuid references users (id) on delete set null,
  hash bigint not null,
  detail bytea not null check (octet_length(detail) = 64),
  listed_at timestamptz not null,
  band0 integer not null generated always as ((hash & 65535)::integer) stored,
  band1 integer not null generated always as (((hash >> 16) & 65535)::integer) stored,
  band2 integer not null generated always as (((hash >> 32) & 65535)::integer) stored,
  band3 integer not null generated always as (((hash >> 48) & 65535)::integer) stored,
  primary key (media_id, view)
);
comment on table listed_photo_hashes is 'Perceptual hashes of all photos ever listed, to recognize photos taken from other sellers. Rows outlive their photos.';
comment on column listed_photo_hashes.view is '0 is the whole photo, 1 to 3 are its crops.';
comment on column listed_photo_hashes.band0 is 'The hash in four parts: an edited photo keeps at least one part nearly unchanged, so the few values it may have can be looked up.';
create index listed_photo_hashes_band0 on listed_photo_hashes (band0) include (hash, media_id, view);
create index listed_photo_hashes_band1 on listed_photo_hashes (band1) include (hash, media_id, view);
create index listed_photo_hashes_band2 on listed_photo_hashes (band2) include (hash, media_id, view);
create index listed_photo_hashes_band3 on listed_photo_hashes (band3) include (hash, media_id, view);
create index listed_photo_hashes_by_owner on listed_photo_hashes (owner_id);

create table listing_photos (
  id uuid primary key,
  listing_id uuid,
  seller_id uuid references users (id) on delete cascade,
  draft_id uuid,
  place integer not null check (place between 0 and 11),
  media_id uuid references media (id) on delete cascade,
  url text not null check (char_length(url) between 1 and 2000),
  alt text not null default '' check (char_length(alt) <= 200),
  check (num_nonnulls(listing_id, draft_id) = 1),
  constraint draft_photos_have_a_seller check ((draft_id is null) = (seller_id is null))
);
comment on table listing_photos is 'The photos of a listing, of a draft, or of an edit that is waiting for review.';
comment on column listing_photos.draft_id is 'Id of the draft, or of the review of the edit. Sellers choose draft ids, so only seller and draft together are unique.';
comment on column listing_photos.place is '0 is the cover.';
comment on column listing_photos.media_id is 'Null for a picture on a host that the operator trusts.';
create unique index listing_photos_in_order on listing_photos (listing_id, place)
  where listing_id is not null;
create unique index draft_photos_in_order on listing_photos (seller_id, draft_id, place)
  where draft_id is not null;
create index listing_photos_by_media on listing_photos (media_id);
