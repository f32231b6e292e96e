import type {
  Checkout,
  ConfirmedBody as Confirmed,
} from '../../modules/orders/checkout/checkout.contract.ts'
import type { OrderDetail } from '../../modules/orders/order-detail.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api, Order } from '../api/index.ts'
import { sendOnce } from './once.ts'

export type { Checkout, Confirmed, OrderDetail }
export type OrderApi = Pick<Api, 'get' | 'send'>
export type Way = Checkout['way']
export type Move = 'cancel' | 'deliver' | 'confirm'

const moves: Record<Move, (id: string) => string> = {
  cancel: paths.cancelOrder,
  deliver: paths.deliverOrder,
  confirm: paths.confirmOrder,
}

/** The calls of orders and checkout, for the few screens that make them. Each that changes something counts once. */
export function orderCalls(api: OrderApi) {
  const once = <T>(path: string, body?: unknown) => sendOnce<T>(api, path, body)
  return {
    order: (id: string) => api.get<OrderDetail>(paths.order(id)),
    checkout: (id: string) => api.get<Checkout>(paths.checkout(id)),
    move: (id: string, move: Move) => once<Order>(moves[move](id)),
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
    chooseWay: (id: string, way: Way) => once<Checkout>(paths.checkout(id), { way }),
    payDemo: (paymentId: string, card: string, approved?: boolean) =>
      once<Confirmed>(paths.confirmDemoPayment(paymentId), {
        card,
        ...(approved !== undefined && { approved }),
      }),
  }
}
