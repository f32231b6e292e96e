import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  cursorParam,
  decodeQueueCursor,
  encodeQueueCursor,
  json,
  paginate,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { api as paths } from '../../../routes.ts'
import {
  type MoneyTask,
  type NotSettled,
  openTasks,
  placeInLine,
  retryTask,
  settleOutside,
} from '../../payments/index.ts'
import { moneyReportBody, moneyTaskBody, settleTaskBody } from './money.contract.ts'
import { moneyReport } from './money-report.ts'
import { toTask, toTasks } from './money-tasks.ts'
import { orderDoor } from './order-door.ts'

const tags = ['money']

/** Tasks in one answer, at most; the next ones are behind the Link header. */
const PAGE = 100

const reasons = {
  not_found: [404, 'There is no such task.'],
  not_stuck: [409, 'It is done already.'],
  not_money: [409, 'Nobody gets money by this.'],
  own_order: [403, 'This is an order of yours: another admin has to decide.'],
  under_way: [409, 'It may be on its way at this moment. Look again in two minutes.'],
  bank_dispute: [409, 'A bank disputes the payment. Wait until it has decided.'],
  other_amount: [409, 'Another sum is to be paid by now. Look at the list again.'],
  moved_already: [409, 'The provider seems to have made it after all. It is looked up now.'],
  provider_away: [
    503,
    'The payment provider does not say whether it has made it. Try again shortly.',
  ],
} as const satisfies Record<NotSettled, readonly [number, string]>

export function moneyApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('admin', {
        method: 'get',
        path: '/money',
        operationId: 'getMoney',
        summary: 'What is held, due and owed, by the ledger and by the provider',
        tags,
        responses: { 200: json(moneyReportBody), ...refusals(401, 403) },
      }),
      async (c) => c.json(await moneyReport(deps), 200),
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/money-tasks',
        operationId: 'listMoneyTasks',
        summary:
          'Refunds and payouts that are not done, given up ones first; Link names the next page',
        tags,
        request: { query: z.object({ cursor: cursorParam(decodeQueueCursor) }) },
        responses: { 200: json(z.array(moneyTaskBody)), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { cursor: after } = c.req.valid('query')
        const found = await openTasks(deps.db.kysely, { limit: PAGE + 1, after })
        const cursorOf = (task: MoneyTask) => encodeQueueCursor(placeInLine(task))
        const page = paginate(c, found, { limit: PAGE, path: paths.moneyTasks(), cursorOf })
        return c.json(await toTasks(deps, requireViewer(c), page), 200)
      },
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
        const admin = requireViewer(c)
        const outcome = await retryTask(deps, admin, c.req.valid('param').id)
        if (!('refused' in outcome)) return c.json(await toTask(deps, admin, outcome.task), 200)
        if (outcome.refused === 'not_found')
          return refuse(c, 404, 'not_found', 'There is no such task.')
        return refuse(c, 409, 'not_stuck', 'It is done already.')
      },
    )
    .openapi(
      route('admin', {
        method: 'post',
        path: '/money-tasks/{id}/settle',
        operationId: 'settleMoneyTask',
        summary: 'Says that a refund or payout was paid outside the provider, and how',
        description:
          'For money that the provider cannot move: a card that is closed, a seller who is shut ' +
          'out. Pay it by hand first. What stays at the provider for it is yours then.',
        tags,
        request: {
          params: z.object({ id: z.string() }),
          body: { content: { 'application/json': { schema: settleTaskBody } }, required: true },
        },
        responses: { 200: json(moneyTaskBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const admin = requireViewer(c)
        const outcome = await settleOutside(deps, orderDoor, admin, id, c.req.valid('json'))
        if (!('refused' in outcome)) return c.json(await toTask(deps, admin, outcome.task), 200)
        return refuse(c, reasons[outcome.refused][0], outcome.refused, reasons[outcome.refused][1])
      },
    )
}
