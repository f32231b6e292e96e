set lock_timeout = '2s';
set statement_timeout = '5s';

create table saved_views (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  list text not null check (char_length(list) between 1 and 40),
  name text not null check (char_length(name) between 1 and 60),
  search text not null check (char_length(search) <= 1000),
  created_at timestamptz not null,
  unique (user_id, list, name)
);
comment on table saved_views is 'Lists of the console as people of the staff saved them: search, filters and order under a name.';
comment on column saved_views.search is 'The query of the URL, without the question mark.';

create table staff_notes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  author_id uuid references users on delete set null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null,
  edited_at timestamptz
);
comment on table staff_notes is 'What the staff wrote about a person, for the staff only. Deleted with the account.';
comment on column staff_notes.author_id is 'Null once the account of the author is deleted.';
create index staff_notes_by_person on staff_notes (user_id, created_at desc, id desc);
create index staff_notes_by_author on staff_notes (author_id) where author_id is not null;
