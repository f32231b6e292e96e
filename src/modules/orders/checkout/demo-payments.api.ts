import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { type Confirmed, confirmDemo, findPayment } from '../../payments/index.ts'
import { partiesOf } from '../index.ts'
import { type ConfirmedBody, confirmBody, confirmedBody } from './checkout.contract.ts'
import { orderDoor } from './order-door.ts'

const messages = {
  paid: 'Paid. No real money has moved: this is a demo.',
  needs_confirmation: 'Your bank asks whether this is you.',
  cancelled: 'This payment was called off. Start again.',
  returned: 'The payment came too late; it goes back to you in full.',
} as const

export function demoPaymentsApi(deps: Deps) {
  return createRouter().openapi(
    route('Buyer', {
      method: 'post',
      path: '/demo-payments/{id}/confirm',
      operationId: 'confirmDemoPayment',
      summary: 'Pays a demo payment with one of its test cards; in demo mode only',
      description: 'Every other card number is refused and forgotten. No real money moves.',
      tags: ['checkout'],
      request: {
        params: z.object({ id: z.string() }),
        body: jsonBody(confirmBody),
      },
      responses: { 200: json(confirmedBody), ...refusals(401, 403, 404, 409, 413, 422) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const payment = deps.demo && isId(id) ? await findPayment(deps.db.kysely, id) : undefined
      const parties = payment && (await partiesOf(deps.db.kysely, payment.orderId))
      if (!payment || parties?.buyerId !== requireViewer(c).id)
        return refuse(c, 404, 'not_found', 'There is no such payment.')
      const outcome = await confirmDemo(deps, orderDoor, payment, c.req.valid('json'))
      if (!('refused' in outcome)) return c.json(await said(deps, id, outcome), 200)
      if (outcome.refused === 'not_open')
        return refuse(c, 409, 'not_open', 'This payment cannot be paid any more.')
      const message = 'This demo takes only the test cards that are shown'
      return refuse(c, 422, 'unknown_card', `${message}.`, { card: message })
    },
  )
}

async function said(
  deps: Deps,
  id: string,
  outcome: Exclude<Confirmed, { refused: string }>,
): Promise<ConfirmedBody> {
  if (outcome.state === 'declined') return { state: 'declined', message: outcome.failure }
  const payment = await findPayment(deps.db.kysely, id)
  const state = payment?.state === 'returned' ? 'returned' : outcome.state
  return { state, message: messages[state] }
}
