-- What a provider keeps for itself, and what the operator takes out, stand in the ledger too: so that
-- it explains the provider's balance to the last cent. What is there already is checked by 0087, which
-- holds nobody up.
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table ledger_transfers drop constraint ledger_transfers_kind_check;
alter table ledger_transfers add constraint ledger_transfers_kind_check check (kind in (
  'charge', 'release', 'refund', 'refund_paid', 'refund_failed', 'payout',
  'chargeback', 'chargeback_won', 'chargeback_lost', 'provider_fee', 'withdrawal')) not valid;
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in (
  'provider', 'held', 'seller', 'fees', 'buyer', 'provider_fees', 'withdrawn')) not valid;

-- Until when a provider's own statement was read.
create table provider_readings (
  provider text primary key check (provider in ('stripe', 'demo')),
  read_until timestamptz not null
);
