-- Data that comes with the program is loaded once, and again when its file changed.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table carried_data (
  name text primary key,
  hash text not null,
  loaded_at timestamptz not null default now()
);

-- Where only the largest variant is known; storage_gb lists all of them or none.
alter table models add column max_storage_gb integer check (max_storage_gb between 1 and 65536);
-- Names are looked up by brand and text, merged models' too.
-- squawk-ignore require-concurrent-index-creation
create index models_by_brand on models (category_id);

-- Brands whose unmatched listings are to be matched again, and how far that has come.
create table brands_to_match (
  category_id uuid primary key references categories (id) on delete cascade,
  after_listing uuid
);
