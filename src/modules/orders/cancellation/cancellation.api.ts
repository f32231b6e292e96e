import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { expiredRefusal, isPastDeadline } from '../../../shared/orders/order-life-cycle.ts'
import { CANCELLATION_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { DAY } from '../../../shared/time.ts'
import { deleteDeadlines } from '../deadlines/deadlines.store.ts'
import { cancellationEnd, stateEnd } from '../deadlines/deadlines.ts'
import { recordArrangement } from '../delivery/arrange-delivery.ts'
import { agreedMeeting } from '../delivery/delivery.store.ts'
import { addReminder, setStateEnd } from '../life-cycle/enter-state.ts'
import { type Transitioned, transitionLockedOrder } from '../life-cycle/transition-order.ts'
import type { Order } from '../order.ts'
import { viewOrder } from '../order-view.ts'
import { cancellationForm, orderBody } from '../orders.contract.ts'
import { lockOrder, updateOrder } from '../orders.store.ts'
import { refuseOrder } from '../refusals.ts'
import {
  type Cancellation,
  declineCancellation,
  findCancellation,
  insertCancellation,
} from './cancellation.store.ts'

type Refusal =
  | 'not_found'
  | 'wrong_state'
  | 'bank_dispute'
  | 'already_requested'
  | 'no_request'
  | ReturnType<typeof expiredRefusal>
type Answered = Transitioned | { refused: Refusal }

/**
 * The buyer of a paid order asks to cancel before the phone leaves its seller. Without an answer in
 * 72 hours it is canceled; shipping or handing over in that time declines. Once per order; repeating
 * the request changes nothing.
 */
export function requestCancellation(
  deps: Deps,
  buyer: Viewer,
  orderId: string,
  reason: string,
): Promise<Answered> {
  return inTransaction(deps.db, async (tx): Promise<Answered> => {
    const now = deps.clock.now()
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    if (!order || order.buyerId !== buyer.id) return { refused: 'not_found' }
    const earlier = await findCancellation(tx, order.id)
    if (earlier?.reason === reason) return { order, again: true }
    if (order.state !== 'paid') return { refused: 'wrong_state' }
    if (isPastDeadline(order, now)) return { refused: expiredRefusal(order) }
    if (earlier) return { refused: 'already_requested' }
    if (order.bankDisputedAt || !order.stateDueAt) return { refused: 'bank_dispute' }
    await insertCancellation(tx, order.id, {
      reason,
      requestedAt: now,
      heldUntil: order.stateDueAt,
    })
    const end = cancellationEnd(now, order.stateDueAt)
    const requested = await setStateEnd(tx, { ...order, cancelRequestedAt: now }, end, now)
    const reminder = new Date(now.getTime() + DAY)
    if (reminder < end) await addReminder(tx, requested, 'seller', reminder)
    const facts = { reason }
    await recordArrangement(tx, 'cancellation_requested', {
      order,
      viewer: buyer,
      side: 'buyer',
      at: now,
      facts,
    })
    return { order: requested, again: false }
  })
}

/** The seller agrees: the buyer is refunded, and the phone is for sale again. */
export function acceptCancellation(deps: Deps, seller: Viewer, orderId: string): Promise<Answered> {
  return answerCancellation(deps, seller, orderId, (tx, order, _request, date) => {
    const by = { as: 'seller', viewer: seller } as const
    const data = { more: { cause: 'cancellation_accepted' } }
    if (!order.cancelRequestedAt && order.state !== 'refunded')
      return Promise.resolve({ refused: 'no_request' })
    return transitionLockedOrder(deps, tx, order, { transition: 'cancel_sale', by, at: date, data })
  })
}

/** The seller declines with a reason; the order continues with its former deadline. */
export function refuseCancellation(
  deps: Deps,
  seller: Viewer,
  orderId: string,
  reason: string,
): Promise<Answered> {
  return answerCancellation(deps, seller, orderId, async (tx, order, request, date) => {
    if (request.declineReason === reason) return { order, again: true }
    if (!order.cancelRequestedAt) return { refused: 'no_request' }
    if (isPastDeadline(order, date)) return { refused: expiredRefusal(order) }
    await declineCancellation(tx, order.id, { declinedAt: date, declineReason: reason })
    await deleteDeadlines(tx, order.id, 'remind_seller')
    const goesOn = { ...order, cancelRequestedAt: null }
    const until = order.stateDueAt && later(request.heldUntil, await ownEnd(tx, order))
    if (until) await setStateEnd(tx, goesOn, until, date)
    else await updateOrder(tx, goesOn, date)
    const facts = { reason }
    await recordArrangement(tx, 'cancellation_declined', {
      order,
      viewer: seller,
      side: 'seller',
      at: date,
      facts,
    })
    return { order: { ...goesOn, stateDueAt: until }, again: false }
  })
}

type Answer = (tx: Tx, order: Order, request: Cancellation, date: Date) => Promise<Answered>

function answerCancellation(
  deps: Deps,
  seller: Viewer,
  orderId: string,
  answer: Answer,
): Promise<Answered> {
  return inTransaction(deps.db, async (tx): Promise<Answered> => {
    const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
    if (!order || order.sellerId !== seller.id) return { refused: 'not_found' }
    const request = await findCancellation(tx, order.id)
    if (!request) return { refused: 'no_request' }
    return answer(tx, order, request, deps.clock.now())
  })
}

/** After a bank dispute the time of the order has started again. */
async function ownEnd(tx: Tx, order: Order): Promise<Date | null> {
  return stateEnd(order, await agreedMeeting(tx, order))
}

function later(one: Date, other: Date | null): Date {
  return other && other > one ? other : one
}

const tags = ['orders']
const params = z.object({ id: z.string() })
const responses = { 200: json(orderBody), ...refusals(401, 403, 404, 409, 413) }
const responsesToForm = { ...responses, ...refusals(422) }

/** The buyer asks to cancel a paid order, and the seller answers. */
export function cancellationApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/cancellation',
        operationId: 'requestCancellation',
        summary: 'Request the cancellation of a paid order',
        description: `For the buyer, before the phone is shipped or handed over, once per order. If the seller neither answers nor ships the phone within ${formatQuantity(CANCELLATION_HOURS, 'hour')}, the order is canceled and refunded. Repeating the request changes nothing.`,
        tags,
        request: { params, body: jsonBody(cancellationForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { reason } = c.req.valid('json')
        const outcome = await requestCancellation(deps, viewer, c.req.valid('param').id, reason)
        if ('refused' in outcome) return refuseOrder(c, outcome.refused)
        return c.json(await viewOrder(deps, outcome.order, viewer), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/cancellation/accept',
        operationId: 'acceptCancellation',
        summary: 'Accept a cancellation request',
        description:
          'For the seller. The buyer is refunded in full, and the phone is for sale again. Repeating the call changes nothing.',
        tags,
        request: { params },
        responses,
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await acceptCancellation(deps, viewer, c.req.valid('param').id)
        if ('refused' in outcome) return refuseOrder(c, outcome.refused)
        return c.json(await viewOrder(deps, outcome.order, viewer), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/cancellation/decline',
        operationId: 'declineCancellation',
        summary: 'Decline a cancellation request',
        description:
          'For the seller, with a reason that the buyer can read. The order continues with the time that was left. Repeating the request changes nothing.',
        tags,
        request: { params, body: jsonBody(cancellationForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { reason } = c.req.valid('json')
        const outcome = await refuseCancellation(deps, viewer, c.req.valid('param').id, reason)
        if ('refused' in outcome) return refuseOrder(c, outcome.refused)
        return c.json(await viewOrder(deps, outcome.order, viewer), 200)
      },
    )
}
