import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  json,
  limitAttempts,
  refusals,
  refuse,
  route,
  viewerOf,
  z,
} from '../../platform/http/index.ts'
import { cancelOrder } from './cancel-order.ts'
import { handOver } from './hand-over.ts'
import { handOverBody, orderBody } from './orders.contract.ts'
import { listOrders } from './orders.store.ts'
import { toOrder } from './to-order.ts'

const tags = ['orders']
const params = z.object({ id: z.string() })

/** Guessing one of a million codes takes years at this pace; mistyping a few times is human. */
const CODE_ATTEMPTS = 5
const CODE_WINDOW_SECONDS = 600

const reasons = {
  not_found: [404, 'There is no such order.'],
  not_cancellable: [409, 'This order can no longer be cancelled.'],
  not_awaiting: [409, 'This order is over: no payment is awaited.'],
  run_out: [409, 'The booking has run out. The buyer can book the phone again.'],
} as const

export function ordersApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'hand-over', CODE_ATTEMPTS, CODE_WINDOW_SECONDS)
  const list = { tags, responses: { 200: json(z.array(orderBody)), ...refusals(401, 403) } }
  return createRouter()
    .openapi(
      route('Buyer', {
        method: 'get',
        path: '/orders',
        operationId: 'listOrders',
        summary: 'What I booked, newest first',
        ...list,
      }),
      async (c) => {
        const viewer = viewerOf(c)
        const orders = await listOrders(deps.db.kysely, 'buyer_id', viewer.id)
        return c.json(
          orders.map((order) => toOrder(deps, order, viewer)),
          200,
        )
      },
    )
    .openapi(
      route('Seller', {
        method: 'get',
        path: '/sales',
        operationId: 'listSales',
        summary: 'Orders of my phones, newest first',
        ...list,
      }),
      async (c) => {
        const viewer = viewerOf(c)
        const orders = await listOrders(deps.db.kysely, 'seller_id', viewer.id)
        return c.json(
          orders.map((order) => toOrder(deps, order, viewer)),
          200,
        )
      },
    )
    .openapi(
      route('Buyer', {
        method: 'post',
        path: '/orders/{id}/cancel',
        operationId: 'cancelOrder',
        summary: 'Gives a booked phone back; harmless when it was given back already',
        tags,
        request: { params },
        responses: { 200: json(orderBody), ...refusals(401, 403, 404, 409, 413) },
      }),
      async (c) => {
        const outcome = await cancelOrder(deps, viewerOf(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuse(c, ...turnedDown(outcome.refused))
        return c.json(toOrder(deps, outcome.order, viewerOf(c)), 200)
      },
    )
    .openapi(
      route('Seller', {
        method: 'post',
        path: '/orders/{id}/hand-over',
        operationId: 'handOver',
        summary: 'Completes a meet-up with the code that the buyer gives with the money',
        tags,
        request: {
          params,
          body: { content: { 'application/json': { schema: handOverBody } }, required: true },
        },
        responses: { 200: json(orderBody), ...refusals(401, 403, 404, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = viewerOf(c)
        const { id } = c.req.valid('param')
        if (!isId(id)) return refuse(c, ...turnedDown('not_found'))
        // Counted before it is looked at: a thousand guesses at once are a thousand attempts.
        const key = `${viewer.id}:${id}`
        const tooMany = await limitAttempts(c, limiter, key)
        if (tooMany) return tooMany
        const outcome = await handOver(deps, viewer, id, c.req.valid('json').code)
        if (!('refused' in outcome)) {
          await limiter.forget(key)
          return c.json(toOrder(deps, outcome.order, viewer), 200)
        }
        if (outcome.refused !== 'wrong_code') return refuse(c, ...turnedDown(outcome.refused))
        const message = 'That is not the code'
        return refuse(c, 422, 'wrong_code', `${message}.`, { code: message })
      },
    )
}

function turnedDown(reason: keyof typeof reasons) {
  const [status, message] = reasons[reason]
  return [status, reason, message] as const
}
