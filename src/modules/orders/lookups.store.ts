import type { Executor } from '../../platform/db/index.ts'

/** Who and which phone an order is about. Buyer and seller are null once the account is deleted. */
export function findOrderParties(
  db: Executor,
  orderId: string,
): Promise<{ buyerId: string | null; sellerId: string | null; listingId: string } | undefined> {
  return db
    .selectFrom('orders')
    .select(['buyerId', 'sellerId', 'listingId'])
    .where('id', '=', orderId)
    .executeTakeFirst()
}
