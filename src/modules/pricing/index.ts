export type { Band } from './band.ts'
export type { Condition, Curve, PricedModel, Sale, SaleOfModel } from './curve.ts'
export {
  fairPrice,
  fitPriceCurve,
  type JudgedPrice,
  judgePrices,
  pricingApi,
} from './pricing.api.ts'
export { insertSales } from './pricing.store.ts'
