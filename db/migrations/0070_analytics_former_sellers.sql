set lock_timeout = '2s';
set statement_timeout = '5s';

create table former_sellers (
  seller_id uuid primary key,
  name text not null,
  email text not null,
  vat_number text not null,
  deleted_at timestamptz not null
);
comment on table former_sellers is 'Sellers who deleted their account, for reports to the tax authority (DAC7). Only in shops of the EU, and deleted after some years.';
comment on column former_sellers.vat_number is 'Of a seller who traded as a business; empty for others.';
create index former_sellers_by_age on former_sellers (deleted_at);

create table former_seller_orders (
  order_id uuid primary key references orders (id) on delete cascade,
  seller_id uuid not null references former_sellers (seller_id) on delete cascade
);
comment on table former_seller_orders is 'Completed sales of former sellers: the order itself no longer names its seller.';
create index former_seller_orders_by_seller on former_seller_orders (seller_id);
