-- no transaction
-- A message is taken from the endpoint whose oldest one is due longest, and an endpoint gets a few at a time.

create index concurrently if not exists webhook_messages_next on webhook_messages (endpoint_id, next_attempt_at) where next_attempt_at is not null;
create index concurrently if not exists webhook_messages_claimed on webhook_messages (endpoint_id) where is_claimed;
drop index concurrently if exists webhook_messages_due;
