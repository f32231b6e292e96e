-- Of an upload a copy for few eyes was made that nothing has yet: the sweep deletes both.
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table media add column loose_copy boolean not null default false;
