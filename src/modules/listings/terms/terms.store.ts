import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import { type AfterSaleTerms, noAfterSaleTerms } from '../../../shared/listings/after-sale-terms.ts'
import type { DeliveryTerms } from '../../../shared/listings/delivery-terms.ts'
import type { Delivery } from '../../../shared/orders/order-life-cycle.ts'
import type { Listing } from '../listings.store.ts'

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

type NewTerms = { terms: DeliveryTerms; offered: readonly Delivery[] }

/** The live listings of a seller whose terms differ in the methods that the shop offers, locked. */
export async function lockListingsWithOtherTerms(
  tx: Tx,
  sellerId: string,
  { currency, terms, offered }: NewTerms & { currency: string },
): Promise<Offered[]> {
  const { pickUp, shippingZones, handlingDays, carrier } = terms
  const { rows } = await sql<Offered>`
    select id, price_minor from listings
    where seller_id = ${sellerId} and state = 'live' and currency = ${currency}
      and (${offered.includes('pick_up')} and pick_up <> ${pickUp}
        or ${offered.includes('shipping')} and (shipping_zones, handling_days, carrier)
          is distinct from (${JSON.stringify(shippingZones)}::jsonb, ${handlingDays}::smallint,
            ${carrier}::text))
    order by id for update`.execute(tx)
  return rows
}

/** Gives terms to listings: their next version. What they have of methods that the shop does not offer stays. */
export async function setTerms(
  tx: Tx,
  ids: string[],
  { terms, offered, at }: NewTerms & { at: Date },
) {
  const { pickUp, shippingZones, handlingDays, carrier } = terms
  const shipping = { shippingZones: JSON.stringify(shippingZones), handlingDays, carrier }
  return tx
    .updateTable('listings')
    .set({
      ...(offered.includes('pick_up') && { pickUp }),
      ...(offered.includes('shipping') && shipping),
      updatedAt: at,
      version: sql`version + 1`,
    })
    .where('id', 'in', ids)
    .returning(['id', 'version', 'priceMinor', 'currency'])
    .execute()
}

/** The returns and warranty that a seller's new listings start with; none if none are saved. */
export async function findDefaultAfterSale(
  db: Executor,
  sellerId: string,
): Promise<AfterSaleTerms> {
  const { rows } = await sql<AfterSaleTerms>`
    select return_days, return_postage, warranty_months, warranty_text from seller_after_sale_terms
    where seller_id = ${sellerId}`.execute(db)
  return rows[0] ?? noAfterSaleTerms
}

export async function putDefaultAfterSale(
  tx: Tx,
  sellerId: string,
  terms: AfterSaleTerms,
  date: Date,
) {
  const values = { ...terms, updatedAt: date }
  await tx
    .insertInto('sellerAfterSaleTerms')
    .values({ sellerId, ...values })
    .onConflict((conflict) => conflict.column('sellerId').doUpdateSet(values))
    .execute()
}

type ChangedTerms = Pick<Listing, 'id' | 'version' | 'priceMinor' | 'currency'> & {
  before: AfterSaleTerms
}

/** Gives terms to the live listings of a seller that have others: their next version. */
export async function setAfterSaleOfLive(
  tx: Tx,
  sellerId: string,
  { returnDays, returnPostage, warrantyMonths, warrantyText }: AfterSaleTerms,
  date: Date,
): Promise<ChangedTerms[]> {
  const { rows } = await sql<ChangedTerms>`
    with other as (
      select id, json_build_object('returnDays', return_days, 'returnPostage', return_postage,
        'warrantyMonths', warranty_months, 'warrantyText', warranty_text) as before
      from listings
      where seller_id = ${sellerId} and state = 'live'
        and (return_days, return_postage, warranty_months, warranty_text) is distinct from
          (${returnDays}::smallint, ${returnPostage}::text, ${warrantyMonths}::smallint,
            ${warrantyText}::text)
      order by id for update
    )
    update listings set return_days = ${returnDays}, return_postage = ${returnPostage},
      warranty_months = ${warrantyMonths}, warranty_text = ${warrantyText}, updated_at = ${date},
      version = version + 1
    from other where listings.id = other.id
    returning listings.id, version, price_minor, currency, before`.execute(tx)
  return rows
}

/** The location that a seller's new listings start with; empty if none is saved. */
export async function findDefaultPlace(db: Executor, sellerId: string): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select place from seller_places where seller_id = ${sellerId}`.execute(db)
  return rows[0]?.place ?? ''
}

/** Saves the location, or removes the saved one if it is empty. */
export async function putDefaultPlace(tx: Tx, sellerId: string, place: string, date: Date) {
  if (place === '') {
    await tx.deleteFrom('sellerPlaces').where('sellerId', '=', sellerId).execute()
    return
  }
  const values = { place, updatedAt: date }
  await tx
    .insertInto('sellerPlaces')
    .values({ sellerId, ...values })
    .onConflict((conflict) => conflict.column('sellerId').doUpdateSet(values))
    .execute()
}
