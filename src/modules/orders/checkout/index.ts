export { checkoutApi } from './checkout.api.ts'
