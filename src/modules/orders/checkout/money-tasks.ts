import type { Deps } from '../../../deps.ts'
import { DAY } from '../../../platform/clock.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { asPayable, atBank, type MoneyTask } from '../../payments/index.ts'
import { ordersWith } from '../index.ts'
import type { MoneyTaskBody } from './money.contract.ts'
import { moneyOf } from './money.ts'

/** By then it has been tried for a quarter of an hour. */
const STUCK_ATTEMPTS = 5
/** Setting up payouts takes a seller minutes, and the provider days at most. */
const WAITED_DAYS = 14

/** Tasks as an admin sees them, each with what would be paid now and what this admin can do. */
export async function toTasks(
  { db: { kysely: db }, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Viewer,
  tasks: readonly MoneyTask[],
): Promise<MoneyTaskBody[]> {
  const paymentIds = tasks.map(({ paymentId }) => paymentId)
  const orderIds = tasks.map(({ orderId }) => orderId)
  const [payable, disputed, own] = await Promise.all([
    asPayable(db, tasks),
    atBank(db, paymentIds),
    ordersWith(db, admin.id, orderIds),
  ])
  return payable.map((task) => {
    const canSettle = !disputed.has(task.paymentId) && !own.has(task.orderId)
    return toBody(task, canSettle, clock.now())
  })
}

/** The same for one. */
export async function toTask(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: Viewer,
  task: MoneyTask,
): Promise<MoneyTaskBody> {
  const [body] = await toTasks(deps, admin, [task])
  if (!body) throw new Error(`task ${task.id} is gone`)
  return body
}

function toBody(task: MoneyTask, canSettle: boolean, now: Date): MoneyTaskBody {
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
