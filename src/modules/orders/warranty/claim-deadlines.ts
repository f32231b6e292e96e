import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import { lockUnlessTaken } from '../orders.store.ts'
import { claimTimes, isOpenClaim } from './claim.ts'
import { findOpenClaim, ordersWithDueClaims, updateClaim } from './claims.store.ts'
import { applyClock, recordClaimEvent } from './claims.ts'

/** Claims of one run; small, so that the next run starts soon. */
const BATCH = 50

/** Ends the states of claims whose time is up, and sends reminders. Returns how many it took up. */
export async function runClaimDeadlines(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  let seen = 0
  for (const orderId of await ordersWithDueClaims(deps.db.kysely, now, BATCH)) {
    try {
      if (await inTransaction(deps.db, (tx) => runDue(tx, orderId, now))) seen += 1
    } catch (error) {
      // One failure does not block the others; the next run tries again.
      deps.log.error({ orderId, err: error }, 'a warranty claim that is due could not be handled')
    }
  }
  return seen
}

async function runDue(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const order = await lockUnlessTaken(tx, orderId)
  const found = order && (await findOpenClaim(tx, orderId))
  if (!order || !found) return false
  const claim = await applyClock(tx, order, found, now)
  // A reminder that a downtime missed is sent late, unless the state is over.
  if (!claim.remindAt || claim.remindAt > now || !isOpenClaim(claim.state)) return true
  const { state, dueAt } = claim
  for (const reminded of claimTimes[state].reminded) {
    const isGone = (reminded === 'seller' ? order.sellerId : order.buyerId) === null
    if (isGone) continue
    const facts = { reminded, state, until: dueAt!.toISOString() }
    await recordClaimEvent(tx, 'warranty_claim_reminded', order, { by: 'clock', at: now, facts })
  }
  await updateClaim(tx, { ...claim, remindAt: null })
  return true
}
