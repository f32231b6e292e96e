-- Payments: payments through a provider, what the provider has to do, and a double-entry ledger.

create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  listing_id uuid not null,
  provider text not null check (provider in ('stripe', 'demo')),
  provider_ref text,
  charge_ref text,
  amount_minor bigint not null check (amount_minor > 0),
  postage_minor bigint not null default 0 check (postage_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('open', 'closing', 'cancelled', 'paid', 'returned')),
  failure text,
  dispute text check (dispute in ('open', 'won', 'lost')),
  dispute_ref text,
  confirming_since timestamptz,
  settled_at timestamptz,
  check_at timestamptz,
  checks integer not null default 0,
  last_event_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_ref)
);
comment on table payments is 'Payments of orders through a provider.';
comment on column payments.provider_ref is 'The provider''s id of the payment; null until it has answered. `charge_ref` is its id of the charge.';
comment on column payments.amount_minor is 'Price and postage of the order; `postage_minor` is the part that is postage.';
comment on column payments.state is '"open": the buyer may pay. "closing": no longer needed, but not yet cancelled at the provider. "returned": charged too late, and refunded in full.';
comment on column payments.failure is 'Why the last attempt was declined, as text for the buyer.';
comment on column payments.dispute is 'The bank''s dispute (chargeback), if there is one.';
comment on column payments.confirming_since is 'Since when the buyer''s bank has been confirming the payment.';
comment on column payments.settled_at is 'When the held money went to the seller or back to the buyer.';
comment on column payments.check_at is 'When to query the provider again; null if there is nothing to query.';
comment on column payments.last_event_at is 'Time of the newest provider event that the state reflects.';
create unique index one_open_payment_per_order on payments (order_id) where state = 'open';
create unique index one_charge_per_order on payments (order_id) where state = 'paid';
create index payments_by_order on payments (order_id);
create index payments_to_check on payments (check_at) where check_at is not null;
create index disputed_payments on payments (created_at) where dispute is not null;

create table payment_instructions (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  text text not null check (char_length(text) between 1 and 1000),
  updated_at timestamptz not null
);
comment on table payment_instructions is 'How buyers pay a seller by bank transfer or another method outside this instance. Shown only to the buyer of an order that is paid that way.';
-- Searches and cards offer shipping only where it can be paid.
create function mark_takes_transfer() returns trigger language plpgsql as $$
begin
  update listings set takes_transfer = (tg_op = 'INSERT')
  where seller_id = case tg_op when 'INSERT' then new.user_id else old.user_id end
    and takes_transfer <> (tg_op = 'INSERT');
  return null;
end $$;
create trigger mark_takes_transfer after insert or delete on payment_instructions
  for each row execute function mark_takes_transfer();
create function copy_takes_transfer() returns trigger language plpgsql as $$
begin
  new.takes_transfer := exists (select from payment_instructions where user_id = new.seller_id);
  return new;
end $$;
-- Named to run before the trigger that sets the variant: PostgreSQL sorts triggers by name.
create trigger copy_takes_transfer before insert on listings
  for each row execute function copy_takes_transfer();

