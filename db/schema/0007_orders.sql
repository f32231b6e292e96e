-- Orders: from the booking to the rating, with delivery, offers and disputes.

create table orders (
  id uuid primary key,
  listing_id uuid not null references listings (id),
  buyer_id uuid references users (id) on delete set null,
  seller_id uuid references users (id) on delete set null,
  buyer_name text not null,
  seller_name text not null,
  name text not null,
  img text not null,
  price_minor bigint not null check (price_minor > 0),
  postage_minor bigint not null default 0 check (postage_minor >= 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  currency text not null,
  payment text not null check (payment in ('meet_up', 'online', 'transfer')),
  delivery text check (delivery in ('pick_up', 'shipping')),
  state text not null check (state in (
    'awaiting_payment', 'payment_sent', 'payment_disputed', 'paid', 'shipped', 'delivered',
    'disputed', 'completed', 'return_requested', 'return_approved', 'return_sent',
    'cancelled', 'expired', 'refunded')),
  state_since timestamptz not null,
  state_due_at timestamptz,
  ended_at timestamptz,
  bank_disputed_at timestamptz,
  confirming_since timestamptz,
  cancel_requested_at timestamptz,
  refund_confirmed_at timestamptz,
  received_at timestamptz,
  return_until timestamptz,
  claim_state text check (claim_state in ('open', 'unanswered', 'refused', 'agreed')),
  idempotency_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table orders is 'Bookings and sales. The life cycle is drawn in docs/order-life.md.';
comment on column orders.buyer_name is 'Copied at booking, like the other names and the price: listing and accounts may change or be deleted.';
comment on column orders.postage_minor is 'Shipping cost that the buyer pays on top of the price, as seen when choosing it; 0 for pick-up.';
comment on column orders.fee_minor is 'What the marketplace keeps of the price; nothing of the postage.';
comment on column orders.delivery is 'Null until the buyer has chosen.';
comment on column orders.state_due_at is 'When the state ends automatically; null if it does not.';
comment on column orders.ended_at is 'When it reached a final state.';
comment on column orders.bank_disputed_at is 'Since when the buyer''s bank disputes the payment: until it has decided, no deadline ends the order.';
comment on column orders.confirming_since is 'Since when the bank has been confirming the payment: the phone is held for longer, but not forever.';
comment on column orders.cancel_requested_at is 'Since when the buyer has been waiting for the seller''s answer to a request to cancel.';
comment on column orders.refund_confirmed_at is 'When the buyer confirmed that the seller paid back what was not paid through Redial.';
comment on column orders.received_at is 'When the buyer got the phone; the return period and the warranty are counted from it.';
comment on column orders.return_until is 'Until when the buyer can return it; null if not at all, or no longer after a dispute. Money paid online is held until then.';
comment on column orders.claim_state is 'The state of its open warranty claim, so that lists of orders need not read claims; null without one.';
create unique index one_live_order_per_listing on orders (listing_id)
  where state in ('awaiting_payment', 'payment_sent', 'payment_disputed', 'paid', 'shipped',
    'delivered', 'disputed', 'return_requested', 'return_approved', 'return_sent');
create unique index one_order_per_idempotency_key on orders (buyer_id, idempotency_key);
create index orders_newest on orders (created_at desc, id desc);
create index orders_by_buyer on orders (buyer_id, created_at desc, id desc);
create index orders_by_seller on orders (seller_id, created_at desc, id desc);
create index orders_by_listing on orders (listing_id);
create index unpaid_orders_to_check on orders (id)
  where state = 'awaiting_payment' and (delivery = 'shipping' or payment = 'transfer');

create table order_deadlines (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  state_since timestamptz not null,
  at timestamptz not null,
  action text not null,
  next_attempt_at timestamptz not null,
  done_at timestamptz
);
comment on table order_deadlines is 'Deadlines of orders: transitions and reminders that are due at a time.';
comment on column order_deadlines.state_since is 'orders.state_since when the deadline was set: identifies the stay in a state that it belongs to.';
comment on column order_deadlines.action is 'A transition, or "remind_" and whom to remind.';
comment on column order_deadlines.next_attempt_at is 'Equal to `at`, which is when it is due, unless an attempt failed.';
create index order_deadlines_due on order_deadlines (next_attempt_at, id) where done_at is null;
create index order_deadlines_by_order on order_deadlines (order_id, at, id);

create table order_meet_ups (
  order_id uuid not null references orders (id) on delete cascade,
  number integer not null check (number > 0),
  place text not null check (char_length(place) between 1 and 120),
  at timestamptz not null,
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  proposed_at timestamptz not null,
  agreed_at timestamptz,
  superseded_at timestamptz,
  primary key (order_id, number)
);
comment on table order_meet_ups is 'Proposed and agreed places and times to meet.';
comment on column order_meet_ups.number is 'Number of the proposal within its order, from 1.';

create table order_addresses (
  order_id uuid primary key references orders (id) on delete cascade,
  address jsonb not null,
  given_at timestamptz not null
);
comment on table order_addresses is 'Shipping addresses, in a separate table so that lists of orders never read them. Deleted 90 days after the order ends.';

create table saved_addresses (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  address jsonb not null,
  is_default boolean not null,
  created_at timestamptz not null
);
comment on table saved_addresses is 'Addresses that people save for their orders. Orders keep a copy of their own.';
create index saved_addresses_by_user on saved_addresses (user_id);
-- Country, postal code and street, without spaces and marks: the same door, however it is written.
create function address_key(address jsonb) returns text
language sql immutable parallel safe
return lower(regexp_replace(concat(address ->> 'country', address ->> 'postalCode',
  address ->> 'line1', address ->> 'line2'), '\W', '', 'g'));
create index saved_addresses_by_key on saved_addresses (address_key(address));
create index order_addresses_by_key on order_addresses (address_key(address));
create unique index one_default_address on saved_addresses (user_id) where is_default;

create table order_transfers (
  order_id uuid primary key references orders (id) on delete cascade,
  payee text not null check (payee in ('seller', 'shop')),
  name text not null,
  text text not null,
  sent_at timestamptz not null
);
comment on table order_transfers is 'The payment instructions as they were when the buyer marked the payment as sent. Deleted 90 days after the order ends.';

create table order_cancellations (
  order_id uuid primary key references orders (id) on delete cascade,
  reason text not null check (char_length(reason) between 3 and 500),
  requested_at timestamptz not null,
  held_until timestamptz not null,
  declined_at timestamptz,
  decline_reason text check (char_length(decline_reason) between 3 and 500)
);
comment on table order_cancellations is 'Requests of buyers to cancel a paid order, at most one per order.';
comment on column order_cancellations.held_until is 'When the order would have ended without the request.';

create table order_returns (
  order_id uuid primary key references orders (id) on delete cascade,
  reason text not null check (char_length(reason) between 3 and 500),
  requested_at timestamptz not null,
  place text check (char_length(place) between 3 and 500),
  carrier text check (char_length(carrier) between 1 and 60),
  tracking text check (char_length(tracking) between 4 and 40),
  sent_at timestamptz
);
comment on table order_returns is 'The newest return of a phone under the return policy that it was sold with.';
comment on column order_returns.place is 'Where it is returned to: an address, or a place to meet. Deleted 90 days after the order ends.';

create table warranty_claims (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  reason text not null check (reason in (
    'does_not_work', 'battery', 'screen', 'part_failed', 'other')),
  text text not null check (char_length(text) between 20 and 4000),
  state text not null check (state in (
    'open', 'unanswered', 'refused', 'agreed', 'settled', 'withdrawn', 'lapsed', 'disputed')),
  made_at timestamptz not null,
  state_since timestamptz not null,
  due_at timestamptz,
  remind_at timestamptz,
  remedy text check (remedy in ('repair', 'replacement', 'refund')),
  refund_minor bigint check (refund_minor > 0),
  answer text check (char_length(answer) between 3 and 1000),
  answered_at timestamptz,
  closed_at timestamptz,
  check ((closed_at is null) = (due_at is not null)),
  check ((remedy is not distinct from 'refund') = (refund_minor is not null))
);
comment on table warranty_claims is 'Claims of buyers under the warranty that a phone was sold with, at most one open per order. The order stays completed, until a dispute about the claim.';
comment on column warranty_claims.due_at is 'When the state ends automatically; null once the claim is closed.';
comment on column warranty_claims.remind_at is 'When whoever has to act is reminded; null without a further reminder.';
comment on column warranty_claims.remedy is 'What the seller agreed to.';
comment on column warranty_claims.answer is 'What the seller wrote to agree or to refuse.';
create unique index one_open_claim on warranty_claims (order_id) where closed_at is null;
create index warranty_claims_by_order on warranty_claims (order_id, made_at desc, id desc);
create index warranty_claims_due on warranty_claims (least(due_at, remind_at)) where closed_at is null;

create table warranty_claim_photos (
  id uuid primary key,
  claim_id uuid not null references warranty_claims (id) on delete cascade,
  width integer not null,
  height integer not null
);
comment on table warranty_claim_photos is 'Photos of what is wrong; private copies, readable by the parties and admins.';
create index warranty_claim_photos_by_claim on warranty_claim_photos (claim_id);

create table wrong_hand_over_codes (
  order_id uuid primary key references orders (id) on delete cascade,
  attempts integer not null check (attempts > 0)
);
comment on table wrong_hand_over_codes is 'How many wrong hand-over codes were entered for an order. At the limit an admin has to allow further ones.';

create table shipments (
  order_id uuid primary key references orders (id) on delete cascade,
  carrier text not null check (char_length(carrier) between 1 and 60),
  tracking text not null check (char_length(tracking) between 4 and 40),
  shipped_at timestamptz not null
);
comment on table shipments is 'The parcel of an order that is shipped.';

create table order_snapshots (
  order_id uuid primary key references orders (id) on delete cascade,
  at timestamptz not null,
  brand text not null,
  name text not null,
  model text,
  storage_gb integer,
  color text,
  grade text,
  description text not null,
  used text not null,
  battery_percent integer check (battery_percent between 1 and 100),
  return_days smallint check (return_days in (7, 14, 30)),
  return_postage text check (return_postage in ('buyer', 'seller')),
  warranty_months smallint check (warranty_months between 1 and 24),
  warranty_text text not null,
  location text not null,
  pick_up boolean not null,
  shipping_zones jsonb not null,
  handling_days smallint,
  carrier text not null,
  price_minor bigint not null,
  original_price_minor bigint,
  grading jsonb,
  checkup jsonb
);
comment on table order_snapshots is 'Copy of the listing at booking: sellers may edit it later, and what the buyer relied on must not change.';
comment on column order_snapshots.model is 'Null for a phone of no known model.';
comment on column order_snapshots.price_minor is 'The asking price; the agreed price is in the order.';
comment on column order_snapshots.grading is 'The seller''s grading answers; null without any.';
comment on column order_snapshots.checkup is 'Date and results of the last check-up; null without one.';

create table order_snapshot_photos (
  order_id uuid not null references order_snapshots (order_id) on delete cascade,
  place integer not null check (place >= 0),
  media_id uuid references media (id) on delete cascade,
  url text not null,
  alt text not null,
  primary key (order_id, place)
);
comment on table order_snapshot_photos is 'The photos of the listing at booking. They are kept while the order can be disputed, whether or not the listing still shows them.';
comment on column order_snapshot_photos.media_id is 'Null for a picture on a host that the operator trusts.';
create index order_snapshot_photos_by_media on order_snapshot_photos (media_id);

create table offers (
  id uuid primary key,
  listing_id uuid not null references listings (id) on delete cascade,
  buyer_id uuid not null references users (id) on delete cascade,
  seller_id uuid not null references users (id) on delete cascade,
  made_by text not null check (made_by in ('buyer', 'seller')),
  price_minor bigint not null check (price_minor > 0),
  asking_minor bigint not null check (asking_minor > 0),
  currency text not null,
  state text not null check (state in (
    'open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'superseded')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  order_id uuid references orders (id) on delete set null
);
comment on table offers is 'Price offers of buyers and counteroffers of sellers.';
comment on column offers.asking_minor is 'The asking price at that time.';
comment on column offers.order_id is 'The booking that an accepted offer led to.';
create unique index one_open_offer on offers (listing_id, buyer_id) where state = 'open';
create index offers_by_buyer on offers (buyer_id, created_at desc, id desc);
create index offers_by_seller on offers (seller_id, created_at desc, id desc);
create index offers_by_listing on offers (listing_id, buyer_id);
create index offers_due on offers (expires_at) where state = 'open';

create table disputes (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  reason text not null check (reason in (
    'payment_not_received', 'payment_not_confirmed', 'return_not_accepted', 'return_not_as_sold',
    'warranty_not_honored', 'not_as_described', 'does_not_work', 'wrong_phone', 'not_arrived', 'locked_or_listed', 'other')),
  stage text not null check (stage in ('open', 'answered', 'returning', 'sent_back', 'stuck')),
  opened_at timestamptz not null,
  return_due_at timestamptz,
  return_carrier text,
  return_tracking text,
  return_sent_at timestamptz,
  return_imei text check (return_imei in ('same', 'other', 'unknown', 'no_phone')),
  return_received_at timestamptz,
  outcome text check (outcome in (
    'release', 'part_refund', 'refund', 'accept_payment', 'reject_payment')),
  refund_minor bigint check (refund_minor >= 0),
  decided_by text check (decided_by in ('buyer', 'seller', 'both', 'admin')),
  decision text,
  closed_at timestamptz
);
comment on table disputes is 'Disputes about orders, at most one open per order: one about the payment, and a later one about the phone.';
comment on column disputes.stage is '"stuck" when only an admin can end it.';
comment on column disputes.return_due_at is 'Until when the phone has to be sent back.';
comment on column disputes.return_imei is 'Result of comparing the IMEI of the returned phone.';
comment on column disputes.decision is 'The admin''s reasons.';
create unique index one_open_dispute on disputes (order_id) where closed_at is null;
create index disputes_by_order on disputes (order_id, opened_at desc);
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
comment on table dispute_statements is 'Statements of the parties and the admin.';
create index dispute_statements_by_dispute on dispute_statements (dispute_id, at, id);
create index dispute_statements_by_author on dispute_statements (author_id);

create table dispute_photos (
  id uuid primary key,
  statement_id uuid not null references dispute_statements (id) on delete cascade,
  width integer not null,
  height integer not null
);
comment on table dispute_photos is 'Photos attached to a statement; private copies, readable by the parties and admins.';
create index dispute_photos_by_statement on dispute_photos (statement_id);

create table dispute_settlements (
  dispute_id uuid not null references disputes (id) on delete cascade,
  number integer not null check (number > 0),
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  kind text not null check (kind in (
    'release', 'part_refund', 'return', 'refund', 'accept_payment', 'reject_payment')),
  refund_minor bigint check (refund_minor > 0),
  at timestamptz not null,
  state text not null check (state in ('proposed', 'accepted', 'declined', 'superseded')),
  primary key (dispute_id, number)
);
comment on table dispute_settlements is 'Settlements that the parties proposed to each other.';
create unique index one_open_settlement on dispute_settlements (dispute_id)
  where state = 'proposed';

create table arrival_gradings (
  order_id uuid primary key references orders (id) on delete cascade,
  answers jsonb not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D')),
  listed_grade text check (listed_grade in ('A', 'B', 'C', 'D')),
  differences jsonb not null,
  at timestamptz not null
);
comment on table arrival_gradings is 'The buyer''s answers to the grading questions with the phone in hand, compared with the seller''s.';
comment on column arrival_gradings.listed_grade is 'The grade that the seller stated.';

create table ratings (
  id uuid not null unique,
  order_id uuid not null references orders (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  author_id uuid references users (id) on delete set null,
  subject_id uuid not null references users (id) on delete cascade,
  author_name text not null,
  stars integer not null check (stars between 1 and 5),
  text text not null check (char_length(text) <= 1000),
  written_at timestamptz not null,
  due_at timestamptz not null,
  published_at timestamptz,
  counts boolean not null default true,
  hidden_at timestamptz,
  hidden_reason text check (hidden_reason is null or char_length(hidden_reason) between 3 and 500),
  reply text check (char_length(reply) between 1 and 500),
  replied_at timestamptz,
  reply_hidden_at timestamptz,
  reply_hidden_reason text check (char_length(reply_hidden_reason) between 3 and 500),
  primary key (order_id, side),
  check ((reply is null) = (replied_at is null))
);
comment on table ratings is 'Ratings of buyer and seller after a sale. Published when both have rated, or after a week.';
comment on column ratings.id is 'Names the rating in public, where the order stays private.';
comment on column ratings.side is 'Side of the author.';
comment on column ratings.subject_id is 'Who is rated.';
comment on column ratings.due_at is 'When it is published at the latest.';
comment on column ratings.counts is 'False when buyer and seller were linked accounts: only the two can read it.';
comment on column ratings.hidden_at is 'When an admin hid it.';
comment on column ratings.reply is 'What the rated person answered.';
comment on column ratings.replied_at is 'When they first answered; they can edit it for 48 hours.';
create index ratings_of_subject on ratings (subject_id, published_at desc, order_id)
  where published_at is not null and hidden_at is null and counts;
create index ratings_due on ratings (due_at) where published_at is null;
create index ratings_by_author on ratings (author_id);

create table rating_sums (
  user_id uuid primary key references users (id) on delete cascade,
  ratings integer not null,
  stars integer not null
);
comment on table rating_sums is 'Number and sum of a person''s visible ratings, so that pages do not have to count them.';
