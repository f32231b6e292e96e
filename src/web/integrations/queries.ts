import { queryOptions } from '@tanstack/react-query'
import { apiUrl, pagedQuery } from '../api/client.ts'
import type { Api } from '../api/index.ts'

export const integrationQueries = {
  keys: (api: Api) =>
    queryOptions({ queryKey: ['api-keys'], queryFn: () => api.get('/api/api-keys') }),
  webhooks: (api: Api) =>
    queryOptions({ queryKey: ['webhooks'], queryFn: () => api.get('/api/webhooks') }),
  messages: (api: Api, id: string) => ({
    ...pagedQuery('/api/webhooks/{id}/messages', api, ['webhook-messages', id]),
    initialPageParam: apiUrl('/api/webhooks/{id}/messages', { id }),
  }),
}
