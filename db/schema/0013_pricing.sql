-- Pricing: prices of past sales, and the depreciation curve.

create table sales (
  id bigint generated always as identity primary key,
  order_id uuid unique references orders (id) on delete cascade,
  listing_id uuid references listings (id) on delete set null,
  seller_id uuid,
  buyer_id uuid,
  model_id integer not null references models (id),
  storage_gb integer,
  grade text check (grade in ('A', 'B', 'C', 'D')),
  price_minor bigint not null check (price_minor > 0),
  currency text not null,
  paid_here boolean not null default true,
  linked boolean not null default false,
  counts boolean not null default true,
  priced boolean not null default true,
  sold_at timestamptz not null
);
comment on table sales is 'Prices of completed sales; fair prices and seller levels are computed from them.';
comment on column sales.order_id is 'Null for the generated sales of demo mode.';
comment on column sales.seller_id is 'Like `buyer_id` without a foreign key: when an account closes, it must still be known which sales were between the same two people. Null for generated sales.';
comment on column sales.paid_here is 'Paid through the shop: by card, or by a transfer that an admin confirmed.';
comment on column sales.linked is 'Buyer and seller were linked when the sale was completed; see linked_accounts().';
comment on column sales.counts is 'Counts for the level of the seller; see recount_sales().';
comment on column sales.priced is 'Counts for fair prices: the first counting sale between the same two people.';
create index sales_of_model on sales (model_id, sold_at desc) where priced;
create index sales_newest on sales (sold_at desc) where priced;
create index sales_by_listing on sales (listing_id);
create index sales_of_seller on sales (seller_id, buyer_id);

/* Which sales of a seller count: those that cost something to fake. Sales paid through the shop do. Others do
   once they were to three different buyers who are not linked to the seller, and one per buyer. */
create function recount_sales(seller uuid) returns void language sql as $$
  with judged as (
    select id, buyer_id, sold_at,
      paid_here or (not linked
        and row_number() over (partition by buyer_id, paid_here order by sold_at, id) = 1
        and (select count(distinct buyer_id) >= 3 from sales
          where seller_id = seller and not paid_here and not linked)) as counts
    from sales where seller_id = seller
  ), ranked as (
    select id, counts,
      counts and row_number() over (partition by buyer_id, counts order by sold_at, id) = 1 as priced
    from judged
  )
  update sales set counts = ranked.counts, priced = ranked.priced
  from ranked where sales.id = ranked.id
    and (sales.counts, sales.priced) is distinct from (ranked.counts, ranked.priced);
$$;

-- Every completed order is a sale.
create function record_sale() returns trigger language plpgsql as $$
begin
  insert into sales (order_id, listing_id, seller_id, buyer_id, model_id, storage_gb, grade,
    price_minor, currency, paid_here, linked, counts, priced, sold_at)
  select new.id, id, new.seller_id, new.buyer_id, model_id, storage_gb, grade,
    new.price_minor, new.currency,
    new.payment = 'online' or new.payment = 'transfer' and exists (
      select from events
      where data ? 'orderId' and data ->> 'orderId' = new.id::text and name = 'order_paid' and data ->> 'by' = 'admin'),
    new.seller_id is null or new.buyer_id is null
      or linked_accounts(new.seller_id, new.buyer_id) <> '{}',
    false, false, new.updated_at
  from listings where id = new.listing_id
  on conflict (order_id) do nothing;
  perform recount_sales(new.seller_id);
  return null;
end $$;
create trigger record_sale after update of state on orders
  for each row when (new.state = 'completed' and old.state is distinct from new.state)
  execute function record_sale();

-- A phone that came back was not sold.
create function forget_sale() returns trigger language plpgsql as $$
begin
  delete from sales where order_id = new.id;
  perform recount_sales(new.seller_id);
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
