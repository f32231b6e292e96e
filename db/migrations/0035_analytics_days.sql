set lock_timeout = '2s';
set statement_timeout = '5s';

create table analytics_days (
  brand_number integer not null,
  day date not null,
  sign_ups integer not null,
  listings integer not null,
  views integer not null,
  bookings integer not null,
  sales integer not null,
  gross_minor bigint not null,
  sale_seconds bigint not null,
  refunded_minor bigint not null,
  fees_minor bigint not null,
  disputes integer not null,
  searches integer not null,
  empty_searches integer not null,
  primary key (brand_number, day)
);
comment on table analytics_days is 'Figures of the shop by day of its time zone and by brand, rolled up by a job. What each one counts is in docs/decisions/analytics.md.';
comment on column analytics_days.brand_number is 'categories.number of the brand; 0 for all of the shop, with what belongs to no brand.';
comment on column analytics_days.gross_minor is 'Prices of the phones sold, without postage; what was refunded later stays in it.';
comment on column analytics_days.sale_seconds is 'From listing to booking, of all sales together.';
comment on column analytics_days.refunded_minor is 'Refunds of prices after the sale, on the day of the refund.';
comment on column analytics_days.empty_searches is 'Those of `searches` that had no results.';
create index analytics_days_by_day on analytics_days (day);

create table analytics_seller_days (
  seller_id uuid not null references users (id) on delete cascade,
  day date not null,
  favorites integer not null,
  offers integer not null,
  bookings integer not null,
  sales integer not null,
  gross_minor bigint not null,
  compared_minor bigint not null,
  market_minor bigint not null,
  primary key (seller_id, day)
);
comment on table analytics_seller_days is 'Figures of each seller by day of the time zone of the shop, on days with any; rolled up by a job.';
comment on column analytics_seller_days.compared_minor is 'Prices of those sales that could be compared with earlier sales of the same phone; `market_minor` is the sum of the medians of these.';
create index analytics_seller_days_by_day on analytics_seller_days (day);

create table analytics_progress (
  id integer primary key default 1 check (id = 1),
  time_zone text not null,
  first_day date not null,
  done_from date not null,
  done_until date not null
);
comment on table analytics_progress is 'One row: which days are rolled up, in which time zone.';
comment on column analytics_progress.first_day is 'The earliest day to roll up; `done_from` goes back to it in batches.';
comment on column analytics_progress.done_until is 'The newest day, which is rolled up again until it is over.';

create table view_days (
  seller_id uuid not null references users (id) on delete cascade,
  day date not null,
  brand_number integer not null,
  views integer not null check (views > 0),
  primary key (seller_id, day, brand_number)
);
comment on table view_days is 'Views of phones by seller, brand and day of the time zone of the shop. Kept for 800 days.';
create index view_days_by_day on view_days (day);

create table search_days (
  day date primary key,
  searches integer not null check (searches > 0),
  empty_searches integer not null check (empty_searches >= 0)
);
comment on table search_days is 'Searches by text alone, by day of the time zone of the shop: one per visitor, text and day.';

create table empty_searches (
  day date not null,
  text text not null check (char_length(text) between 1 and 60),
  visitors integer not null check (visitors > 0),
  primary key (day, text)
);
comment on table empty_searches is 'Texts whose search had no results, without who searched for them. Kept for 90 days.';
comment on column empty_searches.text is 'In lower case and without marks. Texts with email addresses or long numbers are not kept.';

create table search_marks (
  day date not null,
  mark bytea not null check (octet_length(mark) = 8),
  primary key (day, mark)
);
comment on table search_marks is 'Prevents a visitor''s search for a text from counting twice a day; deleted when the day is over.';
comment on column search_marks.mark is 'Hash of visitor and text with a key that changes every day.';
