-- Sellers whose standing is to be read again, and when: after a sale, a removal, or with time.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table standings_due (
  seller_id uuid primary key references users (id) on delete cascade,
  due_at timestamptz not null
);
create index standings_due_first on standings_due (due_at);
