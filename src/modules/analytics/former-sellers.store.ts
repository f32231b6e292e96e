import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

type FormerSeller = { sellerId: string; at: Date; countries: readonly string[] }

/**
 * Keeps who a seller is, and which completed sales are theirs, before their account is deleted: if the country of the
 * shop is one of these, and there is such a sale.
 */
export async function insertFormerSeller(
  tx: Tx,
  { sellerId, at, countries }: FormerSeller,
): Promise<void> {
  await sql`
    with completed as (
      select orders.id from orders
      where seller_id = ${sellerId} and exists (
        select from events where data ? 'orderId' and data ->> 'orderId' = orders.id::text
          and events.name = 'order_completed')
    ), seller as (
      insert into former_sellers (seller_id, name, email, vat_number, deleted_at)
      select users.id, users.name, users.email, coalesce(businesses.vat_number, ''), ${at}
      from users left join businesses on businesses.seller_id = users.id
      where users.id = ${sellerId} and exists (select from completed) and exists (
        select from settings
        where settings.name = 'country' and value #>> '{}' = any(${countries}::text[]))
      returning seller_id
    )
    insert into former_seller_orders (order_id, seller_id)
    select completed.id, seller.seller_id from completed cross join seller`.execute(tx)
}

/** Deletes at most so many whose account was deleted so many years ago; returns how many. */
export async function deleteFormerSellers(
  tx: Tx,
  { now, years }: { now: Date; years: number },
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from former_sellers where seller_id in (
      select seller_id from former_sellers
      where deleted_at < ${now}::timestamptz - make_interval(years => ${years}::integer)
      order by deleted_at limit ${most})`.execute(tx)
  return Number(numAffectedRows)
}
