-- A picture that was uploaded. Until something claims it, it is deleted when it expires.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table media (
  id uuid primary key,
  owner_id uuid references users (id) on delete set null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null,
  expires_at timestamptz
);
create index unclaimed_media on media (expires_at) where expires_at is not null;
create index media_by_owner on media (owner_id);
