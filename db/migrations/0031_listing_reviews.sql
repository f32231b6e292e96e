-- What waits for a moderator: a new listing, or a change of one whose approved version stays as it is.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table listing_reviews (
  id uuid primary key,
  listing_id uuid not null references listings (id) on delete cascade,
  -- What would change; null for a listing that waits as it stands.
  proposed jsonb,
  -- Superseded by a later edit: nobody approves what they did not see.
  decision text check (decision in ('approved', 'changes_requested', 'refused', 'superseded')),
  reason text not null default '' check (char_length(reason) <= 500),
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((decision is null) = (decided_at is null))
);
create unique index one_open_review_per_listing on listing_reviews (listing_id)
  where decision is null;
create index open_reviews on listing_reviews (created_at, id) where decision is null;
create index reviews_by_listing on listing_reviews (listing_id, created_at desc, id desc);
create index reviews_by_decider on listing_reviews (decided_by);
