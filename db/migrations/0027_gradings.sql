-- Grades that were computed from answers: of a draft until it is listed, then of the listing.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table gradings (
  id uuid primary key,
  seller_id uuid references users (id) on delete set null,
  draft_id uuid,
  listing_id uuid references listings (id) on delete cascade,
  -- By which version of the questions.
  rubric integer not null,
  -- What decided which questions were asked.
  os text,
  announced text,
  answers jsonb not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D')),
  reasons text[] not null,
  graded_at timestamptz not null,
  check (draft_id is null or listing_id is null)
);
create unique index one_grading_per_draft on gradings (seller_id, draft_id) where draft_id is not null;
create index gradings_by_listing on gradings (listing_id, graded_at desc) where listing_id is not null;
