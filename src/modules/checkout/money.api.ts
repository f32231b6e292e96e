import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  route,
  viewerOf,
  z,
} from '../../platform/http/index.ts'
import { retryTask } from '../payments/index.ts'
import { moneyReportBody, moneyTaskBody } from './money.contract.ts'
import { moneyReport, toTask } from './money-report.ts'

const tags = ['money']

export function moneyApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('admin', {
        method: 'get',
        path: '/money',
        operationId: 'getMoney',
        summary: 'What is held, due and owed, by the ledger and by the provider, and what is stuck',
        tags,
        responses: { 200: json(moneyReportBody), ...refusals(401, 403) },
      }),
      async (c) => c.json(await moneyReport(deps), 200),
    )
    .openapi(
      route('admin', {
        method: 'post',
        path: '/money-tasks/{id}/retry',
        operationId: 'retryMoneyTask',
        summary: 'Has the provider try a refund or payout again now',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(moneyTaskBody), ...refusals(401, 403, 404, 409) },
      }),
      async (c) => {
        const outcome = await retryTask(deps, viewerOf(c), c.req.valid('param').id)
        if (!('refused' in outcome)) return c.json(toTask(outcome.task), 200)
        if (outcome.refused === 'not_found')
          return refuse(c, 404, 'not_found', 'There is no such task.')
        return refuse(c, 409, 'not_stuck', 'It is done already.')
      },
    )
}
