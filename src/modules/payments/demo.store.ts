import { sql } from 'kysely'
import type { Executor, Tx } from '../../platform/db/index.ts'
import type { ChargeAsk, TransferAsk } from './provider.ts'

type ChargeRow = {
  ref: string
  payment_id: string
  amount_minor: number
  currency: string
  state: 'open' | 'paid' | 'cancelled'
  confirming: boolean
  failure: string | null
  disputed_at: Date | null
  changed_at: Date
}
type TransferRow = {
  key: string
  task_id: string
  kind: 'refund' | 'payout'
  charge_ref: string
  amount_minor: number
  currency: string
}
type Tables = { demo_charges: ChargeRow; demo_transfers: TransferRow }
export type DemoCharge = ChargeRow

/** Makes a charge, or finds the one that the same key made. */
export async function ensureCharge(db: Executor, ask: ChargeAsk, now: Date): Promise<DemoCharge> {
  await db
    .withTables<Tables>()
    .insertInto('demo_charges')
    .values({
      ref: `demo_${ask.id}`,
      payment_id: ask.id,
      amount_minor: ask.amountMinor,
      currency: ask.currency,
      state: 'open',
      confirming: false,
      failure: null,
      disputed_at: null,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute()
  return charges(db).where('payment_id', '=', ask.id).executeTakeFirstOrThrow()
}

export function findCharge(db: Executor, ref: string): Promise<DemoCharge | undefined> {
  return charges(db).where('ref', '=', ref).executeTakeFirst()
}

/** Changes a charge that is still open; a paid or cancelled one stays as it is. */
export async function changeOpenCharge(
  tx: Tx | Executor,
  ref: string,
  change: Partial<Pick<ChargeRow, 'state' | 'confirming' | 'failure' | 'disputed_at'>>,
  now: Date,
) {
  await tx
    .withTables<Tables>()
    .updateTable('demo_charges')
    .set({ ...change, changed_at: now })
    .where('ref', '=', ref)
    .where('state', '=', 'open')
    .execute()
}

export function chargesSince(db: Executor, at: Date): Promise<DemoCharge[]> {
  return charges(db).where('changed_at', '>=', at).orderBy('changed_at').limit(1_000).execute()
}

/** Moves money out of a charge once for a key; false when more would leave than came. */
export async function insertTransfer(
  tx: Tx,
  kind: 'refund' | 'payout',
  ask: TransferAsk & { ref: string },
): Promise<boolean> {
  const db = tx.withTables<Tables>()
  const charge = await charges(tx).where('ref', '=', ask.ref).forUpdate().executeTakeFirst()
  const made = await db
    .selectFrom('demo_transfers')
    .select(['key', 'amount_minor'])
    .where('charge_ref', '=', ask.ref)
    .execute()
  if (made.some(({ key }) => key === ask.key)) return true
  const left = made.reduce((sum, row) => sum - row.amount_minor, charge?.amount_minor ?? 0)
  if (charge?.state !== 'paid' || ask.amountMinor > left) return false
  await db
    .insertInto('demo_transfers')
    .values({
      key: ask.key,
      task_id: ask.id,
      kind,
      charge_ref: ask.ref,
      amount_minor: ask.amountMinor,
      currency: ask.currency,
    })
    .execute()
  return true
}

export function findTransfer(db: Executor, taskId: string) {
  return db
    .withTables<Tables>()
    .selectFrom('demo_transfers')
    .select('key')
    .where('task_id', '=', taskId)
    .executeTakeFirst()
}

/** Everything that came, less all that left or that a bank took back, by currency. */
export async function countMoney(db: Executor) {
  const { rows } = await sql<{ currency: string; amountMinor: number }>`
    select currency, sum(amount)::bigint as "amountMinor" from (
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
  return db.withTables<Tables>().selectFrom('demo_charges').selectAll()
}
