-- What the demo provider remembers, as a payment provider would in a database of its own. No card
-- numbers: only what each card leads to.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table demo_charges (
  ref text primary key,
  -- The payment's id, which is its key: the same is made once.
  payment_id uuid not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('open', 'paid', 'cancelled')),
  -- The buyer's bank wants to hear from the buyer first.
  confirming boolean not null default false,
  failure text,
  disputed_at timestamptz,
  changed_at timestamptz not null
);
create index demo_charges_by_change on demo_charges (changed_at);

create table demo_transfers (
  key text primary key,
  task_id uuid not null,
  kind text not null check (kind in ('refund', 'payout')),
  charge_ref text not null references demo_charges (ref),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null
);
create index demo_transfers_by_task on demo_transfers (task_id);
create index demo_transfers_by_charge on demo_transfers (charge_ref);
