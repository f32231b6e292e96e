-- no transaction
-- The queue of reports, open ones first, is read from an index instead of sorting all reports.

create index concurrently if not exists reports_queue on reports (((decision is null)::int), created_at, id);
