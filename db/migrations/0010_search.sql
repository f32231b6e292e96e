-- Search at a million listings: what a listing is found by, indexes for every order, exact counts.
-- The table is as large as a young shop's when this runs: it is rewritten once, in a moment.
-- squawk-ignore-file adding-field-with-default, adding-not-nullable-field, adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation, require-concurrent-index-deletion, prefer-bigint-over-smallint
set lock_timeout = '5s';
set statement_timeout = '600s';

-- Every brand takes in what matches none of its models.
insert into models (category_id, name, slug, catch_all)
select id, 'Other ' || brand || ' phone', 'other-' || slug, true
from categories
on conflict do nothing;

-- Numbers of src/modules/listings/colour-family.ts; 0 is 'not known'.
create function colour_family_of(colour text) returns smallint
language sql immutable parallel safe
return coalesce((
  select family from (values
    (1, 'black|midnight|obsidian|onyx|charcoal'), (2, 'white|starlight|snow|pearl|ivory|cream|porcelain'),
    (3, 'gr[ae]y|graphite|titanium|slate|stone'), (4, 'silver|chrome'), (5, 'gold|champagne|bronze'),
    (6, 'blue|navy|azure|sky|ocean|cobalt'), (7, 'green|mint|sage|olive|teal|emerald'), (8, 'red|coral|crimson'),
    (9, 'pink|rose'), (10, 'purple|violet|lavender|lilac|plum'), (11, 'yellow|lemon'), (12, 'orange|peach'),
    (13, 'brown|copper|mocha|sand')
  ) families (family, words)
  where lower(colour) ~ words order by family limit 1
), case when colour ~ '\S' then 14 else 0 end)::smallint;

/* Everything a listing is filtered by, in one number: bits 0-12 storage in GB, 13-15 grade,
   16-19 colour family, 20-21 the seller's standing, 22 advertised, 23 with photo,
   24-30 months of use (126: as many or more, 127: not known). 0 is 'not known' for the others. */
create function listing_traits(
  storage_gb integer, grade text, colour_family smallint, standing smallint,
  advertised boolean, photo boolean, used_months integer
) returns integer
language sql immutable parallel safe
return coalesce(storage_gb, 0)
  | (coalesce(ascii(grade) - 64, 0) << 13)
  | (coalesce(colour_family, 0)::integer << 16)
  | (standing::integer << 20)
  | (advertised::integer << 22)
  | (photo::integer << 23)
  | (coalesce(least(used_months, 126), 127) << 24);

-- What words are looked for in, letters without their accents.
create function listing_words(name text, colour text, location text) returns tsvector
language sql immutable parallel safe
return to_tsvector('simple', translate(
  lower(name || ' ' || coalesce(colour, '') || ' ' || location),
  'àáâãäåāçćčèéêëēìíîïīñńòóôõöøōśšùúûüūýÿźžż', 'aaaaaaaccceeeeeiiiiinnooooooossuuuuuyyzzz'));

alter table listings
  add column model_id integer,
  add column brand_number smallint,
  add column colour_family smallint,
  add column place_id integer,
  -- Of the place, never of an address.
  add column lat real,
  add column lon real,
  -- 0 new, 1 proven, 2 trusted; see src/modules/listings/standing.ts.
  add column standing smallint not null default 0,
  -- The model's end of security updates.
  add column support_until date;

update listings set
  model_id = models.id,
  brand_number = categories.number,
  colour_family = colour_family_of(colour)
from models join categories on categories.id = models.category_id
where models.catch_all and models.category_id = listings.category_id;
-- From here on the program says which family a colour is of.
drop function colour_family_of;

alter table listings alter column model_id set not null;
alter table listings alter column brand_number set not null;
alter table listings alter column colour_family set not null;
alter table listings alter column colour_family set default 0;
alter table listings
  add constraint listings_model foreign key (model_id) references models (id);
alter table listings
  add column traits integer not null generated always as (
    listing_traits(storage_gb, grade, colour_family, standing, advertised, img <> '', used_months)
  ) stored,
  add column saving_minor bigint not null generated always as (
    coalesce(original_price_minor - price_minor, 0)
  ) stored,
  /* Best match among listings of equally fitting models: the newest first, where a listing counts
     as newer by 3 days for an advert, 2 for a photo and 1 for each step of its seller's standing. */
  add column best_at timestamptz not null generated always as (
    (created_at at time zone 'UTC' + interval '1 hour'
      * (72 * advertised::integer + 48 * (img <> '')::integer + 24 * standing)) at time zone 'UTC'
  ) stored;

-- A page is read from the index of its order; what it carries beside answers the other filters.
drop index live_listings_newest, live_listings_by_price;
create index live_listings_newest on listings (created_at desc, id desc)
  include (model_id, traits, price_minor, place_id) where state = 'live';
create index live_listings_by_price on listings (price_minor, id)
  include (model_id, traits, place_id) where state = 'live';
create index live_listings_best on listings (best_at desc, id desc)
  include (model_id, traits, price_minor, place_id) where state = 'live';
create index live_listings_saving on listings (saving_minor desc, id desc)
  include (model_id, traits, price_minor, place_id) where state = 'live';
create index live_of_brand_newest on listings (brand_number, created_at desc, id desc)
  include (model_id, traits, price_minor, place_id) where state = 'live';
create index live_of_brand_by_price on listings (brand_number, price_minor, id)
  include (model_id, traits, place_id) where state = 'live';
create index live_of_brand_best on listings (brand_number, best_at desc, id desc)
  include (model_id, traits, price_minor, place_id) where state = 'live';
