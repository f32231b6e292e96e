import { maskContacts } from '@redial/contact-mask'
import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import {
  betterTerms,
  type DeliveryTerms,
  pickUpOnly,
  postageTo,
} from '../../../shared/listings/delivery-terms.ts'
import { offeredTerms, shopDeliveries } from '../../../shared/orders/delivery-methods.ts'
import {
  type Delivery,
  expiredRefusal,
  isPastDeadline,
  type OrderState,
} from '../../../shared/orders/order-life-cycle.ts'
import { ADDRESS_RETENTION_DAYS, MEET_UP_DAYS } from '../../../shared/orders/order-limits.ts'
import { payableDeliveries } from '../../../shared/orders/payment-methods.ts'
import { DAY } from '../../../shared/time.ts'
import { cancelPayments, offeredPaymentMethods } from '../../payments/index.ts'
import { endWithoutMeeting, stateEnd } from '../deadlines/deadlines.ts'
import { setStateEnd } from '../life-cycle/enter-state.ts'
import { type Order, orderSide, totalMinor } from '../order.ts'
import type { Address } from '../orders.contract.ts'
import { hasPaid, lockOrder, updateOrder } from '../orders.store.ts'
import { deletePlacesOfEnded } from '../returns/returns.store.ts'
import { deleteTransfersOfEnded } from '../transfers/transfers.store.ts'
import {
  agreedMeeting,
  deleteAddress,
  deleteAddressesOfEnded,
  findAddress,
  findTerms,
  insertMeetUp,
  listMeetUps,
  type MeetUp,
  markMeetUpAgreed,
  putAddress,
  supersedeMeetUps,
  supersedeProposals,
} from './delivery.store.ts'

/** States in which buyer and seller still settle how the phone changes hands. */
export const arrangingStates = ['awaiting_payment', 'paid'] as const satisfies OrderState[]

export function isBeingArranged({ state }: Pick<Order, 'state'>): boolean {
  return (arrangingStates as readonly OrderState[]).includes(state)
}

type Side = 'buyer' | 'seller'
export type ArrangeRefusal =
  | 'not_found'
  | 'wrong_state'
  | 'cancellation_open'
  | ReturnType<typeof expiredRefusal>

/**
 * Something that a party does to an order while it is still settled how the phone changes hands; its
 * state stays. In one transaction, with the order locked.
 */
export async function changeArrangement<T extends object>(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  operation: (tx: Tx, order: Order, side: Side, date: Date) => Promise<T>,
): Promise<T | { refused: ArrangeRefusal }> {
  if (!isId(orderId)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<T | { refused: ArrangeRefusal }> => {
    const now = deps.clock.now()
    const order = await lockOrder(tx, orderId)
    const side = order && orderSide(order, viewer.id)
    if (!order || !side) return { refused: 'not_found' }
    if (!isBeingArranged(order)) return { refused: 'wrong_state' }
    if (isPastDeadline(order, now)) return { refused: expiredRefusal(order) }
    if (order.cancelRequestedAt) return { refused: 'cancellation_open' }
    return operation(tx, order, side, now)
  })
}

/** Records the event and the audit row of a step; both sides can see `facts`. */
export async function recordArrangement(
  tx: Tx,
  name: EventName,
  {
    order,
    viewer,
    side,
    at,
    facts = {},
  }: { order: Order; viewer: Viewer; side: Side; at: Date; facts?: Record<string, unknown> },
) {
  const about = { orderId: order.id, listingId: order.listingId, by: side }
  await recordEvent(tx, name, at, { ...about, ...facts })
  await writeAudit(tx, {
    actor: viewer,
    action: name,
    subject: ['order', order.id],
    at,
    data: facts,
  })
}

type Chosen = {
  method: Delivery
  address?: Address | undefined
  /** The postage that the buyer has seen, in minor units. */
  postageMinor?: number | undefined
}
type ChosenDelivery =
  | { order: Order }
  | { refused: ArrangeRefusal | PostageRefusal | 'shipping_not_payable' }

/**
 * The buyer chooses the delivery, until the phone is under way; repeating it is safe. An address is
 * stored only as long as needed: choosing pick-up deletes it. Choosing shipping cancels an accepted
 * meet-up. When the sum changes, a payment that was begun with another is canceled.
 */
