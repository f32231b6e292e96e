-- Listings: phones for sale, with the seller's drafts, vacations, adverts and view counts.

/* Everything a listing is filtered by, in one number: bits 0-12 storage in GB, 13-15 grade,
   16-19 color family, 20-21 the seller's level, 22 advertised, 23 with photo,
   24-30 months of use (126: 126 or more, 127: not known). 0 is "not known" for the others. */
create function listing_traits(
  storage_gb integer, grade text, color_family smallint, seller_level smallint,
  advertised boolean, photo boolean, used_months integer
) returns integer
language sql immutable parallel safe
return coalesce(storage_gb, 0)
  | (coalesce(ascii(grade) - 64, 0) << 13)
  | (coalesce(color_family, 0)::integer << 16)
  | (seller_level::integer << 20)
  | (advertised::integer << 22)
  | (photo::integer << 23)
  | (coalesce(least(used_months, 126), 127) << 24);

-- The words of a listing, without accents.
create function listing_words(name text, color text, location text) returns tsvector
language sql immutable parallel safe
return to_tsvector('simple', translate(
  lower(name || ' ' || coalesce(color, '') || ' ' || location),
  'àáâãäåāçćčèéêëēìíîïīñńòóôõöøōśšùúûüūýÿźžż', 'aaaaaaaccceeeeeiiiiinnooooooossuuuuuyyzzz'));

-- The same with its model as '#139' and its brand as '@12', which never occur in a text: a search for
-- 'iphone 13 boxed' then intersects two index lists instead of reading every boxed phone.
create function listing_terms(
  name text, color text, location text, model_id integer, brand_number smallint
) returns tsvector
language sql immutable parallel safe
return listing_words(name, color, location)
  || array_to_tsvector(array['#' || model_id, '@' || brand_number]);

/* What else a listing is filtered by: the fields with `filter` in src/shared/listings/listing.fields.ts, by key,
   and how it can be had. "shipping" names the destinations, each with whether shipping there is free. */
create function listing_facts(
  battery_percent integer, return_days smallint, warranty_months smallint, pick_up boolean,
  shipping_zones jsonb, takes_transfer boolean
) returns jsonb
language sql immutable parallel safe
return jsonb_strip_nulls(jsonb_build_object(
  'batteryPercent', battery_percent,
  'returnDays', return_days,
  'warrantyMonths', warranty_months,
  'pickUp', pick_up,
  'takesTransfer', nullif(takes_transfer and shipping_zones <> '[]', false),
  'shipping', (
    select jsonb_object_agg(destination, is_free) from (
      select destination, bool_or(zone ->> 'priceMinor' = '0') as is_free
      from jsonb_array_elements(shipping_zones) zone,
        jsonb_array_elements_text(zone -> 'to') destination
      group by destination
    ) destinations)));

create table listing_variants (
  id integer generated always as identity primary key,
  facts jsonb not null
);
comment on table listing_variants is 'Each combination of facts that listings have, once, so that a number stands for it in indexes and counts; see listing_facts().';
create unique index one_variant_per_facts on listing_variants (md5(facts::text));

