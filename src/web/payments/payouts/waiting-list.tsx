import { Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import { formatMoney } from '../../../shared/money.ts'
import { linkClass } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import type { PayoutAccount } from './calls.ts'

/** Payouts that are not done yet, each with what it waits for. */
export function WaitingList({ account: { waiting } }: { account: PayoutAccount }) {
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-lg">
        Not paid out yet
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {waiting.map(({ orderId, amount, since, why }) => (
          <li
            key={orderId}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <span className="font-semibold tabular-nums">
              {formatMoney(amount.amountMinor, amount.currency)}
            </span>
            <span className="min-w-0 flex-1 text-muted">
              {why ?? 'On its way'}, since <Moment at={since} exact />
            </span>
            <Link to={pages.order(orderId)} className={linkClass}>
              See the order
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
