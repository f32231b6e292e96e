import { type Generated, sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Account, Movement } from './movement.ts'

export type LedgerTables = {
  ledger_transfers: {
    id: Generated<number>
    kind: Movement['kind']
    ref: string
    order_id: string | null
    entry_count: number
    at: Date
  }
  ledger_entries: {
    transfer_id: number
    position: number
    account: Account
    user_id: string | null
    amount_minor: number
    currency: string
  }
}

/** False when the same kind of movement of the same ref is there. */
export async function insertTransfer(tx: Tx, movement: Movement): Promise<boolean> {
  const db = tx.withTables<LedgerTables>()
  const transfer = await db
    .insertInto('ledger_transfers')
    .values({
      kind: movement.kind,
      ref: movement.ref,
      order_id: movement.orderId,
      entry_count: movement.entries.length,
      at: movement.at,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!transfer) return false
  const rows = movement.entries.map((entry, position) => ({
    transfer_id: transfer.id,
    position,
    account: entry.account,
    user_id: entry.userId ?? null,
    amount_minor: entry.amountMinor,
    currency: movement.currency,
  }))
  await db.insertInto('ledger_entries').values(rows).execute()
  return true
}

export type Total = { account: Account; currency: string; amountMinor: number }

/** What stands on every account, by currency; debits positive. */
export async function totals(db: Executor): Promise<Total[]> {
  return db
    .withTables<LedgerTables>()
    .selectFrom('ledger_entries')
    .select(['account', 'currency', sql<number>`sum(amount_minor)::bigint`.as('amountMinor')])
    .groupBy(['account', 'currency'])
    .execute()
}

/** What stands on one account for one order; debits positive. */
export async function balanceOfOrder(db: Executor, orderId: string, account: Account) {
  const row = await db
    .withTables<LedgerTables>()
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'transfer_id')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('amountMinor'))
    .where('order_id', '=', orderId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return row.amountMinor
}

/** What is due to a seller, by currency, in minor units; negative when the seller owes. */
export async function dueTo(
  db: Executor,
  userId: string,
): Promise<{ currency: string; amountMinor: number }[]> {
  return db
    .withTables<LedgerTables>()
    .selectFrom('ledger_entries')
    .select(['currency', sql<number>`-sum(amount_minor)::bigint`.as('amountMinor')])
    .where('user_id', '=', userId)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
}

export type Due = { userId: string; currency: string; amountMinor: number }

/** The same for several sellers at once. */
export async function dueToEach(db: Executor, userIds: string[]): Promise<Due[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .withTables<LedgerTables>()
    .selectFrom('ledger_entries')
    .select([
      'user_id as userId',
      'currency',
      sql<number>`-sum(amount_minor)::bigint`.as('amountMinor'),
    ])
    .where('user_id', 'in', userIds)
    .groupBy(['user_id', 'currency'])
    .execute()
  return rows.flatMap(({ userId, ...due }) => (userId ? [{ userId, ...due }] : []))
}
