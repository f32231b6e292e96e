import type { Executor } from '../../../platform/db/index.ts'
import { checkOfListing, type ImeiCheck } from './checks.store.ts'
import { compareAnew } from './compare-model.ts'
import { findCalled } from './listed.store.ts'

/**
 * The check of a listing as people see it: held beside what the listing calls its phone now, since
 * its seller may have changed that after the check.
 */
export async function shownCheck(
  db: Executor,
  listingId: string,
): Promise<Pick<ImeiCheck, 'tac' | 'tacName' | 'blacklist' | 'checkedAt'> | undefined> {
  const [check, called] = await Promise.all([
    checkOfListing(db, listingId),
    findCalled(db, listingId),
  ])
  if (!check || !called) return undefined
  return { ...check, tac: await compareAnew(db, check.tacName, called) }
}
