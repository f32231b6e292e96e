-- no transaction
-- Admins read the log newest first, as a whole, of one action, and about one account or thing.

create index concurrently if not exists audit_log_by_time on audit_log (at, id);
create index concurrently if not exists audit_log_by_action on audit_log (action, at, id);
create index concurrently if not exists audit_log_by_actor on audit_log (actor_id, at, id) where actor_id is not null;
create index concurrently if not exists audit_log_about on audit_log (subject_id, at, id);
