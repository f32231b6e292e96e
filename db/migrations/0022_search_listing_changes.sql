set lock_timeout = '5s';
set statement_timeout = '5s';

/* Every process has the listings for sale in memory and reads those that changed. Counts are not stored any more: they are
   counted there, so that the ids of a page come from the same place. */
create table listing_changes (
  id bigint generated always as identity primary key,
  listing_id uuid not null,
  model_id integer not null,
  version bigint
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
comment on table listing_changes is 'Listings that searches have to read again: they came up for sale, changed or are gone. Old rows are deleted.';
comment on column listing_changes.model_id is 'The model before or after the change: what is cached of it is read again.';
comment on column listing_changes.version is 'facet_state.version when the change was numbered; null until then, at most some seconds.';
create index listing_changes_by_version on listing_changes (version);

comment on table facet_state is 'One row: the newest version of listing_changes.';
comment on column facet_state.purged is 'Changes were deleted up to this version: a process with an older version reads all listings again.';

create or replace function record_added_facets() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id, model_id) select id, model_id from added where state = 'live';
  return null;
end $$;

create or replace function record_removed_facets() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id, model_id) select id, model_id from removed where state = 'live';
  return null;
end $$;

-- Of columns that searches neither filter nor sort by, such as the number of views, nothing is recorded.
create or replace function record_changed_facets() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id, model_id)
  select id, model_id from (
    select id, model_id, brand_number, traits, price_minor, place_id, variant_id, created_at, saving_minor
    from added where state = 'live'
    except
    select id, model_id, brand_number, traits, price_minor, place_id, variant_id, created_at, saving_minor
    from removed where state = 'live'
  ) came
  union
  select id, model_id from (
    select id, model_id, brand_number, traits, price_minor, place_id, variant_id, created_at, saving_minor
    from removed where state = 'live'
    except
    select id, model_id, brand_number, traits, price_minor, place_id, variant_id, created_at, saving_minor
    from added where state = 'live'
  ) went;
  return null;
end $$;

/* Gives at most `most` changes that are visible now the next version and returns how many. One process at a time, so that
   versions become visible in their order; a change that becomes visible later gets a later one. */
create function number_listing_changes(most integer, out taken integer, out models integer[]) language plpgsql as $$
declare
  next bigint;
begin
  taken := 0;
  models := '{}';
  if not pg_try_advisory_xact_lock(7236426) then return; end if;
  if not exists (select from listing_changes where version is null) then return; end if;
  update facet_state set version = version + 1 returning version into next;
  with due as (
    select id from listing_changes where version is null order by id limit most
  ), numbered as (
    update listing_changes set version = next from due where listing_changes.id = due.id
    returning model_id
  )
  select count(*), coalesce(array_agg(distinct model_id), '{}') into taken, models from numbered;
end $$;

/* Deletes changes that are more than `keep` versions old and returns how many. A process that is that far behind reads
   everything again. */
create function purge_listing_changes(keep integer) returns integer language plpgsql as $$
declare
  upto bigint;
  gone integer;
begin
  if not pg_try_advisory_xact_lock(7236426) then return 0; end if;
  select version - keep into upto from facet_state;
  delete from listing_changes where version <= upto;
  get diagnostics gone = row_count;
  if gone > 0 then update facet_state set purged = greatest(purged, upto); end if;
  return gone;
end $$;

drop function fold_facets(integer);
drop function purge_facets(integer);
drop function count_facet_errors();
-- Counts of listings, which are still there.
-- squawk-ignore ban-drop-table
drop table facet_cells;
-- squawk-ignore ban-drop-table
drop table facet_deltas;
-- squawk-ignore ban-drop-table
drop table facet_snapshots;
