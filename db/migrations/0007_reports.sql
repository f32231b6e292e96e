-- What people report to the moderators.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table reports (
  id uuid primary key,
  listing_id uuid not null references listings (id) on delete cascade,
  reporter_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('stolen', 'counterfeit', 'misleading', 'offensive', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  decision text check (decision in ('dismissed', 'removed')),
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null
);
create unique index one_open_report_per_person on reports (listing_id, reporter_id)
  where decision is null;
create index open_reports on reports (created_at) where decision is null;
create index reports_by_reporter on reports (reporter_id);
create index reports_by_decider on reports (decided_by);
