import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** A phone for sale that costs less than before, in minor units. */
export type PriceDrop = { listingId: string; beforeMinor: number }

/**
 * Phones for sale that cost less than at any time since then, the one lowered last first. The price before is the
 * lowest of that time (Directive 98/6/EC, Article 6a), so that raising a price in order to lower it is no drop.
 * @param limit Edits that are read; a phone that was lowered several times takes several.
 */
export async function listPriceDrops(
  db: Executor,
  { since, limit }: { since: Date; limit: number },
): Promise<PriceDrop[]> {
  const { rows } = await sql<PriceDrop>`
    with lowered as (
      select listing_id, edited_at, price_minor from listing_edits
      join listings on listings.id = listing_id and state = 'live'
      where (changes -> 'price' ->> 1)::bigint < (changes -> 'price' ->> 0)::bigint
        and edited_at >= ${since}
      order by edited_at desc, listing_id desc
      limit ${limit}
    )
    select listing_id, before_minor
    from (
      select listing_id, price_minor, max(edited_at) as edited_at from lowered
      group by listing_id, price_minor
    ) as phones
    cross join lateral (
      select min((changes -> 'price' ->> 0)::bigint) as before_minor from listing_edits
      where listing_edits.listing_id = phones.listing_id and edited_at >= ${since}
    ) as lowest
    where price_minor < before_minor
    order by edited_at desc, listing_id desc
  `.execute(db)
  return rows
}
