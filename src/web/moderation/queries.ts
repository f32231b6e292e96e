import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

export const moderationQueries = {
  reports: (api: Api) =>
    queryOptions({ queryKey: ['reports'], queryFn: () => api.get('/api/reports') }),
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
  appeals: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'appeals'],
      queryFn: () => api.get('/api/appeals'),
    }),
  riskCases: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'risk-cases'],
      queryFn: () => api.get('/api/risk-cases'),
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
    }),
}
