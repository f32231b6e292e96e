import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { toOrder } from '../order-view.ts'
import { cancellationForm, orderBody } from '../orders.contract.ts'
import { refuseOrder } from '../refusals.ts'
import {
  acceptCancellation,
  refuseCancellation,
  requestCancellation,
} from './request-cancellation.ts'

const tags = ['orders']
const params = z.object({ id: z.string() })
const responses = { 200: json(orderBody), ...refusals(401, 403, 404, 409, 413) }
const responsesToForm = { ...responses, ...refusals(422) }

/** The buyer asks to cancel a paid order, and the seller answers. */
export function cancellationApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/cancellation',
        operationId: 'requestCancellation',
        summary: 'Ask to cancel a paid order',
        description:
          'For the buyer, before the phone is shipped or handed over, once per order. If the seller neither answers nor ships the phone within 72 hours, the order is canceled and refunded. Repeating the request changes nothing.',
        tags,
        request: { params, body: jsonBody(cancellationForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { reason } = c.req.valid('json')
        const outcome = await requestCancellation(deps, viewer, c.req.valid('param').id, reason)
        if ('refused' in outcome) return refuseOrder(c, outcome.refused)
        return c.json(toOrder(deps, outcome.order, viewer), 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/cancellation/accept',
        operationId: 'acceptCancellation',
        summary: 'Accept a request to cancel',
        description:
          'For the seller. The buyer is refunded in full, and the phone is on sale again. Repeating the call changes nothing.',
        tags,
        request: { params },
        responses,
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await acceptCancellation(deps, viewer, c.req.valid('param').id)
        if ('refused' in outcome) return refuseOrder(c, outcome.refused)
        return c.json(toOrder(deps, outcome.order, viewer), 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/cancellation/decline',
        operationId: 'declineCancellation',
        summary: 'Decline a request to cancel',
        description:
          'For the seller, with a reason that the buyer reads. The order goes on with the time that it had. Repeating the request changes nothing.',
        tags,
        request: { params, body: jsonBody(cancellationForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { reason } = c.req.valid('json')
        const outcome = await refuseCancellation(deps, viewer, c.req.valid('param').id, reason)
        if ('refused' in outcome) return refuseOrder(c, outcome.refused)
        return c.json(toOrder(deps, outcome.order, viewer), 200)
      },
    )
}
