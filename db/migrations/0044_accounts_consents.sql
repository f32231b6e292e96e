set lock_timeout = '2s';
set statement_timeout = '5s';

alter table users
  add column sign_up_terms_version int,
  add column sign_up_privacy_version int;
comment on column users.sign_up_terms_version is
  'The version of the terms of use that the person accepted with signing up; null if the shop had none, or another one made the account.';
comment on column users.sign_up_privacy_version is 'The same for the privacy policy.';

create table consents (
  user_id uuid not null references users (id) on delete cascade,
  page text not null,
  version int not null check (version > 0),
  accepted_at timestamptz not null,
  primary key (user_id, page, version)
);
comment on table consents is 'Versions of terms that people accepted after they signed up.';
