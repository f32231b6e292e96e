import { queryOptions } from '@tanstack/react-query'
import type { AsSoldBody } from '../../modules/orders/as-sold.contract.ts'
import type { Checkout } from '../../modules/orders/checkout/checkout.contract.ts'
import type { OrderDetail } from '../../modules/orders/orders.contract.ts'
import type { ConfirmedBody as Confirmed } from '../../modules/payments/payments.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api, Order } from '../api/index.ts'
import { pagedQuery } from '../api/paged.ts'
import { isOpen } from '../dashboard/order-words.ts'
import { sendOnce } from './send-once.ts'

export type { Checkout, Confirmed, OrderDetail }
export type OrderApi = Pick<Api, 'get' | 'send'>
export type PaymentMethod = Checkout['way']
export type Transition = 'cancel' | 'deliver' | 'confirm'

const moves: Record<Transition, (id: string) => string> = {
  cancel: paths.cancelOrder,
  deliver: paths.deliverOrder,
  confirm: paths.confirmOrder,
}

/** Requests of orders and checkout. Writes are idempotent: a retry takes effect once. */
export function orderCalls(api: OrderApi) {
  const once = <T>(path: string, body?: unknown) => sendOnce<T>(api, path, body)
  return {
    order: (id: string) => api.get<OrderDetail>(paths.order(id)),
    checkout: (id: string) => api.get<Checkout>(paths.checkout(id)),
    move: (id: string, move: Transition) => once<Order>(moves[move](id)),
    cancelSale: (id: string, reason: string) => once<Order>(paths.cancelSale(id), { reason }),
    chooseDelivery: (
      id: string,
      method: 'pick_up' | 'shipping',
      address?: Record<string, string>,
    ) => once<OrderDetail>(paths.orderDelivery(id), { method, ...(address && { address }) }),
    proposeMeetUp: (id: string, place: string, at: string) =>
      once<OrderDetail>(paths.meetUps(id), { place, at }),
    acceptMeetUp: (id: string, n: number) => once<OrderDetail>(paths.acceptMeetUp(id, n)),
    ship: (id: string, carrier: string, tracking: string) =>
      once<Order>(paths.shipOrder(id), { carrier, tracking }),
    handOver: (id: string, code: string) => once<Order>(paths.handOver(id), { code }),
    chooseWay: (id: string, way: PaymentMethod) => once<Checkout>(paths.checkout(id), { way }),
    payDemo: (paymentId: string, card: string, approved?: boolean) =>
      once<Confirmed>(paths.confirmDemoPayment(paymentId), {
        card,
        ...(approved !== undefined && { approved }),
      }),
  }
}

type AsSoldResponse = { asSold: AsSoldBody | null }

/** The other side acts too: an open order is polled. */
const POLL_MS = 8_000
/** Data that came with the page is not fetched again right away. */
const STALE_MS = 3_000

/** Refresh options of the order lists. */
export const listRefresh = {
  staleTime: STALE_MS,
  refetchOnWindowFocus: 'always',
  refetchInterval: 30_000,
} as const

export const orderQueries = {
  /** Null for orders from before snapshots existed. */
  asSold: (api: Pick<OrderApi, 'get'>, id: string) =>
    queryOptions({
      queryKey: ['as-sold', id],
      queryFn: async () => (await api.get<AsSoldResponse>(paths.asSold(id))).asSold,
    }),
  orders: (api: Api) => pagedQuery<Order[]>(api, ['orders', 'all'], paths.orders()),
  sales: (api: Api) => pagedQuery<Order[]>(api, ['sales', 'all'], paths.sales()),
  order: (api: OrderApi, id: string) =>
    queryOptions({
      queryKey: ['order', id],
      queryFn: () => orderCalls(api).order(id),
      staleTime: STALE_MS,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data } }) => (data && !isOpen(data) ? false : POLL_MS),
    }),
  /** The server asks the payment provider each time, so it is refreshed on focus only. */
  checkout: (api: OrderApi, id: string) =>
    queryOptions({
      queryKey: ['checkout', id],
      queryFn: () => orderCalls(api).checkout(id),
      staleTime: STALE_MS,
      refetchOnWindowFocus: 'always',
    }),
}
