import type { Deps } from '../../../deps.ts'
import { DAY } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { recordEvent } from '../../../platform/events.ts'
import { deleteUnlisted } from './checks.store.ts'

/** A draft that was never listed. */
const UNLISTED_DAYS = 30
const BATCH = 500

/** Deletes checks of drafts that were never listed; says how many. */
export function sweepImeiChecks(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const count = await deleteUnlisted(tx, new Date(now.getTime() - UNLISTED_DAYS * DAY), BATCH)
    if (count > 0) await recordEvent(tx, 'imei_checks_forgotten', now, { count })
    return count
  })
}
