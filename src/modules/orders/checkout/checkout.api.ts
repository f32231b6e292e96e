import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { BOOKING_HOLD_HOURS, ONLINE_HOLD_MINUTES } from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { pageLanguage, translateError } from '../../../text/errors.ts'
import {
  type Checkout,
  checkoutBody,
  chooseAndOpenPayment,
  leavePayment,
  paymentChoiceBody,
  showCheckout,
} from './checkout.ts'

const tags = ['checkout']
const params = z.object({ id: z.string() })

/** Changing one's mind is human; every change is work for the provider. */
const CHOICES = 40
const CHOICES_SECONDS = 600
const RETRY_SECONDS = 5

const refuseCheckout = refusalResponses({
  not_found: [404, 'Order not found.'],
  not_awaiting: [409, 'This order isn’t waiting for payment anymore.'],
  run_out: [409, 'The booking has expired. You can book the phone again.'],
  shipping_is_paid_online: [409, 'Pay online or by transfer to have the phone shipped.'],
  confirming: [409, 'Your bank is confirming the payment. If it declines, you can choose again.'],
  not_online: [409, 'Online payment isn’t available here. Pay at the meet-up.'],
  not_transfer: [409, 'This seller can’t be paid by transfer. Choose another way to pay.'],
  currency_mismatch: [409, 'Online payment isn’t available in this phone’s currency.'],
  too_fine: [409, 'This price is too precise for card payments.'],
  already_paid: [409, 'This order is already paid.'],
  provider_refused: [409, 'This payment can’t be made online.'],
  provider_unavailable: [
    503,
    'The payment provider isn’t responding. You haven’t been charged. Try again in a minute.',
  ],
})

export function checkoutApi(deps: Deps) {
  const limiter = createLimiter(deps.db.pool, 'checkout', CHOICES, CHOICES_SECONDS)
  return createRouter()
    .openapi(
      route('buy', {
        method: 'get',
        path: '/orders/{id}/checkout',
        operationId: 'getCheckout',
        summary: 'Get the checkout of an order',
        description:
          'For the buyer. Returns how and until when the order can be paid, and the state of the payment.',
        tags,
        request: { params },
        responses: { 200: json(checkoutBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const outcome = await showCheckout(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuseCheckout(c, 'not_found')
        return c.json(inPageLanguage(c, outcome.checkout), 200)
      },
    )
    .openapi(
      route('buy', {
        method: 'post',
        path: '/orders/{id}/checkout',
        consent: true,
        operationId: 'choosePaymentMethod',
        summary: 'Choose the payment method of an order',
        description: `For the buyer. For online payment the response contains what the browser needs to pay, and the phone is held for ${formatQuantity(ONLINE_HOLD_MINUTES, 'minute')}; canceling the payment restores the earlier hold. With every other method it is held for ${formatQuantity(BOOKING_HOLD_HOURS, 'hour')} from booking. Repeating the request returns the same payment. An expired booking is refused with 409; 503 means that the payment provider does not respond and nothing was charged.`,
        tags,
        request: {
          params,
          body: jsonBody(paymentChoiceBody),
        },
        responses: { 200: json(checkoutBody), ...refusals(401, 403, 404, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, limiter, viewer.id)
        if (tooMany) return tooMany
        const { id } = c.req.valid('param')
        const outcome = await chooseAndOpenPayment(
          deps,
          viewer,
          id,
          c.req.valid('json').paymentMethod,
        )
        if (!('refused' in outcome)) return c.json(inPageLanguage(c, outcome.checkout), 200)
        if (outcome.refused === 'provider_unavailable')
          c.header('Retry-After', String(RETRY_SECONDS))
        return refuseCheckout(c, outcome.refused)
      },
    )
    .openapi(
      route('buy', {
        method: 'delete',
        path: '/orders/{id}/checkout',
        operationId: 'cancelCheckout',
        summary: 'Cancel an online payment',
        description:
          'For the buyer. Cancels the open payment; the phone is reserved as long as it was before. Refused with 409 while a bank is confirming the payment. Repeating the call changes nothing.',
        tags,
        request: { params },
        responses: { 200: json(checkoutBody), ...refusals(401, 403, 404, 409) },
      }),
      async (c) => {
        const outcome = await leavePayment(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuseCheckout(c, outcome.refused)
        return c.json(inPageLanguage(c, outcome.checkout), 200)
      },
    )
}

/** Why a payment failed, and what the cards of the demo do, in the language of the page. */
function inPageLanguage(c: Context<AppEnv>, checkout: Checkout): Checkout {
  const { payment } = checkout
  if (!payment) return checkout
  const language = pageLanguage(c.req.header('accept-language'))
  const { failure, cards } = payment
  return {
    ...checkout,
    payment: {
      ...payment,
      failure: failure && translateError(failure, language),
      cards: cards.map(({ number, description }) => ({
        number,
        description: translateError(description, language),
      })),
    },
  }
}
