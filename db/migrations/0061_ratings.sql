-- What buyer and seller say of each other after a sale; shown when both have, or after a week.
-- squawk-ignore-file require-concurrent-index-creation
set lock_timeout = '5s';
set statement_timeout = '60s';

create table ratings (
  order_id uuid not null references orders (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  author_id uuid references users (id) on delete set null,
  -- Of whom it is; it goes with them.
  subject_id uuid not null references users (id) on delete cascade,
  author_name text not null,
  stars integer not null check (stars between 1 and 5),
  words text not null check (char_length(words) <= 1000),
  written_at timestamptz not null,
  -- When it is shown at the latest.
  due_at timestamptz not null,
  published_at timestamptz,
  -- A moderator took it down; why stands in the audit log.
  hidden_at timestamptz,
  primary key (order_id, side)
);
create index ratings_of_subject on ratings (subject_id, published_at desc, order_id)
  where published_at is not null and hidden_at is null;
create index ratings_due on ratings (due_at) where published_at is null;

-- The sums of what is shown, so that nobody counts them on every page.
create table rating_sums (
  user_id uuid primary key references users (id) on delete cascade,
  ratings integer not null,
  stars integer not null
);
