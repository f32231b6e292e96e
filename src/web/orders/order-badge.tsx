import type { Order } from '../api/index.ts'
import { Badge } from '../ui/badge.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { type OrderState, orderStateTones } from './order-states.ts'

export function StateBadge({ state }: { state: OrderState }) {
  const t = useTranslations('order.state')
  return <Badge tone={orderStateTones[state]}>{t(state)}</Badge>
}

/** The state of an order and, if there is one, its deadline. */
export function OrderBadge({ order: { state, dueAt } }: { order: Pick<Order, 'state' | 'dueAt'> }) {
  const t = useTranslations('order')
  return (
    <span className="inline-flex flex-col items-start gap-1 max-md:items-end">
      <StateBadge state={state} />
      {dueAt && (
        <span className="text-muted">
          {' '}
          {t.rich('until', { time: () => <Moment at={dueAt} deadline /> })}
        </span>
      )}
    </span>
  )
}
