import { queryOptions } from '@tanstack/react-query'
import type { Api, User } from '../api/index.ts'

/** What the dashboard asks, each under its key. */
export const dashboardQueries = {
  users: (api: Api) => queryOptions({ queryKey: ['users'], queryFn: () => api.users() }),
  buyers: (api: Api) =>
    queryOptions({ queryKey: ['users', 'buyers'], queryFn: () => api.buyers() }),
  sellers: (api: Api) =>
    queryOptions({ queryKey: ['users', 'sellers'], queryFn: () => api.sellers() }),
  reports: (api: Api) => queryOptions({ queryKey: ['reports'], queryFn: () => api.reports() }),
  myProducts: (api: Api, email: string) =>
    queryOptions({ queryKey: ['my-products', email], queryFn: () => api.myProducts(email) }),
  sales: (api: Api) => queryOptions({ queryKey: ['sales'], queryFn: () => api.sales() }),
  orders: (api: Api) => queryOptions({ queryKey: ['orders'], queryFn: () => api.orders() }),
  categories: (api: Api) =>
    queryOptions({ queryKey: ['categories'], queryFn: () => api.categories() }),
}

/** What the cards of the first page count. */
export function nextStepQueries(api: Api, viewer: User) {
  const { users, reports, myProducts, sales, orders } = dashboardQueries
  const queries = {
    admin: [users(api), reports(api)],
    Seller: [myProducts(api, viewer.email), sales(api)],
    Buyer: [orders(api)],
  }
  return queries[viewer.role]
}
