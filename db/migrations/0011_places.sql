-- Cities with their coordinates, so that distance works without asking anybody (db/data/places.csv).
set lock_timeout = '5s';
set statement_timeout = '60s';

create table places (
  -- The GeoNames id.
  id integer primary key,
  name text not null,
  -- ISO 3166-1, two letters.
  country text not null,
  region text not null,
  lat real not null,
  lon real not null,
  population integer not null
);

-- Every name of a place as people type it: lower case, without accents. Bytewise order, so that
-- what begins with the same letters stands together whatever the server's collation.
create table place_names (
  name text collate "C" not null,
  place_id integer not null references places (id) on delete cascade,
  population integer not null,
  primary key (name, place_id)
);
create index place_names_by_place on place_names (place_id);
