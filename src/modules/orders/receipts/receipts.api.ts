import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { findReceipt } from './receipt.ts'
import { receiptBody } from './receipts.contract.ts'

const refuseReceipt = refusalResponses({
  not_found: [404, 'Order not found.'],
  not_paid: [409, 'There is a receipt once the order is paid.'],
})

/** What was paid for an order. */
export function receiptsApi(deps: Deps) {
  return createRouter().openapi(
    route('signedIn', {
      method: 'get',
      path: '/orders/{id}/receipt',
      operationId: 'getReceipt',
      summary: 'Get the receipt of an order',
      description:
        'For the buyer and the seller, from the payment on, also after a refund. An unpaid order is refused with 409.',
      tags: ['orders'],
      request: { params: z.object({ id: z.string() }) },
      responses: { 200: json(receiptBody), ...refusals(401, 404, 409) },
    }),
    async (c) => {
      const outcome = await findReceipt(deps, requireViewer(c), c.req.valid('param').id)
      if ('refused' in outcome) return refuseReceipt(c, outcome.refused)
      c.header('Cache-Control', 'no-store')
      return c.json(outcome.receipt, 200)
    },
  )
}
