import { Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import { formatMoney } from '../../../shared/money.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import type { MoneyReport } from './calls.ts'

type BankDispute = MoneyReport['disputes'][number]

const states: Record<BankDispute['state'], { words: string; tone: BadgeTone }> = {
  open: { words: 'The bank looks at it', tone: 'waiting' },
  won: { words: 'The payment stands', tone: 'good' },
  lost: { words: 'Taken back', tone: 'danger' },
}

/** Payments that buyers dispute with their banks; answered on the provider's own pages. */
export function BankDisputes({ disputes }: { disputes: readonly BankDispute[] }) {
  if (disputes.length === 0) return null
  return (
    <section aria-labelledby="bank">
      <h2 id="bank" className="mb-1 text-lg">
        Disputed with a bank
      </h2>
      <p className="mb-4 max-w-prose text-muted">
        Answer them on the payment provider’s pages, with what the order has to tell.
      </p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {disputes.map(({ paymentId, orderId, state, amount, paidAt }) => (
          <li
            key={paymentId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <span className="font-semibold tabular-nums">
              {formatMoney(amount.amountMinor, amount.currency)}
            </span>
            <span className="min-w-0 flex-1 text-muted">
              paid <Moment at={paidAt} exact />
            </span>
            <Badge tone={states[state].tone}>{states[state].words}</Badge>
            <Link to={pages.order(orderId)} className={linkClass}>
              See the order
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
