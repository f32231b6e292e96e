/**
 * Who and which phone an order is about, for every other module. It imports no module, so that the modules that
 * orders imports can use it too.
 */
import type { Executor } from '../../../platform/db/index.ts'

/** Buyer and seller are null once the account is deleted. */
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
