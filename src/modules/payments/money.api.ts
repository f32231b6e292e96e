import type { Context } from 'hono'
import { api as paths } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import {
  type AppEnv,
  createRouter,
  cursorParam,
  decodeQueueCursor,
  encodeQueueCursor,
  json,
  paginate,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import type { Language } from '../../shared/languages.ts'
import { DAY } from '../../shared/time.ts'
import { pageLanguage } from '../../text/errors.ts'
import type { OrderCallbacks } from './apply-charge.ts'
import { providerFor } from './choose-provider.ts'
import { type Account, accountTotals, totalPaidOut } from './ledger.store.ts'
import { retryTask, settleOutside } from './money-tasks/finish-money-task.ts'
import { listOpenTasks, queuePosition } from './money-tasks/money-tasks.store.ts'
import { withPayableAmounts } from './money-tasks/payable-amounts.ts'
import { type MoneyTask, toMoney } from './payment.ts'
import {
  type MoneyReport,
  type MoneyTaskBody,
  moneyReportBody,
  moneyTaskBody,
  settleTaskBody,
} from './payments.contract.ts'
import { disputedAmong, disputedPayments } from './payments.store.ts'
import { payoutListApi } from './payout-list/payout-list.api.ts'
import { problemIn } from './problem-text.ts'
import { ProviderAway, ProviderRefusal } from './provider.ts'
import { refreshBalanceTransactions } from './reconcile.ts'

const LISTED = 200

/** All the money there is, by the ledger and by the provider, and what does not move. */
async function moneyReport(deps: Deps): Promise<MoneyReport> {
  const db = deps.db.kysely
  // Fees since the last reading would look like a difference.
  const isRead = await refreshBalanceTransactions(deps)
  const [sums, paidOut, disputes, balances] = await Promise.all([
    accountTotals(db),
    totalPaidOut(db),
    disputedPayments(db, LISTED),
    balanceOf(deps),
  ])
  const currencies = [deps.settings.current().currency, ...sums.map(({ currency }) => currency)]
  return {
    provider: providerFor(deps)?.name ?? null,
    isUnavailable: balances === 'unavailable',
    currencies: [...new Set(currencies)].map((currency) => {
      const on = (account: Account) =>
        sums.find((sum) => sum.account === account && sum.currency === currency)?.amountMinor ?? 0
      // Amounts owed are credits.
      const owed = (account: Account) => toMoney(0 - on(account), currency)
      const paid = paidOut.find((sum) => sum.currency === currency)?.amountMinor ?? 0
      const atProvider =
        balances && balances !== 'unavailable'
          ? (balances.find((sum) => sum.currency === currency)?.amountMinor ?? 0)
          : null
      return {
        currency,
        held: owed('held'),
        dueToSellers: owed('seller'),
        refundsOwed: owed('buyer'),
        fees: owed('fees'),
        providerFees: toMoney(on('provider_fees'), currency),
        withdrawn: toMoney(on('withdrawn'), currency),
        paidOut: toMoney(paid, currency),
        atProvider: toMoney(on('provider'), currency),
        providerBalance: atProvider === null ? null : toMoney(atProvider, currency),
        difference:
          atProvider === null || !isRead ? null : toMoney(atProvider - on('provider'), currency),
      }
    }),
    disputes: disputes.flatMap(({ id, orderId, dispute, amountMinor, currency, createdAt }) =>
      dispute
        ? {
            paymentId: id,
            orderId,
            state: dispute,
            amount: toMoney(amountMinor, currency),
            paidAt: createdAt.toISOString(),
          }
        : [],
    ),
  }
}

async function balanceOf(deps: Deps) {
  try {
    return await providerFor(deps)?.balance()
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    return 'unavailable'
  }
}

const tags = ['money']

/** Tasks in one answer, at most; the next ones are behind the Link header. */
const PAGE = 100

const refuseTask = refusalResponses({
  not_found: [404, 'Task not found.'],
  not_stuck: [409, 'This is already done.'],
  not_money: [409, 'This task doesn’t pay anyone.'],
  own_order: [403, 'You’re the buyer or the seller of this order. Another admin has to decide.'],
  under_way: [409, 'The provider may be sending it right now. Check again in two minutes.'],
  bank_dispute: [409, 'A bank disputes the payment. Wait until it has decided.'],
  other_amount: [409, 'The amount to pay has changed. Reload the list.'],
  moved_already: [409, 'The provider seems to have paid it already. We’re checking.'],
  provider_unavailable: [
    503,
    'The payment provider isn’t responding, so we can’t tell whether it has paid. Try again in a minute.',
  ],
})

export function moneyApi(deps: Deps, orders: OrderCallbacks) {
  return createRouter()
    .route('/', payoutListApi(deps))
    .openapi(
      route('seeMoney', {
        method: 'get',
        path: '/money',
        operationId: 'getMoneyReport',
        summary: 'Get the money report',
        description:
          'For admins. Returns the amounts held, due and owed in each currency, according to the ledger and the payment provider, and the payments that banks dispute.',
        tags,
        responses: { 200: json(moneyReportBody), ...refusals(401, 403) },
      }),
      async (c) => c.json(await moneyReport(deps), 200),
    )
    .openapi(
      route('seeMoney', {
        method: 'get',
        path: '/money-tasks',
        operationId: 'listMoneyTasks',
        summary: 'List open refunds and payouts',
        description:
          'For admins. Returns failed tasks first, then the oldest, 100 at a time; the `Link` header has the next page.',
        tags,
        request: { query: z.object({ cursor: cursorParam(decodeQueueCursor) }) },
        responses: { 200: json(z.array(moneyTaskBody)), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { cursor: after } = c.req.valid('query')
        const tasks = await listOpenTasks(deps.db.kysely, { limit: PAGE + 1, after })
        const cursorOf = (task: MoneyTask) => encodeQueueCursor(queuePosition(task))
        const page = paginate(c, tasks, { limit: PAGE, path: paths.moneyTasks(), cursorOf })
        return c.json(await toTasks(deps, orders, readerOf(c), page), 200)
      },
    )
    .openapi(
      route('settlePayments', {
        method: 'post',
        path: '/money-tasks/{id}/retry',
        operationId: 'retryMoneyTask',
        summary: 'Retry a refund or payout',
        description:
          'For admins. Schedules another attempt right away and returns the task. Refused with 409 if it is already done.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(moneyTaskBody), ...refusals(401, 403, 404, 409) },
      }),
      async (c) => {
        const admin = requireViewer(c)
        const outcome = await retryTask(deps, admin, c.req.valid('param').id)
        if (!('refused' in outcome))
          return c.json(await toTask(deps, orders, readerOf(c), outcome.task), 200)
        return refuseTask(c, outcome.refused)
      },
    )
    .openapi(
      route('settlePayments', {
        method: 'post',
        path: '/money-tasks/{id}/settle',
        recentLogin: true,
        operationId: 'settleMoneyTask',
        summary: 'Record a payment made outside the provider',
        description:
          'For admins who are not part of the order, and for refunds and payouts that the provider cannot make, such as to a closed card or a banned seller. Pay the person first; the amount that remains at the provider then belongs to the shop. Refused with 409 if the amount has changed, a bank disputes the payment, or the provider may already have paid.',
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
          return c.json(await toTask(deps, orders, readerOf(c), outcome.task), 200)
        return refuseTask(c, outcome.refused)
      },
    )
}

/** By then it has been tried for a quarter of an hour. */
const STUCK_ATTEMPTS = 5
/** Setting up payouts takes a seller minutes, and the provider days at most. */
const WAITED_DAYS = 14

type Reader = { admin: Viewer; language: Language }

const readerOf = (c: Context<AppEnv>): Reader => ({
  admin: requireViewer(c),
  language: pageLanguage(c.req.header('accept-language')),
})

/** Tasks as an admin sees them, each with what would be paid now and what this admin can do. */
async function toTasks(
  { db: { kysely: db }, clock }: Pick<Deps, 'db' | 'clock'>,
  orders: OrderCallbacks,
  { admin, language }: Reader,
  tasks: readonly MoneyTask[],
): Promise<MoneyTaskBody[]> {
  const paymentIds = tasks.map(({ paymentId }) => paymentId)
  const orderIds = tasks.map(({ orderId }) => orderId)
  const [payable, disputed, ownOrders] = await Promise.all([
    withPayableAmounts(db, tasks),
    disputedAmong(db, paymentIds),
    orders.ordersWith(db, admin.id, orderIds),
  ])
  return payable.map((task) => {
    const canSettle = !disputed.has(task.paymentId) && !ownOrders.has(task.orderId)
    return { ...toTaskBody(task, canSettle, clock.now()), ...problemIn(task.problem, language) }
  })
}

/** The same for one. */
async function toTask(
  deps: Pick<Deps, 'db' | 'clock'>,
  orders: OrderCallbacks,
  reader: Reader,
  task: MoneyTask,
): Promise<MoneyTaskBody> {
  const [body] = await toTasks(deps, orders, reader, [task])
  if (!body) throw new Error(`task ${task.id} is gone`)
  return body
}

function toTaskBody(
  task: MoneyTask,
  canSettle: boolean,
  now: Date,
): Omit<MoneyTaskBody, 'problem' | 'problemLanguage'> {
  const { kind, state } = task
  const isMoney = kind !== 'cancel' && state !== 'sent'
  return {
    _id: task.id,
    kind,
    orderId: task.orderId,
    state,
    amount: toMoney(task.amountMinor, task.currency),
    attempts: task.attempts,
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
