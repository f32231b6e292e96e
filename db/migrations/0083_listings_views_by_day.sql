set lock_timeout = '2s';
set statement_timeout = '5s';

create table listing_view_days (
  listing_id uuid not null references listings (id) on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (listing_id, day)
);
comment on table listing_view_days is 'Views of each phone by day of the time zone of the shop, for its seller. Kept for 30 days.';
create index listing_view_days_by_day on listing_view_days (day);
