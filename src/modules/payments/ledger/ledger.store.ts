import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Account, Movement } from './ledger.ts'

/** False when the same kind of movement of the same ref is there. */
export async function insertTransfer(tx: Tx, movement: Movement): Promise<boolean> {
  const db = tx
  const transfer = await db
    .insertInto('ledgerTransfers')
    .values({
      kind: movement.kind,
      ref: movement.ref,
      orderId: movement.orderId,
      entryCount: movement.entries.length,
      at: movement.at,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!transfer) return false
  const rows = movement.entries.map((entry, position) => ({
    transferId: transfer.id,
    position,
    account: entry.account,
    userId: entry.userId ?? null,
    amountMinor: entry.amountMinor,
    currency: movement.currency,
  }))
  await db.insertInto('ledgerEntries').values(rows).execute()
  return true
}

export type Total = { account: Account; currency: string; amountMinor: number }

/** What stands on every account, by currency; debits positive. */
export async function totals(db: Executor): Promise<Total[]> {
  return db
    .selectFrom('ledgerEntries')
    .select(['account', 'currency', sql<number>`sum(amount_minor)::bigint`.as('amountMinor')])
    .groupBy(['account', 'currency'])
    .execute()
}

/** What stands on one account for one order; debits positive. */
export async function balanceOfOrder(db: Executor, orderId: string, account: Account) {
  const row = await db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerTransfers', 'ledgerTransfers.id', 'transferId')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('amountMinor'))
    .where('orderId', '=', orderId)
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
    .selectFrom('ledgerEntries')
    .select(['currency', sql<number>`-sum(amount_minor)::bigint`.as('amountMinor')])
    .where('userId', '=', userId)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
}

export type Due = { userId: string; currency: string; amountMinor: number }

/** The same for several sellers at once. */
export async function dueToEach(db: Executor, userIds: string[]): Promise<Due[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('ledgerEntries')
    .select(['userId', 'currency', sql<number>`-sum(amount_minor)::bigint`.as('amountMinor')])
    .where('userId', 'in', userIds)
    .groupBy(['userId', 'currency'])
    .execute()
  return rows.flatMap(({ userId, ...due }) => (userId ? [{ userId, ...due }] : []))
}
