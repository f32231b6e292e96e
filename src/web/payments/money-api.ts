import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'
import { pagedQuery } from '../api/paged.ts'

export type { MoneyReport, MoneyTask } from '../api/index.ts'

/** Pending refunds and payouts, stuck ones first. */
export function tasksQuery(api: Pick<Api, 'fetch'>) {
  return pagedQuery('/api/money-tasks', api, ['money', 'tasks'])
}

export function moneyQuery(api: Api) {
  return queryOptions({
    queryKey: ['money'],
    queryFn: () => api.get('/api/money'),
    refetchOnWindowFocus: 'always',
  })
}
