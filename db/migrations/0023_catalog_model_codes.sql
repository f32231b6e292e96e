set lock_timeout = '5s';
set statement_timeout = '5s';

-- What the settings of a phone show as its model: SM-G991B, A2633, LE2113.
create table model_codes (
  code text collate "C" not null check (code ~ '^[A-Z0-9]{4,16}$'),
  model_id integer not null references models (id) on delete cascade,
  primary key (code, model_id)
);
comment on table model_codes is 'Codes that makers give their models, from db/data/model-codes.csv. Some codes stand for several models.';
comment on column model_codes.code is 'Capitals and digits only. A code of Samsung may end before the letters of its region: SMG991.';
create index model_codes_by_model on model_codes (model_id);
