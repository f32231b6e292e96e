import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'

/** Fees of a month with the same VAT; amounts in minor units. */
export type FeeMonth = {
  month: string
  currency: string
  /** Thousandths of a percent; null for fees without VAT. */
  rateThousandths: number | null
  shopVatNumber: string | null
  sellerVatNumber: string | null
  fees: number
  grossMinor: number
  vatMinor: number
}

/** The fees that were charged in a period, by month of the time zone and by what VAT they contain. */
export async function listFeeMonths(
  db: Executor,
  { start, end, timeZone }: { start: Date; end: Date; timeZone: string },
): Promise<FeeMonth[]> {
  const { rows } = await sql<FeeMonth>`
    select to_char(transfers.at at time zone ${timeZone}, 'YYYY-MM') as month, entries.currency,
      rate_thousandths, shop_vat_number, seller_vat_number, count(*)::integer as fees,
      -sum(amount_minor)::bigint as gross_minor, coalesce(sum(vat_minor), 0)::bigint as vat_minor
    from ledger_transfers transfers
    join ledger_entries entries on entries.transfer_id = transfers.id and entries.account = 'fees'
    left join fee_vat on fee_vat.transfer_id = transfers.id
    where transfers.at >= ${start} and transfers.at < ${end}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(db)
  return rows
}
