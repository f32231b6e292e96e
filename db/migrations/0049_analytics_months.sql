set lock_timeout = '2s';
set statement_timeout = '5s';

create table analytics_months (
  month date not null,
  brand_number integer not null,
  listings bigint not null,
  views bigint not null,
  bookings bigint not null,
  sales bigint not null,
  gross_minor bigint not null,
  sale_seconds bigint not null,
  refunded_minor bigint not null,
  fees_minor bigint not null,
  disputes bigint not null,
  primary key (month, brand_number)
);
comment on table analytics_months is 'Sums of analytics_days by month and brand, written with its days, so that long periods by brand add up few rows.';
comment on column analytics_months.month is 'Its first day.';
