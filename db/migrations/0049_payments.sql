-- Payments of orders through a provider, what the provider is still to be told, and what it told us.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  listing_id uuid not null,
  provider text not null check (provider in ('stripe', 'demo')),
  -- The provider's name for it; null until it has answered.
  provider_ref text,
  -- What was charged, where the provider calls that by another name.
  charge_ref text,
  -- From the order, as it stood in the database.
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- open: the buyer may pay. closing: no longer wanted, which the provider is yet to be told.
  -- returned: charged, but not wanted any more, and given back whole.
  state text not null check (state in ('open', 'closing', 'cancelled', 'paid', 'returned')),
  -- Why the last attempt to pay was declined, in words for the buyer.
  failure text,
  -- The bank's dispute (chargeback), if there is one.
  dispute text check (dispute in ('open', 'won', 'lost')),
  dispute_ref text,
  -- The held money went to the seller, or back to the buyer.
  settled_at timestamptz,
  -- The provider is asked again then; null when there is nothing to ask.
  check_at timestamptz,
  checks integer not null default 0,
  -- When the newest word came about that the state follows.
  heard_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_ref)
);
create unique index one_open_payment_per_order on payments (order_id) where state = 'open';
create unique index one_charge_per_order on payments (order_id) where state = 'paid';
create index payments_by_order on payments (order_id);
create index payments_to_check on payments (check_at) where check_at is not null;
create index disputed_payments on payments (created_at) where dispute is not null;

-- What the provider has to do, written in the transaction that decided it. The id is the provider's
-- idempotency key: however often it is tried, it happens once.
create table money_tasks (
  id uuid primary key,
  kind text not null check (kind in ('refund', 'payout', 'cancel')),
  payment_id uuid not null references payments (id),
  order_id uuid not null,
  -- The seller who is paid out; no foreign key, so that a debt outlives an account.
  user_id uuid,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  -- waiting: for the seller's account, or for a dispute to end. failed: given up until an admin looks.
  state text not null check (state in ('due', 'waiting', 'sent', 'done', 'failed')),
  attempts integer not null default 0,
  -- Grows when the provider refused for good, so that it does not repeat its old answer.
  round integer not null default 0,
  due_at timestamptz,
  -- From then on the amount does not change.
  frozen_at timestamptz,
  provider_ref text,
  problem text,
  created_at timestamptz not null,
  done_at timestamptz,
  unique (kind, payment_id)
);
create index money_tasks_due on money_tasks (due_at) where due_at is not null;
create index money_tasks_open on money_tasks (state, created_at) where state <> 'done';
create index money_tasks_of_sellers on money_tasks (user_id) where user_id is not null;
create index money_tasks_by_ref on money_tasks (provider_ref) where provider_ref is not null;

-- Every message of a provider, once.
create table webhook_events (
  id text primary key,
  type text not null,
  outcome text not null check (outcome in ('applied', 'stale', 'unknown', 'ignored')),
  -- When it happened, by the provider's clock.
  created_at timestamptz not null,
  received_at timestamptz not null
);
create index webhook_events_by_age on webhook_events (received_at);

-- Where sellers are paid out to; kept when an account closes, for what is still due to it.
create table payout_accounts (
  user_id uuid primary key,
  provider text not null check (provider in ('stripe', 'demo')),
  provider_ref text not null,
  ready boolean not null default false,
  -- What the provider still wants to know, by its names.
  missing text[] not null default '{}',
  checked_at timestamptz not null,
  created_at timestamptz not null,
  unique (provider, provider_ref)
);
