import type { Order } from '../api/index.ts'
import { Badge } from '../ui/badge.tsx'
import { Moment } from '../ui/reader.tsx'
import { type OrderState, orderStateLabels } from './order-states.ts'

export function StateBadge({ state }: { state: OrderState }) {
  const { label, tone } = orderStateLabels[state]
  return <Badge tone={tone}>{label}</Badge>
}

/** The state of an order and, if there is one, its deadline. */
export function OrderBadge({ order }: { order: Pick<Order, 'state' | 'dueAt'> }) {
  return (
    <span className="inline-flex flex-col items-start gap-1 max-md:items-end">
      <StateBadge state={order.state} />
      {order.dueAt && (
        <span className="text-muted">
          {' '}
          until <Moment at={order.dueAt} deadline />
        </span>
      )}
    </span>
  )
}
