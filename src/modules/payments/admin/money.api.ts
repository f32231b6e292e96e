import type { Deps } from '../../../deps.ts'
import { DAY } from '../../../platform/clock.ts'
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
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { api as paths } from '../../../routes.ts'
import type { OrderCallbacks } from '../apply-charge.ts'
import { openTasks, placeInLine } from '../line.store.ts'
import { moneyOf } from '../money.ts'
import type { MoneyTask } from '../payment.ts'
import {
  type MoneyTaskBody,
  moneyReportBody,
  moneyTaskBody,
  settleTaskBody,
} from '../payments.contract.ts'
import { atBank } from '../payments.store.ts'
import { retryTask, type SettleRefusal, settleOutside } from '../resolve-money-task.ts'
import { withPayableAmounts } from '../run-money-tasks.ts'
import { moneyReport } from './money-report.ts'

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
} as const satisfies Record<SettleRefusal, readonly [number, string]>

export function moneyApi(deps: Deps, orders: OrderCallbacks) {
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
        return c.json(await toTasks(deps, orders, requireViewer(c), page), 200)
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
        if (!('refused' in outcome))
          return c.json(await toTask(deps, orders, admin, outcome.task), 200)
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
        const outcome = await settleOutside(deps, orders, admin, id, c.req.valid('json'))
        if (!('refused' in outcome))
          return c.json(await toTask(deps, orders, admin, outcome.task), 200)
        return refuse(c, reasons[outcome.refused][0], outcome.refused, reasons[outcome.refused][1])
      },
    )
}

/** By then it has been tried for a quarter of an hour. */
const STUCK_ATTEMPTS = 5
/** Setting up payouts jsonBody a seller minutes, and the provider days at most. */
const WAITED_DAYS = 14

/** Tasks as an admin sees them, each with what would be paid now and what this admin can do. */
export async function toTasks(
  { db: { kysely: db }, clock }: Pick<Deps, 'db' | 'clock'>,
  orders: OrderCallbacks,
  admin: Viewer,
  tasks: readonly MoneyTask[],
): Promise<MoneyTaskBody[]> {
  const paymentIds = tasks.map(({ paymentId }) => paymentId)
  const orderIds = tasks.map(({ orderId }) => orderId)
  const [payable, disputed, own] = await Promise.all([
    withPayableAmounts(db, tasks),
    atBank(db, paymentIds),
    orders.ordersWith(db, admin.id, orderIds),
  ])
  return payable.map((task) => {
    const canSettle = !disputed.has(task.paymentId) && !own.has(task.orderId)
    return toTaskBody(task, canSettle, clock.now())
  })
}

/** The same for one. */
export async function toTask(
  deps: Pick<Deps, 'db' | 'clock'>,
  orders: OrderCallbacks,
  admin: Viewer,
  task: MoneyTask,
): Promise<MoneyTaskBody> {
  const [body] = await toTasks(deps, orders, admin, [task])
  if (!body) throw new Error(`task ${task.id} is gone`)
  return body
}

function toTaskBody(task: MoneyTask, canSettle: boolean, now: Date): MoneyTaskBody {
  const { kind, state } = task
  const isMoney = kind !== 'cancel' && state !== 'sent'
  return {
    _id: task.id,
    kind,
    orderId: task.orderId,
    state,
    amount: moneyOf(task.amountMinor, task.currency),
    attempts: task.attempts,
    problem: task.problem,
    stuck: isStuck(task, now),
    actions: state === 'done' ? [] : isMoney && canSettle ? ['retry', 'settle'] : ['retry'],
    dueAt: task.dueAt?.toISOString() ?? null,
    createdAt: task.createdAt.toISOString(),
  }
}

function isStuck({ state, attempts, createdAt }: MoneyTask, now: Date): boolean {
  if (state === 'due') return attempts >= STUCK_ATTEMPTS
  const isOld = now.getTime() - createdAt.getTime() >= WAITED_DAYS * DAY
  return state === 'failed' || (state === 'waiting' && isOld)
}
