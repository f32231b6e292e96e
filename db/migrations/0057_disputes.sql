-- What buyer and seller say about a phone that is not as it was sold, and how it ends.
-- squawk-ignore-file require-concurrent-index-creation
set lock_timeout = '5s';
set statement_timeout = '60s';

create table disputes (
  id uuid primary key,
  order_id uuid not null unique references orders (id) on delete cascade,
  reason text not null check (reason in (
    'not_as_described', 'does_not_work', 'wrong_phone', 'not_arrived', 'locked_or_listed', 'other')),
  stage text not null check (stage in ('open', 'answered', 'returning', 'sent_back', 'stuck')),
  opened_at timestamptz not null,
  -- Until when the phone is to be sent back, while it is.
  return_due_at timestamptz,
  return_carrier text,
  return_tracking text,
  return_sent_at timestamptz,
  -- What the number of the phone that came back says.
  return_imei text check (return_imei in ('same', 'other', 'unknown', 'no_phone')),
  return_received_at timestamptz,
  outcome text check (outcome in ('release', 'part_refund', 'refund')),
  refund_minor bigint check (refund_minor >= 0),
  decided_by text check (decided_by in ('buyer', 'seller', 'both', 'admin')),
  decision text,
  closed_at timestamptz
);
create index disputes_open on disputes (opened_at) where closed_at is null;
create index disputes_to_send_back on disputes (return_due_at) where stage = 'returning';

create table dispute_statements (
  id uuid primary key,
  dispute_id uuid not null references disputes (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller', 'admin')),
  author_id uuid references users (id) on delete set null,
  text text not null check (char_length(text) between 1 and 4000),
  at timestamptz not null
);
create index dispute_statements_by_dispute on dispute_statements (dispute_id, at, id);

create table dispute_photos (
  id uuid primary key,
  statement_id uuid not null references dispute_statements (id) on delete cascade,
  width integer not null,
  height integer not null
);
create index dispute_photos_by_statement on dispute_photos (statement_id);

create table dispute_settlements (
  dispute_id uuid not null references disputes (id) on delete cascade,
  n integer not null check (n > 0),
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  kind text not null check (kind in ('release', 'part_refund', 'return', 'refund')),
  refund_minor bigint check (refund_minor > 0),
  at timestamptz not null,
  state text not null check (state in ('proposed', 'accepted', 'declined', 'superseded')),
  primary key (dispute_id, n)
);
create unique index one_settlement_on_the_table on dispute_settlements (dispute_id)
  where state = 'proposed';

-- The rubric as the buyer answers it with the phone in hand, beside what the seller told.
create table arrival_gradings (
  order_id uuid primary key references orders (id) on delete cascade,
  answers jsonb not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D')),
  told_grade text check (told_grade in ('A', 'B', 'C', 'D')),
  differences jsonb not null,
  at timestamptz not null
);
