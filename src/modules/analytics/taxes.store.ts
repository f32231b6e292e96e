import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'

/** What a seller got for their sales in a quarter; amounts in minor units. */
export type SellerQuarter = {
  sellerId: string
  name: string
  email: string
  /** Of a seller who trades as a business; empty for others. */
  vatNumber: string
  /** The seller deleted their account. */
  isDeleted: boolean
  /** The staff can open the account, or the details of its business. */
  hasDetails: boolean
  currency: string
  quarter: number
  sales: number
  considerationMinor: number
  feesMinor: number
}

type Year = {
  start: Date
  end: Date
  timeZone: string
  minSales: number
  aboveMinor: number
  currency: string
}

/**
 * Sellers with so many sales or more, or with more consideration, by quarter: price and shipping of orders that
 * were completed in the year for the first time, less the fee and parts that were refunded until now. A phone
 * that came back was not sold. Sales of deleted accounts count as far as their sellers are kept.
 */
export async function listSellerQuarters(db: Executor, year: Year): Promise<SellerQuarter[]> {
  const { start, end, timeZone, minSales, aboveMinor, currency } = year
  const { rows } = await sql<SellerQuarter>`
    with sold as materialized (
      select coalesce(orders.seller_id, former.seller_id) as seller_id,
        extract(quarter from at at time zone ${timeZone})::integer as quarter,
        orders.currency, price_minor + postage_minor as paid_minor,
        case payment when 'online' then fee_minor else 0 end as fee_minor,
        (select coalesce(sum((parts.data ->> 'refundMinor')::bigint), 0)::bigint from events parts
          where parts.data ? 'orderId' and parts.data ->> 'orderId' = orders.id::text
            and parts.name = 'order_completed') as part_minor
      from events join orders on orders.id = (events.data ->> 'orderId')::uuid
        left join former_seller_orders former on former.order_id = orders.id
      where events.name = 'order_completed' and at >= ${start} and at < ${end}
        and coalesce(orders.seller_id, former.seller_id) is not null and orders.state <> 'refunded' and orders.currency = ${currency}
        and not exists (
          select from events earlier
          where earlier.data ? 'orderId' and earlier.data ->> 'orderId' = orders.id::text
            and earlier.name = 'order_completed' and earlier.id < events.id)
    ), quarters as (
      select seller_id, quarter, currency, count(*)::integer as sales,
        sum(greatest(paid_minor - part_minor - fee_minor, 0))::bigint as consideration_minor,
        sum(fee_minor)::bigint as fees_minor
      from sold group by 1, 2, 3
    ), reportable as (
      select seller_id, sum(consideration_minor) as total_minor from quarters group by 1
      having sum(sales) >= ${minSales} or sum(consideration_minor) > ${aboveMinor}
    )
    select quarters.*, coalesce(users.name, former.name) as name, coalesce(users.email, former.email) as email,
      coalesce(businesses.vat_number, former.vat_number, '') as vat_number, users.id is null as is_deleted,
      users.id is not null or exists (
        select from former_businesses where seller_id = quarters.seller_id) as has_details
    from reportable join quarters using (seller_id)
      left join users on users.id = quarters.seller_id
      left join former_sellers former on former.seller_id = quarters.seller_id
      left join businesses on businesses.seller_id = quarters.seller_id
    order by reportable.total_minor desc, quarters.seller_id, quarter`.execute(db)
  return rows
}
