export { hasRunOut } from '../../shared/order-life-cycle.ts'
export { eraseAddresses } from './arrange-delivery.ts'
export { bookInTransaction, bookPhone } from './book-phone.ts'
export {
  cancelLiveOrder,
  closeOrdersOf,
  hasOrdersUnderWay,
  restartInspections,
} from './close-orders.ts'
export { DISPUTE_ANSWER_HOURS } from './deadlines.ts'
export { addReminder, clearStateEnd, setStateEnd } from './enter-state.ts'
export { handOver, handOverCode } from './hand-over.ts'
export { drawOrderLifeCycle } from './life-cycle-diagram.ts'
export { type Order, sideOf } from './order.ts'
export { ordersApi } from './orders.api.ts'
export {
  findOrder as orderById,
  hasOpenOrders,
  hasOrdered,
  isBanned,
  lockOrder,
  ordersHeldForBannedBuyers,
  paidAmong,
} from './orders.store.ts'
export {
  choosePayment,
  lockForPayment,
  orderCallbacks,
  partiesOf,
  setConfirming,
} from './payment-callbacks.ts'
export { runDeadlines } from './run-deadlines.ts'
export {
  type TransitionActor,
  type Transitioned,
  type TransitionRequest,
  transitionOrder,
  whyNotPartRefund,
} from './transition-order.ts'
