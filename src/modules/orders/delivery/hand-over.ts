import { createHmac, timingSafeEqual } from 'node:crypto'
import { foldText } from '@redial/contact-mask'
import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import {
  type TransitionRefusal,
  transitionRefusal,
} from '../../../shared/orders/order-life-cycle.ts'
import { lockPaymentsOfOrder } from '../../payments/index.ts'
import { type Transitioned, transitionLockedOrder } from '../life-cycle/transition-order.ts'
import { isParty, type Order } from '../order.ts'
import { findHold, lockOrder } from '../orders.store.ts'
import { addWrongCode, countWrongCodes, deleteWrongCodes } from './delivery.store.ts'

type HandedOver =
  | { order: Order }
  | { refused: TransitionRefusal | 'not_found' | 'wrong_code' | 'hand_over_locked' }

/**
 * The meet-up: the buyer has checked the phone and gives the code, the seller types or scans it,
 * and the phone is sold. Cash counts as paid; money paid online is released. Repeating it is safe.
 */
export async function handOver(
  deps: Deps,
  seller: Viewer,
  id: string,
  code: string,
): Promise<HandedOver> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<HandedOver> => {
    const now = deps.clock.now()
    const order = await lockOrder(tx, id)
    if (!order || order.sellerId !== seller.id) return { refused: 'not_found' }
    const payments = await lockPaymentsOfOrder(tx, id)
    const isLocked = await isHandOverLocked(tx, id)
    const inCash = order.state === 'awaiting_payment'
    const refused = transitionRefusal(inCash ? 'take_cash' : 'hand_over', 'seller', order, now)
    const done = refused === 'wrong_state' && order.state === 'completed'
    if (refused && !done) return { refused }
    if (!done && isLocked) return { refused: 'hand_over_locked' }
    if (!isHandOverCode(deps.secret, order.id, code)) {
      if (!done) await recordWrongCode(tx, order, seller, now)
      return { refused: 'wrong_code' }
    }
    if (done) return { order }
    const by = { as: 'seller', viewer: seller } as const
    const more = { payment: order.payment }
    const paid = inCash
      ? orderAfter(
          await transitionLockedOrder(deps, tx, order, {
            transition: 'take_cash',
            by,
            at: now,
            data: { more },
            context: { payments, skipPersisting: true },
          }),
        )
      : order
    return {
      order: orderAfter(
        await transitionLockedOrder(deps, tx, paid, {
          transition: 'hand_over',
          by,
          at: now,
          context: { payments },
        }),
      ),
    }
  })
}

function orderAfter(outcome: Transitioned): Order {
  if ('refused' in outcome) throw new Error(`a hand-over was refused half-way: ${outcome.refused}`)
  return outcome.order
}

const DIGITS = 6

/** The code that a buyer gives with the money: derived from the order, so it is stored nowhere. */
export function handOverCode(secret: string, orderId: string): string {
  const digest = createHmac('sha256', secret).update(`hand-over:${orderId}`).digest()
  // 48 bits over a million codes: no code is noticeably likelier than another.
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Compares in constant time, so that timing reveals nothing about the right code. */
export function isHandOverCode(secret: string, orderId: string, typed: string): boolean {
  const right = Buffer.from(handOverCode(secret, orderId))
  const given = Buffer.from(typed)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Wrong codes for one order, ever: a guess of one in a million has a chance of 1 in 33,000. */
export const MAX_WRONG_CODES = 30
/** The buyer is notified of these; one for each typo would be too many. */
const NOTIFIED = [1, 5, 15]

/** Whether so many wrong codes were entered for the order that an admin has to look at it. */
export async function isHandOverLocked(db: Executor, orderId: string): Promise<boolean> {
  return (await countWrongCodes(db, orderId)) >= MAX_WRONG_CODES
}

/** Counts a wrong code of an order that the caller has locked, and notifies the buyer. */
export async function recordWrongCode(tx: Tx, order: Order, seller: Viewer, date: Date) {
  const attempts = await addWrongCode(tx, order.id)
  const about = { orderId: order.id, listingId: order.listingId, by: 'seller', attempts }
  if (attempts === MAX_WRONG_CODES) await recordEvent(tx, 'hand_over_locked', date, about)
  else if (NOTIFIED.includes(attempts)) await recordEvent(tx, 'wrong_code_entered', date, about)
  await writeAudit(tx, {
    actor: seller,
    action: 'wrong_code_entered',
    subject: ['order', order.id],
    at: date,
    data: { attempts },
  })
}

/** An uninvolved admin lets the seller try codes again; repeating it changes nothing. */
export function unlockHandOver(
  deps: Deps,
  admin: Viewer,
  orderId: string,
): Promise<{ order: Order } | { refused: 'not_found' | 'own_order' }> {
  return inTransaction(deps.db, async (tx) => {
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    if (!order) return { refused: 'not_found' }
    if (isParty(order, admin.id)) return { refused: 'own_order' }
    if (!(await isHandOverLocked(tx, orderId))) return { order }
    const now = deps.clock.now()
    await deleteWrongCodes(tx, orderId)
    const data = { orderId, listingId: order.listingId, by: 'admin' }
    await recordEvent(tx, 'hand_over_unlocked', now, data)
    await writeAudit(tx, {
      actor: admin,
      action: 'hand_over_unlocked',
      subject: ['order', orderId],
      at: now,
    })
    return { order }
  })
}

/**
 * Whether a message of a buyer contains the hand-over code of their open order for a phone, in any
 * script and with anything between the digits. Sellers are not checked: a refusal would reveal
 * which code is right.
 */
export async function holdsHandOverCode(
  deps: Pick<Deps, 'secret'>,
  db: Executor,
  { buyerId, listingId, text }: { buyerId: string; listingId: string; text: string },
): Promise<boolean> {
  const digits = foldText(text).text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (!/\d{6}/.test(digits)) return false
  const order = await findHold(db, buyerId, listingId)
  return order !== undefined && digits.includes(handOverCode(deps.secret, order.id))
}
