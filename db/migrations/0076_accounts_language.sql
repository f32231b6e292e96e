set lock_timeout = '2s';
set statement_timeout = '5s';

alter table users add column language text;
comment on column users.language is 'The language of emails and notifications, as a code such as de; null for English.';
