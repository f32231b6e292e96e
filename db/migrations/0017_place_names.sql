-- Names are written together with their places and never alone: checking each of 25,000 against its
-- place took half of the first start's loading.
-- squawk-ignore-file require-concurrent-index-deletion
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table place_names drop constraint place_names_place_id_fkey;
drop index place_names_by_place;
