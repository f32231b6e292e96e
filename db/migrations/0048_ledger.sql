-- Where money is: a double-entry ledger. A debit is positive, a credit negative; every transfer sums
-- to zero, and PostgreSQL itself refuses whatever does not, at commit.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table ledger_transfers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'charge', 'release', 'refund', 'refund_paid', 'refund_failed', 'payout',
    'chargeback', 'chargeback_won', 'chargeback_lost')),
  -- What it is of: a payment or a piece of work. The same movement of the same thing happens once.
  ref text not null,
  -- No foreign keys to people or orders: the ledger outlives them.
  order_id uuid,
  -- How many entries belong to it, so that none can be added later.
  entry_count integer not null check (entry_count >= 2),
  at timestamptz not null,
  unique (kind, ref)
);
create index ledger_transfers_by_order on ledger_transfers (order_id) where order_id is not null;

create table ledger_entries (
  transfer_id bigint not null references ledger_transfers (id),
  position integer not null,
  account text not null check (account in ('provider', 'held', 'seller', 'fees', 'buyer')),
  -- Whose money, on the sellers' account.
  user_id uuid,
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (transfer_id, position),
  check (user_id is null or account = 'seller')
);
create index ledger_entries_of_sellers on ledger_entries (user_id, transfer_id)
  where user_id is not null;

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
      using errcode = 'check_violation', constraint = 'ledger_transfers_are_whole';
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
create constraint trigger transfer_is_whole after insert on ledger_transfers
  deferrable initially deferred for each row execute function check_ledger_transfer();
create constraint trigger transfer_sums_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_transfer();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to'
    using errcode = 'check_violation', constraint = 'ledger_is_append_only';
end $$;
create trigger transfers_stay before update or delete on ledger_transfers
  for each row execute function refuse_ledger_change();
create trigger entries_stay before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger transfers_are_not_emptied before truncate on ledger_transfers
  for each statement execute function refuse_ledger_change();
create trigger entries_are_not_emptied before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
