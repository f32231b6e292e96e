import { renderSVG } from 'uqr'
import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { type Executor, isId } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { toMajor } from '../../shared/money.ts'
import {
  isPastDeadline,
  isReturnable,
  type OrderActor,
  orderActors,
  returnStates,
  transitionRefusal,
} from '../../shared/orders/order-life-cycle.ts'
import { orderNumber } from '../../shared/orders/order-number.ts'
import { findPhoto } from '../accounts/index.ts'
import { toDeliveryTerms } from '../listings/index.ts'
import {
  findTransferDetails,
  isMoneyHeld,
  offeredPaymentMethods,
  payoutStatus,
  providerFor,
} from '../payments/index.ts'
import { type Cancellation, findCancellation } from './cancellation/cancellation.store.ts'
import { listOpenDeadlines } from './deadlines/deadlines.store.ts'
import { isBeingArranged, maskPlace, orderTerms } from './delivery/arrange-delivery.ts'
import {
  findAddress,
  findShipment,
  listMeetUps,
  type MeetUp,
  type Shipment,
} from './delivery/delivery.store.ts'
import { handOverCode, isHandOverLocked } from './delivery/hand-over.ts'
import { canCorrectShipment, carrierNames, trackingUrl } from './delivery/ship-order.ts'
import { holdEnd } from './life-cycle/enter-state.ts'
import { findStepFacts, type StepFacts } from './life-cycle/next-step.store.ts'
import { nextStep } from './life-cycle/next-step.ts'
import { findAfterSaleTerms } from './listing-snapshot.store.ts'
import { describeAfterSale, type Order, possibleTransitions, roleIn, totalMinor } from './order.ts'
import type { Address, Order as OrderBody, OrderDetail } from './orders.contract.ts'
import { findOrder, hasPaid, listEvents, type OrderEvent } from './orders.store.ts'
import { findReturn, type Return } from './returns/returns.store.ts'
import { amountReversedByBank, owedRefund, refundable } from './transfers/refunds.ts'
import { findTransfer } from './transfers/transfers.store.ts'
import { type Claim, isOpenClaim, MAX_CLAIMS } from './warranty/claim.ts'
import { listClaims, toClaim } from './warranty/claims.store.ts'

/** An order as one viewer may see it, after a change or on its own. */
export async function viewOrder(
  deps: Pick<Deps, 'secret' | 'clock' | 'db'>,
  order: Order,
  viewer: Pick<Viewer, 'id'>,
): Promise<OrderBody> {
  return toOrder(deps, order, viewer, await findStepFacts(deps.db.kysely, order))
}

/** The same with the facts for its next step: the hand-over code is the buyer's alone. */
export function toOrder(
  deps: Pick<Deps, 'secret' | 'clock'>,
  order: Order,
  viewer: Pick<Viewer, 'id'>,
  facts: StepFacts,
): OrderBody {
  const now = deps.clock.now()
  return {
    _id: order.id,
    phoneId: order.listingId,
    name: order.name,
    img: order.img,
    price: toMajor(order.priceMinor, order.currency),
    priceMinor: order.priceMinor,
    postage: toMajor(order.postageMinor, order.currency),
    postageMinor: order.postageMinor,
    total: toMajor(totalMinor(order), order.currency),
    totalMinor: totalMinor(order),
    currency: order.currency,
    paymentMethod: order.payment,
    delivery: order.delivery,
    state: order.state,
    dueAt: order.stateDueAt?.toISOString() ?? null,
    confirming: order.state === 'awaiting_payment' && order.confirmingSince !== null,
    buyer: order.buyerName,
    seller: order.sellerName,
    handOverCode: canSeeCode(order, viewer, now) ? handOverCode(deps.secret, order.id) : null,
    transitions: possibleTransitions(order, viewer, now),
    claimState: order.claimState,
    next: nextStep(order, facts),
    createdAt: order.createdAt.toISOString(),
  }
}

