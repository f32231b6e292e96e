set lock_timeout = '2s';
set statement_timeout = '5s';

alter table places add column names jsonb not null default '{}';
comment on column places.names is
  'The names that differ from `name`, by language: {"de": "München", "ar": "ميونخ"}; from db/data/place-names.csv.';
