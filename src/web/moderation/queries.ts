import { queryOptions } from '@tanstack/react-query'
import { type ModerationApi, moderationCalls } from './calls.ts'

/** What moderators look at, each under its key. */
export const moderationQueries = {
  reviews: (api: ModerationApi) =>
    queryOptions({
      queryKey: ['moderation', 'reviews'],
      queryFn: () => moderationCalls(api).reviews(),
    }),
  alarms: (api: ModerationApi) =>
    queryOptions({
      queryKey: ['moderation', 'alarms'],
      queryFn: () => moderationCalls(api).alarms(),
    }),
  proven: (api: ModerationApi) =>
    queryOptions({
      queryKey: ['moderation', 'proven'],
      queryFn: () => moderationCalls(api).proven(),
    }),
}
