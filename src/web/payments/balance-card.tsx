import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../../shared/money.ts'
import { classNames } from '../ui/class-names.ts'
import { Facts } from '../ui/layout/page-layout.tsx'
import type { MoneyReport } from './money-api.ts'

type Sums = MoneyReport['currencies'][number]

/** The ledger of one currency, and whether the provider's balance matches it. */
export function BalanceCard({ sums }: { sums: Sums }) {
  const amount = (money: { amountMinor: number; currency: string }) => (
    <span className="tabular-nums">{formatMoney(money.amountMinor, money.currency)}</span>
  )
  return (
    <section aria-labelledby={`sums-${sums.currency}`} className="grid gap-6 md:grid-cols-2">
      <div>
        <h2 id={`sums-${sums.currency}`} className="mb-3 text-lg">
          {sums.currency} balance
        </h2>
        <Facts
          facts={[
            { term: 'Held for open orders', value: amount(sums.held) },
            { term: 'Due to sellers', value: amount(sums.dueToSellers) },
            { term: 'Refunds owed', value: amount(sums.refundsOwed) },
            { term: 'Fees earned', value: amount(sums.fees) },
            { term: 'Provider fees', value: amount(minus(sums.providerFees)) },
            ...(sums.withdrawn.amountMinor === 0
              ? []
              : [
                  {
                    term: sums.withdrawn.amountMinor > 0 ? 'Withdrawn by you' : 'Added by you',
                    value: amount(minus(sums.withdrawn)),
                  },
                ]),
            {
              term: 'Ledger total',
              value: <strong className="text-lg">{amount(sums.atProvider)}</strong>,
            },
          ]}
        />
        <p className="mt-3 text-sm text-muted">
          Paid out to sellers so far: {amount(sums.paidOut)}.
        </p>
      </div>
      <ProviderBalance sums={sums} />
    </section>
  )
}

function minus<T extends { amountMinor: number }>(money: T): T {
  return { ...money, amountMinor: 0 - money.amountMinor }
}

function ProviderBalance({ sums: { providerSays, difference } }: { sums: Sums }) {
  if (!providerSays || !difference)
    return (
      <Panel tone="bg-sand/50" title="Provider balance">
        <p className="text-muted">Not available right now.</p>
      </Panel>
    )
  const isSame = difference.amountMinor === 0
  const Icon = isSame ? CircleCheck : TriangleAlert
  return (
    <Panel tone={isSame ? 'bg-green-wash' : 'bg-amber-wash'} title="Provider balance">
      <p className="font-display text-xl font-bold tabular-nums">
        {formatMoney(providerSays.amountMinor, providerSays.currency)}
      </p>
      <p
        className={classNames(
          'flex items-center gap-2 font-semibold',
          isSame ? 'text-green' : 'text-amber',
        )}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {isSame
          ? 'No difference'
          : `Difference ${difference.amountMinor > 0 ? '+' : ''}${formatMoney(
              difference.amountMinor,
              difference.currency,
            )}`}
      </p>
      {!isSame && (
        <p className="max-w-prose text-sm text-pretty">
          Provider fees and your own withdrawals are already included. Check the provider’s
          statement for manual transfers.
        </p>
      )}
    </Panel>
  )
}

function Panel({ tone, title, children }: { tone: string; title: string; children: ReactNode }) {
  return (
    <div className={classNames('flex flex-col gap-2 self-start rounded-box p-5', tone)}>
      <h3 className="text-sm font-normal text-muted">{title}</h3>
      {children}
    </div>
  )
}
