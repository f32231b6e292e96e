-- Whoever closes an account does not read every rating and every statement there is.
-- squawk-ignore-file require-concurrent-index-creation
set lock_timeout = '5s';
set statement_timeout = '60s';

create index dispute_statements_by_author on dispute_statements (author_id);
create index ratings_by_author on ratings (author_id);
