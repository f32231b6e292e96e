import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import {
  type AppEnv,
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import type { MoveName } from '../../shared/order-life-cycle.ts'
import { cancelSaleForm, shipmentForm } from './hand-over.contract.ts'
import { type MoveData, type Moved, moveOrderNow } from './move-order.ts'
import { orderBody } from './orders.contract.ts'
import { type Reason, turnedDown } from './refusals.ts'
import { shipOrder } from './ship-order.ts'
import { toOrder } from './to-order.ts'

const tags = ['orders']
const request = { params: z.object({ id: z.string() }) }
const responses = { 200: json(orderBody), ...refusals(401, 403, 404, 409, 413) }
const responsesToForm = { ...responses, ...refusals(422) }

/** Each move that a person makes with one call; who is not on that side finds no order. */
export function movesApi(deps: Deps) {
  const move = (viewer: Viewer, orderId: string, name: MoveName, data?: MoveData) => {
    const as = viewer.role === 'Buyer' ? 'buyer' : viewer.role === 'Seller' ? 'seller' : 'admin'
    return moveOrderNow(deps, { orderId, move: name, by: { as, viewer }, ...(data && { data }) })
  }
  type Answered = Moved | Awaited<ReturnType<typeof shipOrder>>
  function answer(
    c: Context<AppEnv>,
    moved: Answered,
    words: Partial<Record<Reason, Reason>> = {},
  ) {
    if (!('refused' in moved)) return c.json(toOrder(deps, moved.order, requireViewer(c)), 200)
    return refuse(c, ...turnedDown(words[moved.refused] ?? moved.refused))
  }

  return createRouter()
    .openapi(
      route('Buyer', {
        method: 'post',
        path: '/orders/{id}/cancel',
        operationId: 'cancelOrder',
        summary: 'Gives a booked phone back; harmless when it was given back already',
        tags,
        request,
        responses,
      }),
      async (c) =>
        answer(c, await move(requireViewer(c), c.req.valid('param').id, 'cancel'), {
          wrong_state: 'not_cancellable',
        }),
    )
    .openapi(
      route('Seller', {
        method: 'post',
        path: '/orders/{id}/cancel-sale',
        operationId: 'cancelSale',
        summary: 'Gives up a sale that is paid: the buyer gets everything back',
        tags,
        request: { ...request, body: jsonBody(cancelSaleForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const { reason } = c.req.valid('json')
        const id = c.req.valid('param').id
        return answer(c, await move(requireViewer(c), id, 'cancel_sale', { reason }))
      },
    )
    .openapi(
      route('Seller', {
        method: 'post',
        path: '/orders/{id}/ship',
        operationId: 'shipOrder',
        summary:
          'Says by whom and under which number the phone was sent, or corrects it on its way',
        tags,
        request: { ...request, body: jsonBody(shipmentForm) },
        responses: responsesToForm,
      }),
      async (c) => {
        const parcel = c.req.valid('json')
        return answer(c, await shipOrder(deps, requireViewer(c), c.req.valid('param').id, parcel))
      },
    )
    .openapi(
      route('signedIn', {
        method: 'post',
        path: '/orders/{id}/deliver',
        operationId: 'deliverOrder',
        summary: 'The phone has come: says its buyer, or an admin who found out',
        tags,
        request,
        responses,
      }),
      async (c) => answer(c, await move(requireViewer(c), c.req.valid('param').id, 'deliver')),
    )
    .openapi(
      route('Buyer', {
        method: 'post',
        path: '/orders/{id}/confirm',
        operationId: 'confirmOrder',
        summary: 'The phone is as it was sold: the money is the seller’s',
        tags,
        request,
        responses,
      }),
      async (c) => answer(c, await move(requireViewer(c), c.req.valid('param').id, 'confirm')),
    )
}
