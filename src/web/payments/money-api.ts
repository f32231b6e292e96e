import { queryOptions } from '@tanstack/react-query'
import type { MoneyReport, MoneyTaskBody } from '../../modules/payments/payments.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api } from '../api/index.ts'
import { pagedQuery } from '../api/paged.ts'
import { sendOnce } from '../orders/send-once.ts'

export type { MoneyReport }
export type MoneyTask = MoneyTaskBody
export type MoneyApi = Pick<Api, 'get' | 'send'>

export function retryTask(api: MoneyApi, id: string) {
  return sendOnce<MoneyTask>(api, paths.retryMoneyTask(id))
}

/** Marks a task as paid outside the provider; the reason says how. */
export function settleTask(api: MoneyApi, { _id, amount }: MoneyTask, reason: string) {
  const { amountMinor } = amount
  return sendOnce<MoneyTask>(api, paths.settleMoneyTask(_id), { amountMinor, reason })
}

/** Pending refunds and payouts, stuck ones first. */
export function tasksQuery(api: Pick<Api, 'fetch'>) {
  return pagedQuery<MoneyTask[]>(api, ['money', 'tasks'], paths.moneyTasks())
}

export function moneyQuery(api: MoneyApi) {
  return queryOptions({
    queryKey: ['money'],
    queryFn: () => api.get<MoneyReport>(paths.money()),
    refetchOnWindowFocus: 'always',
  })
}
