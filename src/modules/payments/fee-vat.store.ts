import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import { type FeeVat, RATE_PARTS, type VatSplit } from '../../shared/orders/fee-vat.ts'
import type { MovementKind } from './ledger.store.ts'

type NewFeeVat = VatSplit & {
  transfer: { kind: MovementKind; ref: string }
  sellerId: string | null
  rateThousandths: number
  shopName: string
  shopVatNumber: string
  /** Where a business seller accounts for the VAT: prefixes of VAT numbers, and codes of countries. */
  reverseCharge: { prefixes: readonly string[]; countries: readonly string[] }
}

/**
 * Records the VAT in the fee of a transfer that was just booked, without waiting. A business seller of another country
 * of the EU gets it without VAT.
 */
export async function addFeeVat(tx: Tx, vat: NewFeeVat): Promise<void> {
  const { transfer, sellerId, rateThousandths, netMinor, vatMinor, reverseCharge } = vat
  const { prefixes, countries } = reverseCharge
  await sql`
    insert into fee_vat (transfer_id, rate_thousandths, net_minor, vat_minor,
      shop_name, shop_vat_number, seller_vat_number)
    select transfers.id,
      case when recipient.vat_number is null then ${rateThousandths}::integer else 0 end,
      ${netMinor}::bigint + case when recipient.vat_number is null then 0 else ${vatMinor}::bigint end,
      case when recipient.vat_number is null then ${vatMinor}::bigint else 0 end,
      ${vat.shopName}, ${vat.shopVatNumber}, recipient.vat_number
    from ledger_transfers transfers
    left join businesses recipient on recipient.seller_id = ${sellerId}::uuid
      and recipient.country = any(${countries}::text[])
      and left(recipient.vat_number, 2) = any(${prefixes}::text[])
    where transfers.kind = ${transfer.kind} and transfers.ref = ${transfer.ref}
    on conflict (transfer_id) do nothing`.execute(tx)
}

export type ChargedFee = { feeMinor: number; vat: FeeVat | null }

/** The fee of an order with its VAT; undefined until it is charged. */
export async function findChargedFee(
  db: Executor,
  orderId: string,
): Promise<ChargedFee | undefined> {
  const { rows } = await sql<StoredFeeVat & { feeMinor: number }>`
    select coalesce((
        select -sum(amount_minor) from ledger_entries entries
        where entries.transfer_id = transfers.id and account = 'fees'), 0)::bigint as fee_minor,
      fee_vat.*
    from ledger_transfers transfers
    left join fee_vat on fee_vat.transfer_id = transfers.id
    where transfers.order_id = ${orderId} and transfers.kind in ('release', 'refund')
    order by transfers.id limit 1`.execute(db)
  const row = rows[0]
  return row && { feeMinor: row.feeMinor, vat: toFeeVat(row) }
}

/** The columns of a left join. */
export type StoredFeeVat =
  | { rateThousandths: null }
  | ({ rateThousandths: number } & Omit<FeeVat, 'percent'>)

export function toFeeVat(row: StoredFeeVat): FeeVat | null {
  if (row.rateThousandths === null) return null
  const { rateThousandths, netMinor, vatMinor, shopName, shopVatNumber, sellerVatNumber } = row
  const percent = rateThousandths / RATE_PARTS
  return { percent, netMinor, vatMinor, shopName, shopVatNumber, sellerVatNumber }
}
