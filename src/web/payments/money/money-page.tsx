import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Loaded } from '../../dashboard/loaded.tsx'
import { ShowMore } from '../../dashboard/show-more.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { BankDisputes } from './bank-disputes.tsx'
import { moneyQuery, tasksQuery } from './calls.ts'
import { CurrencyCard } from './currency-card.tsx'
import { TasksTable } from './tasks-table.tsx'

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
              <CurrencyCard key={sums.currency} sums={sums} />
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