create table money_tasks (
  id uuid primary key,
  kind text not null check (kind in ('refund', 'payout', 'cancel')),
  payment_id uuid not null references payments (id),
  order_id uuid not null,
  user_id uuid,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  state text not null check (state in ('due', 'waiting', 'sent', 'done', 'failed')),
  attempts integer not null default 0,
  round integer not null default 0,
  due_at timestamptz,
  held_until timestamptz,
  frozen_at timestamptz,
  provider_ref text,
  problem text,
  created_at timestamptz not null,
  done_at timestamptz,
  unique (kind, payment_id)
);
comment on table money_tasks is 'Refunds, payouts and cancellations to carry out at the provider, written in the transaction that decided them.';
comment on column money_tasks.id is 'Also the idempotency key at the provider: however often it is tried, it happens once.';
comment on column money_tasks.user_id is 'The seller who is paid out. No foreign key, so that a debt outlives an account.';
comment on column money_tasks.state is '"waiting": for the seller''s payout account, or for a dispute to end. "failed": not retried until an admin steps in.';
comment on column money_tasks.round is 'Incremented when the provider refused permanently, so that the next attempt has a new idempotency key.';
comment on column money_tasks.held_until is 'Not paid out before: one of the first sales of a seller.';
comment on column money_tasks.frozen_at is 'When the amount was fixed; it does not change afterwards.';
create index money_tasks_due on money_tasks (due_at) where due_at is not null;
create index money_tasks_open on money_tasks (state, created_at) where state <> 'done';
create index money_tasks_of_sellers on money_tasks (user_id) where user_id is not null;
create index money_tasks_by_ref on money_tasks (provider_ref) where provider_ref is not null;

create table webhook_events (
  id text primary key,
  type text not null,
  outcome text not null check (outcome in ('applied', 'stale', 'unknown', 'ignored')),
  created_at timestamptz not null,
  received_at timestamptz not null
);
comment on table webhook_events is 'Events received from a provider, so that each is handled once.';
comment on column webhook_events.created_at is 'By the provider''s clock.';
create index webhook_events_by_age on webhook_events (received_at);

create table payout_accounts (
  user_id uuid primary key,
  provider text not null check (provider in ('stripe', 'demo')),
  provider_ref text not null,
  ready boolean not null default false,
  missing text[] not null default '{}',
  checked_at timestamptz not null,
  created_at timestamptz not null,
  bank_hash text,
  bank_changed_at timestamptz,
  unique (provider, provider_ref)
);
comment on table payout_accounts is 'Payout accounts of sellers at the provider. Kept when a user account closes, for payouts that are still due.';
comment on column payout_accounts.missing is 'What the provider still needs, by its own names.';

comment on column payout_accounts.bank_hash is 'Keyed hash of what the provider says identifies the bank account; null until it says so. The same for the same account of another seller.';
comment on column payout_accounts.bank_changed_at is 'When the bank account last became another one; null if never. Payouts then wait.';
create index payout_accounts_by_bank on payout_accounts (bank_hash) where bank_hash is not null;

create table payout_account_attempts (
  user_id uuid primary key,
  failed integer not null check (failed > 0)
);
comment on table payout_account_attempts is 'How often a provider refused or failed to open a payout account. It repeats its response to the same idempotency key, so each attempt uses a new one.';

create table ledger_transfers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'charge', 'release', 'refund', 'refund_paid', 'refund_failed', 'payout',
    'chargeback', 'chargeback_won', 'chargeback_lost', 'provider_fee', 'withdrawal',
    'refund_outside', 'payout_outside')),
  ref text not null,
  order_id uuid,
  entry_count integer not null check (entry_count >= 2),
  at timestamptz not null,
  unique (kind, ref)
);
comment on table ledger_transfers is 'Double-entry ledger: movements of money. Append-only; PostgreSQL itself rejects a transfer that does not sum to zero, at commit.';
comment on column ledger_transfers.ref is 'The payment or task that it belongs to: each kind of transfer happens once for each.';
comment on column ledger_transfers.order_id is 'No foreign keys to people or orders: the ledger outlives them.';
comment on column ledger_transfers.entry_count is 'How many entries belong to it, so that none can be added later.';
create index ledger_transfers_by_order on ledger_transfers (order_id) where order_id is not null;

create table ledger_entries (
  transfer_id bigint not null references ledger_transfers (id),
  position integer not null,
  account text not null check (account in (
    'provider', 'held', 'seller', 'fees', 'buyer', 'provider_fees', 'withdrawn')),
  user_id uuid,
  amount_minor bigint not null check (amount_minor <> 0),
  is_postage boolean not null default false,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (transfer_id, position),
  check (user_id is null or account = 'seller')
);
comment on table ledger_entries is 'The entries of a transfer.';
comment on column ledger_entries.user_id is 'The seller, for entries of the account "seller".';
comment on column ledger_entries.is_postage is 'True for the part of a held or due amount that is postage, not price.';
comment on column ledger_entries.amount_minor is 'Debits are positive, credits negative.';
create index ledger_entries_of_sellers on ledger_entries (user_id, transfer_id)
  where user_id is not null;

