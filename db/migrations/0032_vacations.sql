-- Sellers who are away, and which of their listings were paused for it: those come back, no others.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table vacations (
  seller_id uuid primary key references users (id) on delete cascade,
  until timestamptz not null,
  started_at timestamptz not null
);
create index vacations_by_end on vacations (until);

create table vacation_pauses (
  listing_id uuid primary key references listings (id) on delete cascade,
  seller_id uuid not null references users (id) on delete cascade
);
create index vacation_pauses_by_seller on vacation_pauses (seller_id);