create index live_of_brand_saving on listings (brand_number, saving_minor desc, id desc)
  include (model_id, traits, price_minor, place_id) where state = 'live';
create index live_of_model_newest on listings (model_id, created_at desc, id desc)
  include (traits, price_minor, place_id) where state = 'live';
create index live_of_model_by_price on listings (model_id, price_minor, id)
  include (traits, place_id) where state = 'live';
create index live_of_model_best on listings (model_id, best_at desc, id desc)
  include (traits, price_minor, place_id) where state = 'live';
create index live_of_model_saving on listings (model_id, saving_minor desc, id desc)
  include (traits, price_minor, place_id) where state = 'live';
create index live_listings_in_place on listings (place_id) where state = 'live' and place_id is not null;
create index live_listings_words on listings using gin (listing_words(name, colour, location))
  with (fastupdate = off) where state = 'live';
create index listings_by_model on listings (model_id);

/* How many live listings there are of each combination. Every node keeps a copy in memory and
   brings it up to date by `version`; facet_deltas holds what is not folded in yet. */
create table facet_cells (
  model_id integer not null,
  traits integer not null,
  price_minor bigint not null,
  -- 0 is 'no place'.
  place_id integer not null,
  n integer not null,
  version bigint not null,
  primary key (model_id, traits, price_minor, place_id)
) with (fillfactor = 80);
create index facet_cells_by_version on facet_cells (version);

create table facet_deltas (
  id bigint generated always as identity primary key,
  model_id integer not null,
  traits integer not null,
  price_minor bigint not null,
  place_id integer not null,
  n integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- One row. Whoever has seen less than `purged` reads all cells again.
create table facet_state (
  one boolean primary key default true check (one),
  version bigint not null default 1,
  purged bigint not null default 0
);
insert into facet_state default values;

create function note_added_facets() returns trigger language plpgsql as $$
begin
  insert into facet_deltas (model_id, traits, price_minor, place_id, n)
  select model_id, traits, price_minor, coalesce(place_id, 0), count(*)
  from added where state = 'live' group by 1, 2, 3, 4;
  return null;
end $$;

create function note_removed_facets() returns trigger language plpgsql as $$
begin
  insert into facet_deltas (model_id, traits, price_minor, place_id, n)
  select model_id, traits, price_minor, coalesce(place_id, 0), -count(*)
  from removed where state = 'live' group by 1, 2, 3, 4;
  return null;
end $$;

create function note_changed_facets() returns trigger language plpgsql as $$
begin
  insert into facet_deltas (model_id, traits, price_minor, place_id, n)
  select model_id, traits, price_minor, coalesce(place_id, 0), sum(n) from (
    select model_id, traits, price_minor, place_id, 1 as n from added where state = 'live'
    union all
    select model_id, traits, price_minor, place_id, -1 from removed where state = 'live'
  ) changes
  group by 1, 2, 3, 4 having sum(n) <> 0;
  return null;
end $$;

create trigger note_added_facets after insert on listings
  referencing new table as added for each statement execute function note_added_facets();
create trigger note_removed_facets after delete on listings
  referencing old table as removed for each statement execute function note_removed_facets();
create trigger note_changed_facets after update on listings
  referencing new table as added old table as removed
  for each statement execute function note_changed_facets();

/* Folds at most `most` of the deltas that are visible now into the cells and says how many it took.
   One node at a time; a delta that becomes visible later is taken later. */
create function fold_facets(most integer) returns integer language plpgsql as $$
declare
  fold bigint;
  taken integer;
begin
  if not pg_try_advisory_xact_lock(7236426) then return 0; end if;
  if not exists (select from facet_deltas) then return 0; end if;
  update facet_state set version = version + 1 returning version into fold;
  with due as (
    select id from facet_deltas order by id limit most
  ), deltas as (
    delete from facet_deltas using due where facet_deltas.id = due.id
    returning model_id, traits, price_minor, place_id, n
  ), folded as (
    insert into facet_cells as cells
    select model_id, traits, price_minor, place_id, sum(n), fold from deltas
    group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4
    on conflict (model_id, traits, price_minor, place_id)
      do update set n = cells.n + excluded.n, version = excluded.version
  )
  select count(*) into taken from deltas;
  return taken;
end $$;

/* Forgets combinations that nobody offers since `keep` folds or longer. Nodes are never that far
   behind; one that was away reads all. */
create function purge_facets(keep integer) returns integer language plpgsql as $$
declare
  upto bigint;
  gone integer;
begin
  if not pg_try_advisory_xact_lock(7236426) then return 0; end if;
  select version - keep into upto from facet_state;
  delete from facet_cells where n = 0 and version <= upto;
  get diagnostics gone = row_count;
  if gone > 0 then update facet_state set purged = greatest(purged, upto); end if;
  return gone;
end $$;

/* Live listings that the counts miss or have too many; 0 says that they are right. One statement,
   so one moment: what is being listed meanwhile is on neither side. */
create function facets_out_of_step() returns bigint language sql stable
return (
  select coalesce(sum(abs(n)), 0) from (
    select sum(n) as n from (
      select model_id, traits, price_minor, coalesce(place_id, 0) as place_id, 1 as n
      from listings where state = 'live'
      union all
      select model_id, traits, price_minor, place_id, -n from facet_cells
      union all
      select model_id, traits, price_minor, place_id, -n from facet_deltas
    ) both_sides
    group by model_id, traits, price_minor, place_id
  ) differences
);

insert into facet_cells (model_id, traits, price_minor, place_id, n, version)
select model_id, traits, price_minor, coalesce(place_id, 0), count(*), 1
from listings where state = 'live' group by 1, 2, 3, 4;
