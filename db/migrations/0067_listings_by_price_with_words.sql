-- no transaction
-- Listings by price are also searched for words: what a search compares is in the index, so that rows that do not match
-- are not read from the table.

create index concurrently if not exists listings_by_price_with_words on listings (price_minor, id) include (name, seller_name, seller_email, state);
drop index concurrently if exists listings_by_price;
