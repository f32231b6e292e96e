import type { Order } from '../../api/index.ts'
import type { OrderState } from '../order-states.ts'

export const saleGroups = ['open', 'sent', 'disputed', 'completed', 'ended'] as const
export type SaleGroup = (typeof saleGroups)[number]

const groups: Record<OrderState, SaleGroup> = {
  awaiting_payment: 'open',
  payment_sent: 'open',
  paid: 'open',
  shipped: 'sent',
  delivered: 'sent',
  disputed: 'disputed',
  payment_disputed: 'disputed',
  return_requested: 'disputed',
  return_approved: 'disputed',
  return_sent: 'disputed',
  completed: 'completed',
  cancelled: 'ended',
  expired: 'ended',
  refunded: 'ended',
}

export const isSaleGroup = (text: unknown): text is SaleGroup =>
  saleGroups.some((group) => group === text)

/** The sales of a group; all without one. */
export function salesIn(sales: readonly Order[], group: SaleGroup | undefined): readonly Order[] {
  return group ? sales.filter(({ state }) => groups[state] === group) : sales
}
