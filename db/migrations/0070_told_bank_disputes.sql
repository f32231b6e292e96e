-- People are also told how a bank's dispute ended.
set lock_timeout = '5s';
set statement_timeout = '60s';

drop trigger events_are_told on events;
create trigger events_are_told after insert on events for each row
  when (new.name ~ '^(phone_booked|order_|meet_up_|payment_failed|payment_dispute|payout_sent|refund_sent|dispute_|return_|arrival_graded|offer_|rating)')
  execute function queue_for_notifications();
