-- More files a picture, a placeholder, and what it looks like.
set lock_timeout = '5s';
set statement_timeout = '600s';

alter table media
  -- False while only its first two files are drawn.
  add column complete boolean not null default false,
  -- Kept for good: something other than a listing's photos shows it.
  add column pinned boolean not null default false,
  -- Signs and strengths of its lowest frequencies; null until it is complete.
  add column hash bigint,
  add column detail bytea check (octet_length(detail) = 64),
  -- 3 × 3 colours with opacity.
  add column placeholder bytea check (octet_length(placeholder) = 36);
update media set pinned = true where expires_at is null;

-- squawk-ignore require-concurrent-index-creation
create index media_to_complete on media (id) where not complete and expires_at is null;
