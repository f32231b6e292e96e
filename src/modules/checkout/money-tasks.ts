import type { Deps } from '../../deps.ts'
import { DAY } from '../../platform/clock.ts'
import { type Due, dueToEach } from '../ledger/index.ts'
import type { MoneyTask } from '../payments/index.ts'
import type { MoneyTaskBody } from './money.contract.ts'
import { moneyOf } from './money.ts'

/** By then it has been tried for a quarter of an hour. */
const STUCK_ATTEMPTS = 5
/** Setting up payouts takes a seller minutes, and the provider days at most. */
const WAITED_DAYS = 14

/** Tasks as admins see them, each with what would be paid now. */
export async function toTasks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tasks: readonly MoneyTask[],
): Promise<MoneyTaskBody[]> {
  const sellers = tasks.flatMap(({ userId }) => userId ?? [])
  const dues = await dueToEach(db.kysely, [...new Set(sellers)])
  return tasks.map((task) => toTask(payable(task, dues), clock.now()))
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
