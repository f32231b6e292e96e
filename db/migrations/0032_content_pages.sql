set lock_timeout = '2s';
set statement_timeout = '5s';

create table content_pages (
  page text primary key,
  revision int not null check (revision > 0),
  published_version int,
  consent_version int,
  draft_title text,
  draft_description text,
  draft_body text,
  draft_saved_by uuid references users (id) on delete set null,
  draft_saved_at timestamptz,
  check ((draft_body is null) = (draft_saved_at is null)),
  check ((draft_body is null) = (draft_title is null)),
  check ((draft_body is null) = (draft_description is null))
);
comment on table content_pages is
  'Pages of the shop that admins have edited: terms, privacy policy, blocks of the home page. Without a row a page has its default text, if there is one.';
comment on column content_pages.revision is
  'Goes up with each change; of two admins who change the same revision, the second is refused.';
comment on column content_pages.published_version is 'The version that visitors read; null while the page is not published.';
comment on column content_pages.consent_version is
  'Who accepted an earlier version than this one, or none, has to accept the page before they trade; null without such a version.';
create index content_pages_by_editor on content_pages (draft_saved_by);

create table content_versions (
  page text not null,
  version int not null check (version > 0),
  title text not null,
  description text not null,
  body text not null,
  requires_consent boolean not null,
  published_by uuid references users (id) on delete set null,
  published_at timestamptz not null,
  primary key (page, version)
);
comment on table content_versions is 'Every published version of a page. None is changed or deleted.';
comment on column content_versions.body is 'Markdown with placeholders such as {{shop_name}}, which are filled in when the page is rendered.';
comment on column content_versions.published_by is 'Null for the default text of the first version, and once the account was deleted.';
create index content_versions_by_publisher on content_versions (published_by);