export function chooseDelivery(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
  { method, address, postageMinor: seenMinor = 0 }: Chosen,
): Promise<ChosenDelivery> {
  return changeArrangement(
    deps,
    buyer,
    orderId,
    async (tx, order, side, date): Promise<ChosenDelivery> => {
      if (side !== 'buyer') return { refused: 'not_found' }
      const before = await findAddress(tx, order.id)
      const isSame = order.delivery === method && isSameAddress(before, address)
      if (isSame && seenMinor === order.postageMinor) return { order }
      const postage = await postageFor(deps, tx, order, { method, address, seenMinor })
      if ('refused' in postage) return postage
      const { postageMinor } = postage
      if (!(await isPayable(deps, tx, { ...order, postageMinor }, method)))
        return { refused: 'shipping_not_payable' }
      if (order.state === 'awaiting_payment' && postageMinor !== order.postageMinor)
        await cancelPayments(deps, tx, { orderId: order.id, at: date })
      if (address) await putAddress(tx, order.id, address, date)
      else await deleteAddress(tx, order.id)
      const { chosen, isOff } = await deliverBy(tx, { ...order, postageMinor }, method, date)
      const facts = { method, postageMinor, state: order.state, ...(isOff && { meeting: 'off' }) }
      await recordArrangement(tx, 'delivery_chosen', {
        order,
        viewer: buyer,
        side,
        at: date,
        facts,
      })
      return { order: chosen }
    },
  )
}

/** Whether an order that still waits for its payment can be paid with this delivery. */
async function isPayable(deps: Deps, tx: Tx, order: Order, method: Delivery): Promise<boolean> {
  if (order.state !== 'awaiting_payment' || order.payment === 'online') return true
  const item = { ...order, priceMinor: totalMinor(order) }
  return payableDeliveries(await offeredPaymentMethods(deps, tx, item)).includes(method)
}

async function deliverBy(tx: Tx, order: Order, delivery: Delivery, date: Date) {
  const chosen = { ...order, delivery }
  const isOff = delivery === 'shipping' && (await agreedMeeting(tx, order)) !== undefined
  if (delivery === 'shipping') await supersedeMeetUps(tx, order.id, date)
  const until = isOff && endWithoutMeeting(order, date)
  if (until) return { chosen: await setStateEnd(tx, chosen, until, date), isOff }
  await updateOrder(tx, chosen, date)
  return { chosen, isOff }
}

function isSameAddress(before: Address | undefined, address: Address | undefined): boolean {
  if (!before || !address) return before === address
  return Object.entries(address).every(([field, value]) => before[field as keyof Address] === value)
}

/** Proposals in one order; people who need more do not come to an agreement. */
export const MAX_PROPOSALS = 50

type Common = ArrangeRefusal | 'is_shipped'
type Proposed = { order: Order } | { refused: Common | 'not_in_time' | 'too_many' }
type Agreed =
  | { order: Order }
  | { refused: Common | 'no_proposal' | 'own_proposal' | 'superseded' | 'past' }

/** A place as shown: without contact details before payment, like messages. */
export function maskPlace(place: string, contactsShown: boolean) {
  if (contactsShown) return { place, masked: false }
  const { text, masked } = maskContacts(place)
  return { place: text, masked }
}

/** Proposes a place and a time; earlier proposals that were not accepted are superseded. */
export function proposeMeetUp(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  { place, when }: { place: string; when: Date },
): Promise<Proposed> {
  return changeArrangement(
    deps,
    viewer,
    orderId,
    async (tx, order, side, date): Promise<Proposed> => {
      if (order.delivery === 'shipping') return { refused: 'is_shipped' }
      if (when <= date || when.getTime() > date.getTime() + MEET_UP_DAYS * DAY)
        return { refused: 'not_in_time' }
      const earlier = await listMeetUps(tx, order.id)
      const [last] = earlier
      if (last && isSameProposal(last, { place, when, side })) return { order }
      if (earlier.length >= MAX_PROPOSALS) return { refused: 'too_many' }
      await supersedeProposals(tx, order.id, date)
      const number = (last?.number ?? 0) + 1
      const proposal = { number, place, at: when, by: side, proposedAt: date }
      await insertMeetUp(tx, order.id, { ...proposal, agreedAt: null, supersededAt: null })
      const facts = { number, place: await maskedPlace(tx, order, place), when: when.toISOString() }
      await recordArrangement(tx, 'meet_up_proposed', { order, viewer, side, at: date, facts })
      return { order }
    },
  )
}

// Sent twice, it is one proposal.
function isSameProposal(
  last: MeetUp,
  { place, when, side }: { place: string; when: Date; side: string },
) {
  const isOpen = last.supersededAt === null && last.by === side
  return isOpen && last.place === place && last.at.getTime() === when.getTime()
}

