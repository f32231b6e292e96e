-- Phones that people keep an eye on. What is saved before login lives in the browser until then.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table favourites (
  user_id uuid not null references users (id) on delete cascade,
  listing_id uuid not null references listings (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index favourites_newest on favourites (user_id, created_at desc, listing_id);
create index favourites_by_listing on favourites (listing_id);
