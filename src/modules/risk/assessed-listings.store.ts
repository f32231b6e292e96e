import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import { type ListingState, publicStates } from '../../shared/listings/listing-life-cycle.ts'
import type { RiskMeasure } from './rules.ts'

/** The result of the last assessment of a listing. */
export type AssessedListing = {
  listingId: string
  name: string
  img: string
  state: ListingState
  score: number
  rules: string[]
  actions: RiskMeasure[]
  at: Date
}

export type HeldPayout = AssessedListing & {
  seller: string
  sellerId: string | null
  /** Of the listing, in minor units. */
  priceMinor: number
  currency: string
  /** The sale whose payout is held; null until a buyer has booked the phone. */
  orderId: string | null
  buyer: string | null
  buyerId: string | null
  /** What the seller is paid for the sale, in minor units; null without one. */
  payoutMinor: number | null
}

const columns = sql`listing_id, listings.name, listings.img, listings.state, score, rules, actions, at`

/** Listings whose sale is not paid out until staff decide, newest first. */
export async function listHeldPayouts(
  db: Executor,
  { since, limit }: { since: Date; limit: number },
): Promise<HeldPayout[]> {
  const { rows } = await sql<HeldPayout>`
    select ${columns}, seller_name as seller, listings.seller_id, listings.price_minor,
      coalesce(sale.currency, listings.currency) as currency, sale.id as order_id,
      sale.buyer_name as buyer, sale.buyer_id, sale.payout_minor
    from (
      select distinct on (listing_id) listing_id, score, rules, actions, at from risk_assessments
      where at > ${since} order by listing_id, at desc, id desc
    ) last join listings on listings.id = listing_id
    left join lateral (
      select id, buyer_id, buyer_name, currency, price_minor + postage_minor - fee_minor as payout_minor
      from orders where orders.listing_id = listings.id
        and orders.state not in ('cancelled', 'expired', 'refunded')
      order by created_at desc limit 1
    ) sale on true
    where 'hold_payout' = any(actions)
      and listings.state = any(${publicStates})
    order by at desc, listing_id limit ${limit}`.execute(db)
  return rows
}

const MAX_LISTINGS = 20

/** A seller's listings to which a rule about risk applies, the riskiest first. */
export async function listRiskyListings(
  db: Executor,
  sellerId: string,
): Promise<AssessedListing[]> {
  const { rows } = await sql<AssessedListing>`
    select ${columns} from listings join lateral (
      select listing_id, score, rules, actions, at from risk_assessments
      where listing_id = listings.id order by at desc, id desc limit 1
    ) last on true
    where seller_id = ${sellerId} and rules <> '{}'
    order by score desc, at desc, listing_id limit ${MAX_LISTINGS}`.execute(db)
  return rows
}
