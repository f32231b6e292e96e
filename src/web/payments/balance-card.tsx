import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../listings/money.ts'
import { classNames } from '../ui/class-names.ts'
import { Facts } from '../ui/facts.tsx'
import type { MoneyReport } from './money-api.ts'

type Sums = MoneyReport['currencies'][number]

/** The sums of one currency, added up to what should be at the provider, and whether it is there. */
export function BalanceCard({ sums }: { sums: Sums }) {
  const words = (money: { amountMinor: number; currency: string }) => (
    <span className="tabular-nums">{formatMoney(money.amountMinor, money.currency)}</span>
  )
  return (
    <section aria-labelledby={`sums-${sums.currency}`} className="grid gap-6 md:grid-cols-2">
      <div>
        <h2 id={`sums-${sums.currency}`} className="mb-3 text-lg">
          In {sums.currency}
        </h2>
        <Facts
          facts={[
            { term: 'Held for open orders', value: words(sums.held) },
            { term: 'Due to sellers', value: words(sums.dueToSellers) },
            { term: 'Refunds owed', value: words(sums.refundsOwed) },
            { term: 'Fees kept', value: words(sums.fees) },
            { term: 'The provider’s own fees', value: words(minus(sums.providerFees)) },
            ...(sums.withdrawn.amountMinor === 0
              ? []
              : [
                  {
                    term: sums.withdrawn.amountMinor > 0 ? 'Taken out by you' : 'Put in by you',
                    value: words(minus(sums.withdrawn)),
                  },
                ]),
            {
              term: 'Together, by the ledger',
              value: <strong className="text-lg">{words(sums.atProvider)}</strong>,
            },
          ]}
        />
        <p className="mt-3 text-sm text-muted">
          Paid out to sellers so far: {words(sums.paidOut)}.
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
      <Panel tone="bg-sand/50" title="The provider’s word">
        <p className="text-muted">Not known now.</p>
      </Panel>
    )
  const isSame = difference.amountMinor === 0
  const Icon = isSame ? CircleCheck : TriangleAlert
  return (
    <Panel tone={isSame ? 'bg-green-wash' : 'bg-amber-wash'} title="The provider’s word">
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
          The provider’s fees and what you took out are counted already. Look at its statement for
          what was moved there by hand.
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
