import type { OrderDoor } from '../../payments/index.ts'
import { hearBank, holdForBank, lockOrder, markPaid, partiesOf } from '../index.ts'

/** Payments stand below orders and are handed what they need of them. */
export const orderDoor: OrderDoor = {
  lockOrder,
  markPaid,
  hearBank,
  holdForBank,
  async isParty(db, orderId, userId) {
    const parties = await partiesOf(db, orderId)
    return parties?.buyerId === userId || parties?.sellerId === userId
  },
}
