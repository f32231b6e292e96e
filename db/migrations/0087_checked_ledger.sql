-- Every movement and entry of the ledger is checked against the kinds and accounts there are, while
-- others write.
set lock_timeout = '5s';
set statement_timeout = '10min';

alter table ledger_transfers validate constraint ledger_transfers_kind_check;
alter table ledger_entries validate constraint ledger_entries_account_check;
