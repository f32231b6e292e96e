export type { BankDisputeUpdate, OrderCallbacks } from './apply-charge.ts'
export { providerFor } from './choose-provider.ts'
export { demoCards } from './demo/demo-provider.ts'
export { findChargedFee } from './fee-vat.store.ts'
export { LEDGER_SUMS } from './ledger.store.ts'
export { listOpenPayouts } from './money-tasks/money-tasks.store.ts'
export {
  cancelPayments,
  type Opened,
  openAtProvider,
  refundMoney,
  releaseMoney,
  startPayment,
} from './order-money.ts'
export type { Payment } from './payment.ts'
export {
  feeOnRest,
  feeTerms,
  findTransferDetails,
  listingPaymentMethods,
  offeredPaymentMethods,
  type Payable,
  saleFee,
  searchedDelivery,
  shippingPayment,
  shopPaymentMethods,
  type TransferDetails,
} from './payment-methods.ts'
export { paymentsApi } from './payments.api.ts'
export { feeVatBody } from './payments.contract.ts'
export {
  findPayment,
  isMoneyHeld,
  isPaidOut,
  lockPaymentsOfOrder,
  paymentsOfOrder,
  paymentsOfOrders,
} from './payments.store.ts'
export { payoutStatus } from './payouts/payout-account.ts'
export { canBePaidOut } from './payouts/payout-accounts.store.ts'
export type { ProviderName } from './provider.ts'
export { moneyJobs } from './reconcile.ts'
export { smallestPayable, stripeProvider } from './stripe/stripe-provider.ts'
