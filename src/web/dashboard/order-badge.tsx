import type { Order } from '../api/index.ts'
import { Badge } from '../ui/badge.tsx'
import { Moment } from '../ui/moment.tsx'
import { orderWords } from './order-words.ts'

/** Where a booking stands and, while a clock runs, until when. */
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
