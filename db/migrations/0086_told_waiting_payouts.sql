-- Sellers are told of money that waits until they have said where it goes.
set lock_timeout = '5s';
set statement_timeout = '60s';

drop trigger events_are_told on events;
create trigger events_are_told after insert on events for each row
  when (new.name ~ '^(phone_booked|order_|delivery_chosen|meet_up_|shipment_corrected|payment_failed|payment_returned|payment_dispute|payout_sent|payout_waiting|payout_account_ready|payout_account_blocked|refund_|money_stuck|dispute_|return_|arrival_graded|offer_|rating)')
  execute function queue_for_notifications();
