set lock_timeout = '2s';
set statement_timeout = '5s';

create table fee_vat (
  transfer_id bigint primary key references ledger_transfers (id),
  rate_thousandths integer not null check (rate_thousandths between 0 and 100000),
  net_minor bigint not null check (net_minor >= 0),
  vat_minor bigint not null check (vat_minor >= 0),
  shop_name text not null,
  shop_vat_number text not null,
  seller_vat_number text,
  check (seller_vat_number is null or (rate_thousandths = 0 and vat_minor = 0))
);
comment on table fee_vat is 'The VAT in the fee of a sale, as it was when the fee was charged. Without a row the fee had none.';
comment on column fee_vat.rate_thousandths is 'Thousandths of a percent: 19000 is 19 %.';
comment on column fee_vat.net_minor is 'The fee without VAT. With the VAT it is what the transfer books on the account "fees".';
comment on column fee_vat.seller_vat_number is 'Of a business seller in another country of the EU, who accounts for the VAT (reverse charge); null for others.';

create trigger fee_vat_is_append_only before update or delete on fee_vat
  for each row execute function reject_ledger_change();
create trigger fee_vat_is_not_truncated before truncate on fee_vat
  for each statement execute function reject_ledger_change();
