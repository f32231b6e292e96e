import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { MoneyEffect } from '../../shared/order-life-cycle.ts'
import { cancelPayments, refundMoney, releaseMoney } from '../payments/index.ts'
import type { Order } from './order.ts'

/** Moves the money of a locked order as the table says; nothing when it was never paid online. */
export function moveMoney(
  deps: Deps,
  tx: Tx,
  order: Order,
  effect: MoneyEffect,
  { at, refundMinor = order.priceMinor }: { at: Date; refundMinor?: number | undefined },
): Promise<void> {
  const { id: orderId, sellerId, priceMinor, feeMinor, currency } = order
  const sum = { orderId, sellerId, feeMinor, currency, at }
  switch (effect) {
    case 'cancel':
      return cancelPayments(deps, tx, { orderId, at })
    case 'release':
      return releaseMoney(deps, tx, { ...sum, amountMinor: priceMinor })
    case 'refund':
      return refundMoney(deps, tx, { ...sum, amountMinor: priceMinor })
    case 'part_refund':
      return refundMoney(deps, tx, { ...sum, amountMinor: refundMinor })
  }
}
