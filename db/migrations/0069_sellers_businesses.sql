set lock_timeout = '2s';
set statement_timeout = '5s';

create table businesses (
  seller_id uuid primary key references users (id) on delete cascade,
  revision uuid not null,
  company_name text not null check (char_length(company_name) between 1 and 120),
  legal_form text not null check (char_length(legal_form) <= 60),
  line1 text not null check (char_length(line1) between 1 and 120),
  line2 text not null check (char_length(line2) <= 120),
  city text not null check (char_length(city) between 1 and 120),
  postal_code text not null check (char_length(postal_code) <= 12),
  country text not null check (char_length(country) = 2),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (char_length(phone) between 5 and 24),
  register text not null check (char_length(register) <= 120),
  register_number text not null check (char_length(register_number) <= 60),
  vat_number text not null check (char_length(vat_number) <= 20),
  certified_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table businesses is 'Sellers who trade as a business, with the details that buyers must be able to see (Regulation (EU) 2022/2065, Article 30).';
comment on column businesses.revision is 'Another one with each change: whoever saves names the one that they edited.';
comment on column businesses.register is 'The trade register; empty without an entry, as are all optional texts.';
comment on column businesses.vat_number is 'With its country code and without spaces, such as DE136695976. Its format is checked, not whether it is in use.';
comment on column businesses.certified_at is 'When the seller last stated to offer only products that comply with EU law.';
