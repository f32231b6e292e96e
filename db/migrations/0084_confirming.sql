-- Payments that the buyer's bank is still confirming.
set lock_timeout = '5s';
set statement_timeout = '60s';

-- Since when the bank confirms a payment; null when it does not.
alter table payments add column confirming_since timestamptz;
-- The same, for the order that waits for it: its phone is held for longer, but not for ever.
alter table orders add column confirming_since timestamptz;
