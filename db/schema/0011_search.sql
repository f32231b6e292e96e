-- Search: exact counts for every filter, favorites, saved searches and their alerts.

create table facet_cells (
  model_id integer not null,
  traits integer not null,
  price_minor bigint not null,
  place_id integer not null,
  variant_id integer not null,
  count integer not null,
  version bigint not null,
  primary key (model_id, traits, price_minor, place_id, variant_id)
) with (fillfactor = 80);
comment on table facet_cells is 'How many live listings there are of each combination of model, traits, price, place and variant. Every node keeps a copy in memory and updates it by `version`.';
comment on column facet_cells.place_id is '0 means no place.';
comment on column facet_cells.version is 'The fold that changed it last.';
create index facet_cells_by_version on facet_cells (version);

create table facet_deltas (
  id bigint generated always as identity primary key,
  model_id integer not null,
  traits integer not null,
  price_minor bigint not null,
  place_id integer not null,
  variant_id integer not null,
  count integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
comment on table facet_deltas is 'Changes of the counts that are not folded into facet_cells yet, so that writers of listings do not wait for each other.';

create table facet_state (
  one boolean primary key default true check (one),
  version bigint not null default 1,
  purged bigint not null default 0
);
comment on table facet_state is 'One row: the newest version of the counts.';
comment on column facet_state.purged is 'Cells were deleted up to this version: a node with an older version reads all cells again.';
insert into facet_state default values;

create table facet_snapshots (
  version bigint primary key,
  format text not null,
  cells integer not null,
  packed bytea not null,
  deltas bytea,
  created_at timestamptz not null
);
-- It is compressed already.
alter table facet_snapshots alter column packed set storage external;
comment on table facet_snapshots is 'All counts as a node had them in memory, so that a starting one reads one row and then only what changed since. Deleting it is harmless.';
comment on column facet_snapshots.version is 'The version of facet_cells that it holds.';
comment on column facet_snapshots.deltas is 'The changes of facet_deltas that it contains beyond that version.';
comment on column facet_snapshots.cells is 'Number of cells in it.';

-- Statement triggers record how a statement changes the counts.
create function record_added_facets() returns trigger language plpgsql as $$
begin
  insert into facet_deltas (model_id, traits, price_minor, place_id, variant_id, count)
  select model_id, traits, price_minor, coalesce(place_id, 0), variant_id, count(*)
  from added where state = 'live' group by 1, 2, 3, 4, 5;
  return null;
end $$;

create function record_removed_facets() returns trigger language plpgsql as $$
begin
  insert into facet_deltas (model_id, traits, price_minor, place_id, variant_id, count)
  select model_id, traits, price_minor, coalesce(place_id, 0), variant_id, -count(*)
  from removed where state = 'live' group by 1, 2, 3, 4, 5;
  return null;
end $$;

create function record_changed_facets() returns trigger language plpgsql as $$
begin
  insert into facet_deltas (model_id, traits, price_minor, place_id, variant_id, count)
  select model_id, traits, price_minor, coalesce(place_id, 0), variant_id, sum(count) from (
    select model_id, traits, price_minor, place_id, variant_id, 1 as count from added where state = 'live'
    union all
    select model_id, traits, price_minor, place_id, variant_id, -1 from removed where state = 'live'
  ) changes
  group by 1, 2, 3, 4, 5 having sum(count) <> 0;
  return null;
end $$;

create trigger record_added_facets after insert on listings
  referencing new table as added for each statement execute function record_added_facets();
create trigger record_removed_facets after delete on listings
  referencing old table as removed for each statement execute function record_removed_facets();
create trigger record_changed_facets after update on listings
  referencing new table as added old table as removed
  for each statement execute function record_changed_facets();

/* Folds at most `most` of the deltas that are visible now into the cells and returns how many.
   One node at a time; a delta that becomes visible later is folded later. */
create function fold_facets(most integer, out taken integer, out models integer[]) language plpgsql as $$
declare
  fold bigint;
begin
  taken := 0;
  models := '{}';
  if not pg_try_advisory_xact_lock(7236426) then return; end if;
  if not exists (select from facet_deltas) then return; end if;
  update facet_state set version = version + 1 returning version into fold;
  with due as (
    select id from facet_deltas order by id limit most
  ), deltas as (
    delete from facet_deltas using due where facet_deltas.id = due.id
    returning model_id, traits, price_minor, place_id, variant_id, count
  ), folded as (
    insert into facet_cells as cells
    select model_id, traits, price_minor, place_id, variant_id, sum(count), fold from deltas
    group by 1, 2, 3, 4, 5 having sum(count) <> 0 order by 1, 2, 3, 4, 5
    on conflict (model_id, traits, price_minor, place_id, variant_id)
      do update set count = cells.count + excluded.count, version = excluded.version
  )
  select count(*), coalesce(array_agg(distinct model_id), '{}') into taken, models from deltas;
end $$;

/* Deletes combinations without listings that have not changed for `keep` folds. A node that is that
   far behind reads everything again. */
create function purge_facets(keep integer) returns integer language plpgsql as $$
declare
  upto bigint;
  gone integer;
begin
  if not pg_try_advisory_xact_lock(7236426) then return 0; end if;
  select version - keep into upto from facet_state;
  delete from facet_cells where count = 0 and version <= upto;
  get diagnostics gone = row_count;
  if gone > 0 then update facet_state set purged = greatest(purged, upto); end if;
  return gone;
end $$;

/* By how many live listings the counts are wrong; 0 when they are right. One statement, so one
   snapshot, which concurrent changes do not disturb. */
create function count_facet_errors() returns bigint language sql stable
return (
  select coalesce(sum(abs(count)), 0) from (
    select sum(count) as count from (
      select model_id, traits, price_minor, coalesce(place_id, 0) as place_id, variant_id, 1 as count
      from listings where state = 'live'
      union all
      select model_id, traits, price_minor, place_id, variant_id, -count from facet_cells
      union all
      select model_id, traits, price_minor, place_id, variant_id, -count from facet_deltas
    ) counted
    group by model_id, traits, price_minor, place_id, variant_id
  ) differences
);

create table favorites (
  user_id uuid not null references users (id) on delete cascade,
  listing_id uuid not null references listings (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, listing_id)
);
comment on table favorites is 'Listings that people saved. Before they log in, favorites live in the browser.';
create index favorites_newest on favorites (user_id, created_at desc, listing_id);
create index favorites_by_listing on favorites (listing_id);

create table follows (
  user_id uuid not null references users (id) on delete cascade,
  seller_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, seller_id),
  check (user_id <> seller_id)
);
comment on table follows is 'Sellers that people follow: they are alerted to phones listed since.';
create index followers on follows (seller_id);

