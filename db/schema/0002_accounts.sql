-- Accounts: people, their sessions and how they log in. Better Auth reads and writes these tables.

create table users (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  email text not null check (email = lower(email)),
  email_verified boolean not null default false,
  holds_email boolean not null default true,
  image text,
  role text not null default 'Buyer' check (role in ('Buyer', 'Seller', 'admin')),
  banned_at timestamptz,
  ban_reason text check (char_length(ban_reason) <= 500),
  second_factor_at timestamptz,
  admin_since timestamptz,
  seller_terms_version int,
  seller_terms_accepted_at timestamptz,
  locale text,
  time_zone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((seller_terms_version is null) = (seller_terms_accepted_at is null)),
  unique (email, holds_email),
  check (holds_email or not email_verified),
  check ((locale is null) = (time_zone is null))
);
comment on table users is 'One row per account.';
comment on column users.email_verified is
  'Whether the person proved that the address is theirs: by a code, a link, a password reset, or Google.';
comment on column users.holds_email is
  'False for an account that signed up with the address of another one. It gets the address by confirming it, unless the other one has done so.';
comment on column users.image is 'URL of the profile photo.';
comment on column users.ban_reason is 'Written by the admin for the person; null without one.';
comment on column users.second_factor_at is 'Since when a login needs a second step; null if it does not.';
comment on column users.admin_since is 'When the account became an admin; null for others.';
comment on column users.seller_terms_version is
  'The version of the seller terms that the person accepted last; null if they never did.';
comment on column users.locale is
  'BCP 47, as the browser reported it or the person chose; null until either.';
comment on column users.time_zone is 'IANA name, set together with `locale`.';
create index users_by_role on users (role, created_at desc, id desc);

create table previous_addresses (
  user_id uuid not null references users (id) on delete cascade,
  email text not null check (email = lower(email)),
  expires_at timestamptz not null,
  primary key (user_id, email)
);
comment on table previous_addresses is 'Addresses that an account had before recent changes: they also hear of a changed payout account. Deleted after 30 days.';
create index previous_addresses_by_expiry on previous_addresses (expires_at);

create table sessions (
  id uuid primary key,
  token text not null unique,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  authenticated_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  second_factor_pending boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table sessions is 'Logged-in browsers.';
comment on column sessions.second_factor_pending is
  'Only the first step of the login is done: the session gives access to nothing but the second one.';
comment on column sessions.authenticated_at is
  'When the person last proved who they are in this browser: at login, and again before a sensitive action.';
comment on column sessions.last_seen_at is 'When the browser last made a request, to about ten minutes.';
comment on column sessions.expires_at is 'Moves as the session is used, up to 90 days after the login.';
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- However often a session is extended, its cookie is worthless 90 days after the login.
create function limit_session_life() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '90 days');
  return new;
end $$;
create trigger limit_session_life before insert or update of expires_at on sessions
  for each row execute function limit_session_life();

-- However a session ends, open event streams of its user check whether they are still allowed.
create function publish_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('redial_changes', 'sessions:' || old.user_id);
  return null;
end $$;
create trigger publish_session_end after delete on sessions
  for each row execute function publish_session_end();

