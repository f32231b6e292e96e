-- How often a phone's page was looked at, and the marks that keep a viewer from counting twice a day.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table listing_views (
  listing_id uuid primary key references listings (id) on delete cascade,
  views integer not null check (views > 0)
);

-- Keyed by a word that is another one every day; gone when the day is over.
create table view_marks (
  day date not null,
  listing_id uuid not null,
  mark bytea not null check (octet_length(mark) = 8),
  primary key (day, listing_id, mark)
);
