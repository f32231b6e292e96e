import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** A phone for sale that costs less than it did, in minor units. */
export type PriceDrop = { listingId: string; beforeMinor: number }

/**
 * The last drop of each phone for sale whose price fell since then, and is still below what it was; newest first.
 * A phone that became cheaper several times is read several times, so up to `limit` drops make fewer phones.
 */
export async function listPriceDrops(
  db: Executor,
  { since, limit }: { since: Date; limit: number },
): Promise<PriceDrop[]> {
  const { rows } = await sql<PriceDrop>`
    select listing_id, (changes -> 'price' ->> 0)::bigint as before_minor
    from listing_edits
    join listings on listings.id = listing_id
    where (changes -> 'price' ->> 1)::bigint < (changes -> 'price' ->> 0)::bigint
      and edited_at >= ${since}
      and state = 'live' and price_minor < (changes -> 'price' ->> 0)::bigint
    order by edited_at desc, listing_id desc
    limit ${limit}
  `.execute(db)
  const last = new Map<string, PriceDrop>()
  for (const drop of rows) if (!last.has(drop.listingId)) last.set(drop.listingId, drop)
  return [...last.values()]
}
