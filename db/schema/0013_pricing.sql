-- Pricing: prices of past sales, and the depreciation curve.

create table sales (
  id bigint generated always as identity primary key,
  order_id uuid unique references orders (id) on delete cascade,
  listing_id uuid references listings (id) on delete set null,
  model_id integer not null references models (id),
  storage_gb integer,
  grade text check (grade in ('A', 'B', 'C', 'D')),
  price_minor bigint not null check (price_minor > 0),
  currency text not null,
  sold_at timestamptz not null
);
comment on table sales is 'Prices of completed sales; fair prices are computed from them.';
comment on column sales.order_id is 'Null for the generated sales of demo mode.';
create index sales_of_model on sales (model_id, sold_at desc);
create index sales_newest on sales (sold_at desc);
create index sales_by_listing on sales (listing_id);

-- Every completed order is a sale.
create function record_sale() returns trigger language plpgsql as $$
begin
  insert into sales (order_id, listing_id, model_id, storage_gb, grade, price_minor, currency, sold_at)
  select new.id, id, model_id, storage_gb, grade, new.price_minor, new.currency, new.updated_at
  from listings where id = new.listing_id
  on conflict (order_id) do nothing;
  return null;
end $$;
create trigger record_sale after update of state on orders
  for each row when (new.state = 'completed' and old.state is distinct from new.state)
  execute function record_sale();

-- A phone that came back was not sold.
create function forget_sale() returns trigger language plpgsql as $$
begin
  delete from sales where order_id = new.id;
  return null;
end $$;
create trigger forget_sale after update of state on orders
  for each row when (new.state = 'refunded' and old.state is distinct from new.state)
  execute function forget_sale();

-- When a listing is matched with another model, its sale follows.
create function update_sale_model() returns trigger language plpgsql as $$
begin
  update sales set model_id = new.model_id where listing_id = new.id;
  return null;
end $$;
create trigger update_sale_model after update of model_id on listings
  for each row when (new.state = 'sold' and old.model_id is distinct from new.model_id)
  execute function update_sale_model();

create table price_curve (
  id integer primary key default 1 check (id = 1),
  curve jsonb not null,
  newest_sale bigint not null,
  fitted_at timestamptz not null
);
comment on table price_curve is 'One row: the depreciation curve, fitted to the sales from time to time.';
comment on column price_curve.newest_sale is 'Id of the newest sale it takes into account.';
