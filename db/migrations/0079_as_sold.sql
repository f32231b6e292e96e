-- What a phone was offered as when it was booked: its seller may say it better afterwards, and what
-- the buyer relied on stays as it stood.
-- squawk-ignore-file require-concurrent-index-creation
set lock_timeout = '5s';
set statement_timeout = '60s';

create table orders_as_sold (
  order_id uuid primary key references orders (id) on delete cascade,
  at timestamptz not null,
  brand text not null,
  name text not null,
  -- Null when the phone was of no known model.
  model text,
  storage_gb integer,
  colour text,
  grade text,
  description text not null,
  used text not null,
  location text not null,
  -- As it was listed for; what was agreed on stands in the order.
  price_minor bigint not null,
  original_price_minor bigint,
  -- The seller's answers, with what decided which questions were asked; null when nobody asked.
  grading jsonb,
  -- When the phone last checked itself, and what came of it; null when it never did.
  checkup jsonb
);

-- The photos of that moment, the first being the cover. While the order can be disputed they stay,
-- whether or not the listing shows them still.
create table order_photos (
  order_id uuid not null references orders_as_sold (order_id) on delete cascade,
  place integer not null check (place >= 0),
  -- Null for a picture on a host that the operator trusts.
  media_id uuid references media (id) on delete cascade,
  url text not null,
  alt text not null,
  primary key (order_id, place)
);
create index order_photos_by_media on order_photos (media_id);
