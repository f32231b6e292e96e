import { queryOptions } from '@tanstack/react-query'
import type { Api, User } from '../api/index.ts'
import { ownQueries } from '../listings/my-products/queries.ts'

/** What the dashboard asks, each under its key. */
export const dashboardQueries = {
  users: (api: Api) => queryOptions({ queryKey: ['users'], queryFn: () => api.get('/api/users') }),
  buyers: (api: Api) =>
    queryOptions({ queryKey: ['users', 'buyers'], queryFn: () => api.get('/api/buyers') }),
  sellers: (api: Api) =>
    queryOptions({ queryKey: ['users', 'sellers'], queryFn: () => api.get('/api/seller') }),
  reports: (api: Api) =>
    queryOptions({ queryKey: ['reports'], queryFn: () => api.get('/api/reports') }),
  sales: (api: Api) => queryOptions({ queryKey: ['sales'], queryFn: () => api.get('/api/sales') }),
  orders: (api: Api) =>
    queryOptions({ queryKey: ['orders'], queryFn: () => api.get('/api/orders') }),
  categories: (api: Api) =>
    queryOptions({ queryKey: ['categories'], queryFn: () => api.get('/api/categories') }),
}

/** What the cards of the first page count. */
export function nextStepQueries(api: Api, viewer: User) {
  const { users, reports, sales, orders } = dashboardQueries
  const queries = {
    admin: [users(api), reports(api)],
    Seller: [ownQueries.phones(api, {}), sales(api)],
    Buyer: [orders(api)],
  }
  return queries[viewer.role]
}
