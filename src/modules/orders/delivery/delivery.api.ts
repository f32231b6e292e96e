import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  ownAddress,
  reachedAt,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { MEET_UP_DAYS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { orderDetail } from '../order-view.ts'
import { deliveryForm, meetUpForm, orderDetailBody } from '../orders.contract.ts'
import { refuseOrder } from '../refusals.ts'
import { acceptMeetUp, chooseDelivery, proposeMeetUp } from './arrange-delivery.ts'

const tags = ['orders']
const params = z.object({ id: z.string() })
const nth = params.extend({ number: z.coerce.number().int().positive().max(1_000) })

/** Buyer and seller settle how the phone changes hands. */
export function deliveryApi(deps: Deps) {
  const here = (c: Context) => reachedAt(c.req.raw.headers, ownAddress(deps))
  return createRouter()
    .openapi(
      route('buy', {
        method: 'post',
        path: '/orders/{id}/delivery',
        operationId: 'chooseDelivery',
        summary: 'Choose pick-up or shipping',
        description:
          'The buyer can change this until the phone is handed over or shipped, among the options in `offered`. Shipping needs an address in a country that the seller ships to, and the `postageMinor` shown to the buyer, which becomes part of the order. Choosing pick-up removes the address and the postage. When the total changes, an open payment of another amount is canceled. Returns the order.',
        tags,
        request: {
          params,
          body: jsonBody(deliveryForm),
        },
        responses: { 200: json(orderDetailBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const outcome = await chooseDelivery(deps, requireViewer(c), id, c.req.valid('json'))
        if ('refused' in outcome) {
          if (outcome.refused !== 'not_shipped_there') return refuseOrder(c, outcome.refused)
          const message = 'The seller doesn’t ship to this country'
          return refuse(c, 422, 'not_shipped_there', `${message}.`, { 'address.country': message })
        }
        const detail = await orderDetail(deps, requireViewer(c), id, here(c))
        return detail ? c.json(detail, 200) : refuseOrder(c, 'not_found')
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/meet-ups',
        operationId: 'proposeMeetUp',
        summary: 'Propose a place and time to meet',
        description: `For the buyer and the seller. The time has to be within the next ${formatQuantity(MEET_UP_DAYS, 'day')}. A new proposal replaces earlier ones that nobody accepted. Returns the order.`,
        tags,
        request: {
          params,
          body: jsonBody(meetUpForm),
        },
        responses: { 200: json(orderDetailBody), ...refusals(401, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { place, at } = c.req.valid('json')
        const wanted = { place, when: new Date(at) }
        const outcome = await proposeMeetUp(deps, requireViewer(c), id, wanted)
        if ('refused' in outcome) {
          if (outcome.refused !== 'not_in_time') return refuseOrder(c, outcome.refused)
          const message = `Choose a time within the next ${formatQuantity(MEET_UP_DAYS, 'day')}`
          return refuse(c, 422, 'not_in_time', `${message}.`, { at: message })
        }
        const detail = await orderDetail(deps, requireViewer(c), id, here(c))
        return detail ? c.json(detail, 200) : refuseOrder(c, 'not_found')
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/orders/{id}/meet-ups/{number}/accept',
        operationId: 'acceptMeetUp',
        summary: 'Accept a proposed meet-up',
        description:
          'For the buyer and the seller; only the one who did not propose it can accept. Accepting it again changes nothing. A proposal that was replaced is refused with 409.',
        tags,
        request: { params: nth },
        responses: { 200: json(orderDetailBody), ...refusals(401, 404, 409, 413) },
      }),
      async (c) => {
        const { id, number } = c.req.valid('param')
        const outcome = await acceptMeetUp(deps, requireViewer(c), id, number)
        if ('refused' in outcome) return refuseOrder(c, outcome.refused)
        const detail = await orderDetail(deps, requireViewer(c), id, here(c))
        return detail ? c.json(detail, 200) : refuseOrder(c, 'not_found')
      },
    )
}
