import { queryOptions } from '@tanstack/react-query'
import { api as paths } from '../../routes.ts'
import { urlOf } from '../api/client.ts'
import type { Api, Statement } from '../api/index.ts'

export type { PayoutAccount, Statement } from '../api/index.ts'
export type StatementLine = Statement['lines'][number]
/** Days such as '2026-01-31'; empty for no limit. */
export type DateRange = { from: string; to: string }

/** The URL of the statement as CSV. */
export function statementFile(days: DateRange) {
  return urlOf(paths.statementFile(), { query: days })
}

export const payoutQueries = {
  /** Refreshed on focus: sellers come back from the provider's page. */
  account: (api: Api) =>
    queryOptions({
      queryKey: ['payout-account'],
      queryFn: () => api.get('/api/payout-account'),
      refetchOnWindowFocus: 'always',
    }),
  statement: (api: Api, days: DateRange) =>
    queryOptions({
      queryKey: ['statement', days.from, days.to],
      queryFn: () => api.get('/api/statements', { query: days }),
    }),
}
