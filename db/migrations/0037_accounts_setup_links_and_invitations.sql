set lock_timeout = '5s';
set statement_timeout = '5s';

create table setup_links (
  token_hash text primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table setup_links is 'One row at most, and only while no account is an admin: whoever opens this link creates the first one. A new link replaces it.';
comment on column setup_links.token_hash is 'SHA-256 of the token, base64url. The token itself is only printed.';

create table invitations (
  id uuid primary key,
  token_hash text not null unique,
  note text not null check (char_length(note) <= 100),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  max_uses integer not null check (max_uses between 1 and 10000),
  uses integer not null default 0 check (uses between 0 and max_uses),
  revoked_at timestamptz
);
comment on table invitations is 'Links with which people can sign up while the shop is open by invitation only. Old ones are deleted.';
comment on column invitations.token_hash is 'SHA-256 of the token, base64url. The token itself is shown once.';
comment on column invitations.note is 'For admins: whom the link is for.';
comment on column invitations.created_by is 'Null when the admin deleted their account.';
create index invitations_by_creation on invitations (created_at desc, id desc);
create index invitations_by_admin on invitations (created_by) where created_by is not null;
