set lock_timeout = '5s';
set statement_timeout = '5s';

alter table offers add column listing_version integer not null default 1;
comment on column offers.listing_version is 'listings.version that the offer was made for.';
