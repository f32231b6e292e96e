-- Reports about a message: the moderators read the thread that it stands in, and may close it.
-- squawk-ignore-file adding-foreign-key-constraint, require-concurrent-index-creation, require-concurrent-index-deletion, constraint-missing-not-valid
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table reports
  add column thread_id uuid references message_threads (id) on delete cascade,
  add column message_id uuid references messages (id) on delete cascade,
  add constraint reports_of_messages_name_both
    check (num_nonnulls(thread_id, message_id) in (0, 2)),
  drop constraint reports_decision_check,
  add constraint reports_decision_check check (decision in ('dismissed', 'removed', 'closed'));

-- A report about the phone, and one about each thread, may be open at once.
drop index one_open_report_per_person;
create unique index one_open_report_per_person on reports (listing_id, reporter_id)
  where decision is null and thread_id is null;
create unique index one_open_report_per_thread on reports (thread_id, reporter_id)
  where decision is null and thread_id is not null;
create index reports_by_message on reports (message_id);