/** The buyer has the code for as long as giving it would complete the order. */
function canSeeCode(order: Order, viewer: Pick<Viewer, 'id'>, now: Date): boolean {
  if (order.buyerId !== viewer.id) return false
  const giving = order.state === 'awaiting_payment' ? 'take_cash' : 'hand_over'
  return transitionRefusal(giving, 'seller', order, now) === undefined
}

/** Details of an order for a party or an admin; undefined for anyone else. */
export async function orderDetail(
  deps: Deps,
  viewer: Viewer,
  id: string,
  /** Where the viewer reaches this shop. */
  origin = deps.origin(),
): Promise<OrderDetail | undefined> {
  const db = deps.db.kysely
  const order = isId(id) ? await findOrder(db, id) : undefined
  const viewerRole = order && roleIn(order, viewer, 'seeOrders')
  if (!order || !viewerRole) return
  const now = deps.clock.now()
  const [
    events,
    deadlines,
    meetUps,
    shipment,
    address,
    contactsShown,
    payout,
    more,
    sellerPhoto,
    offered,
    afterSale,
    returned,
    handOverLocked,
    claims,
    isHeld,
  ] = await Promise.all([
    listEvents(db, order.id),
    listOpenDeadlines(db, order.id),
    listMeetUps(db, order.id),
    findShipment(db, order.id),
    addressFor(db, order, viewerRole),
    hasPaid(db, order),
    payoutFor(db, order, viewerRole, now),
    paymentFor(deps, order, viewerRole),
    findPhoto(db, order.sellerId),
    orderTerms(deps, db, order),
    findAfterSaleTerms(db, order.id),
    findReturn(db, order.id),
    isHandOverLocked(db, order.id),
    listClaims(db, [order.id]),
    order.payment === 'online' && isMoneyHeld(db, order.id),
  ])
  const shown = toOrder(deps, order, viewer, { meetUps, deadlines, events, claims })
  const code = canSeeCode(order, viewer, now)
  const hasFee = viewerRole !== 'buyer'
  const refundMinor = owedRefund(order, events)
  const after = describeAfterSale(order, afterSale)
  const canClaim =
    viewerRole === 'buyer' &&
    amountReversedByBank(events) < totalMinor(order) &&
    isClaimable(order, claims, after.warrantyUntil, now)
  return {
    ...shown,
    viewerRole,
    sellerId: order.sellerId,
    sellerPhoto,
    offered: toDeliveryTerms(offered, order.currency),
    fee: hasFee ? toMajor(order.feeMinor, order.currency) : null,
    feeMinor: hasFee ? order.feeMinor : null,
    stateSince: order.stateSince.toISOString(),
    endedAt: order.endedAt?.toISOString() ?? null,
    actions: [
      ...actionsOf(order, viewerRole, { meetUps, events, now, isCancellable: !more.cancellation }),
      ...(canClaim ? (['claim_warranty'] as const) : []),
    ],
    deadlines: deadlines.map(({ at, action }) => ({
      at: at.toISOString(),
      action: (action === 'remind_next'
        ? `remind_${shown.next?.actor}`
        : action) as Deadline['action'],
    })),
    timeline: timelineOf(events, viewerRole),
    meetUps: meetUps.map((meetUp) => toMeetUp(meetUp, contactsShown)),
    shipment: shipment ? toShipment(shipment) : null,
    address: address ?? null,
    carriers: viewerRole === 'seller' && canShip(order, now) ? carrierNames : [],
    payout,
    number: orderNumber(order.id),
    ...more,
    refund:
      refundMinor === 0
        ? null
        : { refundMinor, confirmedAt: order.refundConfirmedAt?.toISOString() ?? null },
    ...after,
    receivedAt: order.receivedAt?.toISOString() ?? null,
    return: returned ? toReturn(returned) : null,
    warrantyClaims: claims.map((claim) => toClaim(claim, order, viewerRole, now)),
    refundable: { minor: refundable(order, events), isHeld },
    handOverLocked,
    handOverQr: code ? qrOf(deps.secret, order.id, origin) : null,
  }
}

