import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

/** How buyers pay this seller outside Redial. */
export const instructionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['payment-instructions'],
    queryFn: () => api.get('/api/payment-instructions'),
  })
