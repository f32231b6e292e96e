import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { viewOrder } from '../order-view.ts'
import { orderBody } from '../orders.contract.ts'
import { refuseOrder } from '../refusals.ts'
import { confirmPayment, confirmRefund, markPaymentSent } from './transfers.ts'

const about = {
  tags: ['orders'],
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json(orderBody), ...refusals(401, 403, 404, 409, 413) },
}

/** Payments outside this instance, as reported by buyer and seller. */
export function transfersApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/payment-sent',
        operationId: 'markPaymentSent',
        summary: 'Mark a payment as sent',
        description:
          'For the buyer of an order that is paid by transfer. The phone stays reserved until the seller confirms the payment or disputes it. Repeating the call changes nothing.',
        ...about,
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await markPaymentSent(deps, viewer, c.req.valid('param').id)
        if ('refused' in outcome) return refuseOrder(c, outcome.refused)
        return c.json(await viewOrder(deps, outcome.order, viewer), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/confirm-payment',
        operationId: 'confirmPayment',
        summary: 'Confirm that a payment arrived',
        description:
          'For the seller of an order that is paid by transfer; where buyers pay the shop, also for admins. The order is paid. Repeating the call changes nothing.',
        ...about,
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await confirmPayment(deps, viewer, c.req.valid('param').id)
        if ('refused' in outcome) return refuseOrder(c, outcome.refused)
        return c.json(await viewOrder(deps, outcome.order, viewer), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/refund-received',
        operationId: 'confirmRefund',
        summary: 'Confirm that the seller paid you back',
        description:
          'For the buyer of a refunded order that was not paid through this instance. Repeating the call changes nothing.',
        ...about,
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await confirmRefund(deps, viewer, c.req.valid('param').id)
        if ('refused' in outcome) return refuseOrder(c, outcome.refused)
        return c.json(await viewOrder(deps, outcome.order, viewer), 200)
      },
    )
}
