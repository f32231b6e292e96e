import { type Executor, isId } from '../../platform/db/index.ts'
import { findOrder } from './orders.store.ts'

export type Parties = { buyerId: string | null; sellerId: string | null; listingId: string }

/** Who made an order with whom; undefined when there is none. A party whose account is gone is null. */
export async function partiesOf(db: Executor, orderId: string): Promise<Parties | undefined> {
  const order = isId(orderId) ? await findOrder(db, orderId) : undefined
  return order && { buyerId: order.buyerId, sellerId: order.sellerId, listingId: order.listingId }
}
