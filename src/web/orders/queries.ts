import { queryOptions } from '@tanstack/react-query'
import type { AsSoldBody } from '../../modules/orders/as-sold.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api, Order } from '../api/index.ts'
import { pagedQuery } from '../api/paged.ts'
import { isOpen } from '../dashboard/order-words.ts'
import { type OrderApi, orderCalls } from './order-calls.ts'

type SeenAsSold = { asSold: AsSoldBody | null }

/** The other side acts too: how often an order that is under way is asked for while somebody looks. */
const ASK_MS = 8_000
/** What the server wrote into the page is not asked for again at once. */
const FRESH_MS = 3_000

/** A list of orders: the other sides act too, but nobody stares at it. */
export const watched = {
  staleTime: FRESH_MS,
  refetchOnWindowFocus: 'always',
  refetchInterval: 30_000,
} as const

export const orderQueries = {
  /** Null where it was not kept. What stood there then does not change; whether it still does may. */
  asSold: (api: Pick<OrderApi, 'get'>, id: string) =>
    queryOptions({
      queryKey: ['as-sold', id],
      queryFn: async () => (await api.get<SeenAsSold>(paths.asSold(id))).asSold,
    }),
  orders: (api: Api) => pagedQuery<Order[]>(api, ['orders', 'all'], paths.orders()),
  sales: (api: Api) => pagedQuery<Order[]>(api, ['sales', 'all'], paths.sales()),
  order: (api: OrderApi, id: string) =>
    queryOptions({
      queryKey: ['order', id],
      queryFn: () => orderCalls(api).order(id),
      staleTime: FRESH_MS,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data } }) => (data && !isOpen(data) ? false : ASK_MS),
    }),
  /** Asks the provider each time, so only when somebody comes back to it. */
  checkout: (api: OrderApi, id: string) =>
    queryOptions({
      queryKey: ['checkout', id],
      queryFn: () => orderCalls(api).checkout(id),
      staleTime: FRESH_MS,
      refetchOnWindowFocus: 'always',
    }),
}
