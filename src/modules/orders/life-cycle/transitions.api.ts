import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  refuseAttempts,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import type { TransitionName } from '../../../shared/orders/order-life-cycle.ts'
import { INSPECTION_HOURS } from '../../../shared/orders/order-limits.ts'
import { orderNumber } from '../../../shared/orders/order-number.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { readClient, recordSecurityEvent } from '../../accounts/security/index.ts'
import { handOver, unlockHandOver } from '../delivery/hand-over.ts'
import { shipOrder } from '../delivery/ship-order.ts'
import { viewOrder } from '../order-view.ts'
import { cancelSaleForm, handOverForm, orderBody, shipmentForm } from '../orders.contract.ts'
import { type OrderRefusal, refuseOrder } from '../refusals.ts'
import { type TransitionData, type Transitioned, transitionOrderNow } from './transition-order.ts'

const tags = ['orders']
const request = { params: z.object({ id: z.string() }) }
const responses = { 200: json(orderBody), ...refusals(401, 403, 404, 409, 413) }
const responsesToForm = { ...responses, ...refusals(422) }

/** Each transition that a person makes with one call; who is not on that side finds no order. */
export function transitionsApi(deps: Deps) {
  const make = (viewer: Viewer, orderId: string, name: TransitionName, data?: TransitionData) =>
    transitionOrderNow(deps, { orderId, transition: name, by: { viewer }, ...(data && { data }) })
  type Answered = Transitioned | Awaited<ReturnType<typeof shipOrder>>
  async function answer(
    c: Context<AppEnv>,
    outcome: Answered,
    reasons: Partial<Record<OrderRefusal, OrderRefusal>> = {},
  ) {
    if (!('refused' in outcome))
      return c.json(await viewOrder(deps, outcome.order, requireViewer(c)), 200)
    return refuseOrder(c, reasons[outcome.refused] ?? outcome.refused)
  }

  return createRouter()
    .openapi(
      route('buy', {
        method: 'post',
        path: '/orders/{id}/cancel',
        operationId: 'cancelOrder',
        summary: 'Cancel a booking',
        description:
          'The buyer cancels before paying, and the phone is for sale again. Cancelling again changes nothing. A paid order is refused with 409.',
        tags,
        request,
        responses,
      }),
      async (c) =>
        answer(c, await make(requireViewer(c), c.req.valid('param').id, 'cancel'), {
          wrong_state: 'not_cancellable',
        }),
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/orders/{id}/cancel-sale',
        operationId: 'cancelSale',
        summary: 'Cancel a paid sale',
        description:
          'The seller cancels before handing over or shipping the phone and gives a reason. The buyer is refunded in full. Cancelling again changes nothing.',
        tags,
        request: { ...request, body: jsonBody(cancelSaleForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const { reason } = c.req.valid('json')
        const id = c.req.valid('param').id
        return answer(c, await make(requireViewer(c), id, 'cancel_sale', { reason }))
      },
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/orders/{id}/ship',
        operationId: 'shipOrder',
        summary: 'Mark an order as shipped',
        description:
          'The seller names the carrier and the tracking number of a paid order. While the parcel is on its way, the same request corrects them, up to five times.',
        tags,
        request: { ...request, body: jsonBody(shipmentForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const parcel = c.req.valid('json')
        return answer(c, await shipOrder(deps, requireViewer(c), c.req.valid('param').id, parcel))
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/deliver',
        operationId: 'deliverOrder',
        summary: 'Mark an order as delivered',
        description: `For the buyer, or for an admin who has confirmed the delivery with the carrier. The buyer then has ${formatQuantity(INSPECTION_HOURS, 'hour')} to check the phone before the order completes. Repeating the call changes nothing.`,
        tags,
        request,
        responses,
      }),
      async (c) => answer(c, await make(requireViewer(c), c.req.valid('param').id, 'deliver')),
    )
    .openapi(
      route('buy', {
        method: 'post',
        path: '/orders/{id}/confirm',
        operationId: 'confirmOrder',
        summary: 'Confirm that the phone is as described',
        description:
          'The buyer completes the order, which releases the money to the seller. This cannot be undone. Repeating the call changes nothing.',
        tags,
        request,
        responses,
      }),
      async (c) => answer(c, await make(requireViewer(c), c.req.valid('param').id, 'confirm')),
    )
}

/** Mistyping a few times is human. */
const CODE_ATTEMPTS = 5
const CODE_WINDOW_SECONDS = 600
/** In the weeks that an order may wait, guessing finds one of a million codes once in 800 orders. */
const CODE_ATTEMPTS_A_DAY = 20
const DAY_SECONDS = 86_400

export function handOverApi(deps: Deps) {
  const { pool } = deps.db
  const limiter = createLimiter(pool, 'hand-over', CODE_ATTEMPTS, CODE_WINDOW_SECONDS)
  const daily = createLimiter(pool, 'hand-over-day', CODE_ATTEMPTS_A_DAY, DAY_SECONDS)
  return createRouter()
    .openapi(
      route('sell', {
        method: 'post',
        path: '/orders/{id}/hand-over',
        operationId: 'completeHandOver',
        summary: 'Complete a meet-up with the hand-over code',
        description:
          'The seller enters the six-digit code that the buyer gives after checking the phone. At a cash meet-up this also marks the order as paid. A wrong code returns 422 and notifies the buyer; after 5 attempts in ten minutes or 20 in a day, attempts return 429, and after 30 wrong codes an admin has to unlock the order.',
        tags: ['orders'],
        request: {
          params: z.object({ id: z.string() }),
          body: jsonBody(handOverForm),
        },
        responses: { 200: json(orderBody), ...refusals(401, 403, 404, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { id } = c.req.valid('param')
        if (!isId(id)) return refuseOrder(c, 'not_found')
        // Counted before it is checked, so that simultaneous guesses count too.
        const key = `${viewer.id}:${id}`
        const [short, long] = await Promise.all([limiter.consume(key), daily.consume(key)])
        // Only requests that pass the short limit count towards the daily limit.
        if (short) await daily.refund(key)
        const wait = short ?? long
        if (wait) return refuseAttempts(c, wait)
        const outcome = await handOver(deps, viewer, id, c.req.valid('json').code)
        if (!('refused' in outcome)) {
          await Promise.all([limiter.reset(key), daily.reset(key)])
          return c.json(await viewOrder(deps, outcome.order, viewer), 200)
        }
        if (outcome.refused === 'wrong_state') return refuseOrder(c, 'not_awaiting')
        if (outcome.refused !== 'wrong_code') return refuseOrder(c, outcome.refused)
        await recordSecurityEvent(deps, deps.db.kysely, {
          userId: viewer.id,
          kind: 'hand_over_code_wrong',
          client: readClient(c),
          detail: `Order ${orderNumber(id)}`,
        })
        const message = 'This code is not correct'
        return refuse(c, 422, 'wrong_code', `${message}.`, { code: message })
      },
    )
    .openapi(
      route('decideDisputes', {
        method: 'post',
        path: '/orders/{id}/unlock-hand-over',
        operationId: 'unlockHandOver',
        summary: 'Allow new attempts at the hand-over code',
        description:
          'For admins who are not part of the order. Allows new attempts after 30 wrong codes. Repeating the call changes nothing.',
        tags: ['orders'],
        request,
        responses: { 200: json(orderBody), ...refusals(401, 403, 404, 413) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await unlockHandOver(deps, viewer, c.req.valid('param').id)
        if ('refused' in outcome) return refuseOrder(c, outcome.refused)
        return c.json(await viewOrder(deps, outcome.order, viewer), 200)
      },
    )
}
