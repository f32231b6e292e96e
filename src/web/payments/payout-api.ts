import { queryOptions } from '@tanstack/react-query'
import type { PayoutAccount, Statement } from '../../modules/payments/payments.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api } from '../api/index.ts'
import { sendOnce } from '../orders/send-once.ts'

export type { PayoutAccount, Statement }
export type StatementLine = Statement['lines'][number]
export type PayoutApi = Pick<Api, 'get' | 'send'>
/** Days such as '2026-01-31'; empty for no limit. */
export type DateRange = { from: string; to: string }

/** Starts the set-up; returns the URL of the provider's page. */
export function setUpPayouts(api: PayoutApi) {
  return sendOnce<{ url: string }>(api, paths.payoutAccount())
}

/** The URL of the statement as CSV. */
export function statementFile(days: DateRange) {
  return `${paths.statementFile()}${toQueryString(days)}`
}

export const payoutQueries = {
  /** Refreshed on focus: sellers come back from the provider's page. */
  account: (api: PayoutApi) =>
    queryOptions({
      queryKey: ['payout-account'],
      queryFn: () => api.get<PayoutAccount>(paths.payoutAccount()),
      refetchOnWindowFocus: 'always',
    }),
  statement: (api: PayoutApi, days: DateRange) =>
    queryOptions({
      queryKey: ['statement', days.from, days.to],
      queryFn: () => api.get<Statement>(`${paths.statements()}${toQueryString(days)}`),
    }),
}

function toQueryString({ from, to }: DateRange) {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString()
  return query && `?${query}`
}
