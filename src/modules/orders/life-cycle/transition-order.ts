import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import { type Actor, type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  getTransition,
  isReturnable,
  type MoneyEffect,
  type OrderActor,
  type TransitionName,
  type TransitionRefusal,
  transitionRefusal,
} from '../../../shared/orders/order-life-cycle.ts'
import { endAdverts, endBookingAdvert } from '../../listings/advertising/index.ts'
import { pauseReservedListing, releaseListing, sellListing } from '../../listings/index.ts'
import {
  cancelPayments,
  isPaidOut,
  type Payment,
  refundMoney,
  releaseMoney,
  smallestPayable,
} from '../../payments/index.ts'
import { isParty, type Order, roleIn, totalMinor } from '../order.ts'
import { lockOrder } from '../orders.store.ts'
import { refundLeft, setRefundReminders } from '../transfers/refunds.ts'
import { enterState, returnPeriodAfter } from './enter-state.ts'

type Person = Exclude<Actor, 'system'>
/**
 * Who makes a transition: somebody in a given role, or without a viewer the system on that role's behalf.
 * Without a role, the viewer in the role that they have in the order.
 */
export type TransitionActor =
  | { as: OrderActor; viewer?: Person | undefined }
  | { as?: never; viewer: Person }
export type TransitionData = {
  /** For part_refund: what the buyer gets back, in minor units, less than was paid. */
  refundMinor?: number
  /** A reason as text or code; stored in the event and the audit row. */
  reason?: string
  /** Further facts for the event; never anything that only one side may know. */
  more?: Record<string, string | number | boolean | null>
}
export type TransitionRequest = {
  orderId: string
  transition: TransitionName
  by: TransitionActor
  at: Date
  data?: TransitionData
  context?: TransitionContext
}

/** What the caller has read under the locks already, and what it does next. */
export type TransitionContext = {
  /** The agreed meeting; undefined if there is none or the phone is shipped. */
  meeting?: Date | undefined
  payments?: readonly Payment[]
  /** The next transition follows in the same transaction, so this state and its deadlines are not stored. */
  skipPersisting?: true
}
/** `again` is set if the order had this state already and nothing was done. */
export type Transitioned =
  | { order: Order; again: boolean }
  | { refused: TransitionRefusal | 'not_found' | 'own_order' | 'bad_amount' | 'too_fine' }

/**
 * Makes one transition of an order in the caller's transaction: locks phone and order, checks with
 * the table that this actor may, changes the state and its deadlines, and updates phone, adverts
 * and money as the table says. Repeating a transition is safe.
 */
export async function transitionOrder(
  deps: Deps,
  tx: Tx,
  wanted: TransitionRequest,
): Promise<Transitioned> {
  if (!isId(wanted.orderId)) return { refused: 'not_found' }
  const order = await lockOrder(tx, wanted.orderId)
  return order ? transitionLockedOrder(deps, tx, order, wanted) : { refused: 'not_found' }
}

/** The same in its own transaction, now. */
export function transitionOrderNow(
  deps: Deps,
  wanted: Omit<TransitionRequest, 'at'>,
): Promise<Transitioned> {
  const now = deps.clock.now()
  return inTransaction(deps.db, (tx) => transitionOrder(deps, tx, { ...wanted, at: now }))
}

/** The transition itself, for callers that hold the locks on the phone and on the order. */
export async function transitionLockedOrder(
  deps: Deps,
  tx: Tx,
  order: Order,
  { transition: name, by: actor, at, data = {}, context = {} }: Omit<TransitionRequest, 'orderId'>,
): Promise<Transitioned> {
  const by = resolveActor(order, actor)
  if (!by) return { refused: 'not_found' }
  const stranger = actorRefusal(order, by)
  if (stranger) return { refused: stranger }
  const refused = transitionRefusal(name, by.as, order, at)
  const transition = getTransition(name)
  if (refused === 'wrong_state' && order.state === transition.to) return { order, again: true }
  if (refused) return { refused }
  const noPart = name === 'part_refund' && (await partRefundRefusal(tx, order, data.refundMinor))
  if (noPart) return { refused: noPart }

  // What was paid out before a dispute about the warranty is the seller's to pay back.
  const isOwed =
    (name === 'refund' || name === 'part_refund') &&
    order.payment === 'online' &&
    (await isPaidOut(tx, order.id))
  const more = isOwed ? { ...data.more, outside: true } : data.more
  const period = await returnPeriodAfter(tx, order, name, at)
  const updated = await enterState(tx, { ...order, ...period }, transition.to, at, context)
  // A phone that can come back is not paid out: the money waits for the end of the return period.
  const waits = transition.money === 'release' && isReturnable(updated, at)
  const sum = { at, refundMinor: data.refundMinor, payments: context.payments }
  if (transition.phone) await updateListing(tx, order.listingId, transition.phone, at)
  if (transition.money && !waits) await applyMoneyEffect(deps, tx, order, transition.money, sum)
  await recordTransition(tx, updated, transition.event, {
    transition: name,
    by,
    at,
    data: { ...data, ...(more && { more }) },
  })
  return { order: updated, again: false }
}

