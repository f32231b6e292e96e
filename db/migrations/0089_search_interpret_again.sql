-- no transaction
-- The job that interprets searches gives them the parts of their names.
update saved_searches set interpreted_at = '2000-01-01' where interpreted_at > '2000-01-01';
