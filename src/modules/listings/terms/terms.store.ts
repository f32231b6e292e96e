import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { DeliveryTerms } from '../../../shared/listings/delivery-terms.ts'

/** The terms that a seller's new listings start with; undefined if none are saved in this currency. */
export async function findDefaultTerms(
  db: Executor,
  sellerId: string,
  currency: string,
): Promise<DeliveryTerms | undefined> {
  const { rows } = await sql<DeliveryTerms>`
    select pick_up, shipping_zones, handling_days, carrier from seller_terms
    where seller_id = ${sellerId} and currency = ${currency}`.execute(db)
  return rows[0]
}

export async function putDefaultTerms(
  tx: Tx,
  sellerId: string,
  { currency, terms, at }: { currency: string; terms: DeliveryTerms; at: Date },
) {
  const { pickUp, shippingZones, handlingDays, carrier } = terms
  const values = {
    currency,
    pickUp,
    shippingZones: JSON.stringify(shippingZones),
    handlingDays,
    carrier,
    updatedAt: at,
  }
  await tx
    .insertInto('sellerTerms')
    .values({ sellerId, ...values })
    .onConflict((conflict) => conflict.column('sellerId').doUpdateSet(values))
    .execute()
}

type Offered = { id: string; priceMinor: number }

/** The live listings of a seller whose terms differ, locked. */
export async function lockListingsWithOtherTerms(
  tx: Tx,
  sellerId: string,
  currency: string,
  terms: DeliveryTerms,
): Promise<Offered[]> {
  const { pickUp, shippingZones, handlingDays, carrier } = terms
  const { rows } = await sql<Offered>`
    select id, price_minor from listings
    where seller_id = ${sellerId} and state = 'live' and currency = ${currency}
      and (pick_up, shipping_zones, handling_days, carrier) is distinct from
        (${pickUp}::boolean, ${JSON.stringify(shippingZones)}::jsonb, ${handlingDays}::smallint,
          ${carrier}::text)
    order by id for update`.execute(tx)
  return rows
}

export async function setTermsOf(tx: Tx, ids: string[], terms: DeliveryTerms, at: Date) {
  const { pickUp, shippingZones, handlingDays, carrier } = terms
  await tx
    .updateTable('listings')
    .set({
      pickUp,
      shippingZones: JSON.stringify(shippingZones),
      handlingDays,
      carrier,
      updatedAt: at,
    })
    .where('id', 'in', ids)
    .execute()
}
