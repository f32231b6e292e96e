set lock_timeout = '2s';
set statement_timeout = '5s';

alter table audit_log add column api_key_id uuid;
comment on column audit_log.api_key_id is 'The API key that its owner acted with; null for a session. No foreign key: the log outlives keys. Its entry api_key_created has the name.';
