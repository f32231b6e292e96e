import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import type { Listing } from './listing.ts'
import type { Market } from './listings.contract.ts'

/** Fewer offers are no market to compare with. */
const FEWEST = 3
/** The newest so many are looked at; more would say the same and take longer. */
const MOST = 2_000

/**
 * What phones like this one are offered for: of its model and storage where there are enough, else
 * of its model; null where there are not, and for a phone of no known model.
 */
export async function marketOf(db: Executor, listing: Listing): Promise<Market | null> {
  const { model, modelId, storageGb } = listing
  if (!model) return null
  const { rows } = await sql<Omit<Market, 'of'> & { likeIt: boolean }>`
    with offers as materialized (
      select price_minor, storage_gb is not distinct from ${storageGb} as like_it
      from listings where model_id = ${modelId} and state = 'live'
      order by created_at desc, id desc limit ${MOST})
    select grouping(like_it) = 0 as like_it, count(*)::integer as count,
      min(price_minor) as lowest_minor, max(price_minor) as highest_minor,
      percentile_disc(0.5) within group (order by price_minor) as median_minor
    from offers group by grouping sets ((), (like_it))
    having (grouping(like_it) = 1 or like_it) and count(*) >= ${FEWEST}
    order by 1 desc`.execute(db)
  const [found] = storageGb === null ? rows.filter(({ likeIt }) => !likeIt) : rows
  if (!found) return null
  const { likeIt, ...figures } = found
  return { ...figures, of: likeIt ? 'model_and_storage' : 'model' }
}
