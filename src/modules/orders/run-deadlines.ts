import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import {
  type Clock,
  insertDeadlines,
  listOpenDeadlines,
  markDeadlineDone,
  ordersWithDueDeadlines,
  postponeDeadlines,
} from './deadlines.store.ts'
import {
  type Deadline,
  isReminder,
  nextReminder,
  type Recipient,
  type Reminder,
} from './deadlines.ts'
import { listMeetUps } from './delivery.store.ts'
import { clearStateEnd } from './enter-state.ts'
import { nextStep } from './next-step.ts'
import type { Order } from './order.ts'
import type { Next } from './orders.contract.ts'
import { isBanned, listEvents, lockUnlessTaken } from './orders.store.ts'

import { transitionLockedOrder } from './transition-order.ts'

/** Few enough that the sweep is soon back for what falls due meanwhile. */
const BATCH = 50

/**
 * Runs one batch of clocks whose time has come: questions are asked, states end. All that is due of
 * one order runs in its order of time, however long nobody was there to run it. Returns how many
 * orders were seen to.
 */
export async function runDeadlines(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  let seen = 0
  for (const orderId of await ordersWithDueDeadlines(deps.db.kysely, now, BATCH)) {
    try {
      if (await inTransaction(deps.db, (tx) => runDeadlinesOf(deps, tx, orderId, now))) seen += 1
    } catch (error) {
      deps.log.error({ orderId, err: error }, 'a clock broke; it runs again in a minute')
      await postponeDeadlines(deps.db.kysely, orderId, now)
    }
  }
  return seen
}

async function runDeadlinesOf(deps: Deps, tx: Tx, orderId: string, now: Date): Promise<boolean> {
  let order = await lockUnlessTaken(tx, orderId)
  if (!order) return false
  // Read behind the lock, and anew after each: a move stops the clocks of the state it ends.
  let ran = false
  for (;;) {
    const [clock] = await listOpenDeadlines(tx, orderId, now)
    if (!clock) return ran
    await markDeadlineDone(tx, clock.id, now)
    order = await run(deps, tx, order, clock, now)
    ran = true
  }
}

async function run(deps: Deps, tx: Tx, order: Order, clock: Clock, now: Date): Promise<Order> {
  const { at, action } = clock
  if (isReminder(action)) {
    await sendReminder(tx, order, { at, action }, now)
    return order
  }
  if (action === 'confirm' && (await isBanned(tx, order.buyerId)))
    return holdForAdmin(tx, order, now)
  const moved = await transitionLockedOrder(deps, tx, order, {
    move: action,
    by: { as: 'clock' },
    at: now,
  })
  if ('refused' in moved) throw new Error(`the clock cannot ${action}: ${moved.refused}`)
  return moved.order
}

// Silence means consent only of somebody who could speak. An admin decides instead.
async function holdForAdmin(tx: Tx, order: Order, now: Date): Promise<Order> {
  await recordReminder(tx, order, { asked: 'admin' }, now)
  return clearStateEnd(tx, order, now)
}

/** Puts the question of a clock to whom it is for, and winds it up again when it is put again. */
export async function sendReminder(
  tx: Tx,
  order: Order,
  clock: Deadline & { action: Reminder },
  now: Date,
) {
  const next = await findNextStep(tx, order)
  const { action } = clock
  const asked = action === 'ask_next' ? next?.who : (action.slice('ask_'.length) as Recipient)
  if (asked) await recordReminder(tx, order, { asked, what: next?.what }, now)
  const again = nextReminder(order, clock, now)
  if (again) await insertDeadlines(tx, order, [again])
}

/** The event and the audit row of a question; `what` is the one thing that the order waits for. */
export async function recordReminder(
  tx: Tx,
  order: Order,
  { asked, what }: { asked: Recipient; what?: Next['what'] | undefined },
  at: Date,
) {
  const facts = { by: 'clock', asked, state: order.state, ...(what && { what }) }
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'order_reminded', at, { ...about, ...facts })
  await writeAudit(tx, {
    actor: 'system',
    action: 'order_reminded',
    subject: ['order', order.id],
    at,
    data: facts,
  })
}

async function findNextStep(tx: Tx, order: Order): Promise<Next | null> {
  const meetUps = await listMeetUps(tx, order.id)
  const open = await listOpenDeadlines(tx, order.id)
  return nextStep(order, meetUps, open, await listEvents(tx, order.id))
}
