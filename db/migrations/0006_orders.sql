set lock_timeout = '5s';
set statement_timeout = '60s';

create table orders (
  id uuid primary key,
  listing_id uuid not null references listings (id),
  buyer_id uuid references users (id) on delete set null,
  seller_id uuid references users (id) on delete set null,
  -- What was agreed on, as it stood then; the listing and the accounts may change or go.
  buyer_name text not null,
  seller_name text not null,
  name text not null,
  img text not null,
  price_minor bigint not null check (price_minor > 0),
  currency text not null,
  payment text not null check (payment in ('meet_up', 'online')),
  state text not null check (state in (
    'awaiting_payment', 'paid', 'shipped', 'delivered', 'disputed',
    'completed', 'cancelled', 'expired', 'refunded')),
  state_due_at timestamptz,
  idempotency_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index one_live_order_per_listing on orders (listing_id)
  where state in ('awaiting_payment', 'paid', 'shipped', 'delivered', 'disputed');
create unique index one_order_per_idempotency_key on orders (buyer_id, idempotency_key);
create index orders_by_buyer on orders (buyer_id, created_at desc, id desc);
create index orders_by_seller on orders (seller_id, created_at desc, id desc);
create index orders_by_listing on orders (listing_id);
create index orders_due on orders (state_due_at)
  where state_due_at is not null;

-- The advertise list: a seller's advert, or a booking for as long as it holds the phone.
create table adverts (
  id uuid primary key,
  listing_id uuid not null references listings (id) on delete cascade,
  kind text not null check (kind in ('seller', 'booking')),
  created_at timestamptz not null,
  unique (listing_id, kind)
);
create index adverts_newest on adverts (kind desc, created_at desc, id desc);
