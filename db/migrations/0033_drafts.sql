-- Forms that sellers have not finished, as they typed them; on any device.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table drafts (
  -- Chosen by the browser, so that an answer that was lost makes no second draft. What is proven of
  -- a phone before it is listed is kept by seller and draft too.
  seller_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- Counts how often it was saved: who saves over a version they have not seen is told so.
  version integer not null check (version > 0),
  form jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);