-- Checked at commit, when all entries are written: a transfer is complete and sums to zero.
create function check_ledger_transfer() returns trigger language plpgsql as $$
declare
  transfer bigint;
  expected integer;
  found integer;
begin
  if tg_table_name = 'ledger_transfers' then
    transfer := new.id;
  else
    transfer := new.transfer_id;
  end if;
  select entry_count into expected from ledger_transfers where id = transfer;
  select count(*) into found from ledger_entries where transfer_id = transfer;
  if found is distinct from expected then
    raise exception 'ledger transfer % has % entries and should have %', transfer, found, expected
      using errcode = 'check_violation', constraint = 'ledger_transfers_are_complete';
  end if;
  if exists (
    select from ledger_entries where transfer_id = transfer
    group by currency having sum(amount_minor) <> 0
  ) then
    raise exception 'ledger transfer % does not sum to zero', transfer
      using errcode = 'check_violation', constraint = 'ledger_transfers_sum_to_zero';
  end if;
  return null;
end $$;
create constraint trigger ledger_transfer_is_complete after insert on ledger_transfers
  deferrable initially deferred for each row execute function check_ledger_transfer();
create constraint trigger ledger_transfer_sums_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_transfer();

-- Booked entries are never changed or deleted, enforced by the database.
create function reject_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only'
    using errcode = 'check_violation', constraint = 'ledger_is_append_only';
end $$;
create trigger ledger_transfers_are_append_only before update or delete on ledger_transfers
  for each row execute function reject_ledger_change();
create trigger ledger_entries_are_append_only before update or delete on ledger_entries
  for each row execute function reject_ledger_change();
create trigger ledger_transfers_are_not_truncated before truncate on ledger_transfers
  for each statement execute function reject_ledger_change();
create trigger ledger_entries_are_not_truncated before truncate on ledger_entries
  for each statement execute function reject_ledger_change();

create table provider_imports (
  provider text primary key check (provider in ('stripe', 'demo')),
  imported_until timestamptz not null
);
comment on table provider_imports is 'Up to when the balance transactions of a provider were imported.';

create table provider_remainders (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('provider_fee', 'withdrawal')),
  ref text not null,
  currency text not null,
  thousandths integer not null check (thousandths between -500 and 500),
  unique (kind, ref)
);
comment on table provider_remainders is 'Remainders of balance transactions with amounts finer than the smallest unit of the currency. Each is booked together with the next transaction.';
comment on column provider_remainders.thousandths is 'Remainder in thousandths of the smallest unit.';
create index provider_remainders_newest on provider_remainders (currency, id);

create table demo_charges (
  ref text primary key,
  payment_id uuid not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('open', 'paid', 'cancelled')),
  confirming boolean not null default false,
  failure text,
  disputed_at timestamptz,
  changed_at timestamptz not null
);
comment on table demo_charges is 'Payments at the demo provider, as a real provider stores them. No card numbers: only the outcome of each card.';
comment on column demo_charges.confirming is 'True while the buyer''s bank waits for the buyer to confirm.';
create index demo_charges_by_change on demo_charges (changed_at);

create table demo_transfers (
  key text primary key,
  task_id uuid not null,
  kind text not null check (kind in ('refund', 'payout')),
  charge_ref text not null references demo_charges (ref),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null
);
comment on table demo_transfers is 'Refunds and payouts of the demo provider.';
create index demo_transfers_by_task on demo_transfers (task_id);
create index demo_transfers_by_charge on demo_transfers (charge_ref);
