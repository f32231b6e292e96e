-- How far the demo data got, so that an interrupted fill goes on where it stopped.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table demo_progress (
  step text primary key,
  done integer not null default 0
);
