-- The biggest savings of a brand or a model, as for the other orders: with a filter that few of all listings pass, nearly all of
-- these were read.
create index live_of_brand_saving on listings (brand_number, saving_minor desc, id desc)
  include (model_id, traits, price_minor, place_id, variant_id) where state = 'live';
create index live_of_model_saving on listings (model_id, saving_minor desc, id desc)
  include (traits, price_minor, place_id, variant_id) where state = 'live';
