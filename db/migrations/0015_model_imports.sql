-- Files of devices that an admin hands in, taken over in steps that survive a restart.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table model_imports (
  id uuid primary key,
  -- No foreign key: what was imported stays when the account goes.
  admin_id uuid,
  -- The file, until it is taken over.
  body text not null,
  -- Lines with a device, without the heading.
  lines integer not null,
  done integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  known integer not null default 0,
  refused integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- Taken by a process that worked on it at this time; another takes over when it falls silent.
  stepped_at timestamptz
);
create index open_model_imports on model_imports (created_at) where finished_at is null;

create table model_import_refusals (
  import_id uuid not null references model_imports (id) on delete cascade,
  line integer not null,
  reason text not null,
  text text not null,
  primary key (import_id, line)
);
