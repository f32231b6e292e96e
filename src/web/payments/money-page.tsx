import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { formatMoney } from '../../shared/money.ts'
import { Loaded, ShowMore } from '../dashboard/loaded.tsx'

import { useDashboard } from '../dashboard/use-dashboard.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { Notice } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/moment.tsx'
import { BalanceCard } from './balance-card.tsx'
import { type MoneyReport, moneyQuery, tasksQuery } from './money-api.ts'
import { TasksTable } from './money-tasks.tsx'

/**
 * The ledger compared with the provider's balance, pending refunds and payouts, and bank disputes.
 */
export function MoneyPage() {
  const { api, refresh } = useDashboard()
  const line = useInfiniteQuery({ ...tasksQuery(api), refetchOnWindowFocus: 'always' })
  return (
    <>
      <PageHeader
        title="Money"
        lead="Redial’s ledger compared with the balance at the payment provider."
      />
      <Loaded query={useQuery(moneyQuery(api))} caption="the money">
        {(report) => (
          <div className="flex flex-col gap-10">
            {report.away && (
              <Notice label="Provider" tone="waiting">
                The payment provider isn’t responding, so you see the ledger only.
              </Notice>
            )}
            {report.provider === null && (
              <Notice label="Provider">Online payment is off. Buyers pay at the meet-up.</Notice>
            )}
            {report.currencies.map((sums) => (
              <BalanceCard key={sums.currency} sums={sums} />
            ))}
            <section aria-labelledby="tasks">
              <h2 id="tasks" className="mb-1 text-lg">
                Pending refunds and payouts
              </h2>
              <p className="mb-4 max-w-prose text-muted">
                Stuck ones come first. If the provider can’t complete one, for example because a
                card is closed or a seller is banned, pay it yourself and mark it as settled.
              </p>
              <Loaded query={line} caption="money tasks">
                {({ pages: read }) => {
                  const tasks = read.flatMap(({ body }) => body)
                  return (
                    <>
                      <TasksTable {...{ api, refresh, tasks }} />
                      <ShowMore
                        query={line}
                        shown={tasks.length}
                        isLong={read.length > 1}
                        things="tasks"
                      />
                    </>
                  )
                }}
              </Loaded>
            </section>
            <BankDisputes disputes={report.disputes} />
          </div>
        )}
      </Loaded>
    </>
  )
}

type BankDispute = MoneyReport['disputes'][number]

const bankDisputeStates: Record<BankDispute['state'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Under review', tone: 'waiting' },
  won: { label: 'Won', tone: 'good' },
  lost: { label: 'Lost', tone: 'danger' },
}

/** Payments that buyers dispute with their bank; answered at the provider. */
export function BankDisputes({ disputes }: { disputes: readonly BankDispute[] }) {
  if (disputes.length === 0) return null
  return (
    <section aria-labelledby="bank">
      <h2 id="bank" className="mb-1 text-lg">
        Bank disputes
      </h2>
      <p className="mb-4 max-w-prose text-muted">
        Respond in the payment provider’s dashboard, using the order’s details.
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
              Paid <Moment at={paidAt} exact />
            </span>
            <Badge tone={bankDisputeStates[state].tone}>{bankDisputeStates[state].label}</Badge>
            <Link to={pages.order(orderId)} className={linkClass}>
              View order
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
