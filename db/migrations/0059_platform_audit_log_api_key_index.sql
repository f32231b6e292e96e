-- no transaction
-- What a key did, when it was leaked or misused.

create index concurrently if not exists audit_log_by_api_key on audit_log (api_key_id, at, id) where api_key_id is not null;
