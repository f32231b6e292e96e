import type { Deps } from '../../deps.ts'
import { DAY } from '../../platform/clock.ts'
import { type Account, type Due, dueToEach, paidOutInAll, totals } from '../ledger/index.ts'
import {
  bookProviderLines,
  disputedPayments,
  type MoneyTask,
  openTasks,
  ProviderAway,
  ProviderRefusal,
  providerFor,
} from '../payments/index.ts'
import type { MoneyReport, MoneyTaskBody } from './money.contract.ts'
import { moneyOf } from './money.ts'

const LISTED = 200
/** By then it has been tried for a quarter of an hour. */
const STUCK_ATTEMPTS = 5
/** Setting up payouts takes a seller minutes, and the provider days at most. */
const WAITED_DAYS = 14

/** All the money there is, by the ledger and by the provider's own word, and what does not move. */
export async function moneyReport(deps: Deps): Promise<MoneyReport> {
  const db = deps.db.kysely
  const now = deps.clock.now()
  // What the provider kept since the last reading would look like a difference.
  await bookProviderLines(deps)
  const [sums, paidOut, tasks, disputes, said] = await Promise.all([
    totals(db),
    paidOutInAll(db),
    openTasks(db, LISTED),
    disputedPayments(db, LISTED),
    balanceOf(deps),
  ])
  const sellers = tasks.flatMap(({ userId }) => userId ?? [])
  const dues = await dueToEach(db, [...new Set(sellers)])
  const known = [deps.env.CURRENCY, ...sums.map(({ currency }) => currency)]
  return {
    provider: providerFor(deps)?.name ?? null,
    away: said === 'away',
    currencies: [...new Set(known)].map((currency) => {
      const on = (account: Account) =>
        sums.find((sum) => sum.account === account && sum.currency === currency)?.amountMinor ?? 0
      // What is owed is a credit.
      const owed = (account: Account) => moneyOf(0 - on(account), currency)
      const paid = paidOut.find((sum) => sum.currency === currency)?.amountMinor ?? 0
      const own =
        said && said !== 'away'
          ? (said.find((sum) => sum.currency === currency)?.amountMinor ?? 0)
          : null
      return {
        currency,
        held: owed('held'),
        dueToSellers: owed('seller'),
        refundsOwed: owed('buyer'),
        fees: owed('fees'),
        providerFees: moneyOf(on('provider_fees'), currency),
        withdrawn: moneyOf(on('withdrawn'), currency),
        paidOut: moneyOf(paid, currency),
        atProvider: moneyOf(on('provider'), currency),
        providerSays: own === null ? null : moneyOf(own, currency),
        difference: own === null ? null : moneyOf(own - on('provider'), currency),
      }
    }),
    tasks: tasks.map((task) => toTask(payable(task, dues), now)),
    disputes: disputes.flatMap(({ id, orderId, dispute, amountMinor, currency, createdAt }) =>
      dispute
        ? {
            paymentId: id,
            orderId,
            state: dispute,
            amount: moneyOf(amountMinor, currency),
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
    return 'away'
  }
}

/** A seller who owes something from before is paid that much less. */
function payable(task: MoneyTask, dues: readonly Due[]): MoneyTask {
  const { userId, currency, frozenAt } = task
  const due = dues.find((each) => each.userId === userId && each.currency === currency)
  if (frozenAt || !due) return task
  return { ...task, amountMinor: Math.max(0, Math.min(task.amountMinor, due.amountMinor)) }
}

export function toTask(task: MoneyTask, now: Date): MoneyTaskBody {
  const { kind, state } = task
  return {
    _id: task.id,
    kind,
    orderId: task.orderId,
    state,
    amount: moneyOf(task.amountMinor, task.currency),
    attempts: task.attempts,
    problem: task.problem,
    stuck: isStuck(task, now),
    actions: [
      ...(state === 'done' ? [] : (['retry'] as const)),
      ...(state === 'done' || kind === 'cancel' ? [] : (['settle'] as const)),
    ],
    dueAt: task.dueAt?.toISOString() ?? null,
    createdAt: task.createdAt.toISOString(),
  }
}

function isStuck({ state, attempts, createdAt }: MoneyTask, now: Date): boolean {
  if (state === 'due') return attempts >= STUCK_ATTEMPTS
  const isOld = now.getTime() - createdAt.getTime() >= WAITED_DAYS * DAY
  return state === 'failed' || (state === 'waiting' && isOld)
}
