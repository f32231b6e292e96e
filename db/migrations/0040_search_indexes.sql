-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion
/* Fewer indexes to write for each listing, and one for words that knows the model and the brand:
   'iphone 13 boxed' reads what both lists have instead of all that is boxed. */
set lock_timeout = '5s';
set statement_timeout = '600s';

-- The words of a listing, its model as '#139' and its brand as '@12': no word of a text looks so.
create function listing_terms(
  name text, colour text, location text, model_id integer, brand_number smallint
) returns tsvector
language sql immutable parallel safe
return listing_words(name, colour, location)
  || array_to_tsvector(array['#' || model_id, '@' || brand_number]);

create index live_listings_terms on listings
  using gin (listing_terms(name, colour, location, model_id, brand_number))
  with (fastupdate = off) where state = 'live';

drop index
  live_listings_words,
  -- The biggest savings of a brand or model: few are read by their prices, many from the index of all.
  live_of_brand_saving,
  live_of_model_saving,
  -- By the brand's number there are others.
  live_listings_by_brand,
  listings_by_category,
  -- A place is looked for among the columns that the indexes carry.
  live_listings_in_place;
