import { type InfiniteData, queryOptions } from '@tanstack/react-query'
import { type Page, pagedQuery } from '../api/client.ts'
import type { Api, Appeal, Report } from '../api/index.ts'
import { disputeQueueQuery } from '../orders/order-api.ts'
import { passportQueries } from '../passports/queries.ts'

export const moderationQueries = {
  reports: (api: Api) => ({
    ...pagedQuery('/api/reports', api, ['reports']),
    meta: { needs: 'decideReports' as const },
  }),
  reviews: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'reviews'],
      queryFn: () => api.get('/api/reviews'),
      meta: { needs: 'moderateListings' as const },
    }),
  alarms: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'alarms'],
      queryFn: () => api.get('/api/imei-alarms'),
      meta: { needs: 'moderateListings' as const },
    }),
  appeals: (api: Api) => ({
    ...pagedQuery('/api/appeals', api, ['moderation', 'appeals']),
    meta: { needs: 'decideAppeals' as const },
  }),
  riskCases: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'risk-cases'],
      queryFn: () => api.get('/api/risk-cases'),
      meta: { needs: 'reviewRisk' as const },
    }),
  riskRules: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'risk-rules'],
      queryFn: () => api.get('/api/risk-rules'),
    }),
  proven: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'proven'],
      queryFn: () => api.get('/api/possession-photos'),
      meta: { needs: 'verifyPossession' as const },
    }),
}

/**
 * How many items of a queue are open, which come first: a lower limit, such as '50+', where all that are loaded
 * are open and there are more.
 */
export function countOpen<Item>(
  queue: InfiniteData<Page<Item[]>> | undefined,
  isOpen: (item: Item) => boolean,
): { count: number; isMore: boolean } | undefined {
  if (!queue) return
  const items = queue.pages.flatMap(({ body }) => body)
  const count = items.filter(isOpen).length
  return { count, isMore: count === items.length && queue.pages.at(-1)?.next != null }
}

export const isOpenReport = ({ decision }: Report) => decision === null
export const isOpenAppeal = ({ state }: Appeal) => state === 'open'

/** The queries behind the counts on the tabs, which every moderation page loads. */
export function tabQueries(api: Api) {
  const { reviews, reports, alarms, appeals, riskCases } = moderationQueries
  return {
    reviews: reviews(api),
    reports: reports(api),
    alarms: alarms(api),
    appeals: appeals(api),
    riskCases: riskCases(api),
    disputes: { ...disputeQueueQuery(api), meta: { needs: 'decideDisputes' as const } },
    claims: { ...passportQueries.claims(api), meta: { needs: 'verifyPossession' as const } },
  }
}