create table identities (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
comment on table identities is 'How a person logs in: with a password, or with an account at a provider such as Google.';
comment on column identities.password is 'Hash of the password; null for an account at a provider.';
create index identities_by_user on identities (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table verifications is 'Short-lived tokens: links that reset a password, and logins at a provider that are under way.';
create index verifications_by_identifier on verifications (identifier);

create table known_devices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  device_hash text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  trusted_until timestamptz,
  unique (user_id, device_hash)
);
comment on table known_devices is 'Browsers that have logged in to an account, so that a login from another one is noticed.';
comment on column known_devices.device_hash is 'SHA-256 of the random id in the browser''s cookie; the same in every account that the browser logs in to.';
comment on column known_devices.trusted_until is 'Until then logging in on this device takes no second step.';
create index known_devices_by_hash on known_devices (device_hash);
create index known_devices_by_age on known_devices (last_seen);

create table security_events (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  network text not null,
  browser text not null,
  detail text not null default '',
  times integer not null default 1 check (times > 0),
  created_at timestamptz not null,
  last_at timestamptz not null
);
comment on table security_events is 'The security log of an account: logins, failures and changes of how a person logs in. Kept for 180 days.';
comment on column security_events.network is 'The first 24 bits of an IPv4 address or 48 of an IPv6 address; empty when the system or an admin acted.';
comment on column security_events.browser is 'Browser and system without versions.';
comment on column security_events.times is 'How often it happened between `created_at` and `last_at`: repeated failures share a row.';
create index security_events_by_user on security_events (user_id, created_at desc, id desc);
create index security_events_by_client on security_events (network, browser, user_id)
  where network <> '' and browser <> '';
create index security_events_by_age on security_events (created_at);

create table authenticator_apps (
  user_id uuid primary key references users (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null
);
comment on table authenticator_apps is 'The authenticator app of an account: time-based codes (TOTP, RFC 6238).';
comment on column authenticator_apps.secret is 'Encrypted with the secret of the instance.';
comment on column authenticator_apps.confirmed_at is 'When a code proved that the app has the secret; until then it is not asked for.';
comment on column authenticator_apps.last_step is 'The 30-second step of the last accepted code, so that no code is accepted twice.';

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);
comment on table recovery_codes is 'Codes that replace the second step once each; a used one is deleted.';
comment on column recovery_codes.code_hash is 'Keyed hash (HMAC-SHA-256).';

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on table passkeys is 'Passkeys (WebAuthn credentials) with which people log in.';
comment on column passkeys.credential_id is 'As the authenticator chose it, in base64url.';
comment on column passkeys.public_key is 'In COSE form.';
comment on column passkeys.counter is 'How often the authenticator says it signed; 0 for those that do not count. One that does not grow is a copy.';
comment on column passkeys.transports is 'How browsers reach the authenticator, such as `internal` or `usb`.';
comment on column passkeys.is_synced is 'Whether a password manager keeps it on several devices.';
create index passkeys_by_user on passkeys (user_id, created_at);

create table passkey_challenges (
  challenge text primary key,
  purpose text not null
    check (purpose in ('registration', 'login', 'second_step', 'reauthentication')),
  browser text not null,
  expires_at timestamptz not null
);
comment on table passkey_challenges is 'What a passkey has to sign next. Each is deleted with its first use, and lives five minutes.';
comment on column passkey_challenges.browser is 'The session, or before logging in the SHA-256 of a cookie: no other browser can use the challenge.';
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

create table data_exports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  requested_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  ready_at timestamptz,
  expires_at timestamptz,
  parts integer not null default 0,
  bytes bigint,
  check ((ready_at is null) = (expires_at is null))
);
comment on table data_exports is 'Copies of their data that people asked for. The file is in the storage of pictures, in parts.';
comment on column data_exports.next_attempt_at is 'When it is made next; null once it is ready or has failed for good.';
create index data_exports_by_user on data_exports (user_id, requested_at desc);
create index data_exports_due on data_exports (next_attempt_at) where next_attempt_at is not null;

create table email_confirmations (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  email text not null check (email = lower(email)),
  code_hash text not null,
  token_hash text not null unique,
  stop_hash text unique,
  wrong_codes integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
comment on table email_confirmations is 'Codes and links mailed to confirm an address, one for each account. They work for 24 hours.';
comment on column email_confirmations.email is 'The address to confirm; another one than the account has while a change is pending.';
comment on column email_confirmations.code_hash is 'Keyed hash of the six digits.';
comment on column email_confirmations.token_hash is 'SHA-256 of the token in the link.';
comment on column email_confirmations.stop_hash is 'SHA-256 of the token with which the owner of the present address stops a change.';
create index email_confirmations_by_email on email_confirmations (email);
create index email_confirmations_by_expiry on email_confirmations (expires_at);

create table phone_numbers (
  user_id uuid primary key references users (id) on delete cascade,
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  confirmed_at timestamptz not null
);
comment on table phone_numbers is 'Mobile numbers that people confirmed with a code from a text message. Nobody else sees them.';
comment on column phone_numbers.number is 'In the form of E.164, such as +12025550143.';
create index phone_numbers_by_number on phone_numbers (number);

-- Someone who was banned must not return with the same telephone. Of two accounts with one number, which
-- only happens when a ban was lifted, the one counts that confirmed it last.
create function has_confirmed_phone_number(account uuid) returns boolean language sql stable as $$
  select exists (
    select from phone_numbers own
    where own.user_id = account and not exists (
      select from phone_numbers others join users on users.id = others.user_id
      where others.number = own.number and others.user_id <> own.user_id
        and (users.banned_at is not null
          or (others.confirmed_at, others.user_id) > (own.confirmed_at, own.user_id))))
$$;

create table phone_number_confirmations (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  code_hash text not null,
  wrong_codes integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
comment on table phone_number_confirmations is 'Codes in text messages that confirm a number, one for each account. They work for ten minutes.';
comment on column phone_number_confirmations.code_hash is 'Keyed hash of the six digits.';
create index phone_number_confirmations_by_expiry on phone_number_confirmations (expires_at);

-- Stored responses are deleted with the account.
alter table idempotent_responses
  add foreign key (user_id) references users (id) on delete cascade;

-- Ratings that sellers bring along from other shops.

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
