-- Payments that the buyer's bank is still confirming, and payouts that wait for their seller.
set lock_timeout = '5s';
set statement_timeout = '60s';

-- Since when the bank confirms a payment; null when it does not.
alter table payments add column confirming_since timestamptz;
-- The same, for the order that waits for it: its phone is held for longer, but not for ever.
alter table orders add column confirming_since timestamptz;

drop trigger events_are_told on events;
create trigger events_are_told after insert on events for each row
  when (new.name ~ '^(phone_booked|order_|delivery_chosen|meet_up_|payment_failed|payment_returned|payment_dispute|payout_sent|payout_waiting|payout_account_ready|payout_account_blocked|refund_|money_stuck|dispute_|return_|arrival_graded|offer_|rating)')
  execute function queue_for_notifications();
