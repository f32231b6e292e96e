set lock_timeout = '5s';
set statement_timeout = '5s';

alter table saved_searches add column excluded text[] not null default '{}';
comment on column saved_searches.excluded is 'Texts of which a listing must have none in its brand, name, color and place: "pro max", "black".';
