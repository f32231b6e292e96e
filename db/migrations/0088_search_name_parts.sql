set lock_timeout = '2s';
set statement_timeout = '5s';

alter table saved_searches add column name_parts jsonb;
comment on column saved_searches.name_parts is 'What the name is composed of in the language of its reader: see src/modules/search/saved/search-name.ts. Null for a name that a person typed, and until a search of before this column is interpreted again.';
