-- no transaction
-- Lists of the console in an order of their own compare the searched words with text that the index has in plain lower-case
-- letters, instead of computing it for each row. PostgreSQL reads only the index if it also has the columns of that text.

create index concurrently if not exists listings_by_price_and_words on listings (price_minor, id, fold_letters(' ' || name || ' ' || seller_name || ' ' || seller_email)) include (name, seller_name, seller_email, state);
drop index concurrently if exists listings_by_price_with_words;
create index concurrently if not exists listings_by_state_and_words on listings (state, created_at, id, fold_letters(' ' || name || ' ' || seller_name || ' ' || seller_email)) include (name, seller_name, seller_email, price_minor);
drop index concurrently if exists listings_by_state;
create index concurrently if not exists orders_by_total_and_words on orders ((price_minor + postage_minor), id, fold_letters(' ' || name || ' ' || buyer_name || ' ' || seller_name)) include (name, buyer_name, seller_name, price_minor, postage_minor, buyer_id, seller_id, state);
drop index concurrently if exists orders_by_total;
create index concurrently if not exists orders_by_date_and_words on orders (created_at, id, fold_letters(' ' || name || ' ' || buyer_name || ' ' || seller_name)) include (name, buyer_name, seller_name, buyer_id, seller_id, state);
drop index concurrently if exists orders_newest;
create index concurrently if not exists users_by_role_and_activity on users (role, coalesce(last_active_at, created_at), id);
create index concurrently if not exists users_by_id_with_names on users (id) include (name);
analyze users;
analyze listings;
analyze orders;
