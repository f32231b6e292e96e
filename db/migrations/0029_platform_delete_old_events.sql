set lock_timeout = '5s';
set statement_timeout = '5s';

-- Events of orders are their history and stay; all others may be deleted when they are old.
drop trigger events_are_append_only on events;
create trigger events_are_append_only before update or truncate on events
  for each statement execute function reject_changes();
create trigger events_of_orders_stay before delete on events
  for each row when (old.data ? 'orderId') execute function reject_changes();

comment on table events is 'What happened, named in the past tense and written in the same transaction. Notifications and order timelines are built from it. Those that name no order are deleted after EVENT_KEEP_DAYS.';
comment on table mails is 'The mail queue. A mail is written in the transaction that causes it, sent soon after, and retried when sending fails. Deleted after MAIL_KEEP_DAYS, or with the account of its recipient.';
