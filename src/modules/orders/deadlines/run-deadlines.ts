import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import { DAY } from '../../../shared/time.ts'
import { isBanned } from '../../accounts/index.ts'
import { agreedMeeting } from '../delivery/delivery.store.ts'
import { clearStateEnd, endAfterCheckout } from '../life-cycle/enter-state.ts'
import { findStepFacts } from '../life-cycle/next-step.store.ts'
import { nextStep } from '../life-cycle/next-step.ts'
import { applyMoneyEffect, transitionLockedOrder } from '../life-cycle/transition-order.ts'
import type { Order } from '../order.ts'
import type { Next } from '../orders.contract.ts'
import { lockUnlessTaken } from '../orders.store.ts'
import { leaveCheckout } from '../payment-callbacks.ts'
import { remindOfRefund } from '../transfers/refunds.ts'
import {
  insertDeadlines,
  listOpenDeadlines,
  markDeadlineDone,
  type OpenDeadline,
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

/** Orders of one run; small, so that the next run starts soon. */
const BATCH = 50

/**
 * Runs the due deadlines of one batch of orders: sends reminders and ends states. The deadlines of one
 * order run in chronological order, also after a downtime. Returns the number of orders processed.
 */
export async function runDeadlines(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  let processed = 0
  for (const orderId of await ordersWithDueDeadlines(deps.db.kysely, now, BATCH)) {
    try {
      if (await inTransaction(deps.db, (tx) => runDeadlinesOf(deps, tx, orderId, now)))
        processed += 1
    } catch (error) {
      deps.log.error(
        { orderId, err: error },
        'running the deadlines of an order failed; retrying in a minute',
      )
      await postponeDeadlines(deps.db.kysely, orderId, now)
    }
  }
  return processed
}

async function runDeadlinesOf(deps: Deps, tx: Tx, orderId: string, now: Date): Promise<boolean> {
  let order = await lockUnlessTaken(tx, orderId)
  if (!order) return false
  // Read after locking, and again after each: a transition deletes the deadlines of the state it ends.
  let ran = false
  for (;;) {
    const [deadline] = await listOpenDeadlines(tx, orderId, now)
    if (!deadline) return ran
    await markDeadlineDone(tx, deadline.id, now)
    order = await run(deps, tx, order, deadline, now)
    ran = true
  }
}

async function run(
  deps: Deps,
  tx: Tx,
  order: Order,
  { at, action }: OpenDeadline,
  now: Date,
): Promise<Order> {
  if (isReminder(action) && order.endedAt) {
    await remindOfRefund(tx, order, action, now)
    return order
  }
  if (isReminder(action)) {
    await sendReminder(tx, order, { at, action }, now)
    return order
  }
  if (action === 'end_return_period')
    return order.claimState ? keepHolding(tx, order, now) : endReturnPeriod(deps, tx, order, now)
  if (action === 'confirm' && (await isBanned(tx, order.buyerId)))
    return holdForAdmin(tx, order, now)
  if (action === 'expire' && endAfterCheckout(order, await agreedMeeting(tx, order), now))
    return leaveCheckout(deps, tx, order, { at: now })
  const data = order.cancelRequestedAt ? { more: { cause: 'cancellation_unanswered' } } : {}
  const outcome = await transitionLockedOrder(deps, tx, order, {
    transition: action,
    by: { as: 'system' },
    at: now,
    data,
  })
  if ('refused' in outcome)
    throw new Error(`the deadline ${action} of order ${order.id} was refused: ${outcome.refused}`)
  return outcome.order
}

/** A warranty claim may still end with a refund: the money is held until the claim is closed. */
async function keepHolding(tx: Tx, order: Order, now: Date): Promise<Order> {
  const tomorrow = new Date(now.getTime() + DAY)
  await insertDeadlines(tx, order, [{ at: tomorrow, action: 'end_return_period' }])
  return order
}

/** The phone stays with its buyer: the money that was held for its return is the seller's. */
async function endReturnPeriod(deps: Deps, tx: Tx, order: Order, now: Date): Promise<Order> {
  await applyMoneyEffect(deps, tx, order, 'release', { at: now })
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'order_return_period_ended', now, { ...about, by: 'system' })
  await writeAudit(tx, {
    actor: 'system',
    action: 'order_return_period_ended',
    subject: ['order', order.id],
    at: now,
  })
  return order
}

// A banned buyer cannot object, so the order is not confirmed automatically. An admin decides.
async function holdForAdmin(tx: Tx, order: Order, now: Date): Promise<Order> {
  await recordReminder(tx, order, { reminded: 'admin' }, now)
  return clearStateEnd(tx, order, now)
}

/** Sends a due reminder, and schedules the next one where it repeats. */
export async function sendReminder(
  tx: Tx,
  order: Order,
  reminder: Deadline & { action: Reminder },
  now: Date,
) {
  const next = nextStep(order, await findStepFacts(tx, order))
  const { action } = reminder
  const reminded =
    action === 'remind_next' ? next?.actor : (action.slice('remind_'.length) as Recipient)
  if (reminded) await recordReminder(tx, order, { reminded, action: next?.action }, now)
  const again = nextReminder(order, reminder, now)
  if (again) await insertDeadlines(tx, order, [again])
}

/** Records the event and the audit row of a reminder; `action` is what the order waits for. */
export async function recordReminder(
  tx: Tx,
  order: Order,
  { reminded, action }: { reminded: Recipient; action?: Next['action'] | undefined },
  date: Date,
) {
  const facts = { by: 'system', reminded, state: order.state, ...(action && { action }) }
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'order_reminded', date, { ...about, ...facts })
  await writeAudit(tx, {
    actor: 'system',
    action: 'order_reminded',
    subject: ['order', order.id],
    at: date,
    data: facts,
  })
}
