import { queryOptions } from '@tanstack/react-query'
import type { Paths } from '../../contract/schema.gen.ts'
import { accountQueries, secondFactorQuery } from '../accounts/queries.ts'
import { sellerAnalyticsQuery, shopAnalyticsQuery } from '../analytics/queries.ts'
import { apiUrl } from '../api/client.ts'
import type { Api, ContactMessage } from '../api/index.ts'
import { listQuery } from '../console/list-search.ts'
import { backupQuery } from '../dashboard/backup-query.ts'
import { ownQueries } from '../listings/my-products/queries.ts'
import { listingQueries } from '../listings/queries.ts'
import { messageQueries } from '../messaging/queries.ts'
import { tabQueries } from '../moderation/queries.ts'
import { payoutAccountQuery } from '../orders/checkout/payout-account-query.ts'
import { offerQueries } from '../orders/offers/offer-queries.ts'
import { disputeQueueQuery } from '../orders/order-api.ts'
import { checklistQuery } from '../setup/checklist-query.ts'

/** The queries of the start page, by role. */
export function startQueries(api: Api) {
  const buying = { orders: listingQueries.orders(api), offers: offerQueries.all(api) }
  return {
    admin: {
      ...tabQueries(api),
      disputes: { ...disputeQueueQuery(api), meta: { needs: 'decideDisputes' as const } },
      messages: {
        ...listQuery<ContactMessage>(api, apiUrl('/api/contact-messages') as keyof Paths, {
          state: 'open',
        }),
        meta: { needs: 'answerMessages' as const },
      },
      analytics: { ...shopAnalyticsQuery(api, {}), meta: { needs: 'seeAnalytics' as const } },
      counts: { ...accountQueries.counts(api), meta: { needs: 'seeAccounts' as const } },
      // These are above the others: loaded later, they would push them down.
      factor: secondFactorQuery(api),
      checklist: { ...checklistQuery(api), meta: { needs: 'changeSettings' as const } },
      backup: { ...backupQuery(api), meta: { needs: 'seeHealth' as const } },
    },
    Seller: {
      ...buying,
      phones: ownQueries.phones(api, { state: 'live', sort: 'views' }),
      sales: queryOptions({ queryKey: ['sales'], queryFn: () => api.get('/api/sales') }),
      analytics: sellerAnalyticsQuery(api, {}),
      payouts: payoutAccountQuery(api),
    },
    Buyer: {
      ...buying,
      favorites: queryOptions({
        queryKey: ['favorites'],
        // Hearts are pressed on other pages.
        staleTime: 0,
        queryFn: () => api.get('/api/favorites'),
      }),
      conversations: {
        ...messageQueries.conversations(),
        queryFn: ({ pageParam: cursor }: { pageParam: string | undefined }) =>
          api.get('/api/messages', { query: { cursor } }),
      },
    },
  }
}
