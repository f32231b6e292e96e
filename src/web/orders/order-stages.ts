import { lazyPart } from '../ui/lazy-part.ts'
import { nextActionFor } from './next-action.ts'
import type { OrderDetail } from './order-api.ts'

/*
 * Parts of an order's page that only some states need. What can be seen at once is loaded before the page is rendered
 * or hydrated.
 */

export const lazyNextActionForm = lazyPart(
  async () => (await import('./before-hand-over.tsx')).beforeHandOver.NextActionForm,
)
export const lazyBookingActions = lazyPart(
  async () => (await import('./before-hand-over.tsx')).beforeHandOver.BookingActions,
)
export const lazyAfterDelivery = lazyPart(
  async () => (await import('./after-delivery/after-delivery.tsx')).AfterDelivery,
)
export const lazyApproveReturn = lazyPart(
  async () => (await import('./returns/return-forms.tsx')).ApproveReturn,
)
export const lazySendReturn = lazyPart(
  async () => (await import('./returns/return-forms.tsx')).SendReturn,
)
export const lazyAnswerClaim = lazyPart(
  async () => (await import('./warranty/answer-claim.tsx')).AnswerClaim,
)

export async function loadOrderParts(order: OrderDetail): Promise<void> {
  const action = nextActionFor(order)
  await Promise.all(
    [
      isBeforeHandOver(order) && [lazyNextActionForm.load(), lazyBookingActions.load()],
      hasAfterDelivery(order) && lazyAfterDelivery.load(),
      action === 'approve_return' && lazyApproveReturn.load(),
      action === 'send_return' && lazySendReturn.load(),
      order.warrantyClaims.some(({ actions }) => actions.includes('agree')) &&
        lazyAnswerClaim.load(),
    ].flat(),
  )
}

/** Booked or paid, and neither sent nor handed over. */
export function isBeforeHandOver({ state }: Pick<OrderDetail, 'state'>): boolean {
  return state === 'awaiting_payment' || state === 'paid'
}

/** Whether the parts about the delivered phone, its payment or a dispute are shown. */
export function hasAfterDelivery({ state }: Pick<OrderDetail, 'state'>): boolean {
  return [
    'payment_sent',
    'payment_disputed',
    'shipped',
    'delivered',
    'disputed',
    'completed',
    'return_requested',
    'return_approved',
    'return_sent',
    'refunded',
  ].includes(state)
}
