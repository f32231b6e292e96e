-- squawk-ignore-file require-concurrent-index-creation
-- The sitemap in parts: each from its id up to the next part's.
set lock_timeout = '5s';
set statement_timeout = '600s';

create table sitemap_parts (
  from_id uuid primary key
);
insert into sitemap_parts values ('00000000-0000-0000-0000-000000000000');

create index live_listings_by_id on listings (id) where state = 'live';
