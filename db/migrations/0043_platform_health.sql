set lock_timeout = '5s';
set statement_timeout = '5s';

create table processes (
  id uuid primary key,
  node text not null,
  pid integer not null,
  version text not null,
  runs_jobs boolean not null,
  memory_bytes bigint not null,
  disk_free_bytes bigint,
  clock_skew_ms integer not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
comment on table processes is 'The processes that serve the shop, each written by itself once a minute. Those that stopped are deleted.';
comment on column processes.node is 'The name of the machine and the port: processes of one node share both.';
comment on column processes.runs_jobs is 'Whether it does the work in the background of its node.';
comment on column processes.disk_free_bytes is 'On the disk of the data folder; null where the system does not say.';
comment on column processes.clock_skew_ms is 'How far the clock of the machine is ahead of that of the database.';

create table job_failures (
  job text not null,
  node text not null,
  error text not null,
  failures integer not null check (failures > 0),
  first_failed_at timestamptz not null,
  failed_at timestamptz not null,
  primary key (job, node)
);
comment on table job_failures is 'Jobs whose last run failed. The row goes with the next run that succeeds.';
comment on column job_failures.failures is 'Runs that failed in a row.';

create table health_problems (
  key text primary key,
  message text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
comment on table health_problems is 'What admins have been mailed about. A problem is not mailed again until it has been solved for a while, and its row is gone.';
