set lock_timeout = '5s';
set statement_timeout = '5s';

create table settings (
  name text primary key,
  value jsonb not null,
  version integer not null check (version > 0),
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null
);
comment on table settings is 'Settings of the shop that an admin has changed; all others have the defaults in src/shared/settings/definitions.ts. A variable of the environment overrides them.';
comment on column settings.value is 'JSON null when the default was restored: the version still counts up.';
comment on column settings.changed_by is 'Null when a command changed it, or the account was deleted. audit_log has every change.';
create index settings_by_admin on settings (changed_by) where changed_by is not null;
