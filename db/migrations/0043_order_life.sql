-- What an order's life needs beyond its state: since when, what was agreed of money and delivery, and
-- everything that falls due as a row.
-- squawk-ignore-file adding-field-with-default, adding-not-nullable-field, constraint-missing-not-valid, require-concurrent-index-deletion, prefer-robust-stmts
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table orders add column fee_minor bigint not null default 0 check (fee_minor >= 0);
alter table orders add column delivery text check (delivery in ('pick_up', 'shipping'));
alter table orders add column state_since timestamptz;
-- When it reached a state that nothing leads out of.
alter table orders add column ended_at timestamptz;

update orders set state_since = updated_at;
update orders set ended_at = updated_at
where state in ('completed', 'cancelled', 'expired', 'refunded');
alter table orders alter column state_since set not null;

create table order_clocks (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  -- The stay in a state that it belongs to.
  state_since timestamptz not null,
  at timestamptz not null,
  -- A move that time makes, or 'ask_' and whom to ask.
  action text not null,
  -- When the sweep is to try; later than `at` only after it failed.
  again_at timestamptz not null,
  done_at timestamptz
);
create index order_clocks_due on order_clocks (again_at, id) where done_at is null;
create index order_clocks_by_order on order_clocks (order_id, at, id);

insert into order_clocks (order_id, state_since, at, action, again_at)
select id, state_since, state_due_at, 'expire', state_due_at
from orders where state = 'awaiting_payment' and state_due_at is not null;
drop index orders_due;
