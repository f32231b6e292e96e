-- How a phone gets to its buyer: a place and a time that both agreed on, or an address and a parcel.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table order_meet_ups (
  order_id uuid not null references orders (id) on delete cascade,
  n integer not null check (n > 0),
  place text not null check (char_length(place) between 1 and 120),
  at timestamptz not null,
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  proposed_at timestamptz not null,
  agreed_at timestamptz,
  -- Another proposal took its place.
  superseded_at timestamptz,
  primary key (order_id, n)
);

-- In a table of its own, so that nothing that lists orders ever reads where somebody lives.
create table order_addresses (
  order_id uuid primary key references orders (id) on delete cascade,
  address jsonb not null,
  given_at timestamptz not null
);

create table shipments (
  order_id uuid primary key references orders (id) on delete cascade,
  carrier text not null check (char_length(carrier) between 1 and 60),
  tracking text not null check (char_length(tracking) between 4 and 40),
  shipped_at timestamptz not null
);
