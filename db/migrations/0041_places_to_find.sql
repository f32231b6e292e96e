-- How far the listings without a place have been read again; no row when all have been. One row at
-- most, put back whenever the table of places changed.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table places_to_find (
  one boolean primary key default true check (one),
  after_listing uuid not null default '00000000-0000-0000-0000-000000000000'
);
insert into places_to_find default values;
