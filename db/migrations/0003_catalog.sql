-- A category is a brand; the first three are the ones every shop of this kind starts with.
set lock_timeout = '5s';
set statement_timeout = '60s';

create table categories (
  id uuid primary key,
  brand text not null,
  slug text not null unique,
  position integer not null
);
create unique index categories_by_brand on categories (lower(brand));

insert into categories (id, brand, slug, position)
select ('01970000-0000-7000-8000-' || lpad(position::text, 12, '0'))::uuid,
       brand, lower(brand), position
from unnest(array[
  'Iphone', 'Nokia', 'Samsung', 'Google', 'Xiaomi', 'OnePlus', 'Motorola', 'Sony', 'Huawei',
  'Oppo', 'Honor', 'Fairphone', 'Nothing', 'Asus'
]) with ordinality as brands (brand, position);
