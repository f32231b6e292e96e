import { sql } from 'kysely'
import { type Executor, isId, type Tx } from '../../platform/db/index.ts'
import type { Payment } from './payment.ts'

type PaymentRow = {
  id: string
  order_id: string
  listing_id: string
  provider: Payment['provider']
  provider_ref: string | null
  charge_ref: string | null
  amount_minor: number
  currency: string
  state: Payment['state']
  failure: string | null
  dispute: Payment['dispute']
  dispute_ref: string | null
  confirming_since: Date | null
  settled_at: Date | null
  check_at: Date | null
  checks: number
  heard_at: Date | null
  created_at: Date
  updated_at: Date
}
type Tables = { payments: PaymentRow }

const columns = [
  'id',
  'order_id as orderId',
  'listing_id as listingId',
  'provider',
  'provider_ref as providerRef',
  'charge_ref as chargeRef',
  'amount_minor as amountMinor',
  'currency',
  'state',
  'failure',
  'dispute',
  'dispute_ref as disputeRef',
  'confirming_since as confirmingSince',
  'settled_at as settledAt',
  'checks',
  'heard_at as heardAt',
  'created_at as createdAt',
] as const

export async function insertPayment(tx: Tx, payment: Payment, checkAt: Date) {
  await tx
    .withTables<Tables>()
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: payment.orderId,
      listing_id: payment.listingId,
      provider: payment.provider,
      provider_ref: payment.providerRef,
      charge_ref: payment.chargeRef,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      state: payment.state,
      failure: payment.failure,
      dispute: payment.dispute,
      dispute_ref: payment.disputeRef,
      confirming_since: payment.confirmingSince,
      settled_at: payment.settledAt,
      check_at: checkAt,
      checks: 0,
      heard_at: payment.heardAt,
      created_at: payment.createdAt,
      updated_at: payment.createdAt,
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
        is('provider_ref', '=', ref),
        ...(id && isId(id) ? [is.and([is('id', '=', id), is('provider_ref', 'is', null)])] : []),
      ]),
    )
    .executeTakeFirst()
}

/** The caller has locked the order before. */
export function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  return payments(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function paymentsOfOrder(db: Executor, orderId: string): Promise<Payment[]> {
  return payments(db).where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute()
}

/** The caller has locked the order before. */
export function lockPaymentsOfOrder(tx: Tx, orderId: string): Promise<Payment[]> {
  return payments(tx).where('order_id', '=', orderId).orderBy('id').forUpdate().execute()
}

type Change = Partial<
  Pick<
    PaymentRow,
    | 'state'
    | 'provider_ref'
    | 'charge_ref'
    | 'failure'
    | 'dispute'
    | 'dispute_ref'
    | 'confirming_since'
    | 'settled_at'
    | 'heard_at'
    | 'check_at'
  >
>

export async function changePayment(tx: Tx, id: string, change: Change, now: Date) {
  await tx
    .withTables<Tables>()
    .updateTable('payments')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Takes payments that the provider is to be asked about, and puts their next question off. */
export async function takeUnchecked(
  tx: Tx,
  now: Date,
  next: (checks: number) => Date,
  limit: number,
): Promise<Payment[]> {
  const due = await payments(tx)
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const payment of due)
    await tx
      .withTables<Tables>()
      .updateTable('payments')
      .set({ check_at: next(payment.checks), checks: payment.checks + 1 })
      .where('id', '=', payment.id)
      .execute()
  return due
}

/** Those of some payments that a bank disputes now. */
export async function atBank(db: Executor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await payments(db).where('id', 'in', ids).where('dispute', '=', 'open').execute()
  return new Set(found.map(({ id }) => id))
}

/** Payments that a bank disputes, or that a buyer won back, newest first. */
export function disputedPayments(db: Executor, limit: number): Promise<Payment[]> {
  return payments(db)
    .where('dispute', 'is not', null)
    .orderBy(sql`dispute = 'open'`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

function payments(db: Executor) {
  return db.withTables<Tables>().selectFrom('payments').select(columns)
}
