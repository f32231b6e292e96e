-- Sellers are told once that a listing ends soon; renewing it makes that undone.
-- squawk-ignore-file adding-field-with-default, require-concurrent-index-creation
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table listings add column reminded boolean not null default false;
create index live_listings_to_remind on listings (expires_at) where state = 'live' and not reminded;