create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  query text not null check (char_length(query) <= 2000),
  words text[] not null default '{}',
  storage_gb integer[] not null default '{}',
  grades text[] not null default '{}',
  colors integer[] not null default '{}',
  min_minor bigint,
  max_minor bigint,
  used_months integer,
  lat real,
  lon real,
  within_km real,
  seller_level integer not null default 0,
  advertised boolean not null default false,
  photo boolean not null default false,
  fields jsonb not null default '{}',
  pick_up boolean not null default false,
  ships_to text,
  free_shipping boolean not null default false,
  seller_id uuid references users (id) on delete cascade,
  interpreted_at timestamptz not null,
  created_at timestamptz not null
);
comment on table saved_searches is 'Saved searches, with their criteria as last interpreted: empty or null means no restriction.';
comment on column saved_searches.query is 'The URL parameters in a fixed order, so that the same search is saved once.';
comment on column saved_searches.fields is 'Filters on declared fields of a listing, by key: the least number, or a list of options. See src/shared/listings/listing.fields.ts.';
comment on column saved_searches.ships_to is 'A country, "EU" or "WORLD".';
comment on column saved_searches.interpreted_at is 'When the criteria were last interpreted with the catalog.';
comment on column saved_searches.seller_id is 'Only phones of this seller; the search is deleted with their account.';
create index saved_searches_by_seller on saved_searches (seller_id) where seller_id is not null;
create unique index one_saved_search_per_query on saved_searches (user_id, md5(query));
create index saved_searches_to_interpret on saved_searches (interpreted_at);

create table saved_search_targets (
  target integer not null,
  search_id uuid not null references saved_searches (id) on delete cascade,
  max_alert_minor bigint not null,
  primary key (search_id, target)
);
comment on table saved_search_targets is 'Index of saved searches for matching new listings: by model ID if the search names models, else by negative brand number, else by 0.';
comment on column saved_search_targets.max_alert_minor is 'The highest price that the search alerts about, including near misses.';
create index saved_search_targets_by_price on saved_search_targets (target, max_alert_minor)
  include (search_id);

