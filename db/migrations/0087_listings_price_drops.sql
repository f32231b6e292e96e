-- no transaction
-- The newest lower prices, for the home page.

create index concurrently if not exists listing_edits_price_drops on listing_edits (edited_at, listing_id)
  where (changes -> 'price' ->> 1)::bigint < (changes -> 'price' ->> 0)::bigint;
