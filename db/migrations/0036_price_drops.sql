-- A phone that became cheaper is told to those who keep an eye on it, once a phone and person: a later
-- drop takes the place of the message before.
-- squawk-ignore-file constraint-missing-not-valid
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table search_alerts
  drop constraint search_alerts_kind_check,
  add constraint search_alerts_kind_check check (kind in ('match', 'near_miss', 'price_drop')),
  -- The lowest price that this person was told of as a drop.
  add column told_minor bigint;

-- Drops that nobody was told of yet; a shop without favourites pays nothing.
create table price_drops (
  id bigint generated always as identity primary key,
  listing_id uuid not null,
  from_minor bigint not null,
  to_minor bigint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function note_price_drop() returns trigger language plpgsql as $$
begin
  insert into price_drops (listing_id, from_minor, to_minor)
  select new.id, old.price_minor, new.price_minor
  where exists (select from favourites where listing_id = new.id);
  return null;
end $$;

create trigger note_price_drop after update of price_minor on listings
  for each row when (old.state = 'live' and new.state = 'live' and new.price_minor < old.price_minor)
  execute function note_price_drop();
