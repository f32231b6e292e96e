-- What every photo that was ever listed looks like; it stays when the photo goes.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table listed_pictures (
  media_id uuid primary key,
  owner_id uuid references users (id) on delete set null,
  hash bigint not null,
  detail bytea not null check (octet_length(detail) = 64),
  listed_at timestamptz not null,
  -- The hash in four parts: of a changed photo one of them is still the same, or nearly, and the few
  -- values that it may have can be looked up.
  band0 integer not null generated always as ((hash & 65535)::integer) stored,
  band1 integer not null generated always as (((hash >> 16) & 65535)::integer) stored,
  band2 integer not null generated always as (((hash >> 32) & 65535)::integer) stored,
  band3 integer not null generated always as (((hash >> 48) & 65535)::integer) stored
);
create index listed_pictures_band0 on listed_pictures (band0) include (hash, media_id);
create index listed_pictures_band1 on listed_pictures (band1) include (hash, media_id);
create index listed_pictures_band2 on listed_pictures (band2) include (hash, media_id);
create index listed_pictures_band3 on listed_pictures (band3) include (hash, media_id);
create index listed_pictures_by_owner on listed_pictures (owner_id);
