import { type AfterSaleTerms, warrantyEnd } from '../../shared/listings/after-sale-terms.ts'
import type { Order } from './order.ts'

/** Returns and warranty of an order as booked, with their ends where they are known. */
export function afterSaleOf(
  { receivedAt, returnUntil }: Pick<Order, 'receivedAt' | 'returnUntil'>,
  afterSale: AfterSaleTerms,
) {
  const months = afterSale.warrantyMonths
  const warranty = receivedAt && months !== null ? warrantyEnd(receivedAt, months) : null
  return {
    afterSale,
    returnUntil: returnUntil?.toISOString() ?? null,
    warrantyUntil: warranty?.toISOString() ?? null,
  }
}
