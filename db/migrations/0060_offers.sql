-- What a buyer would pay for a phone, what its seller would take, and what became of it.
-- squawk-ignore-file require-concurrent-index-creation
set lock_timeout = '5s';
set statement_timeout = '60s';

create table offers (
  id uuid primary key,
  listing_id uuid not null references listings (id) on delete cascade,
  buyer_id uuid not null references users (id) on delete cascade,
  seller_id uuid not null references users (id) on delete cascade,
  made_by text not null check (made_by in ('buyer', 'seller')),
  price_minor bigint not null check (price_minor > 0),
  -- What the phone was listed for then.
  asking_minor bigint not null check (asking_minor > 0),
  currency text not null,
  state text not null check (state in (
    'open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'superseded')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  order_id uuid references orders (id) on delete set null
);
create unique index one_open_offer on offers (listing_id, buyer_id) where state = 'open';
create index offers_by_buyer on offers (buyer_id, created_at desc, id desc);
create index offers_by_seller on offers (seller_id, created_at desc, id desc);
create index offers_by_listing on offers (listing_id, buyer_id);
create index offers_due on offers (expires_at) where state = 'open';
