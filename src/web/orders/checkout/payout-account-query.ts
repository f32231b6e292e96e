import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'

/** A seller's payout account and balance. Refreshed on focus: sellers come back from the provider's page. */
export const payoutAccountQuery = (api: Pick<Api, 'get'>) =>
  queryOptions({
    queryKey: ['payout-account'],
    queryFn: () => api.get('/api/payout-account'),
    refetchOnWindowFocus: 'always',
  })
