import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import {
  type AppEnv,
  createRouter,
  json,
  jsonBody,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import type { Transitioned } from '../life-cycle/transition-order.ts'
import { toOrder } from '../order-view.ts'
import { cancellationForm, orderBody, returnPlaceForm, shipmentForm } from '../orders.contract.ts'
import { refuseOrder } from '../refusals.ts'
import {
  approveReturn,
  keepPhone,
  receiveReturn,
  requestReturn,
  sendReturn,
} from './return-phone.ts'

const tags = ['orders']
const params = z.object({ id: z.string() })
const responses = { 200: json(orderBody), ...refusals(401, 403, 404, 409, 413) }
const responsesToForm = { ...responses, ...refusals(422) }

/** Returns under the policy that the phone was sold with. */
export function returnsApi(deps: Deps) {
  const answer = (c: Context<AppEnv>, moved: Transitioned) =>
    'refused' in moved
      ? refuseOrder(c, moved.refused)
      : c.json(toOrder(deps, moved.order, requireViewer(c)), 200)
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/return',
        operationId: 'requestReturn',
        summary: 'Ask to return a phone',
        description:
          'For the buyer of a completed order, until `returnUntil`. Money paid online is still held then. Repeating the request changes nothing.',
        tags,
        request: { params, body: jsonBody(cancellationForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const { reason } = c.req.valid('json')
        return answer(
          c,
          await requestReturn(deps, requireViewer(c), c.req.valid('param').id, reason),
        )
      },
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/return/approve',
        operationId: 'approveReturn',
        summary: 'Say where a phone is returned to',
        description:
          'For the seller: an address, or a place to meet. The buyer then has 7 days. Until the phone is sent, another place replaces the first.',
        tags,
        request: { params, body: jsonBody(returnPlaceForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const { place } = c.req.valid('json')
        return answer(
          c,
          await approveReturn(deps, requireViewer(c), c.req.valid('param').id, place),
        )
      },
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/return/send',
        operationId: 'sendReturn',
        summary: 'Mark a return as sent',
        description:
          'For the buyer, with carrier and tracking number. If the seller is silent, it counts as received after 21 days. Repeating it changes nothing.',
        tags,
        request: { params, body: jsonBody(shipmentForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const parcel = c.req.valid('json')
        return answer(c, await sendReturn(deps, requireViewer(c), c.req.valid('param').id, parcel))
      },
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/return/receive',
        operationId: 'receiveReturn',
        summary: 'Confirm that a phone is back',
        description:
          'For the seller, whether it was sent or handed over. The buyer is refunded in full: from held money, or by the seller if it was not paid online. The listing is paused. Repeating it changes nothing.',
        tags,
        request: { params },
        responses,
      }),
      async (c) => answer(c, await receiveReturn(deps, requireViewer(c), c.req.valid('param').id)),
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/return/keep',
        operationId: 'keepPhone',
        summary: 'Keep a phone after all',
        description:
          'For the buyer, before the phone is sent. The order is completed again, and can be returned until `returnUntil`. Repeating it changes nothing.',
        tags,
        request: { params },
        responses,
      }),
      async (c) => answer(c, await keepPhone(deps, requireViewer(c), c.req.valid('param').id)),
    )
}
