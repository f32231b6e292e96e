import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { handOverForm } from './hand-over.contract.ts'
import { handOver } from './hand-over.ts'
import { orderBody } from './orders.contract.ts'
import { turnedDown } from './refusals.ts'
import { toOrder } from './to-order.ts'

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
  return createRouter().openapi(
    route('Seller', {
      method: 'post',
      path: '/orders/{id}/hand-over',
      operationId: 'handOver',
      summary: 'Completes a meet-up with the code that the buyer gives after looking at the phone',
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
      if (!isId(id)) return refuse(c, ...turnedDown('not_found'))
      // Counted before it is looked at: a thousand guesses at once are a thousand attempts.
      const key = `${viewer.id}:${id}`
      const tooMany = (await limitAttempts(c, limiter, key)) ?? (await limitAttempts(c, daily, key))
      if (tooMany) return tooMany
      const outcome = await handOver(deps, viewer, id, c.req.valid('json').code)
      if (!('refused' in outcome)) {
        await Promise.all([limiter.reset(key), daily.reset(key)])
        return c.json(toOrder(deps, outcome.order, viewer), 200)
      }
      if (outcome.refused === 'wrong_state') return refuse(c, ...turnedDown('not_awaiting'))
      if (outcome.refused !== 'wrong_code') return refuse(c, ...turnedDown(outcome.refused))
      const message = 'That is not the code'
      return refuse(c, 422, 'wrong_code', `${message}.`, { code: message })
    },
  )
}
