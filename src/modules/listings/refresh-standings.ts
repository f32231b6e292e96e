import type { Deps } from '../../deps.ts'
import { MINUTE } from '../../platform/clock.ts'
import { inTransaction, publishChange } from '../../platform/db/index.ts'
import { settledAt, standingOf } from './standing.ts'
import { readHistory, setDue, takeDue, writeStanding } from './standings.store.ts'

/** Sellers of one run. */
const BATCH = 20

/** Reads the standing of sellers who sold, or lost a listing, and carries it to what they offer. */
export async function refreshStandings(deps: Deps): Promise<number> {
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
    const sellerId = await takeDue(tx, now)
    if (!sellerId) return undefined
    const history = await readHistory(tx, sellerId)
    const { changed, busy } = history
      ? await writeStanding(tx, sellerId, standingOf(history, now))
      : { changed: 0, busy: false }
    const settled = history && settledAt(history)
    const next = busy
      ? new Date(now.getTime() + MINUTE)
      : settled && settled > now
        ? settled
        : undefined
    await setDue(tx, sellerId, next)
    if (changed > 0) publishChange(tx, 'listings')
    return changed
  })
}
