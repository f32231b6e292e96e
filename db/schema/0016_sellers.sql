-- Sellers: ratings that they bring along from other shops.

create table trusted_shops (
  id uuid primary key,
  origin text not null unique check (origin ~ '^https?://[^/]+$'),
  public_key text not null check (char_length(public_key) = 44),
  added_by uuid references users (id) on delete set null,
  added_at timestamptz not null
);
comment on table trusted_shops is 'Other instances whose statements of ratings are shown here. Entered by an admin; never fetched.';
comment on column trusted_shops.public_key is 'Ed25519: 32 bytes in base64.';
create index trusted_shops_by_admin on trusted_shops (added_by) where added_by is not null;

create table reputation_codes (
  user_id uuid primary key references users (id) on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null
);
comment on table reputation_codes is 'One-time codes that a statement of another shop must contain, so that only the holder of both accounts can import it.';
comment on column reputation_codes.code_hash is 'SHA-256 of the code; the code itself is not stored.';
create index reputation_codes_expiry on reputation_codes (expires_at);

create table imported_reputations (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  shop_id uuid not null references trusted_shops (id) on delete cascade,
  subject text not null check (char_length(subject) between 1 and 64),
  sales integer not null check (sales >= 0),
  ratings integer not null check (ratings >= 0),
  average numeric(2, 1) check (average between 1 and 5),
  statement text not null,
  signature text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  imported_at timestamptz not null,
  unique (user_id, shop_id),
  unique (shop_id, subject),
  check ((average is null) = (ratings = 0))
);
comment on table imported_reputations is 'Sales and ratings of a seller in another shop, by its signed statement. Shown beside the own ones, never added to them.';
comment on column imported_reputations.subject is 'ID of the account in the other shop: it can belong to one person here only.';
