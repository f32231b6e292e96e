import { renderSVG } from 'uqr'
import type { Deps } from '../../deps.ts'
import { type Executor, isId } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { pages } from '../../routes.ts'
import { toMajor } from '../../shared/money.ts'
import { hasRunOut, whyNotMove } from '../../shared/order-life-cycle.ts'
import { payoutStanding } from '../payments/index.ts'
import { carrierNames, trackingUrl } from './carriers.ts'
import { openClocks } from './clocks.store.ts'
import { findAddress, findShipment, type Shipment } from './deliveries.store.ts'
import { handOverCode } from './hand-over-code.ts'
import { listMeetUps, type MeetUp } from './meet-ups.store.ts'
import { placeShown } from './meet-ups.ts'
import { nextOf } from './next-step.ts'
import { type Order, sideOf } from './order.ts'
import type { Address, OrderDetail } from './order-detail.contract.ts'
import { findOrder } from './orders.store.ts'
import { hasPaid } from './paid.store.ts'
import { mayCorrect } from './ship-order.ts'
import { isSettling } from './step.ts'
import { listEvents, type Told } from './timeline.store.ts'
import { timelineOf } from './timeline.ts'
import { showsCode, toOrder } from './to-order.ts'

/** All about an order for one of its parties or an admin; undefined for anybody else. */
export async function orderDetail(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<OrderDetail | undefined> {
  const db = deps.db.kysely
  const order = isId(id) ? await findOrder(db, id) : undefined
  const you = order && (sideOf(order, viewer.id) ?? (viewer.role === 'admin' ? 'admin' : undefined))
  if (!order || !you) return
  const now = deps.clock.now()
  const [events, clocks, meetUps, shipment, address, contactsShown, payout] = await Promise.all([
    listEvents(db, order.id),
    openClocks(db, order.id),
    listMeetUps(db, order.id),
    findShipment(db, order.id),
    addressFor(db, order, you),
    hasPaid(db, order),
    payoutFor(db, order, you),
  ])
  const next = nextOf(order, meetUps, clocks, events)
  const code = showsCode(order, viewer, now)
  const hasFee = you !== 'buyer'
  return {
    ...toOrder(deps, order, viewer),
    you,
    fee: hasFee ? toMajor(order.feeMinor, order.currency) : null,
    feeMinor: hasFee ? order.feeMinor : null,
    stateSince: order.stateSince.toISOString(),
    endedAt: order.endedAt?.toISOString() ?? null,
    actions: actionsOf(order, you, { meetUps, events, now }),
    next,
    deadlines: clocks.map(({ at, action }) => ({
      at: at.toISOString(),
      what: (action === 'ask_next' ? `ask_${next?.who}` : action) as Deadline['what'],
    })),
    timeline: timelineOf(events, you),
    meetUps: meetUps.map((meetUp) => toMeetUp(meetUp, contactsShown)),
    shipment: shipment ? toShipment(shipment) : null,
    address: address ?? null,
    carriers: you === 'seller' && namesCarrier(order, now) ? carrierNames : [],
    payout,
    handOverQr: code ? qrOf(deps, order.id) : null,
  }
}

type Deadline = OrderDetail['deadlines'][number]

const namesCarrier = (order: Order, now: Date) =>
  order.state === 'shipped' || whyNotMove('ship', 'seller', order, now) === undefined

/** The seller needs it from the payment on, and as long as a parcel may come back. */
const SELLER_SEES = ['paid', 'shipped', 'delivered', 'disputed', 'completed']

async function addressFor(
  db: Executor,
  order: Order,
  you: OrderDetail['you'],
): Promise<Address | undefined> {
  if (order.delivery !== 'shipping' || you === 'admin') return
  if (you === 'seller' && !SELLER_SEES.includes(order.state)) return
  return findAddress(db, order.id)
}

async function payoutFor(db: Executor, order: Order, you: OrderDetail['you']) {
  const { id: orderId, sellerId, payment, state } = order
  if (you !== 'seller' || !sellerId || payment !== 'online' || state === 'awaiting_payment')
    return null
  return payoutStanding(db, { orderId, sellerId, isOver: order.endedAt !== null })
}

function actionsOf(
  order: Order,
  you: OrderDetail['you'],
  { meetUps, events, now }: { meetUps: readonly MeetUp[]; events: readonly Told[]; now: Date },
): OrderDetail['actions'] {
  if (you === 'seller' && order.state === 'shipped')
    return mayCorrect(events) ? ['correct_shipment'] : []
  if (you === 'admin' || !isSettling(order) || hasRunOut(order, now)) return []
  const meets = order.delivery !== 'shipping'
  const [newest] = meetUps
  const isProposed = newest && !newest.agreedAt && !newest.supersededAt
  return [
    ...(you === 'buyer' && mayPay(order) ? (['pay'] as const) : []),
    ...(you === 'buyer' ? (['choose_delivery'] as const) : []),
    ...(meets ? (['propose_meet_up'] as const) : []),
    ...(meets && isProposed && newest.by !== you ? (['accept_meet_up'] as const) : []),
  ]
}

function mayPay({ state, confirmingSince }: Order): boolean {
  return state === 'awaiting_payment' && !confirmingSince
}

function toMeetUp(meetUp: MeetUp, contactsShown: boolean) {
  const { n, at, by, proposedAt, agreedAt, supersededAt } = meetUp
  const state = supersededAt ? 'superseded' : agreedAt ? 'agreed' : 'proposed'
  const times = { at: at.toISOString(), proposedAt: proposedAt.toISOString() }
  return { n, ...placeShown(meetUp.place, contactsShown), by, state, ...times } as const
}

function toShipment({ carrier, tracking, shippedAt }: Shipment) {
  const url = trackingUrl(carrier, tracking)
  return { carrier, tracking, trackingUrl: url, shippedAt: shippedAt.toISOString() }
}

// The seller's page of the order with the code behind the sign: a phone's camera opens it there, and
// no server on the way sees the code.
function qrOf(deps: Deps, orderId: string): string {
  const code = handOverCode(deps.secret, orderId)
  return renderSVG(`${deps.origin()}${pages.order(orderId)}#code=${code}`, { ecc: 'M', border: 4 })
}
