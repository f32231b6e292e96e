import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { ShowMore } from '../dashboard/show-more.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { formatMoney } from '../listings/money.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/moment.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { BalanceCard } from './balance-card.tsx'
import { type MoneyReport, moneyQuery, tasksQuery } from './money-api.ts'
import { TasksTable } from './money-tasks.tsx'

/** All the money there is, by the ledger and by the provider's word, and what does not move. */
export function MoneyPage() {
  const { api, refresh } = useDashboard()
  const line = useInfiniteQuery({ ...tasksQuery(api), refetchOnWindowFocus: 'always' })
  return (
    <>
      <PageHeader
        title="Money"
        lead="What is held and owed by Redial’s ledger, beside what the payment provider says it has."
      />
      <Loaded query={useQuery(moneyQuery(api))} caption="the money">
        {(report) => (
          <div className="flex flex-col gap-10">
            {report.away && (
              <Notice label="Provider" tone="waiting">
                The payment provider does not answer: only the ledger is shown.
              </Notice>
            )}
            {report.provider === null && (
              <Notice label="Provider">
                Online payment is not switched on: phones are paid at the meet-up.
              </Notice>
            )}
            {report.currencies.map((sums) => (
              <BalanceCard key={sums.currency} sums={sums} />
            ))}
            <section aria-labelledby="tasks">
              <h2 id="tasks" className="mb-1 text-lg">
                Not done yet
              </h2>
              <p className="mb-4 max-w-prose text-muted">
                Refunds and payouts on their way to the provider; what is stuck stands first. What
                the provider cannot move, for a card that is closed or a seller who is shut out, you
                can pay by hand and mark as settled.
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

const bankDisputeStates: Record<BankDispute['state'], { words: string; tone: BadgeTone }> = {
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
            <Badge tone={bankDisputeStates[state].tone}>{bankDisputeStates[state].words}</Badge>
            <Link to={pages.order(orderId)} className={linkClass}>
              See the order
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
