import { sql } from 'kysely'
import type { Executor, Row, Tx } from '../../../platform/db/index.ts'
import type { ChargeRequest, TransferRequest } from '../provider.ts'

export type DemoCharge = Row<'demoCharges'>

/** Makes a charge, or finds the one that the same key made. */
export async function ensureCharge(
  db: Executor,
  request: ChargeRequest,
  now: Date,
): Promise<DemoCharge> {
  await db
    .insertInto('demoCharges')
    .values({
      ref: `demo_${request.id}`,
      paymentId: request.id,
      amountMinor: request.amountMinor,
      currency: request.currency,
      state: 'open',
      confirming: false,
      failure: null,
      disputedAt: null,
      changedAt: now,
    })
    .onConflict((conflict) => conflict.column('paymentId').doNothing())
    .execute()
  return charges(db).where('paymentId', '=', request.id).executeTakeFirstOrThrow()
}

export function findCharge(db: Executor, ref: string): Promise<DemoCharge | undefined> {
  return charges(db).where('ref', '=', ref).executeTakeFirst()
}

/** Changes a charge that is still open; paid and canceled ones do not change. */
export async function changeOpenCharge(
  tx: Tx | Executor,
  ref: string,
  change: Partial<Pick<DemoCharge, 'state' | 'confirming' | 'failure' | 'disputedAt'>>,
  now: Date,
) {
  await tx
    .updateTable('demoCharges')
    .set({ ...change, changedAt: now })
    .where('ref', '=', ref)
    .where('state', '=', 'open')
    .execute()
}

export function chargesSince(db: Executor, date: Date): Promise<DemoCharge[]> {
  return charges(db).where('changedAt', '>=', date).orderBy('changedAt').limit(1_000).execute()
}

/** Moves money out of a charge once for a key; false when more would leave than came. */
export async function insertTransfer(
  tx: Tx,
  kind: 'refund' | 'payout',
  request: TransferRequest & { ref: string },
): Promise<boolean> {
  const db = tx
  const charge = await charges(tx).where('ref', '=', request.ref).forUpdate().executeTakeFirst()
  const made = await db
    .selectFrom('demoTransfers')
    .select(['key', 'amountMinor'])
    .where('chargeRef', '=', request.ref)
    .execute()
  if (made.some(({ key }) => key === request.key)) return true
  const left = made.reduce((sum, row) => sum - row.amountMinor, charge?.amountMinor ?? 0)
  if (charge?.state !== 'paid' || request.amountMinor > left) return false
  await db
    .insertInto('demoTransfers')
    .values({
      key: request.key,
      taskId: request.id,
      kind,
      chargeRef: request.ref,
      amountMinor: request.amountMinor,
      currency: request.currency,
    })
    .execute()
  return true
}

export function findTransfer(db: Executor, taskId: string) {
  return db
    .selectFrom('demoTransfers')
    .select('key')
    .where('taskId', '=', taskId)
    .executeTakeFirst()
}

/** Everything that came, less all that left or that a bank took back, by currency. */
export async function countMoney(db: Executor) {
  const { rows } = await sql<{ currency: string; amountMinor: number }>`
    select currency, sum(amount)::bigint as amount_minor from (
      select currency, amount_minor as amount from demo_charges
      where state = 'paid' and disputed_at is null
      union all
      select currency, -amount_minor from demo_transfers
    ) as money
    group by currency order by currency
  `.execute(db)
  return rows
}

function charges(db: Executor) {
  return db.selectFrom('demoCharges').selectAll()
}
