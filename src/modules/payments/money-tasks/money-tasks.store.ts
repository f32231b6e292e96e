import { sql } from 'kysely'
import type { Executor, Row, Tx } from '../../../platform/db/index.ts'
import type { QueueCursor } from '../../../platform/http/index.ts'
import type { AmountDue } from '../ledger.store.ts'
import type { MoneyTask } from '../payment.ts'

const columns = [
  'id',
  'kind',
  'paymentId',
  'orderId',
  'userId',
  'amountMinor',
  'currency',
  'state',
  'attempts',
  'round',
  'dueAt',
  'heldUntil',
  'frozenAt',
  'providerRef',
  'problem',
  'createdAt',
  'doneAt',
] as const

/** Writes down what the provider has to do; the same for the same payment is written once. */
export async function insertTask(
  tx: Tx,
  task: Pick<MoneyTask, 'id' | 'kind' | 'paymentId' | 'orderId' | 'amountMinor' | 'currency'> & {
    userId?: string | null
    state: 'due' | 'waiting' | 'failed'
    heldUntil?: Date | null
    problem?: string | null
  },
  now: Date,
) {
  const row = {
    id: task.id,
    kind: task.kind,
    paymentId: task.paymentId,
    orderId: task.orderId,
    userId: task.userId ?? null,
    amountMinor: task.amountMinor,
    currency: task.currency,
    state: task.state,
    attempts: 0,
    round: 0,
    dueAt: task.state === 'due' ? now : (task.heldUntil ?? null),
    heldUntil: task.heldUntil ?? null,
    frozenAt: null,
    providerRef: null,
    problem: task.problem ?? null,
    createdAt: now,
    doneAt: null,
  }
  await tx
    .insertInto('moneyTasks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'paymentId']).doNothing())
    .execute()
}

/** Claims due tasks until `leaseEnds`, so that tasks of a crashed process become due again. */
export async function claimDueTasks(
  tx: Tx,
  now: Date,
  leaseEnds: Date,
  limit: number,
): Promise<MoneyTask[]> {
  const due = await tasks(tx)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return []
  await tx
    .updateTable('moneyTasks')
    .set((is) => ({ dueAt: leaseEnds, attempts: is('attempts', '+', 1) }))
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
    Row<'moneyTasks'>,
    | 'state'
    | 'attempts'
    | 'round'
    | 'dueAt'
    | 'frozenAt'
    | 'amountMinor'
    | 'providerRef'
    | 'problem'
    | 'doneAt'
  >
>

export async function changeTask(db: Executor, id: string, change: Change) {
  await db.updateTable('moneyTasks').set(change).where('id', '=', id).execute()
}

export function findTask(db: Executor, id: string): Promise<MoneyTask | undefined> {
  return tasks(db).where('id', '=', id).executeTakeFirst()
}

/** What a seller is paid of one payment. */
export function findPayout(db: Executor, paymentId: string): Promise<MoneyTask | undefined> {
  return tasks(db)
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'payout')
    .executeTakeFirst()
}

export function lockTask(tx: Tx, id: string): Promise<MoneyTask | undefined> {
  return tasks(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findTaskByRef(db: Executor, ref: string): Promise<MoneyTask | undefined> {
  return tasks(db).where('providerRef', '=', ref).executeTakeFirst()
}

/** The work about one payment, done or not; the caller has locked the payment. */
export function lockPaymentTasks(tx: Tx, paymentId: string): Promise<MoneyTask[]> {
  return tasks(tx).where('paymentId', '=', paymentId).orderBy('id').forUpdate().execute()
}

/**
 * Makes a seller's waiting payouts due when their account became ready. Returns how many. They
 * count as attempted, so that an earlier attempt is looked up first.
 */
export async function resumePayouts(tx: Tx, userId: string, now: Date): Promise<number> {
  const woken = await tx
    .updateTable('moneyTasks')
    .set({ state: 'due', dueAt: now, attempts: 1 })
    .where('userId', '=', userId)
    .where('kind', '=', 'payout')
    .where('state', '=', 'waiting')
    .where((is) => is.or([is('heldUntil', 'is', null), is('heldUntil', '<=', now)]))
    .returning('id')
    .execute()
  return woken.length
}

/** Minor units of payouts that are not made yet, by seller. */
export async function openPayoutSums(db: Executor, userIds: string[]): Promise<AmountDue[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('moneyTasks')
    .select(['userId', 'currency', sql<number>`sum(amount_minor)::bigint`.as('amountMinor')])
    .where('userId', 'in', userIds)
    .where('kind', '=', 'payout')
    .where('state', '<>', 'done')
    .groupBy(['userId', 'currency'])
    .execute()
  return rows.flatMap(({ userId, ...sum }) => (userId ? [{ userId, ...sum }] : []))
}

/** Open work about one seller's sales. */
export function listOpenPayouts(db: Executor, userId: string): Promise<MoneyTask[]> {
  return tasks(db)
    .where('userId', '=', userId)
    .where('state', '<>', 'done')
    .orderBy('createdAt')
    .execute()
}

export function tasks(db: Executor) {
  return db.selectFrom('moneyTasks').select(columns)
}

/** Serializes settlements of payouts to a seller until commit. */
export async function lockSeller(tx: Tx, userId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${userId}`}, 0))`.execute(tx)
}

/** Position in the list of open tasks: failed ones first, then the oldest. */
export function queuePosition({ state, createdAt, id }: MoneyTask): QueueCursor {
  return { rank: state === 'failed' ? 0 : 1, at: createdAt, id }
}

/** Open tasks in order; `after` continues the list. */
export function listOpenTasks(
  db: Executor,
  { limit, after }: { limit: number; after?: QueueCursor | undefined },
): Promise<MoneyTask[]> {
  const rank = sql<number>`case when state = 'failed' then 0 else 1 end`
  return tasks(db)
    .where('state', '<>', 'done')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${rank}, created_at, id) > (${after?.rank}, ${after?.at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(rank)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}
