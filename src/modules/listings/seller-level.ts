import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange } from '../../platform/db/index.ts'
import { levelRules } from '../../shared/accounts/seller-levels.ts'
import { DAY, MINUTE } from '../../shared/time.ts'
import {
  lockDueSeller,
  readSalesRecord,
  type SalesRecord,
  setSellerLevelDue,
  writeSellerLevel,
} from './sellers.store.ts'

const { proven, trusted } = levelRules
const TRUSTED_AFTER_MS = trusted.days * DAY

/** Index in `sellerLevels`, which listings store. */
export function computeSellerLevel(history: SalesRecord, now: Date): number {
  const { sold, removed, since } = history
  if (sold < proven.sales || !isLiked(history, proven.stars)) return 0
  const settled = now.getTime() - since.getTime() >= TRUSTED_AFTER_MS
  const wellLiked = isLiked(history, trusted.stars)
  return sold >= trusted.sales && settled && removed <= trusted.removed && wellLiked ? 2 : 1
}

function isLiked({ ratings, stars }: SalesRecord, least: number): boolean {
  return ratings < levelRules.ratings || stars / ratings >= least
}

/** When the account of a seller with enough sales is old enough; undefined for others. */
function settledAt({
  sold,
  removed,
  since,
}: Pick<SalesRecord, 'sold' | 'removed' | 'since'>): Date | undefined {
  if (sold < trusted.sales || removed > trusted.removed) return undefined
  return new Date(since.getTime() + TRUSTED_AFTER_MS)
}

/** Sellers per run. */
const BATCH = 20

/** Computes the levels of queued sellers and copies them to their listings. */
export async function refreshSellerLevels(deps: Deps): Promise<number> {
  let changed = 0
  for (let turn = 0; turn < BATCH; turn++) {
    const done = await refreshOne(deps)
    if (done === undefined) break
    changed += done
  }
  return changed
}

function refreshOne(deps: Deps): Promise<number | undefined> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const sellerId = await lockDueSeller(tx, now)
    if (!sellerId) return undefined
    const history = await readSalesRecord(tx, sellerId)
    const { changed, isIncomplete } = history
      ? await writeSellerLevel(tx, sellerId, computeSellerLevel(history, now))
      : { changed: 0, isIncomplete: false }
    const settled = history && settledAt(history)
    const next = isIncomplete
      ? new Date(now.getTime() + MINUTE)
      : settled && settled > now
        ? settled
        : undefined
    await setSellerLevelDue(tx, sellerId, next)
    if (changed > 0) publishChange(tx, 'listings')
    return changed
  })
}
