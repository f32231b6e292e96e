set lock_timeout = '5s';
set statement_timeout = '5s';

create table backups (
  id bigint generated always as identity primary key,
  target text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  bytes bigint,
  error text
);
comment on table backups is 'The scheduled backups: whichever node writes the row makes the backup. The last fifty are kept.';
comment on column backups.error is 'Why it failed; null while it runs and when it succeeded.';
comment on column backups.bytes is 'The size of its file.';
create index backups_by_start on backups (started_at desc);
