-- Saved searches, and the phones that they tell of.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  -- The address's parameters in one order, so that the same search is saved once.
  query text not null check (char_length(query) <= 2000),
  -- What the parameters meant when they were last read: empty or null asks for nothing.
  words text[] not null default '{}',
  storage_gb integer[] not null default '{}',
  grades text[] not null default '{}',
  colours integer[] not null default '{}',
  min_minor bigint,
  max_minor bigint,
  used_months integer,
  lat real,
  lon real,
  within_km real,
  standing integer not null default 0,
  advertised boolean not null default false,
  photo boolean not null default false,
  -- When words and models were last looked up in the catalogue.
  read_at timestamptz not null,
  created_at timestamptz not null
);
create unique index one_saved_search_per_query on saved_searches (user_id, md5(query));
create index saved_searches_by_reading on saved_searches (read_at);

/* Where a search is looked for when a phone comes: under each of its models (id), else under each
   of its brands (minus the brand's number), else under 0. `reach_minor` is the highest price that
   it may tell of. */
create table saved_search_targets (
  target integer not null,
  search_id uuid not null references saved_searches (id) on delete cascade,
  reach_minor bigint not null,
  primary key (search_id, target)
);
create index saved_search_targets_in_reach on saved_search_targets (target, reach_minor)
  include (search_id);

-- Phones that came, became cheaper or changed model, until they have been held against the searches.
create table listing_news (
  id bigint generated always as identity primary key,
  listing_id uuid not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- One message per phone and person, whatever number of searches it fits.
create table search_alerts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  listing_id uuid not null references listings (id) on delete cascade,
  search_id uuid references saved_searches (id) on delete set null,
  kind text not null check (kind in ('match', 'near_miss')),
  -- Why, in words: 'one grade lower, $12 under your limit'.
  reason text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz
);
create unique index one_alert_per_phone_and_person on search_alerts (user_id, listing_id);
create index search_alerts_newest on search_alerts (user_id, created_at desc, id desc);
create index unread_search_alerts on search_alerts (user_id) where read_at is null;
create index unmailed_search_alerts on search_alerts (user_id) where mailed_at is null;
create index search_alerts_by_listing on search_alerts (listing_id);
create index search_alerts_by_search on search_alerts (search_id);
create index search_alerts_by_age on search_alerts (created_at);

-- Whether a person wants mails, and when the next one may go.
create table alert_mails (
  user_id uuid primary key references users (id) on delete cascade,
  wanted boolean not null default true,
  sent_at timestamptz,
  due_at timestamptz
);
create index alert_mails_due on alert_mails (due_at) where due_at is not null;

-- Header lines beside the usual ones, such as List-Unsubscribe.
alter table mails add column headers jsonb not null default '{}';

-- Only what some search may tell of is noted: an instance without saved searches pays nothing.
create function note_new_phones() returns trigger language plpgsql as $$
begin
  if not exists (select from saved_search_targets) then return null; end if;
  insert into listing_news (listing_id)
  select id from added
  where state = 'live' and exists (
    select from saved_search_targets
    where target in (added.model_id, -added.brand_number, 0)
      and reach_minor >= added.price_minor);
  return null;
end $$;

create function note_changed_phones() returns trigger language plpgsql as $$
begin
  if not exists (select from saved_search_targets) then return null; end if;
  insert into listing_news (listing_id)
  select added.id from added join removed on removed.id = added.id
  where added.state = 'live'
    and (removed.state <> 'live' or added.price_minor < removed.price_minor
      or added.model_id <> removed.model_id)
    and exists (
      select from saved_search_targets
      where target in (added.model_id, -added.brand_number, 0)
        and reach_minor >= added.price_minor);
  return null;
end $$;

create trigger note_new_phones after insert on listings
  referencing new table as added for each statement execute function note_new_phones();
create trigger note_changed_phones after update on listings
  referencing new table as added old table as removed
  for each statement execute function note_changed_phones();
