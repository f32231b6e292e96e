-- no transaction
-- The lists of the console: found by words, in each of their orders, and in states that few rows have.

create index concurrently if not exists users_by_words on users using gin (fold_letters(' ' || name || ' ' || email) gin_trgm_ops);
create index concurrently if not exists users_newest on users (created_at, id);
create index concurrently if not exists users_by_name on users (name collate "und-x-icu", id);
create index concurrently if not exists users_by_activity on users (coalesce(last_active_at, created_at), id);
create index concurrently if not exists banned_users on users (created_at, id) where banned_at is not null;
create index concurrently if not exists listings_by_words on listings using gin (fold_letters(' ' || name || ' ' || seller_name || ' ' || seller_email) gin_trgm_ops);
create index concurrently if not exists listings_by_state on listings (state, created_at, id);
create index concurrently if not exists listings_by_price on listings (price_minor, id);
create index concurrently if not exists orders_by_words on orders using gin (fold_letters(' ' || name || ' ' || buyer_name || ' ' || seller_name) gin_trgm_ops);
create index concurrently if not exists orders_by_state on orders (state, created_at, id);
create index concurrently if not exists orders_by_total on orders ((price_minor + postage_minor), id);
create index concurrently if not exists orders_by_number on orders (((('x' || right(id::text, 12))::bit(48)::bigint % 656100000000)));
create index concurrently if not exists money_tasks_newest on money_tasks (created_at, id);
create index concurrently if not exists money_tasks_by_amount on money_tasks (amount_minor, id);
create index concurrently if not exists money_tasks_by_order on money_tasks (order_id);
create index concurrently if not exists reports_newest on reports (created_at, id);
analyze users;
analyze listings;
analyze orders;
