set lock_timeout = '5s';
set statement_timeout = '10min';

-- The biggest savings of a brand or a model, as for the other orders: with a filter that few of all listings pass, nearly all of
-- these were read. Listings can't be changed for 2 to 5 seconds a million: a migration is one transaction.
-- squawk-ignore require-concurrent-index-creation
create index live_of_brand_saving on listings (brand_number, saving_minor desc, id desc)
  include (model_id, traits, price_minor, place_id, variant_id) where state = 'live';
-- squawk-ignore require-concurrent-index-creation
create index live_of_model_saving on listings (model_id, saving_minor desc, id desc)
  include (traits, price_minor, place_id, variant_id) where state = 'live';
