set lock_timeout = '2s';
set statement_timeout = '5s';

comment on table files_to_delete is 'Stored files that nothing refers to any longer, written in the transaction that let go of them, and files of an upload that is not finished.';
comment on column files_to_delete.queued_at is 'From when on the file may be deleted. Emails that were sent show a replaced logo for some time.';
