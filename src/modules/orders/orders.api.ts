import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  route,
  viewerOf,
  z,
} from '../../platform/http/index.ts'
import { asSoldApi } from './as-sold.api.ts'
import { deliveryApi } from './delivery.api.ts'
import { handOverApi } from './hand-over.api.ts'
import { movesApi } from './moves.api.ts'
import { orderDetailBody } from './order-detail.contract.ts'
import { orderDetail } from './order-detail.ts'
import { orderBody } from './orders.contract.ts'
import { listOrders } from './orders.store.ts'
import { turnedDown } from './refusals.ts'
import { toOrder } from './to-order.ts'

const tags = ['orders']
const params = z.object({ id: z.string() })

export function ordersApi(deps: Deps) {
  const list = { tags, responses: { 200: json(z.array(orderBody)), ...refusals(401, 403) } }
  return createRouter()
    .openapi(
      route('Buyer', {
        method: 'get',
        path: '/orders',
        operationId: 'listOrders',
        summary: 'What I booked, newest first',
        ...list,
      }),
      async (c) => {
        const viewer = viewerOf(c)
        const orders = await listOrders(deps.db.kysely, 'buyer_id', viewer.id)
        return c.json(
          orders.map((order) => toOrder(deps, order, viewer)),
          200,
        )
      },
    )
    .openapi(
      route('Seller', {
        method: 'get',
        path: '/sales',
        operationId: 'listSales',
        summary: 'Orders of my phones, newest first',
        ...list,
      }),
      async (c) => {
        const viewer = viewerOf(c)
        const orders = await listOrders(deps.db.kysely, 'seller_id', viewer.id)
        return c.json(
          orders.map((order) => toOrder(deps, order, viewer)),
          200,
        )
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/orders/{id}',
        operationId: 'getOrder',
        summary: 'All about an order, for its parties and admins',
        tags,
        request: { params },
        responses: { 200: json(orderDetailBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const detail = await orderDetail(deps, viewerOf(c), c.req.valid('param').id)
        if (!detail) return refuse(c, ...turnedDown('not_found'))
        c.header('Cache-Control', 'no-store')
        return c.json(detail, 200)
      },
    )
    .route('/', asSoldApi(deps))
    .route('/', movesApi(deps))
    .route('/', handOverApi(deps))
    .route('/', deliveryApi(deps))
}
