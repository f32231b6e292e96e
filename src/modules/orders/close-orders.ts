import type { Tx } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/history/index.ts'
import { endHold } from './end-hold.ts'
import { stateAfter } from './life-cycle.ts'
import { lockHold, lockHoldsOf } from './locks.store.ts'
import type { Order } from './order.ts'

/**
 * Calls off every order of a buyer or seller whose account closes, and frees the phones. The caller
 * has locked the account's row and withdraws the listings after. Returns how many were closed.
 */
export async function closeOrdersOf(
  tx: Tx,
  userId: string,
  actor: Actor,
  now: Date,
): Promise<number> {
  let closed = 0
  for (const order of await lockHoldsOf(tx, userId)) {
    if (await close(tx, order, actor, now)) closed += 1
  }
  return closed
}

/**
 * Calls off the order that holds a phone which a moderator takes down. The caller has removed the
 * listing, and so locked it. Returns whether there was one.
 */
export async function cancelLiveOrder(
  tx: Tx,
  listingId: string,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const order = await lockHold(tx, listingId)
  return order ? close(tx, order, actor, now) : false
}

// Once the phone is on its way, only its arrival or a dispute ends the order.
async function close(tx: Tx, order: Order, actor: Actor, now: Date): Promise<boolean> {
  const moves = ['call_off', 'cancel_sale'] as const
  const move = moves.find((each) => stateAfter(order.state, each))
  if (!move) return false
  await endHold(tx, order, move, actor, now)
  return true
}
