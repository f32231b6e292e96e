set lock_timeout = '2s';
set statement_timeout = '5s';

create table former_businesses (
  id uuid primary key,
  seller_id uuid not null,
  ended_at timestamptz not null,
  company_name text not null,
  legal_form text not null,
  line1 text not null,
  line2 text not null,
  city text not null,
  postal_code text not null,
  country text not null,
  email text not null,
  phone text not null,
  register text not null,
  register_number text not null,
  vat_number text not null,
  certified_at timestamptz not null
);
comment on table former_businesses is 'Details of sellers who no longer trade here as a business, kept for six months (Regulation (EU) 2022/2065, Article 30(5)).';
comment on column former_businesses.seller_id is 'No foreign key: the account may be deleted.';
comment on column former_businesses.ended_at is 'When the seller stopped trading as a business, or the account was deleted.';
create index former_businesses_of_sellers on former_businesses (seller_id);
create index former_businesses_by_end on former_businesses (ended_at);
