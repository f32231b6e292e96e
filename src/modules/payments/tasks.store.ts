import { type Insertable, sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { Due } from './ledger/index.ts'
import type { MoneyTask } from './payment.ts'

type TaskRow = {
  id: string
  kind: MoneyTask['kind']
  payment_id: string
  order_id: string
  user_id: string | null
  amount_minor: number
  currency: string
  state: MoneyTask['state']
  attempts: number
  round: number
  due_at: Date | null
  frozen_at: Date | null
  provider_ref: string | null
  problem: string | null
  created_at: Date
  done_at: Date | null
}
type Tables = { money_tasks: TaskRow }

const columns = [
  'id',
  'kind',
  'payment_id as paymentId',
  'order_id as orderId',
  'user_id as userId',
  'amount_minor as amountMinor',
  'currency',
  'state',
  'attempts',
  'round',
  'due_at as dueAt',
  'frozen_at as frozenAt',
  'provider_ref as providerRef',
  'problem',
  'created_at as createdAt',
  'done_at as doneAt',
] as const

/** Writes down what the provider has to do; the same for the same payment is written once. */
export async function insertTask(
  tx: Tx,
  task: Pick<MoneyTask, 'id' | 'kind' | 'paymentId' | 'orderId' | 'amountMinor' | 'currency'> & {
    userId?: string | null
    state: 'due' | 'waiting'
  },
  now: Date,
) {
  const row: Insertable<TaskRow> = {
    id: task.id,
    kind: task.kind,
    payment_id: task.paymentId,
    order_id: task.orderId,
    user_id: task.userId ?? null,
    amount_minor: task.amountMinor,
    currency: task.currency,
    state: task.state,
    attempts: 0,
    round: 0,
    due_at: task.state === 'due' ? now : null,
    frozen_at: null,
    provider_ref: null,
    problem: null,
    created_at: now,
    done_at: null,
  }
  await tx
    .withTables<Tables>()
    .insertInto('money_tasks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'payment_id']).doNothing())
    .execute()
}

/** Takes due work for `leaseEnds`: whoever dies in the middle leaves it to be due again then. */
export async function takeDueTasks(
  tx: Tx,
  now: Date,
  leaseEnds: Date,
  limit: number,
): Promise<MoneyTask[]> {
  const due = await tasks(tx)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return []
  await tx
    .withTables<Tables>()
    .updateTable('money_tasks')
    .set((is) => ({ due_at: leaseEnds, attempts: is('attempts', '+', 1) }))
    .where(
      'id',
      'in',
      due.map((task) => task.id),
    )
    .execute()
  return due.map((task) => ({ ...task, attempts: task.attempts + 1 }))
}

type Change = Partial<
  Pick<
    TaskRow,
    | 'state'
    | 'attempts'
    | 'round'
    | 'due_at'
    | 'frozen_at'
    | 'amount_minor'
    | 'provider_ref'
    | 'problem'
    | 'done_at'
  >
>

export async function changeTask(db: Executor, id: string, change: Change) {
  await db
    .withTables<Tables>()
    .updateTable('money_tasks')
    .set(change)
    .where('id', '=', id)
    .execute()
}

export function findTask(db: Executor, id: string): Promise<MoneyTask | undefined> {
  return tasks(db).where('id', '=', id).executeTakeFirst()
}

/** What a seller is paid of one payment. */
export function payoutOf(db: Executor, paymentId: string): Promise<MoneyTask | undefined> {
  return tasks(db)
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'payout')
    .executeTakeFirst()
}

export function lockTask(tx: Tx, id: string): Promise<MoneyTask | undefined> {
  return tasks(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findTaskByRef(db: Executor, ref: string): Promise<MoneyTask | undefined> {
  return tasks(db).where('provider_ref', '=', ref).executeTakeFirst()
}

/** The work about one payment, done or not; the caller has locked the payment. */
export function lockTasksOf(tx: Tx, paymentId: string): Promise<MoneyTask[]> {
  return tasks(tx).where('payment_id', '=', paymentId).orderBy('id').forUpdate().execute()
}

/**
 * Makes a seller's waiting payouts due, when their account became ready. Returns how many. They count
 * as tried: an earlier try is looked for before another.
 */
export async function wakePayouts(tx: Tx, userId: string, now: Date): Promise<number> {
  const woken = await tx
    .withTables<Tables>()
    .updateTable('money_tasks')
    .set({ state: 'due', due_at: now, attempts: 1 })
    .where('user_id', '=', userId)
    .where('kind', '=', 'payout')
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  return woken.length
}

/** Minor units that are on their way to sellers, and in the ledger only when they are there. */
export async function onTheWayToEach(db: Executor, userIds: string[]): Promise<Due[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .withTables<Tables>()
    .selectFrom('money_tasks')
    .select([
      'user_id as userId',
      'currency',
      sql<number>`sum(amount_minor)::bigint`.as('amountMinor'),
    ])
    .where('user_id', 'in', userIds)
    .where('kind', '=', 'payout')
    .where('state', '<>', 'done')
    .where('frozen_at', 'is not', null)
    .groupBy(['user_id', 'currency'])
    .execute()
  return rows.flatMap(({ userId, ...sum }) => (userId ? [{ userId, ...sum }] : []))
}

/** Open work about one seller's sales. */
export function openPayoutsOf(db: Executor, userId: string): Promise<MoneyTask[]> {
  return tasks(db)
    .where('user_id', '=', userId)
    .where('state', '<>', 'done')
    .orderBy('created_at')
    .execute()
}

export function tasks(db: Executor) {
  return db.withTables<Tables>().selectFrom('money_tasks').select(columns)
}

/** Whoever settles what a seller is paid out waits for others who do, until commit. */
export async function lockSeller(tx: Tx, userId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${userId}`}, 0))`.execute(tx)
}