create table listings (
  id uuid primary key,
  seller_id uuid references users (id) on delete set null,
  seller_name text not null,
  seller_email text not null,
  category_id uuid not null references categories (id),
  brand text not null,
  brand_number smallint not null,
  model_id integer not null constraint listings_model references models (id),
  name text not null check (char_length(name) between 2 and 80),
  description text not null default '' check (char_length(description) <= 2000),
  storage_gb integer check (storage_gb between 1 and 4096),
  color text check (char_length(color) <= 40),
  color_family smallint not null default 0,
  grade text check (grade in ('A', 'B', 'C', 'D')),
  price_minor bigint not null check (price_minor > 0),
  original_price_minor bigint check (original_price_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  location text not null default '' check (char_length(location) <= 80),
  place_id integer,
  lat real,
  lon real,
  used text not null default '' check (char_length(used) <= 40),
  used_months integer check (used_months between 0 and 1200),
  pick_up boolean not null default true,
  shipping_zones jsonb not null default '[]',
  handling_days smallint check (handling_days between 1 and 10),
  carrier text not null default '' check (char_length(carrier) <= 60),
  takes_transfer boolean not null default false,
  battery_percent integer check (battery_percent between 1 and 100),
  return_days smallint check (return_days in (7, 14, 30)),
  return_postage text check (return_postage in ('buyer', 'seller')),
  warranty_months smallint check (warranty_months between 1 and 24),
  warranty_text text not null default '' check (char_length(warranty_text) <= 300),
  img text not null default '',
  media_id uuid references media (id) on delete set null,
  advertised boolean not null default false,
  seller_level smallint not null default 0,
  support_until date,
  reminded boolean not null default false,
  state text not null check (state in (
    'pending_review', 'changes_requested', 'rejected', 'live', 'paused', 'reserved', 'sold',
    'expired', 'withdrawn', 'removed')),
  removal_reason text check (char_length(removal_reason) <= 500),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  traits integer not null generated always as (
    listing_traits(storage_gb, grade, color_family, seller_level, advertised, img <> '', used_months)
  ) stored,
  saving_minor bigint not null generated always as (
    coalesce(original_price_minor - price_minor, 0)
  ) stored,
  variant_id integer not null default 0,
  best_at timestamptz not null generated always as (
    (created_at at time zone 'UTC' + interval '1 hour'
      * (72 * advertised::integer + 48 * (img <> '')::integer + 24 * seller_level)) at time zone 'UTC'
  ) stored,
  constraint listings_can_be_delivered check (pick_up or shipping_zones <> '[]'),
  constraint listings_return_postage check ((return_days is null) = (return_postage is null))
);
comment on table listings is 'Phones offered for sale. The life cycle is in src/modules/listings.';
comment on column listings.seller_id is 'Null once the account is closed.';
comment on column listings.seller_name is 'Copied from the account, with the email address, so that a page of cards is a single read.';
comment on column listings.brand_number is 'categories.number of the brand.';
comment on column listings.color_family is 'Number of a group of similar colors; 0 is not known. See src/modules/listings.';
comment on column listings.place_id is 'The place that `location` names, if one does; `lat` and `lon` are those of the place, never of an address.';
comment on column listings.used is 'How long it was used, as the seller typed it; `used_months` is the same as a number.';
comment on column listings.shipping_zones is 'Where it is shipped and for how much: objects with "to", a list of ISO 3166-1 codes, "EU" or "WORLD", and "priceMinor". Empty when it is not shipped. The most specific zone applies.';
comment on column listings.takes_transfer is 'Whether the seller has saved payment instructions; copied for searches.';
comment on column listings.variant_id is 'The listing_variants row with its facts. Set by a trigger.';
comment on column listings.handling_days is 'Working days until the seller sends it, at most.';
comment on column listings.battery_percent is 'Battery health that the seller reads off the phone: its capacity in percent of that when new.';
comment on column listings.return_days is 'Days from delivery or hand-over in which the buyer can return the phone; null for no returns.';
comment on column listings.return_postage is 'Who pays for sending it back.';
comment on column listings.warranty_months is 'Months from delivery or hand-over; null without a warranty. `warranty_text` says what it covers.';
comment on column listings.img is 'URL of the cover.';
comment on column listings.advertised is 'True while the seller advertises it; the adverts themselves are in `adverts`.';
comment on column listings.seller_level is 'Level of the seller: 0 new, 1 proven, 2 trusted.';
comment on column listings.support_until is 'When security updates end for the model; copied for sorting.';
comment on column listings.reminded is 'The seller was notified that it expires soon; renewing resets it.';
comment on column listings.removal_reason is 'Why a moderator removed it, as its seller reads it.';
comment on column listings.traits is 'All filters in one number; see listing_traits().';
comment on column listings.best_at is 'Best match among listings of equally fitting models: the newest first, where an advert counts as 3 days, a photo as 2 and each seller level as 1.';
-- A page of results is read from the index of its order alone: the included columns answer the filters.
create index live_listings_newest on listings (created_at desc, id desc)
  include (model_id, traits, price_minor, place_id, variant_id) where state = 'live';
create index live_listings_by_price on listings (price_minor, id)
  include (model_id, traits, place_id, variant_id) where state = 'live';
create index live_listings_best on listings (best_at desc, id desc)
  include (model_id, traits, price_minor, place_id, variant_id) where state = 'live';
create index live_listings_saving on listings (saving_minor desc, id desc)
  include (model_id, traits, price_minor, place_id, variant_id) where state = 'live';
create index live_of_brand_newest on listings (brand_number, created_at desc, id desc)
  include (model_id, traits, price_minor, place_id, variant_id) where state = 'live';
create index live_of_brand_by_price on listings (brand_number, price_minor, id)
  include (model_id, traits, place_id, variant_id) where state = 'live';
create index live_of_brand_best on listings (brand_number, best_at desc, id desc)
  include (model_id, traits, price_minor, place_id, variant_id) where state = 'live';
create index live_of_model_newest on listings (model_id, created_at desc, id desc)
  include (traits, price_minor, place_id, variant_id) where state = 'live';
create index live_of_model_by_price on listings (model_id, price_minor, id)
  include (traits, place_id, variant_id) where state = 'live';
create index live_of_model_best on listings (model_id, best_at desc, id desc)
  include (traits, price_minor, place_id, variant_id) where state = 'live';
-- Near a place, and for rare combinations of storage, grade and color (1048575 are their bits in traits). For any other order
-- all entries of a place or combination are sorted.
create index live_of_place_newest on listings (place_id, created_at desc, id desc)
  include (model_id, traits, price_minor, variant_id, best_at) where state = 'live';
create index live_by_facets_newest on listings ((traits & 1048575), created_at desc, id desc)
  include (model_id, traits, price_minor, place_id, variant_id, best_at) where state = 'live';
create index live_listings_terms on listings
  using gin (listing_terms(name, color, location, model_id, brand_number))
  with (fastupdate = off) where state = 'live';
-- For the sitemap.
create index live_listings_by_id on listings (id) where state = 'live';
create index live_listings_by_expiry on listings (expires_at) where state = 'live';
create index live_listings_to_remind on listings (expires_at) where state = 'live' and not reminded;
create index listings_newest on listings (created_at desc, id desc);
create index listings_by_seller on listings (seller_id, created_at desc, id desc);
create index listings_by_model on listings (model_id);
create index listings_by_media on listings (media_id);

create function set_listing_variant() returns trigger language plpgsql as $$
declare
  own jsonb := listing_facts(new.battery_percent, new.return_days, new.warranty_months, new.pick_up,
    new.shipping_zones, new.takes_transfer);
begin
  select id into new.variant_id from listing_variants where md5(facts::text) = md5(own::text);
  if not found then
    insert into listing_variants (facts) values (own)
    on conflict (md5(facts::text)) do update set facts = excluded.facts
    returning id into new.variant_id;
  end if;
  return new;
end $$;
create trigger set_listing_variant before insert on listings
  for each row execute function set_listing_variant();
create trigger update_listing_variant
  before update of battery_percent, return_days, warranty_months, pick_up, shipping_zones,
    takes_transfer on listings
  for each row execute function set_listing_variant();

create table listing_reviews (
  id uuid primary key,
  listing_id uuid not null references listings (id) on delete cascade,
  proposed jsonb,
  reuse jsonb not null default '[]',
  risk jsonb,
  waits_for text[] not null default '{}'
    check (waits_for <@ array['possession', 'verification']),
  by_moderator boolean not null default true,
  decision text check (decision in ('approved', 'changes_requested', 'refused', 'superseded')),
  reason text not null default '' check (char_length(reason) <= 500),
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((decision is null) = (decided_at is null))
);
comment on table listing_reviews is 'What moderators review: a new listing, or an edit of one whose approved version stays visible meanwhile.';
comment on column listing_reviews.proposed is 'The edit; null for a listing that is reviewed as it is.';
comment on column listing_reviews.reuse is 'Photos that look like those of other sellers, found when the review was opened.';
comment on column listing_reviews.risk is 'Score and reasons, when rules about risk asked for the review.';
comment on column listing_reviews.waits_for is 'What the seller still has to prove: a photo with a code, or the IMEI.';
comment on column listing_reviews.by_moderator is 'False when the listing goes live by itself once nothing is left to prove.';
comment on column listing_reviews.decision is '"superseded" by a later edit, so that nobody approves what they did not see.';
create unique index one_open_review_per_listing on listing_reviews (listing_id)
  where decision is null;
create index open_reviews on listing_reviews (created_at, id) where decision is null;
create index reviews_by_listing on listing_reviews (listing_id, created_at desc, id desc);
create index reviews_by_decider on listing_reviews (decided_by);

create table drafts (
  seller_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null check (version > 0),
  form jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
comment on table drafts is 'Unfinished sell forms, as typed, available on every device.';
comment on column drafts.id is 'Chosen by the browser, so that a retried request makes no second draft. What is verified about a phone before it is listed is stored by seller and draft.';
comment on column drafts.version is 'Incremented on every save; a save with an older version is rejected.';

create table seller_terms (
  seller_id uuid primary key references users (id) on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  pick_up boolean not null,
  shipping_zones jsonb not null,
  handling_days smallint check (handling_days between 1 and 10),
  carrier text not null check (char_length(carrier) <= 60),
  updated_at timestamptz not null,
  check (pick_up or shipping_zones <> '[]')
);
comment on table seller_terms is 'The terms that new listings of a seller start with; without a row, pick-up only.';
comment on column seller_terms.currency is 'Of the prices; terms in another currency than that of the shop are not used.';

create table seller_after_sale_terms (
  seller_id uuid primary key references users (id) on delete cascade,
  return_days smallint check (return_days in (7, 14, 30)),
  return_postage text check (return_postage in ('buyer', 'seller')),
  warranty_months smallint check (warranty_months between 1 and 24),
  warranty_text text not null check (char_length(warranty_text) <= 300),
  updated_at timestamptz not null
);
comment on table seller_after_sale_terms is 'The return policy and warranty that new listings of a seller start with; without a row, none.';

create table seller_places (
  seller_id uuid primary key references users (id) on delete cascade,
  place text not null check (char_length(place) between 1 and 80),
  updated_at timestamptz not null
);
comment on table seller_places is 'The location that new listings of a seller start with, as typed; without a row, none.';

create table vacations (
  seller_id uuid primary key references users (id) on delete cascade,
  until timestamptz not null,
  started_at timestamptz not null
);
comment on table vacations is 'Sellers who are away; their listings are paused.';
create index vacations_by_end on vacations (until);

create table vacation_pauses (
  listing_id uuid primary key references listings (id) on delete cascade,
  seller_id uuid not null references users (id) on delete cascade
);
comment on table vacation_pauses is 'Listings that were paused because of a vacation: only these go live again when it ends.';
create index vacation_pauses_by_seller on vacation_pauses (seller_id);

create table imported_phones (
  seller_id uuid not null references users (id) on delete cascade,
  line_hash bytea not null,
  file_hash bytea not null,
  listing_id uuid not null references listings (id) on delete cascade,
  imported_at timestamptz not null,
  primary key (seller_id, line_hash)
);
comment on table imported_phones is 'Which listing came from which line of a CSV file: importing a file twice makes no duplicates.';
comment on column imported_phones.line_hash is 'SHA-256 of the line; `file_hash` is that of the file it was last imported from.';
create index imported_phones_by_listing on imported_phones (listing_id);

create table adverts (
  id uuid primary key,
  listing_id uuid not null references listings (id) on delete cascade,
  kind text not null check (kind in ('seller', 'booking')),
  created_at timestamptz not null,
  unique (listing_id, kind)
);
comment on table adverts is 'Advertised phones: a seller''s advert, or a booking while it holds the phone.';
create index adverts_newest on adverts (kind desc, created_at desc, id desc);

create table seller_levels_due (
  seller_id uuid primary key references users (id) on delete cascade,
  due_at timestamptz not null
);
comment on table seller_levels_due is 'Sellers whose level has to be recomputed, and when: after a sale, a removal or a rating, or because time has passed.';
create index seller_levels_by_due_time on seller_levels_due (due_at);

create table listing_views (
  listing_id uuid primary key references listings (id) on delete cascade,
  views integer not null check (views > 0)
);
comment on table listing_views is 'How often the page of a listing was viewed.';

create table view_marks (
  day date not null,
  listing_id uuid not null,
  mark bytea not null check (octet_length(mark) = 8),
  primary key (day, listing_id, mark)
);
comment on table view_marks is 'Prevents a viewer from counting twice a day; deleted when the day is over.';
comment on column view_marks.mark is 'Hash of the viewer with a key that changes every day.';

-- The photos of a listing are deleted with it.
alter table listing_photos
  add foreign key (listing_id) references listings (id) on delete cascade;
