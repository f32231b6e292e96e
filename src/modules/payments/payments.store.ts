import { sql } from 'kysely'
import { type Executor, isId, type Row, type Tx } from '../../platform/db/index.ts'
import type { Payment } from './payment.ts'
import type { Instructions } from './payment-methods.ts'
import type { ProviderEvent } from './provider.ts'

const columns = [
  'id',
  'orderId',
  'listingId',
  'provider',
  'providerRef',
  'chargeRef',
  'amountMinor',
  'postageMinor',
  'currency',
  'state',
  'failure',
  'dispute',
  'disputeRef',
  'confirmingSince',
  'settledAt',
  'checks',
  'lastEventAt',
  'createdAt',
] as const

export async function insertPayment(tx: Tx, payment: Payment, checkAt: Date) {
  await tx
    .insertInto('payments')
    .values({
      id: payment.id,
      orderId: payment.orderId,
      listingId: payment.listingId,
      provider: payment.provider,
      providerRef: payment.providerRef,
      chargeRef: payment.chargeRef,
      amountMinor: payment.amountMinor,
      postageMinor: payment.postageMinor,
      currency: payment.currency,
      state: payment.state,
      failure: payment.failure,
      dispute: payment.dispute,
      disputeRef: payment.disputeRef,
      confirmingSince: payment.confirmingSince,
      settledAt: payment.settledAt,
      checkAt,
      checks: 0,
      lastEventAt: payment.lastEventAt,
      createdAt: payment.createdAt,
      updatedAt: payment.createdAt,
    })
    .execute()
}

export function findPayment(db: Executor, id: string): Promise<Payment | undefined> {
  return payments(db).where('id', '=', id).executeTakeFirst()
}

/** By the provider's name, or by ours where the provider was faster than our own commit. */
export function findByRef(
  db: Executor,
  provider: Payment['provider'],
  ref: string,
  id: string | null,
): Promise<Payment | undefined> {
  return payments(db)
    .where('provider', '=', provider)
    .where((is) =>
      is.or([
        is('providerRef', '=', ref),
        ...(id && isId(id) ? [is.and([is('id', '=', id), is('providerRef', 'is', null)])] : []),
      ]),
    )
    .executeTakeFirst()
}

/** The caller has locked the order before. */
export function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  return payments(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function paymentsOfOrder(db: Executor, orderId: string): Promise<Payment[]> {
  return payments(db).where('orderId', '=', orderId).orderBy('createdAt').orderBy('id').execute()
}

export function paymentsOfOrders(db: Executor, orderIds: readonly string[]): Promise<Payment[]> {
  return payments(db)
    .where('orderId', '=', (is) => is.fn.any(sql<string[]>`${orderIds}::uuid[]`))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** True while the money that was paid for an order is neither the seller's nor back with the buyer. */
export async function isMoneyHeld(db: Executor, orderId: string): Promise<boolean> {
  const all = await paymentsOfOrder(db, orderId)
  return all.some(({ state, settledAt }) => state === 'paid' && settledAt === null)
}

/** True once the money that was paid for an order was divided between its seller and its buyer. */
export async function isPaidOut(db: Executor, orderId: string): Promise<boolean> {
  const all = await paymentsOfOrder(db, orderId)
  return all.some(({ state, settledAt }) => state === 'paid' && settledAt !== null)
}

/** The caller has locked the order before. */
export function lockPaymentsOfOrder(tx: Tx, orderId: string): Promise<Payment[]> {
  return payments(tx).where('orderId', '=', orderId).orderBy('id').forUpdate().execute()
}

type Change = Partial<
  Pick<
    Row<'payments'>,
    | 'state'
    | 'providerRef'
    | 'chargeRef'
    | 'failure'
    | 'dispute'
    | 'disputeRef'
    | 'confirmingSince'
    | 'settledAt'
    | 'lastEventAt'
    | 'checkAt'
  >
>

export async function changePayment(tx: Tx, id: string, change: Change, now: Date) {
  await tx
    .updateTable('payments')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Takes payments whose state is to be read from the provider, and postpones their next check. */
export async function claimUncheckedPayments(
  tx: Tx,
  now: Date,
  next: (checks: number) => Date,
  limit: number,
): Promise<Payment[]> {
  const due = await payments(tx)
    .where('checkAt', '<=', now)
    .orderBy('checkAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const payment of due)
    await tx
      .updateTable('payments')
      .set({ checkAt: next(payment.checks), checks: payment.checks + 1 })
      .where('id', '=', payment.id)
      .execute()
  return due
}

/** Those of some payments that a bank disputes now. */
export async function disputedAmong(db: Executor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const disputed = await payments(db).where('id', 'in', ids).where('dispute', '=', 'open').execute()
  return new Set(disputed.map(({ id }) => id))
}

/** Payments that a bank disputes, or that a buyer won back, newest first. */
export function disputedPayments(db: Executor, limit: number): Promise<Payment[]> {
  return payments(db)
    .where('dispute', 'is not', null)
    .orderBy(sql`dispute = 'open'`, 'desc')
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()
}

function payments(db: Executor) {
  return db.selectFrom('payments').select(columns)
}

/** False if the event was processed before; waits while another process handles it. */
export async function insertEvent(tx: Tx, event: ProviderEvent, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('webhookEvents')
    .values({
      id: event.id,
      type: event.type,
      outcome: 'ignored',
      createdAt: event.at,
      receivedAt: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setWebhookOutcome(
  tx: Tx,
  id: string,
  outcome: 'applied' | 'stale' | 'unknown',
) {
  const update = tx.updateTable('webhookEvents').set({ outcome }).where('id', '=', id)
  await update.execute()
}

/** Time of the newest event, by the provider's clock. */
export async function newestWebhookEvent(db: Executor): Promise<Date | undefined> {
  const row = await db
    .selectFrom('webhookEvents')
    .select((is) => is.fn.max('createdAt').as('at'))
    .executeTakeFirst()
  return row?.at ?? undefined
}

/** Events so old that the provider itself has forgotten them. */
export async function deleteWebhookEvents(db: Executor, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('webhookEvents')
    .where('receivedAt', '<', before)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

export function findInstructions(db: Executor, userId: string): Promise<Instructions | undefined> {
  return db
    .selectFrom('paymentInstructions')
    .select(['name', 'text'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** Returns whether anything changed. */
export async function putInstructions(
  tx: Tx,
  userId: string,
  { name, text }: Instructions,
  date: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_instructions (user_id, name, text, updated_at)
    values (${userId}, ${name}, ${text}, ${date})
    on conflict (user_id) do update
      set name = excluded.name, text = excluded.text, updated_at = excluded.updated_at
      where (payment_instructions.name, payment_instructions.text) <> (excluded.name, excluded.text)
    returning user_id`.execute(tx)
  return rows.length > 0
}

/** Returns whether there were any. */
export async function deleteInstructions(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('paymentInstructions')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
