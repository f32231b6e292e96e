export { hasRunOut } from '../../shared/order-life-cycle.ts'
export { eraseAddresses } from './arrange-delivery.ts'
export { bookAt, bookPhone } from './book-phone.ts'
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
export { lockOrder } from './locks.store.ts'
export { type Order, sideOf } from './order.ts'
export { ordersApi } from './orders.api.ts'
export {
  findOrder as orderById,
  hasOpenOrders,
} from './orders.store.ts'
export { hasOrdered, paidAmong } from './paid.store.ts'
export {
  choosePayment,
  lockForPayment,
  orderCallbacks,
  partiesOf,
  setConfirming,
} from './payment-callbacks.ts'
export { runDeadlines } from './run-deadlines.ts'
export { heldForShutOut, isShutOut } from './shut-out.store.ts'
export {
  type TransitionActor,
  type Transitioned,
  type TransitionRequest,
  transitionOrder,
  whyNotPartRefund,
} from './transition-order.ts'
