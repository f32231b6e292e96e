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
import { pageLanguage, translateError } from '../../../text/errors.ts'
import type { OrderCallbacks } from '../apply-charge.ts'
import { providerNamed } from '../choose-provider.ts'
import { handleProviderEvent } from '../handle-provider-event.ts'
import type { Payment } from '../payment.ts'
import { type ConfirmedBody, confirmBody, confirmedBody } from '../payments.contract.ts'
import { findPayment } from '../payments.store.ts'
import { changeOpenCharge, findCharge } from './demo.store.ts'
import { demoCard, pendingEvents } from './demo-provider.ts'

const messages = {
  paid: 'Paid. This is a demo: no real money moved.',
  needs_confirmation: 'Your bank asks you to confirm the payment.',
  cancelled: 'This payment was canceled. Start over.',
  returned: 'The payment came too late. It will be refunded in full.',
} as const

export function demoPaymentsApi(deps: Deps, orders: OrderCallbacks) {
  return createRouter().openapi(
    route('buy', {
      method: 'post',
      path: '/demo-payments/{id}/confirm',
      operationId: 'confirmDemoPayment',
      summary: 'Pay a demo payment with a test card',
      description:
        'For the buyer, in demo mode only: other instances return 404. Only the test cards of the demo provider are accepted; any other number is refused and not stored. No real money moves.',
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
      const isTheirs =
        payment && (await orders.isBuyer(deps.db.kysely, payment.orderId, requireViewer(c).id))
      if (!isTheirs) return refuse(c, 404, 'not_found', 'Payment not found.')
      const outcome = await confirmDemo(deps, orders, payment, c.req.valid('json'))
      if (!('refused' in outcome)) {
        const { state, message } = await toConfirmed(deps, id, outcome)
        const language = pageLanguage(c.req.header('accept-language'))
        return c.json({ state, message: translateError(message, language) }, 200)
      }
      if (outcome.refused === 'not_open')
        return refuse(c, 409, 'not_open', 'This payment can no longer be paid.')
      const message = 'This demo only accepts the test cards shown'
      return refuse(c, 422, 'unknown_card', `${message}.`, { card: message })
    },
  )
}

async function toConfirmed(
  deps: Deps,
  id: string,
  outcome: Exclude<Confirmed, { refused: string }>,
): Promise<ConfirmedBody> {
  if (outcome.state === 'declined') return { state: 'declined', message: outcome.failure }
  const payment = await findPayment(deps.db.kysely, id)
  const state = payment?.state === 'returned' ? 'returned' : outcome.state
  return { state, message: messages[state] }
}

const DECLINED = 'Your card was declined.'
const NOT_CONFIRMED = 'Your bank could not confirm that it was you.'

type Confirmed =
  | { state: 'paid' | 'cancelled' | 'needs_confirmation' }
  | { state: 'declined'; failure: string }
  | { refused: 'unknown_card' | 'not_open' }

/**
 * The buyer pays an open demo payment with a test card; `approved` is the answer to the bank's
 * confirmation. The result is processed at once, or by the job if this is interrupted.
 */
async function confirmDemo(
  deps: Deps,
  orders: OrderCallbacks,
  payment: Payment,
  { card: number, approved }: { card: string; approved?: boolean | undefined },
): Promise<Confirmed> {
  const card = demoCard(number)
  if (!card) return { refused: 'unknown_card' }
  const provider = providerNamed(deps, 'demo')
  const { providerRef: ref } = payment
  const db = deps.db.kysely
  if (!provider || payment.provider !== 'demo' || !ref) return { refused: 'not_open' }
  const needsConfirmation = card.leadsTo === 'confirmation'
  const now = deps.clock.now()
  if (needsConfirmation && approved === undefined)
    await changeOpenCharge(db, ref, { confirming: true, failure: null }, now)
  else if (card.leadsTo === 'decline' || (needsConfirmation && !approved))
    await changeOpenCharge(
      db,
      ref,
      { confirming: false, failure: needsConfirmation ? NOT_CONFIRMED : DECLINED },
      now,
    )
  else {
    const disputedAt = card.leadsTo === 'dispute' ? now : null
    await changeOpenCharge(db, ref, { state: 'paid', failure: null, disputedAt }, now)
  }
  const charge = await findCharge(db, ref)
  if (!charge) return { refused: 'not_open' }
  for (const event of pendingEvents(charge, deps.clock.now()))
    await handleProviderEvent(deps, orders, provider, event)
  if (charge.state !== 'open') return { state: charge.state }
  if (charge.failure) return { state: 'declined', failure: charge.failure }
  return { state: 'needs_confirmation' }
}
