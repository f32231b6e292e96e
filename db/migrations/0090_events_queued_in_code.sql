-- Notifications are queued by the application, in the transaction that records their event.
set lock_timeout = '5s';
set statement_timeout = '60s';

drop trigger events_are_told on events;
drop function queue_for_notifications();