/** Whether the buyer can make a warranty claim; makeClaim decides the same. */
function isClaimable(
  { state, sellerId }: Order,
  claims: readonly Claim[],
  warrantyUntil: string | null,
  now: Date,
): boolean {
  if (state !== 'completed' || !sellerId || !warrantyUntil) return false
  const isFree = claims.length < MAX_CLAIMS && !claims.some((claim) => isOpenClaim(claim.state))
  return isFree && now < new Date(warrantyUntil)
}

function toReturn({ reason, requestedAt, place, carrier, tracking, sentAt }: Return) {
  const isSent = carrier !== null && tracking !== null && sentAt !== null
  return {
    reason,
    requestedAt: requestedAt.toISOString(),
    place,
    shipment: isSent ? toShipment({ carrier, tracking, shippedAt: sentAt }) : null,
  }
}

type Deadline = OrderDetail['deadlines'][number]

const canShip = (order: Order, now: Date) =>
  order.state === 'shipped' || transitionRefusal('ship', 'seller', order, now) === undefined

/** The seller needs it from the payment on, and as long as a parcel may come back. */
const ADDRESS_STATES = ['paid', 'shipped', 'delivered', 'disputed', 'completed', ...returnStates]

/** The shipping address, for who needs it now. */
export async function addressFor(
  db: Executor,
  order: Order,
  viewerRole: OrderDetail['viewerRole'],
): Promise<Address | undefined> {
  if (order.delivery !== 'shipping' || viewerRole === 'admin') return
  if (viewerRole === 'seller' && !ADDRESS_STATES.includes(order.state)) return
  return findAddress(db, order.id)
}

async function payoutFor(
  db: Executor,
  order: Order,
  viewerRole: OrderDetail['viewerRole'],
  now: Date,
) {
  const { id: orderId, sellerId, payment, state } = order
  if (viewerRole !== 'seller' || !sellerId || payment !== 'online' || state === 'awaiting_payment')
    return null
  const status = await payoutStatus(db, { orderId, sellerId, isOver: order.endedAt !== null })
  return status === null && isReturnable(order, now) ? 'return_period' : status
}

/** How the order is or was paid, as far as the viewer may know. */
async function paymentFor(deps: Deps, order: Order, viewerRole: OrderDetail['viewerRole']) {
  const db = deps.db.kysely
  const isOpen = order.state === 'awaiting_payment'
  const isTransfer = order.payment === 'transfer'
  const [paymentMethods, hold, sent, details, cancellation] = await Promise.all([
    isOpen && viewerRole === 'buyer' ? offeredPaymentMethods(deps, db, order) : [],
    isOpen ? holdEnd(db, order) : null,
    isTransfer ? findTransfer(db, order.id) : undefined,
    isTransfer && isOpen && viewerRole === 'buyer'
      ? findTransferDetails(deps, db, order.sellerId)
      : undefined,
    findCancellation(db, order.id),
  ])
  const transfer = sent ?? (details && { ...details, sentAt: null })
  return {
    paymentMethods,
    provider: providerFor(deps)?.name ?? null,
    holdUntil: hold?.toISOString() ?? null,
    transfer: transfer
      ? {
          ...transfer,
          reference: orderNumber(order.id),
          sentAt: transfer.sentAt?.toISOString() ?? null,
        }
      : null,
    cancellation: cancellation ? toCancellation(cancellation) : null,
  }
}

function toCancellation({ reason, requestedAt, declinedAt, declineReason }: Cancellation) {
  return {
    reason,
    requestedAt: requestedAt.toISOString(),
    declinedAt: declinedAt?.toISOString() ?? null,
    declineReason,
  }
}

