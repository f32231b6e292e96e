set lock_timeout = '2s';
set statement_timeout = '5s';

alter table search_alerts add column reason_parts jsonb;
comment on column search_alerts.reason_parts is 'What the reason is composed of in the language of its reader: see src/modules/search/saved/alert-reason.ts. Null for alerts written before this column.';
comment on column search_alerts.reason is 'Why, as text: "one grade lower, $12 under your limit". In English beside reason_parts; without them in the language that its reader had.';
