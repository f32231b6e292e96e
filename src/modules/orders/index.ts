export { bookAt } from './book-at.ts'
export { bookPhone } from './book-phone.ts'
export { cancelLiveOrder, closeOrdersOf, hasOrdersUnderWay } from './close-orders.ts'
export { drawOrderLife } from './drawing.ts'
export { setEnd, stopEnd } from './enter-state.ts'
export { eraseAddresses } from './erase-addresses.ts'
export { handOver } from './hand-over.ts'
export { handOverCode } from './hand-over-code.ts'
export { lockOrder } from './locks.store.ts'
export { type By, type Move, type Moved, moveOrder, moveOrderNow } from './move-order.ts'
export { type Order, sideOf } from './order.ts'
export { ordersApi } from './orders.api.ts'
export {
  findOrder as orderById,
  findOrdersOf as ordersOfListing,
  hasOpenOrders,
} from './orders.store.ts'
export { hasOrdered, paidAmong } from './paid.store.ts'
export { partiesOf } from './parties.ts'
export { choosePayment, lockForPayment, markPaid } from './pay-order.ts'
export { runClocks } from './run-clocks.ts'
export { toOrder } from './to-order.ts'
