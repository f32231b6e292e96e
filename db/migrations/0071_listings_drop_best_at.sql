set lock_timeout = '2s';
set statement_timeout = '5s';

-- The best matches are sorted in memory; no release since 1.0.0 reads the column. Its indexes go with it.
-- squawk-ignore ban-drop-column
alter table listings drop column best_at;
