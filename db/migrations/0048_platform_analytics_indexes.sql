-- no transaction
-- The figures of a day are read by time.

create index concurrently if not exists events_of_sales on events (at) where name in ('order_completed', 'order_refunded');
create index concurrently if not exists ledger_transfers_by_time on ledger_transfers (at);
create index concurrently if not exists disputes_by_opening on disputes (opened_at);
create index concurrently if not exists favorites_by_time on favorites (created_at);
create index concurrently if not exists offers_by_time on offers (created_at);
