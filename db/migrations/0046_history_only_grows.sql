-- What happened stays as it was written: neither changed nor deleted, whoever asks.
-- squawk-ignore-file require-concurrent-index-creation
set lock_timeout = '5s';
set statement_timeout = '60s';

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger events_only_grow before update or delete or truncate on events
  for each statement execute function refuse_rewriting();
create trigger audit_log_only_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_rewriting();

-- The story of an order is read by its id.
create index events_of_order on events ((data ->> 'orderId'), id) where data ? 'orderId';
