set lock_timeout = '5s';
set statement_timeout = '5s';

-- The middleware stores the answers of repeated calls (idempotent_responses), and one_live_order_per_listing keeps a
-- booking single. The column stays, because nodes of the version before still write it while nodes are replaced.
comment on column orders.idempotency_key is
  'Not used any more; null in new orders. The answers of repeated calls are in idempotent_responses.';
