import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { TransferDetails } from '../../payments/index.ts'

export type SentTransfer = TransferDetails & { sentAt: Date }

export async function insertTransfer(
  tx: Tx,
  orderId: string,
  { payee, name, text, sentAt }: SentTransfer,
) {
  await tx.insertInto('orderTransfers').values({ orderId, payee, name, text, sentAt }).execute()
}

/** The instructions that the buyer of an order followed; undefined until they have paid. */
export async function findTransfer(
  db: Executor,
  orderId: string,
): Promise<SentTransfer | undefined> {
  const { rows } = await sql<SentTransfer>`
    select payee, name, text, sent_at from order_transfers where order_id = ${orderId}`.execute(db)
  return rows[0]
}

/** Deletes the instructions of orders that ended before a time; returns how many. */
export async function deleteTransfersOfEnded(
  db: Executor,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from order_transfers where order_id in (
      select order_id from order_transfers join orders on orders.id = order_id
      where ended_at <= ${before} limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Orders that wait for a payment that might have become impossible, in the order of their ids. */
export async function unpaidOrdersToCheck(
  db: Executor,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where state = 'awaiting_payment' and (delivery = 'shipping' or payment = 'transfer')
      and id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
