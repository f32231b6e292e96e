import type { Deps } from '../../../deps.ts'
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
} from '../../../platform/http/index.ts'
import { checkoutBody, chooseBody } from './checkout.contract.ts'
import { type CheckoutRefusal, chooseAndOpenPayment } from './choose-payment.ts'
import { showCheckout } from './show-checkout.ts'

const tags = ['checkout']
const params = z.object({ id: z.string() })

/** Changing one's mind is human; every change is work for the provider. */
const CHOICES = 40
const CHOICES_SECONDS = 600
const RETRY_SECONDS = 5

const reasons = {
  not_found: [404, 'There is no such order.'],
  not_awaiting: [409, 'This order awaits no payment.'],
  run_out: [409, 'The booking has run out. You can book the phone again.'],
  shipping_is_paid_online: [409, 'A phone that is sent is paid online.'],
  confirming: [409, 'Your bank is confirming the payment. If it says no, you can choose again.'],
  not_online: [409, 'Phones are paid at the meet-up here.'],
  currency_mismatch: [409, 'This phone is priced in a currency that is not taken online.'],
  too_fine: [409, 'Cards cannot pay a sum as fine as this price.'],
  already_paid: [409, 'This order is paid.'],
  provider_refused: [409, 'This payment cannot be made online.'],
  provider_away: [
    503,
    'The payment provider does not answer. Nothing was paid; try again shortly.',
  ],
} as const satisfies Record<CheckoutRefusal, readonly [number, string]>

export function checkoutApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'checkout', CHOICES, CHOICES_SECONDS)
  return createRouter()
    .openapi(
      route('Buyer', {
        method: 'get',
        path: '/orders/{id}/checkout',
        operationId: 'getCheckout',
        summary: 'How an order of mine can be paid, and how far that is',
        tags,
        request: { params },
        responses: { 200: json(checkoutBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const outcome = await showCheckout(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuse(c, 404, 'not_found', reasons.not_found[1])
        return c.json(outcome.checkout, 200)
      },
    )
    .openapi(
      route('Buyer', {
        method: 'post',
        path: '/orders/{id}/checkout',
        operationId: 'choosePayment',
        summary: 'Settles how an order is paid; online, answers with what the browser needs to pay',
        description:
          'Online the phone is held for 30 minutes, at the meet-up for 48 hours from booking, ' +
          'never longer. Asking again gives the same payment. The price is the one of the order.',
        tags,
        request: {
          params,
          body: jsonBody(chooseBody),
        },
        responses: { 200: json(checkoutBody), ...refusals(401, 403, 404, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, limiter, viewer.id)
        if (tooMany) return tooMany
        const { id } = c.req.valid('param')
        const outcome = await chooseAndOpenPayment(deps, viewer, id, c.req.valid('json').way)
        if (!('refused' in outcome)) return c.json(outcome.checkout, 200)
        const [status, message] = reasons[outcome.refused]
        if (status === 503) c.header('Retry-After', String(RETRY_SECONDS))
        return refuse(c, status, outcome.refused, message)
      },
    )
}
