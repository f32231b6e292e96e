import { queryOptions } from '@tanstack/react-query'
import { accountQueries } from '../accounts/queries.ts'
import type { Api, User } from '../api/index.ts'
import { ownQueries } from '../listings/my-products/queries.ts'
import { listingQueries } from '../listings/queries.ts'
import { moderationQueries } from '../moderation/queries.ts'

export function salesQuery(api: Api) {
  return queryOptions({ queryKey: ['sales'], queryFn: () => api.get('/api/sales') })
}

/** The queries behind the counts on the first page of the dashboard. */
export function nextStepQueries(api: Api, viewer: User) {
  const queries = {
    admin: [accountQueries.users(api), moderationQueries.reports(api)],
    Seller: [ownQueries.phones(api, {}), salesQuery(api), listingQueries.orders(api)],
    Buyer: [listingQueries.orders(api)],
  }
  return queries[viewer.role]
}
