-- Setting up payouts again after the provider broke, and money that is settled outside of it.
set lock_timeout = '5s';
set statement_timeout = '60s';

-- How often a provider said no or broke when a seller's account was to be opened. It repeats its
-- answer to the same key: each further try has another.
create table payout_account_tries (
  user_id uuid primary key,
  failed integer not null check (failed > 0)
);

alter table ledger_transfers drop constraint ledger_transfers_kind_check;
alter table ledger_transfers add constraint ledger_transfers_kind_check check (kind in (
  'charge', 'release', 'refund', 'refund_paid', 'refund_failed', 'payout',
  'chargeback', 'chargeback_won', 'chargeback_lost', 'provider_fee', 'withdrawal',
  'refund_outside', 'payout_outside')) not valid;
