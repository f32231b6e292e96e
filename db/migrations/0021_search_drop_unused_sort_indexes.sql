set lock_timeout = '5s';
set statement_timeout = '5s';

/* Pages of results are found in memory; only the rows with their ids are read. What stays: the newest of a brand and of a model
   and the cheapest of a model (market prices, the sitemap), ids and full text. Dropping an index takes a moment. */
-- squawk-ignore require-concurrent-index-deletion
drop index live_listings_newest;
-- squawk-ignore require-concurrent-index-deletion
drop index live_listings_by_price;
-- squawk-ignore require-concurrent-index-deletion
drop index live_listings_best;
-- squawk-ignore require-concurrent-index-deletion
drop index live_listings_saving;
-- squawk-ignore require-concurrent-index-deletion
drop index live_of_brand_by_price;
-- squawk-ignore require-concurrent-index-deletion
drop index live_of_brand_best;
-- squawk-ignore require-concurrent-index-deletion
drop index live_of_brand_saving;
-- squawk-ignore require-concurrent-index-deletion
drop index live_of_model_best;
-- squawk-ignore require-concurrent-index-deletion
drop index live_of_model_saving;
-- squawk-ignore require-concurrent-index-deletion
drop index live_of_place_newest;
-- squawk-ignore require-concurrent-index-deletion
drop index live_by_facets_newest;
