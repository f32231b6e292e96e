-- SEO: the parts of the sitemap.

create table sitemap_parts (
  from_id uuid primary key
);
comment on table sitemap_parts is 'Parts of the sitemap: each lists the live listings from this ID up to that of the next part.';
insert into sitemap_parts values ('00000000-0000-0000-0000-000000000000');
