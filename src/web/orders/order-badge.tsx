import type { Order } from '../api/index.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Moment } from '../ui/moment.tsx'

type OrderState = Order['state']

/** Label and tone of each order state. */
export const orderWords: Record<OrderState, { words: string; tone: BadgeTone }> = {
  awaiting_payment: { words: 'Awaiting payment', tone: 'waiting' },
  paid: { words: 'Paid', tone: 'good' },
  shipped: { words: 'On its way', tone: 'waiting' },
  delivered: { words: 'Delivered', tone: 'good' },
  disputed: { words: 'In dispute', tone: 'danger' },
  completed: { words: 'Completed', tone: 'good' },
  cancelled: { words: 'Canceled', tone: 'neutral' },
  expired: { words: 'Expired', tone: 'neutral' },
  refunded: { words: 'Refunded', tone: 'neutral' },
}

export const paymentWords: Record<Order['payment'], string> = {
  meet_up: 'At the meet-up',
  online: 'Online',
}

const openStates: readonly OrderState[] = [
  'awaiting_payment',
  'paid',
  'shipped',
  'delivered',
  'disputed',
]

/** True while the order holds the phone. */
export function isOpen(order: Pick<Order, 'state'>) {
  return openStates.includes(order.state)
}

/** The state of an order and, if there is one, its deadline. */
export function OrderBadge({ order }: { order: Pick<Order, 'state' | 'dueAt'> }) {
  const { words, tone } = orderWords[order.state]
  return (
    <span className="inline-flex flex-col items-start gap-1 max-md:items-end">
      <Badge tone={tone}>{words}</Badge>
      {order.dueAt && (
        <span className="text-muted">
          {' '}
          until <Moment at={order.dueAt} exact />
        </span>
      )}
    </span>
  )
}
