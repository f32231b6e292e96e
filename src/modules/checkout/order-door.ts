import { hearBank, lockOrder, markPaid } from '../orders/index.ts'
import type { OrderDoor } from '../payments/index.ts'

/** Payments stand below orders and are handed what they need of them. */
export const orderDoor: OrderDoor = { lockOrder, markPaid, hearBank }
