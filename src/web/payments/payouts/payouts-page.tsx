import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Days, payoutQueries, statementFile } from './calls.ts'
import { PayoutSetUp } from './payout-set-up.tsx'
import { PayoutSums } from './payout-sums.tsx'
import { StatementTable } from './statement-table.tsx'
import { WaitingList } from './waiting-list.tsx'

/** What a seller has earned, where it goes, and every line that led to it. */
export function PayoutsPage() {
  const { api, refresh } = useDashboard()
  return (
    <>
      <PageHeader
        title="Payouts"
        lead="What your online sales have earned. It is sent to you as soon as a sale is completed."
      />
      <Loaded query={useQuery(payoutQueries.account(api))} caption="payouts">
        {(account) => (
          <div className="flex flex-col gap-8">
            <PayoutSetUp {...{ api, account, refresh }} />
            <PayoutSums account={account} />
            <WaitingList account={account} />
          </div>
        )}
      </Loaded>
      <StatementOfDays />
    </>
  )
}

function StatementOfDays() {
  const { api } = useDashboard()
  const [days, setDays] = useState<Days>({ from: '', to: '' })
  const query = useQuery({
    ...payoutQueries.statement(api, days),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="statement" className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id="statement" className="text-lg">
          Statement
        </h2>
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            type="date"
            label="From"
            value={days.from}
            max={days.to || undefined}
            onChange={({ currentTarget: { value } }) => setDays((now) => ({ ...now, from: value }))}
          />
          <TextField
            type="date"
            label="To"
            value={days.to}
            min={days.from || undefined}
            onChange={({ currentTarget: { value } }) => setDays((now) => ({ ...now, to: value }))}
          />
          <a href={statementFile(days)} download className={buttonClass()}>
            <Download aria-hidden="true" className="size-4" />
            Download CSV
          </a>
        </div>
      </div>
      <Loaded query={query} caption="the statement">
        {(statement) => <StatementTable statement={statement} isWhole={!days.from && !days.to} />}
      </Loaded>
    </section>
  )
}
