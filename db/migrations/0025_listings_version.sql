set lock_timeout = '5s';
set statement_timeout = '5s';

alter table listings add column version integer not null default 1 check (version > 0);
comment on column listings.version is 'Incremented whenever its seller or a moderator changes what buyers see: bookings, offers and edits name the version that they were made for.';

create table listing_edits (
  listing_id uuid not null references listings (id) on delete cascade,
  version integer not null,
  changes jsonb not null,
  edited_at timestamptz not null,
  primary key (listing_id, version)
);
comment on table listing_edits is 'What each new version of a listing changed, to tell people who have read an earlier one.';
comment on column listing_edits.changes is 'By field, the value before and after; null for long texts, photos and others that are not compared.';
