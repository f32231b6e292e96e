export { cancelPayments } from './cancel-payments.ts'
export { feesOf } from './fees.ts'
export { refundMoney, releaseMoney, type Settlement } from './release-money.ts'