type ResolvedActor = { as: OrderActor; viewer?: Person | undefined }

function resolveActor(order: Order, actor: TransitionActor): ResolvedActor | undefined {
  if (actor.as) return actor
  const as = roleIn(order, actor.viewer, 'decideDisputes')
  return as && { as, viewer: actor.viewer }
}

function actorRefusal(
  order: Order,
  { as, viewer }: ResolvedActor,
): 'not_found' | 'own_order' | undefined {
  if (!viewer) return
  if (as === 'buyer' && order.buyerId !== viewer.id) return 'not_found'
  if (as === 'seller' && order.sellerId !== viewer.id) return 'not_found'
  // Admins have no admin rights in their own orders.
  if (as === 'admin' && isParty(order, viewer.id)) return 'own_order'
}

/**
 * Why a sum, in minor units, cannot go back to the buyer as a part of what was paid and not refunded
 * before.
 */
export async function partRefundRefusal(
  db: Executor,
  order: Order,
  refundMinor: number | undefined,
): Promise<'bad_amount' | 'too_fine' | undefined> {
  if (!refundMinor || !Number.isSafeInteger(refundMinor)) return 'bad_amount'
  if (refundMinor < 0 || refundMinor >= totalMinor(order)) return 'bad_amount'
  if (refundMinor % smallestPayable(order.currency) !== 0) return 'too_fine'
  if (refundMinor > (await refundLeft(db, order))) return 'bad_amount'
}

type PhoneEffect = NonNullable<ReturnType<typeof getTransition>['phone']>

async function updateListing(tx: Tx, listingId: string, effect: PhoneEffect, date: Date) {
  // A phone that a moderator took down while it was on its way stays down: all answer false.
  if (effect === 'release') await releaseListing(tx, listingId, date)
  if (effect === 'shelve') await pauseReservedListing(tx, listingId, date)
  if (effect === 'sell') await sellListing(tx, listingId, date)
  await (effect === 'sell' ? endAdverts : endBookingAdvert)(tx, listingId)
}

type Recorded = { transition: TransitionName; by: ResolvedActor; at: Date; data: TransitionData }

async function recordTransition(
  tx: Tx,
  order: Order,
  event: EventName,
  { transition, by, at, data }: Recorded,
) {
  const { refundMinor, reason, more } = data
  const facts = {
    transition,
    by: by.as,
    ...more,
    ...(refundMinor !== undefined && { refundMinor }),
    ...(reason !== undefined && { reason }),
  }
  await recordEvent(tx, event, at, { orderId: order.id, listingId: order.listingId, ...facts })
  const actor: Actor = by.viewer ?? 'system'
  await writeAudit(tx, { actor, action: event, subject: ['order', order.id], at, data: facts })
  await setRefundReminders(tx, order, { name: event, data: facts }, at)
}

/** Moves the money of a locked order as the table says; nothing if it was never paid online. */
export function applyMoneyEffect(
  deps: Deps,
  tx: Tx,
  order: Order,
  effect: MoneyEffect,
  {
    at,
    refundMinor = totalMinor(order),
    payments,
  }: {
    at: Date
    refundMinor?: number | undefined
    payments?: readonly Payment[] | undefined
  },
): Promise<void> {
  const { id: orderId, sellerId, postageMinor, feeMinor, currency } = order
  const sum = { orderId, sellerId, postageMinor, feeMinor, currency, at, payments }
  switch (effect) {
    case 'cancel':
      return cancelPayments(deps, tx, { orderId, at, payments })
    case 'release':
      return releaseMoney(deps, tx, sum)
    case 'refund':
      return refundMoney(deps, tx, { ...sum, refundMinor: totalMinor(order) })
    case 'part_refund':
      return refundMoney(deps, tx, { ...sum, refundMinor })
  }
}
