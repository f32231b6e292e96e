-- Which listing came of which line of a seller's file: the same file again makes no doubles.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table imported_phones (
  seller_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of what a line says, and of the file that it was last imported from.
  line_hash bytea not null,
  file_hash bytea not null,
  listing_id uuid not null references listings (id) on delete cascade,
  imported_at timestamptz not null,
  primary key (seller_id, line_hash)
);
create index imported_phones_by_listing on imported_phones (listing_id);
