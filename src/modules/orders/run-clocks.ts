import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { askFor, askNow } from './asking.ts'
import { type Clock, markRun, openClocks, ordersDue, putOffClocks } from './clocks.store.ts'
import { isQuestion } from './clocks.ts'
import { stopEnd } from './enter-state.ts'
import { lockUnlessTaken } from './locks.store.ts'
import { moveLocked } from './move-order.ts'
import type { Order } from './order.ts'
import { isShutOut } from './shut-out.store.ts'

/** Few enough that the sweep is soon back for what falls due meanwhile. */
const BATCH = 50

/**
 * Runs one batch of clocks whose time has come: questions are asked, states end. All that is due of
 * one order runs in its order of time, however long nobody was there to run it. Returns how many
 * orders were seen to.
 */
export async function runClocks(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  let seen = 0
  for (const orderId of await ordersDue(deps.db.kysely, now, BATCH)) {
    try {
      if (await inTransaction(deps.db, (tx) => runOf(deps, tx, orderId, now))) seen += 1
    } catch (error) {
      deps.log.error({ orderId, err: error }, 'a clock broke; it runs again in a minute')
      await putOffClocks(deps.db.kysely, orderId, now)
    }
  }
  return seen
}

async function runOf(deps: Deps, tx: Tx, orderId: string, now: Date): Promise<boolean> {
  let order = await lockUnlessTaken(tx, orderId)
  if (!order) return false
  // Read behind the lock, and anew after each: a move stops the clocks of the state it ends.
  let ran = false
  for (;;) {
    const [clock] = await openClocks(tx, orderId, now)
    if (!clock) return ran
    await markRun(tx, clock.id, now)
    order = await run(deps, tx, order, clock, now)
    ran = true
  }
}

async function run(deps: Deps, tx: Tx, order: Order, clock: Clock, now: Date): Promise<Order> {
  const { at, action } = clock
  if (isQuestion(action)) {
    await askFor(tx, order, { at, action }, now)
    return order
  }
  if (action === 'confirm' && (await isShutOut(tx, order.buyerId))) return hold(tx, order, now)
  const moved = await moveLocked(deps, tx, order, { move: action, by: { as: 'clock' }, at: now })
  if ('refused' in moved) throw new Error(`the clock cannot ${action}: ${moved.refused}`)
  return moved.order
}

// Silence means consent only of somebody who could speak. An admin decides instead.
async function hold(tx: Tx, order: Order, now: Date): Promise<Order> {
  await askNow(tx, order, { asked: 'admin' }, now)
  return stopEnd(tx, order, now)
}
