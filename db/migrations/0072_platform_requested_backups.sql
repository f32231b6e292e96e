set lock_timeout = '2s';
set statement_timeout = '5s';

alter table backups
  add column requested boolean not null default false,
  add column waiting boolean not null default false,
  add column deletion_error text;
comment on table backups is 'The backups of the schedule and those that admins requested: whichever node claims the row makes the backup. The last fifty are kept.';
comment on column backups.requested is 'Whether an admin asked for it in the dashboard; the schedule goes on as without it.';
comment on column backups.waiting is 'Requested, and not begun by any node yet.';
comment on column backups.deletion_error is 'Why old backups could not be deleted after it.';