function actionsOf(
  order: Order,
  viewerRole: OrderDetail['viewerRole'],
  {
    meetUps,
    events,
    now,
    isCancellable,
  }: {
    meetUps: readonly MeetUp[]
    events: readonly OrderEvent[]
    now: Date
    /** The buyer has not asked to cancel before. */
    isCancellable: boolean
  },
): OrderDetail['actions'] {
  if (viewerRole === 'buyer' && owedRefund(order, events) > 0 && !order.refundConfirmedAt)
    return ['confirm_refund']
  if (viewerRole === 'seller' && order.state === 'shipped')
    return canCorrectShipment(events) ? ['correct_shipment'] : []
  if (viewerRole === 'admin' || !isBeingArranged(order) || isPastDeadline(order, now)) return []
  if (order.cancelRequestedAt) return viewerRole === 'seller' ? ['answer_cancellation'] : []
  const isRequestable = order.state === 'paid' && isCancellable && !order.bankDisputedAt
  const meets = order.delivery !== 'shipping'
  const [newest] = meetUps
  const isProposed = newest && !newest.agreedAt && !newest.supersededAt
  return [
    ...(viewerRole === 'buyer' && canPay(order) ? (['pay'] as const) : []),
    ...(viewerRole === 'buyer' ? (['choose_delivery'] as const) : []),
    ...(viewerRole === 'buyer' && isRequestable ? (['request_cancellation'] as const) : []),
    ...(meets ? (['propose_meet_up'] as const) : []),
    ...(meets && isProposed && newest.by !== viewerRole ? (['accept_meet_up'] as const) : []),
  ]
}

function canPay({ state, confirmingSince }: Order): boolean {
  return state === 'awaiting_payment' && !confirmingSince
}

function toMeetUp(meetUp: MeetUp, contactsShown: boolean) {
  const { number, at, by, proposedAt, agreedAt, supersededAt } = meetUp
  const state = supersededAt ? 'superseded' : agreedAt ? 'agreed' : 'proposed'
  const times = { at: at.toISOString(), proposedAt: proposedAt.toISOString() }
  return { number, ...maskPlace(meetUp.place, contactsShown), by, state, ...times } as const
}

function toShipment({ carrier, tracking, shippedAt }: Shipment) {
  const url = trackingUrl(carrier, tracking)
  return { carrier, tracking, trackingUrl: url, shippedAt: shippedAt.toISOString() }
}

// The seller's page of the order with the code behind the sign: a phone's camera opens it there, and
// no server on the way sees the code.
function qrOf(secret: string, orderId: string, origin: string): string {
  const code = handOverCode(secret, orderId)
  const address = `${origin}${pages.order(orderId)}#code=${code}`
  return renderSVG(address, { ecc: 'M', border: 4 })
}

type Entry = OrderDetail['timeline'][number]
type ViewerRole = OrderDetail['viewerRole']

// Events that both sides may see; others are not part of the timeline.
const shown =
  /^(phone_booked|order_|meet_up_|delivery_|shipment_|payment_|refund_|payout_sent|dispute_|return_|cancellation_|warranty_)/
/** What happens to the seller's money is not the buyer's business. */
const SELLERS_OWN = /^payout_/
/** Nor is it the seller's that a card was declined, or that money came twice. */
const BUYERS_OWN = /^payment_(failed|returned)$/

/** The story of an order for one of those who may read it, oldest first. */
function timelineOf(events: readonly OrderEvent[], viewerRole: ViewerRole): Entry[] {
  return events
    .filter(({ name }) => shown.test(name))
    .filter(({ name }) => viewerRole !== 'buyer' || !SELLERS_OWN.test(name))
    .filter(({ name }) => viewerRole !== 'seller' || !BUYERS_OWN.test(name))
    .map(({ name, at, data }) => ({
      event: name,
      at: at.toISOString(),
      by: isOrderActor(data.by) ? data.by : null,
      reminded:
        data.reminded === 'buyer' || data.reminded === 'seller' || data.reminded === 'admin'
          ? data.reminded
          : null,
      reason: typeof data.reason === 'string' ? data.reason : null,
    }))
}

function isOrderActor(by: unknown): by is OrderActor {
  return (orderActors as readonly unknown[]).includes(by)
}
