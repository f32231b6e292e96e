-- The tables of the floor of the bench of writes: the rows that its writes change, with their indexes.
create table floor_listings (
  id uuid primary key, seller_id uuid not null, state text not null, title text not null, price_minor integer not null,
  brand text, model_id integer, place_id integer, delivery jsonb, created_at timestamptz not null default now(),
  words tsvector generated always as (to_tsvector('simple', title)) stored);
create index on floor_listings (seller_id);
create index on floor_listings (created_at) where state = 'live';
create index on floor_listings (price_minor) where state = 'live';
create index on floor_listings (model_id) where state = 'live';
create index on floor_listings using gin (words) where state = 'live';
create table floor_orders (
  id uuid primary key, listing_id uuid not null, buyer_id uuid not null, seller_id uuid not null,
  state text not null, price_minor integer not null, payment text, created_at timestamptz not null default now());
create unique index on floor_orders (listing_id) where state <> 'canceled';
create index on floor_orders (buyer_id);
create index on floor_orders (seller_id);
create table floor_snapshots (order_id uuid primary key, phone jsonb not null);
create table floor_deadlines (order_id uuid not null, kind text not null, at timestamptz not null);
create index on floor_deadlines (at);
create index on floor_deadlines (order_id);
create table floor_payments (
  id uuid primary key, order_id uuid not null, provider_ref text not null unique, state text not null,
  amount_minor integer not null, created_at timestamptz not null default now());
create index on floor_payments (order_id);
create table floor_provider_events (
  id text primary key, type text not null, received_at timestamptz not null default now());
create table floor_ledger (
  id bigint generated always as identity primary key, payment_id uuid not null, order_id uuid not null,
  account text not null, amount_minor integer not null, at timestamptz not null default now());
create index on floor_ledger (order_id);
create table floor_conversations (
  id uuid primary key, listing_id uuid not null, buyer_id uuid not null, seller_id uuid not null,
  last_number integer not null default 0);
create unique index on floor_conversations (listing_id, buyer_id);
create table floor_conversation_participants (
  conversation_id uuid not null, user_id uuid not null, unread integer not null default 0, last_at timestamptz,
  primary key (conversation_id, user_id));
create table floor_messages (
  id uuid primary key, conversation_id uuid not null, number integer not null, sender_id uuid not null,
  client_id uuid not null unique, text text not null, created_at timestamptz not null default now(),
  unique (conversation_id, number));
create table floor_events (
  id bigint generated always as identity primary key, name text not null, data jsonb not null,
  at timestamptz not null default now());
create index on floor_events (name);
create table floor_audit (
  id bigint generated always as identity primary key, actor_id uuid not null, action text not null,
  subject_id uuid not null, at timestamptz not null default now());
create index on floor_audit (subject_id);
create table floor_notifications (
  user_id uuid not null, event_id bigint not null, title text not null, at timestamptz not null default now(),
  primary key (user_id, event_id));
