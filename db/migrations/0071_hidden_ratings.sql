-- Whoever wrote a rating that a moderator took down reads why.
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table ratings add column if not exists hidden_reason text;
alter table ratings add constraint ratings_hidden_reason_check
  check (hidden_reason is null or char_length(hidden_reason) between 3 and 500) not valid;
