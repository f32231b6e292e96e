-- Photos that look like another seller's, found when the review was opened: shown side by side.
-- squawk-ignore-file adding-field-with-default
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table listing_reviews add column reuse jsonb not null default '[]';
