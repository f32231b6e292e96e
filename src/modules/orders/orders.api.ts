import type { Context } from 'hono'
import { api as paths } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import {
  type AppEnv,
  createRouter,
  cursorParam,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  ownAddress,
  paginate,
  reachedAt,
  refusals,
  requireViewer,
  route,
  type TimeCursor,
  z,
} from '../../platform/http/index.ts'
import { pageLanguage } from '../../text/errors.ts'
import { translateAnswer, translateGrading } from '../../text/grading.ts'
import { addressesApi } from './addresses/addresses.api.ts'
import { cancellationApi } from './cancellation/cancellation.api.ts'
import { deliveryApi } from './delivery/delivery.api.ts'
import { readStepFacts } from './life-cycle/next-step.store.ts'
import { handOverApi, transitionsApi } from './life-cycle/transitions.api.ts'
import { getListingSnapshot } from './listing-snapshot.store.ts'
import type { Order } from './order.ts'
import { orderDetail, toOrder } from './order-view.ts'
import { orderBody, orderDetailBody, snapshotResponseBody } from './orders.contract.ts'
import { listOrders } from './orders.store.ts'
import { receiptsApi } from './receipts/receipts.api.ts'
import { refuseOrder } from './refusals.ts'
import { returnsApi } from './returns/returns.api.ts'
import { transfersApi } from './transfers/transfers.api.ts'
import { claimsApi } from './warranty/claims.api.ts'

const tags = ['orders']
const params = z.object({ id: z.string() })
const query = z.object({ cursor: cursorParam(decodeTimeCursor) })

/** Orders in one answer, at most; the next ones are behind the Link header. */
const PAGE = 200

export function ordersApi(deps: Deps) {
  const list = {
    tags,
    request: { query },
    responses: { 200: json(z.array(orderBody)), ...refusals(401, 403, 422) },
  }

  /** Orders of the viewer from `after` on, with the next page in the Link header. */
  async function listed(
    c: Context<AppEnv>,
    { path, party, after }: { path: string; party: 'buyerId' | 'sellerId'; after?: TimeCursor },
  ) {
    const viewer = requireViewer(c)
    const orders = await listOrders(deps.db.kysely, party, viewer.id, { limit: PAGE + 1, after })
    const cursorOf = ({ createdAt, id }: Order) => encodeTimeCursor({ at: createdAt, id })
    const page = paginate(c, orders, { limit: PAGE, path, cursorOf })
    return c.json(
      page.map(({ stepFacts, ...order }) => toOrder(deps, order, viewer, readStepFacts(stepFacts))),
      200,
    )
  }

  return createRouter()
    .openapi(
      route('buy', {
        method: 'get',
        path: '/orders',
        operationId: 'listOrders',
        summary: 'List your orders',
        description:
          'For buyers. Returns the phones that you booked, newest first, at most 200 at a time; the `Link` header has the next page.',
        ...list,
      }),
      (c) => {
        const { cursor: after } = c.req.valid('query')
        return listed(c, { path: paths.orders(), party: 'buyerId', ...(after && { after }) })
      },
    )
    .openapi(
      route('sell', {
        method: 'get',
        path: '/sales',
        operationId: 'listSales',
        summary: 'List your sales',
        description:
          'For sellers. Returns the orders of your phones, newest first, at most 200 at a time; the `Link` header has the next page.',
        ...list,
      }),
      (c) => {
        const { cursor: after } = c.req.valid('query')
        return listed(c, { path: paths.sales(), party: 'sellerId', ...(after && { after }) })
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/orders/{id}',
        operationId: 'getOrder',
        summary: 'Get an order',
        description:
          'Returns the order with its timeline, its deadlines and the actions that you can take now. For its buyer, its seller and admins; returns 404 to everyone else.',
        tags,
        request: { params },
        responses: { 200: json(orderDetailBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const here = reachedAt(c.req.raw.headers, ownAddress(deps))
        const detail = await orderDetail(deps, requireViewer(c), c.req.valid('param').id, here)
        if (!detail) return refuseOrder(c, 'not_found')
        c.header('Cache-Control', 'no-store')
        return c.json(detail, 200)
      },
    )
    .route('/', asSoldApi(deps))
    .route('/', transitionsApi(deps))
    .route('/', handOverApi(deps))
    .route('/', deliveryApi(deps))
    .route('/', transfersApi(deps))
    .route('/', cancellationApi(deps))
    .route('/', returnsApi(deps))
    .route('/', claimsApi(deps))
    .route('/', addressesApi(deps))
    .route('/', receiptsApi(deps))
}

/** What the phone of an order was offered as. */
function asSoldApi(deps: Deps) {
  return createRouter().openapi(
    route('loggedIn', {
      method: 'get',
      path: '/orders/{id}/as-sold',
      operationId: 'getListingSnapshot',
      summary: 'Get the listing as it was when booked',
      description:
        'Returns the copy of the listing that was made at booking, or null for bookings from before such copies existed. For the buyer, the seller and admins.',
      tags: ['orders'],
      request: { params: z.object({ id: z.string() }) },
      responses: { 200: json(snapshotResponseBody), ...refusals(401, 404) },
    }),
    async (c) => {
      const snapshot = await getListingSnapshot(deps, requireViewer(c), c.req.valid('param').id)
      if (snapshot === undefined) return refuseOrder(c, 'not_found')
      c.header('Cache-Control', 'no-store')
      const language = pageLanguage(c.req.header('accept-language'))
      const answers = snapshot?.answers.map(({ question, answer }) => ({
        question: translateGrading(question, language),
        answer: translateAnswer(answer, language),
      }))
      return c.json({ snapshot: snapshot && { ...snapshot, answers: answers ?? [] } }, 200)
    },
  )
}
