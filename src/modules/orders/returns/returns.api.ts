import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import {
  type AppEnv,
  createRouter,
  json,
  jsonBody,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import type { TransitionName } from '../../../shared/orders/order-life-cycle.ts'
import { RETURN_TRAVEL_DAYS, SEND_BACK_DAYS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { recordArrangement } from '../delivery/arrange-delivery.ts'
import {
  type TransitionData,
  type Transitioned,
  transitionLockedOrder,
} from '../life-cycle/transition-order.ts'
import { type Order, orderSide } from '../order.ts'
import { viewOrder } from '../order-view.ts'
import { cancellationForm, orderBody, returnPlaceForm, shipmentForm } from '../orders.contract.ts'
import { lockOrder } from '../orders.store.ts'
import { refuseOrder } from '../refusals.ts'
import { withdrawForReturn } from '../warranty/claims.ts'
import { findReturn, putReturn, updateReturn } from './returns.store.ts'

type Parcel = { carrier: string; tracking: string }

/**
 * The buyer of a completed order asks to return the phone, as the listing allowed when it was booked.
 * Repeating it changes nothing.
 */
export function requestReturn(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
  reason: string,
): Promise<Transitioned> {
  const data = { reason }
  return transition(
    deps,
    buyer,
    orderId,
    { transition: 'request_return', data },
    async (tx, order, date) => {
      await putReturn(tx, order.id, reason, date)
      await withdrawForReturn(tx, order, buyer, date)
    },
  )
}

/**
 * The seller says where to send or bring the phone. Until it is on its way, another place replaces
 * the first.
 */
export function approveReturn(
  deps: Deps,
  seller: Viewer,
  orderId: string,
  place: string,
): Promise<Transitioned> {
  return inTransaction(deps.db, async (tx): Promise<Transitioned> => {
    const outcome = await transitionAs(deps, tx, seller, orderId, { transition: 'approve_return' })
    if ('refused' in outcome) return outcome
    const { order, again } = outcome
    if (order.sellerId !== seller.id) return { refused: 'not_found' }
    const before = await findReturn(tx, order.id)
    if (before?.place === place) return outcome
    await updateReturn(tx, order.id, { place })
    if (again) {
      const now = deps.clock.now()
      const facts = { order, viewer: seller, side: 'seller', at: now } as const
      await recordArrangement(tx, 'order_return_place_changed', { ...facts, facts: {} })
    }
    return outcome
  })
}

/** The buyer has sent the phone back. Repeating it changes nothing. */
export function sendReturn(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
  { carrier, tracking }: Parcel,
): Promise<Transitioned> {
  const data = { more: { carrier, tracking } }
  return transition(deps, buyer, orderId, { transition: 'send_return', data }, (tx, order, date) =>
    updateReturn(tx, order.id, { carrier, tracking, sentAt: date }),
  )
}

/** The phone is back in the hands of its seller: the buyer is refunded. */
export function receiveReturn(deps: Deps, seller: Viewer, orderId: string): Promise<Transitioned> {
  return transition(deps, seller, orderId, { transition: 'receive_return' })
}

/** The buyer keeps the phone after all. */
function keepPhone(deps: Deps, buyer: Viewer, orderId: string): Promise<Transitioned> {
  return transition(deps, buyer, orderId, { transition: 'keep_phone' })
}

type Wanted = { transition: TransitionName; data?: TransitionData }

function transition(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  wanted: Wanted,
  write?: (tx: Tx, order: Order, date: Date) => Promise<void>,
): Promise<Transitioned> {
  return inTransaction(deps.db, async (tx): Promise<Transitioned> => {
    const outcome = await transitionAs(deps, tx, viewer, orderId, wanted)
    if (!('refused' in outcome) && !outcome.again)
      await write?.(tx, outcome.order, deps.clock.now())
    return outcome
  })
}

async function transitionAs(
  deps: Deps,
  tx: Tx,
  viewer: Viewer,
  orderId: string,
  wanted: Wanted,
): Promise<Transitioned> {
  const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
  if (!order || !orderSide(order, viewer.id)) return { refused: 'not_found' }
  const by = { viewer }
  return transitionLockedOrder(deps, tx, order, { ...wanted, by, at: deps.clock.now() })
}

const tags = ['orders']
const params = z.object({ id: z.string() })
const responses = { 200: json(orderBody), ...refusals(401, 403, 404, 409, 413) }
const responsesToForm = { ...responses, ...refusals(422) }

/** Returns under the policy that the phone was sold with. */
export function returnsApi(deps: Deps) {
  const answer = async (c: Context<AppEnv>, outcome: Transitioned) =>
    'refused' in outcome
      ? refuseOrder(c, outcome.refused)
      : c.json(await viewOrder(deps, outcome.order, requireViewer(c)), 200)
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/return',
        operationId: 'requestReturn',
        summary: 'Request a return',
        description:
          'For the buyer of a completed order, until `returnUntil`; money paid online is held until then. Repeating the request changes nothing.',
        tags,
        request: { params, body: jsonBody(cancellationForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const { reason } = c.req.valid('json')
        return answer(
          c,
          await requestReturn(deps, requireViewer(c), c.req.valid('param').id, reason),
        )
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/return/approve',
        operationId: 'approveReturn',
        summary: 'Approve a return and give its address',
        description: `For the seller, with an address or a place to meet. The buyer then has ${formatQuantity(SEND_BACK_DAYS, 'day')} to return the phone. Until it is sent, repeating the call replaces the place.`,
        tags,
        request: { params, body: jsonBody(returnPlaceForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const { place } = c.req.valid('json')
        return answer(
          c,
          await approveReturn(deps, requireViewer(c), c.req.valid('param').id, place),
        )
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/return/send',
        operationId: 'sendReturn',
        summary: 'Mark a return as sent',
        description: `For the buyer, with carrier and tracking number. If the seller does not respond, the return counts as received after ${formatQuantity(RETURN_TRAVEL_DAYS, 'day')}. Repeating the call changes nothing.`,
        tags,
        request: { params, body: jsonBody(shipmentForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const parcel = c.req.valid('json')
        return answer(c, await sendReturn(deps, requireViewer(c), c.req.valid('param').id, parcel))
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/return/receive',
        operationId: 'receiveReturn',
        summary: 'Confirm that a return arrived',
        description:
          'For the seller of a returned phone, whether it was sent or handed over. The buyer is refunded in full: from held money, or by the seller if it was not paid online. The listing is paused. Repeating the call changes nothing.',
        tags,
        request: { params },
        responses,
      }),
      async (c) => answer(c, await receiveReturn(deps, requireViewer(c), c.req.valid('param').id)),
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/return/keep',
        operationId: 'cancelReturn',
        summary: 'Cancel a return',
        description:
          'For the buyer, before the phone is sent. The buyer keeps the phone, the order is completed again, and a return can be requested again until `returnUntil`. Repeating the call changes nothing.',
        tags,
        request: { params },
        responses,
      }),
      async (c) => answer(c, await keepPhone(deps, requireViewer(c), c.req.valid('param').id)),
    )
}
