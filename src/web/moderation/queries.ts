import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

/** What moderators look at, each under its key. */
export const moderationQueries = {
  reviews: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'reviews'],
      queryFn: () => api.get('/api/reviews'),
    }),
  alarms: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'alarms'],
      queryFn: () => api.get('/api/imei-alarms'),
    }),
  proven: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'proven'],
      queryFn: () => api.get('/api/possession-photos'),
    }),
}
