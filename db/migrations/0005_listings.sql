set lock_timeout = '5s';
set statement_timeout = '60s';

create table listings (
  id uuid primary key,
  seller_id uuid references users (id) on delete set null,
  -- The seller's name and address as they are now, kept here so that a page of cards is one read.
  seller_name text not null,
  seller_email text not null,
  category_id uuid not null references categories (id),
  brand text not null,
  name text not null check (char_length(name) between 2 and 80),
  description text not null default '' check (char_length(description) <= 2000),
  storage_gb integer check (storage_gb between 1 and 4096),
  colour text check (char_length(colour) <= 40),
  grade text check (grade in ('A', 'B', 'C', 'D')),
  price_minor bigint not null check (price_minor > 0),
  original_price_minor bigint check (original_price_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  location text not null default '' check (char_length(location) <= 80),
  used text not null default '' check (char_length(used) <= 40),
  used_months integer check (used_months between 0 and 1200),
  img text not null default '',
  media_id uuid references media (id) on delete set null,
  -- True while the seller advertises it; the adverts themselves are the advertising module's.
  advertised boolean not null default false,
  state text not null check (state in (
    'draft', 'pending_review', 'changes_requested', 'rejected', 'live', 'paused',
    'reserved', 'sold', 'expired', 'withdrawn', 'removed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null
);
create index live_listings_newest on listings (created_at desc, id desc) where state = 'live';
create index live_listings_by_brand on listings (category_id, created_at desc, id desc) where state = 'live';
create index live_listings_by_price on listings (price_minor, id) where state = 'live';
create index live_listings_by_expiry on listings (expires_at) where state = 'live';
create index listings_by_seller on listings (seller_id, created_at desc, id desc);
create index listings_by_media on listings (media_id);
create index listings_by_category on listings (category_id);