/**
 * The other side accepts the newest proposal; repeating it is safe. A state that would end before
 * the meet-up is extended until after it, and no longer for an earlier one.
 */
export function acceptMeetUp(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  number: number,
): Promise<Agreed> {
  return changeArrangement(
    deps,
    viewer,
    orderId,
    async (tx, order, side, date): Promise<Agreed> => {
      if (order.delivery === 'shipping') return { refused: 'is_shipped' }
      const proposal = (await listMeetUps(tx, order.id)).find((each) => each.number === number)
      if (!proposal) return { refused: 'no_proposal' }
      if (proposal.by === side) return { refused: 'own_proposal' }
      if (proposal.supersededAt) return { refused: 'superseded' }
      if (proposal.agreedAt) return { order }
      if (proposal.at <= date) return { refused: 'past' }
      await markMeetUpAgreed(tx, order.id, number, date)
      const place = await maskedPlace(tx, order, proposal.place)
      const facts = { number, place, when: proposal.at.toISOString() }
      await recordArrangement(tx, 'meet_up_agreed', { order, viewer, side, at: date, facts })
      return { order: await extendForMeeting(tx, order, proposal.at, date) }
    },
  )
}

// Emails are made from it, so it must not contain what the browser hides.
async function maskedPlace(tx: Tx, order: Order, place: string): Promise<string> {
  return maskPlace(place, await hasPaid(tx, order)).place
}

async function extendForMeeting(tx: Tx, order: Order, meeting: Date, date: Date): Promise<Order> {
  // A checkout that was begun is finished or not, whenever they meet.
  if (order.state === 'awaiting_payment' && order.payment === 'online') return order
  // While the buyer's bank disputes the payment nothing ends it.
  const until = order.stateDueAt && stateEnd(order, meeting)
  return until ? setStateEnd(tx, order, until, date) : order
}

const ERASED_AT_ONCE = 500

/** Deletes addresses and payment instructions of orders that ended long ago; returns how many. */
export async function eraseAddresses(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - ADDRESS_RETENTION_DAYS * DAY)
  const transfers = await deleteTransfersOfEnded(deps.db.kysely, before, ERASED_AT_ONCE)
  const returns = await deletePlacesOfEnded(deps.db.kysely, before, ERASED_AT_ONCE)
  return (
    returns + transfers + (await deleteAddressesOfEnded(deps.db.kysely, before, ERASED_AT_ONCE))
  )
}

/**
 * How the phone of an order can be had: as offered at booking, or better if the seller has improved
 * the terms since, as far as the shop offers that. Pick-up only for orders from before terms were kept.
 */
export async function orderTerms(
  { settings }: Pick<Deps, 'settings'>,
  db: Executor,
  order: Pick<Order, 'id' | 'listingId'>,
): Promise<DeliveryTerms> {
  const { booked, now } = await findTerms(db, order)
  if (!booked) return now ?? pickUpOnly
  return now ? betterTerms(booked, offeredTerms(now, shopDeliveries(settings.current()))) : booked
}

export type PostageRefusal =
  | 'not_offered'
  | 'not_shipped_there'
  | 'postage_changed'
  | 'postage_paid'
  | 'confirming'

/**
 * The postage of an order with this delivery, in minor units. The buyer has to have seen it, and once
 * a payment is confirmed or received the sum cannot rise. What was paid online and is no longer due
 * goes back to the buyer when the order ends; after a transfer nothing can be returned from here.
 */
export async function postageFor(
  deps: Pick<Deps, 'settings'>,
  db: Executor,
  order: Order,
  chosen: { method: Delivery; address?: Address | undefined; seenMinor: number },
): Promise<{ postageMinor: number } | { refused: PostageRefusal }> {
  const { method, address, seenMinor } = chosen
  const terms = await orderTerms(deps, db, order)
  const isOffered = method === 'pick_up' ? terms.pickUp : terms.shippingZones.length > 0
  if (!isOffered) return { refused: 'not_offered' }
  const postageMinor = address ? postageTo(terms, address.country) : 0
  if (postageMinor === undefined) return { refused: 'not_shipped_there' }
  if (postageMinor !== order.postageMinor) {
    if (order.confirmingSince) return { refused: 'confirming' }
    const isPaid = order.state !== 'awaiting_payment'
    if (isPaid && (order.payment !== 'online' || postageMinor > order.postageMinor))
      return { refused: 'postage_paid' }
  }
  if (postageMinor !== seenMinor) return { refused: 'postage_changed' }
  return { postageMinor }
}
