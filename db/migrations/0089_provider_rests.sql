-- What a provider kept that is smaller than the smallest unit of a currency here: each line of its
-- statement that has such a part, and what is left over after it, in thousandths of the unit. It is
-- booked together with what comes next.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table provider_rests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('provider_fee', 'withdrawal')),
  ref text not null,
  currency text not null,
  thousandths integer not null check (thousandths between -500 and 500),
  unique (kind, ref)
);
create index provider_rests_newest on provider_rests (currency, id);
