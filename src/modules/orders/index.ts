export type { BookingLimit } from './book-phone.ts'
export { bookingApi } from './booking.api.ts'
export { checkoutApi } from './checkout/checkout.api.ts'
export { runDeadlines } from './deadlines/run-deadlines.ts'
export { eraseAddresses } from './delivery/arrange-delivery.ts'
export { handOverCode, holdsHandOverCode } from './delivery/hand-over.ts'
export {
  cancelLiveOrder,
  closeUserOrders,
  eraseParty,
  hasOrdersUnderWay,
  previewUserOrders,
  restartInspections,
} from './life-cycle/close-orders.ts'
export { drawOrderLifeCycle } from './life-cycle/life-cycle-diagram.ts'
export {
  readStepFacts,
  type StoredStepFacts,
  stepFactsColumn,
} from './life-cycle/next-step.store.ts'
export { nextStep, type OrderStatus } from './life-cycle/next-step.ts'
export type {
  TransitionActor,
  Transitioned,
  TransitionRequest,
} from './life-cycle/transition-order.ts'
export { findOrderParties } from './lookups.store.ts'
export { offersApi } from './offers/offers.api.ts'
export { countOffersToAnswer, hasOpenOffer } from './offers/offers.store.ts'
export { closeOutdatedOffers, expireOffers } from './offers/offers.ts'
export { type Order, orderSide } from './order.ts'
export { ordersApi } from './orders.api.ts'
export { nextBody } from './orders.contract.ts'
export {
  findOrder as orderById,
  findOrders as ordersById,
  hasOpenSales,
  hasOrdered,
  hasPaid as hasPaidFor,
  listSold,
  paidAmong,
  type SoldRow,
} from './orders.store.ts'
export { orderCallbacks } from './payment-callbacks.ts'
export { ratingsApi } from './ratings/ratings.api.ts'
export { findPublicRating, ratingTotals } from './ratings/ratings.store.ts'
export { eraseAuthor, hideInTransaction, publishRatings } from './ratings/ratings.ts'
export { resetUnpayableOrders } from './transfers/transfers.ts'
export type { Claim } from './warranty/claim.ts'
export { runClaimDeadlines } from './warranty/claims.ts'
