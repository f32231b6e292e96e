set lock_timeout = '5s';
set statement_timeout = '5s';

alter table users add column staff_role text check (staff_role in ('admin', 'moderator', 'support', 'finance'));
comment on column users.staff_role is 'What an account of the role admin works on: `admin` is everything. Null for Buyers and Sellers.';
update users set staff_role = 'admin' where role = 'admin';

create function set_staff_role() returns trigger language plpgsql as $$
begin
  if new.role <> 'admin' then
    new.staff_role := null;
  elsif new.staff_role is null then
    -- A limited role is never widened by leaving it out.
    new.staff_role := coalesce(case when tg_op = 'UPDATE' then old.staff_role end, 'admin');
  end if;
  return new;
end $$;
comment on function set_staff_role() is 'Whoever becomes an admin without a staff role, as by an earlier version, gets `admin`; whoever stops being one loses it.';
create trigger set_staff_role before insert or update of role, staff_role on users
  for each row execute function set_staff_role();

create table staff_invitations (
  id uuid primary key,
  email text not null check (email = lower(email)),
  staff_role text not null check (staff_role in ('admin', 'moderator', 'support', 'finance')),
  token_hash text unique,
  invited_by uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  accepted_by uuid references users (id) on delete cascade
);
comment on table staff_invitations is 'Invitations to work in the console. Deleted 30 days after they were withdrawn or expired; accepted ones with the account.';
comment on column staff_invitations.token_hash is 'SHA-256 of the token in the link; null once the invitation has ended.';
comment on column staff_invitations.invited_by is 'The invitation is worth nothing when this account may no longer invite.';
comment on column staff_invitations.ended_at is 'When it was accepted or withdrawn; null while it is open.';
comment on column staff_invitations.accepted_by is 'The account that accepted it, which needs a second factor at once; null if it was withdrawn.';
create unique index staff_invitations_open on staff_invitations (email) where ended_at is null;
create index staff_invitations_by_inviter on staff_invitations (invited_by);
create index staff_invitations_by_person on staff_invitations (accepted_by);

create table account_views (
  id uuid primary key,
  session_id uuid references sessions (id) on delete set null,
  staff_id uuid not null references users (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  reason text not null check (char_length(reason) between 1 and 500),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
comment on table account_views is 'While staff see the shop as somebody else. The audit log keeps start and end; rows are deleted a day after the end.';
comment on column account_views.session_id is 'The session whose reads are answered as for the other person; null once it has ended.';
create unique index account_views_open on account_views (session_id) where ended_at is null;
create index account_views_by_session on account_views (session_id);
create index account_views_by_staff on account_views (staff_id);
create index account_views_by_user on account_views (user_id);
