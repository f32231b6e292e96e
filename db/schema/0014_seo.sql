-- SEO: the parts of the sitemap.

create table sitemap_parts (
  from_id uuid primary key
);
comment on table sitemap_parts is 'The sitemap in parts: each lists the live listings from this id up to the next part''s.';
insert into sitemap_parts values ('00000000-0000-0000-0000-000000000000');