create table listings_to_match (
  id bigint generated always as identity primary key,
  listing_id uuid not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
comment on table listings_to_match is 'Listings that appeared, became cheaper, or changed model or variant, and still have to be matched with saved searches and followers.';

create table search_alerts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  listing_id uuid not null references listings (id) on delete cascade,
  search_id uuid references saved_searches (id) on delete set null,
  kind text not null check (kind in ('match', 'near_miss', 'price_drop', 'followed')),
  reason text not null,
  notified_minor bigint,
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz
);
comment on table search_alerts is 'Alerts about listings: one per person and listing, however many searches it fits. A later price drop replaces the earlier alert.';
comment on column search_alerts.reason is 'Why, as text: "one grade lower, $12 under your limit".';
comment on column search_alerts.notified_minor is 'The lowest price that this person was notified about.';
create unique index one_alert_per_phone_and_person on search_alerts (user_id, listing_id);
create index search_alerts_newest on search_alerts (user_id, created_at desc, id desc);
create index unread_search_alerts on search_alerts (user_id) where read_at is null;
create index unmailed_search_alerts on search_alerts (user_id) where mailed_at is null;
create index search_alerts_by_listing on search_alerts (listing_id);
create index search_alerts_by_search on search_alerts (search_id);
create index search_alerts_by_age on search_alerts (created_at);

create table alert_mails (
  user_id uuid primary key references users (id) on delete cascade,
  wanted boolean not null default true,
  follows_wanted boolean not null default true,
  sent_at timestamptz,
  due_at timestamptz
);
comment on table alert_mails is 'Whether a person wants emails with alerts, and when the next one is due.';
comment on column alert_mails.follows_wanted is 'Whether alerts about followed sellers are among the emails.';
create index alert_mails_due on alert_mails (due_at) where due_at is not null;

create table price_drops (
  id bigint generated always as identity primary key,
  listing_id uuid not null,
  from_minor bigint not null,
  to_minor bigint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
comment on table price_drops is 'Price drops of favorites that people still have to be notified about.';

-- Queues only listings that a saved search may match or whose seller is followed; without either this
-- costs nothing.
create function queue_new_listings() returns trigger language plpgsql as $$
begin
  if not exists (select from saved_search_targets) and not exists (select from follows) then
    return null;
  end if;
  insert into listings_to_match (listing_id)
  select id from added
  where state = 'live' and (exists (
    select from saved_search_targets
    where target in (added.model_id, -added.brand_number, 0)
      and max_alert_minor >= added.price_minor)
    or exists (select from follows where follows.seller_id = added.seller_id));
  return null;
end $$;

create function queue_changed_listings() returns trigger language plpgsql as $$
begin
  if not exists (select from saved_search_targets) and not exists (select from follows) then
    return null;
  end if;
  insert into listings_to_match (listing_id)
  select added.id from added join removed on removed.id = added.id
  where added.state = 'live'
    and (removed.state <> 'live' or added.price_minor < removed.price_minor
      or added.model_id <> removed.model_id or added.variant_id <> removed.variant_id)
    and (exists (
      select from saved_search_targets
      where target in (added.model_id, -added.brand_number, 0)
        and max_alert_minor >= added.price_minor)
      or (removed.state <> 'live'
        and exists (select from follows where follows.seller_id = added.seller_id)));
  return null;
end $$;

create trigger queue_new_listings after insert on listings
  referencing new table as added for each statement execute function queue_new_listings();
create trigger queue_changed_listings after update on listings
  referencing new table as added old table as removed
  for each statement execute function queue_changed_listings();

-- Queues only listings that someone saved; without favorites this costs nothing.
create function queue_price_drop() returns trigger language plpgsql as $$
begin
  insert into price_drops (listing_id, from_minor, to_minor)
  select new.id, old.price_minor, new.price_minor
  where exists (select from favorites where listing_id = new.id);
  return null;
end $$;

create trigger queue_price_drop after update of price_minor on listings
  for each row when (old.state = 'live' and new.state = 'live' and new.price_minor < old.price_minor)
  execute function queue_price_drop();
