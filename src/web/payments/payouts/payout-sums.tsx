import { formatMoney } from '../../../shared/money.ts'
import type { PayoutAccount } from './calls.ts'

type Sums = PayoutAccount['due']

/** What is due now and what was paid, a figure each. */
export function PayoutSums({ account: { due, paidOut } }: { account: PayoutAccount }) {
  const owes = due.some(({ amountMinor }) => amountMinor < 0)
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Sum term="Due to you now" sums={due}>
        {owes
          ? 'You owe this: a bank took a payment back after you were paid. It is taken off your next sales.'
          : 'From completed sales, less the fees.'}
      </Sum>
      <Sum term="Paid out so far" sums={paidOut}>
        All that was sent to your account.
      </Sum>
    </dl>
  )
}

function Sum({ term, sums, children }: { term: string; sums: Sums; children: string }) {
  return (
    <div className="rounded-box bg-mist p-5">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-1 flex flex-wrap gap-x-4 text-xl font-bold tabular-nums">
        {sums.length === 0 && 'Nothing yet'}
        {sums.map(({ amountMinor, currency }) => (
          <span key={currency}>{formatMoney(amountMinor, currency)}</span>
        ))}
      </dd>
      <dd className="mt-1 text-sm text-pretty text-muted">{children}</dd>
    </div>
  )
}
