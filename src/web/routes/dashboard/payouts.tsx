import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CircleCheck, Clock, Download, Landmark } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { formatMoney } from '../../../shared/money.ts'
import { REVERSE_CHARGE } from '../../../shared/orders/fee-vat.ts'
import { apiUrl, buildUrl } from '../../api/client.ts'
import type { Api, FeeVat, PayoutAccount, Statement } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Notice } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Moment } from '../../ui/reader.tsx'
import { toast } from '../../ui/toaster.tsx'

/** Days such as '2026-01-31'; empty for no limit. */
type DateRange = { from: string; to: string }

const ALL_DAYS: DateRange = { from: '', to: '' }

function pageQueries(api: Api, days = ALL_DAYS) {
  return {
    /** Refreshed on focus: sellers come back from the provider's page. */
    account: queryOptions({
      queryKey: ['payout-account'],
      queryFn: () => api.get('/api/payout-account'),
      refetchOnWindowFocus: 'always',
    }),
    statement: queryOptions({
      queryKey: ['statement', days.from, days.to],
      queryFn: () => api.get('/api/statements', { query: days }),
    }),
  }
}

export const Route = createFileRoute('/dashboard/payouts')({
  ...dashboardPage({
    title: 'payouts',
    access: 'sell',
    nav: { icon: 'Banknote', group: 'selling', order: 4 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: PayoutsPage,
})

/** The URL of the statement as CSV. */
function statementFile(days: DateRange) {
  return buildUrl(apiUrl('/api/statements.csv'), { query: days })
}

/** A seller's payout account, balance and statement. */
function PayoutsPage() {
  const { api, refresh } = useDashboard()
  return (
    <>
      <DashboardHeader lead="Your earnings from online sales. We send them when a sale completes, or when its return period ends." />
      <Loaded query={useQuery(pageQueries(api).account)} caption="payouts">
        {(account) => (
          <div className="flex flex-col gap-8">
            <PayoutSetUp {...{ api, account, refresh }} />
            <ChangedAccount account={account} />
            <PayoutTotals account={account} />
            <PendingPayouts account={account} />
          </div>
        )}
      </Loaded>
      <StatementSection />
    </>
  )
}

type PayoutSetUpProps = {
  api: Api
  account: PayoutAccount
  refresh: () => Promise<void>
}

/** The state of the payout account, and the way to set it up. */
function PayoutSetUp({ api, account, refresh }: PayoutSetUpProps) {
  const { busy, run } = useAction()
  const { state, provider, missing } = account
  const isDemo = provider === 'demo'

  const setUp = () =>
    run('set-up', async () => {
      const { url } = await api.post('/api/payout-account', { once: true })
      // The demo provider has no set-up page: the account is ready immediately.
      if (new URL(url).pathname !== window.location.pathname) return window.location.assign(url)
      toast.success('Payouts are set up')
      await refresh()
    })

  if (state === 'ready')
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-box bg-green-wash p-4">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-green" />
        <span className="min-w-0 flex-1">
          <span className="font-semibold">Payouts are set up</span>
          <span>{isDemo && ' with the demo provider. No real money is paid out.'}</span>
        </span>
        {!isDemo && (
          <Button busy={busy === 'set-up'} busyLabel="Opening" onClick={setUp}>
            Change payout account
          </Button>
        )}
      </p>
    )
  return (
    <section
      aria-labelledby="set-up"
      className="flex flex-col items-start gap-4 rounded-box border border-hairline bg-raised p-5 shadow-raised md:p-7"
    >
      <h2 id="set-up" className="flex items-center gap-2.5 text-lg">
        <Landmark aria-hidden="true" className="size-5 text-muted" />
        {titles[state]}
      </h2>
      <p className="max-w-prose text-pretty text-muted">{leads[state]}</p>
      {missing.length > 0 && (
        <ul aria-label="Still missing" className="list-disc ps-5">
          {missing.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {isDemo && <p className="text-sm text-muted">This is a demo: no real money is paid out.</p>}
      {state !== 'unavailable' && (
        <Button
          variant="primary"
          size="large"
          busy={busy === 'set-up'}
          busyLabel="Opening"
          onClick={setUp}
        >
          {state === 'none' ? 'Set up payouts' : 'Continue setup'}
        </Button>
      )}
    </section>
  )
}

/** While payouts wait because the bank account is another one. */
function ChangedAccount({ account: { changedUntil } }: { account: PayoutAccount }) {
  if (!changedUntil) return null
  return (
    <Notice
      label="Payout account changed"
      tone="waiting"
      icon={<Clock aria-hidden="true" className="size-5" />}
    >
      <p>
        Your payout account was changed. Payouts are on hold until{' '}
        <Moment at={changedUntil} deadline />, even if you change it back. If it wasn’t you, change
        your password and{' '}
        <Link to={pages.contact()} className={linkClass}>
          contact us
        </Link>
        .
      </p>
    </Notice>
  )
}

type Open = Exclude<PayoutAccount['state'], 'ready'>

const titles: Record<Open, string> = {
  none: 'Set up payouts',
  incomplete: 'Finish setting up payouts',
  unavailable: 'Buyers pay you directly',
}

const leads: Record<Open, string> = {
  none: 'The payment provider asks for your bank details once; we never see them. We hold your money until then.',
  incomplete:
    'The payment provider needs more details before it can pay you. We hold your money until then.',
  unavailable: 'This shop doesn’t take online payments, so there are no payouts.',
}

type Sums = PayoutAccount['due']

function PayoutTotals({ account: { due, paidOut } }: { account: PayoutAccount }) {
  const owes = due.some(({ amountMinor }) => amountMinor < 0)
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <PayoutTotal term="Due to you" sums={due}>
        {owes
          ? 'You owe this amount because a bank reversed a payment after you were paid. We’ll deduct it from your next sales.'
          : 'From completed sales, after fees.'}
      </PayoutTotal>
      <PayoutTotal term="Paid out" sums={paidOut}>
        Total sent to your account.
      </PayoutTotal>
    </dl>
  )
}

function PayoutTotal({ term, sums, children }: { term: string; sums: Sums; children: string }) {
  return (
    <div className="rounded-box bg-mist p-5">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-1 flex flex-wrap gap-x-4 text-xl font-bold tabular-nums">
        {sums.length === 0 && <span>Nothing yet</span>}
        {sums.map(({ amountMinor, currency }) => (
          <span key={currency}>{formatMoney(amountMinor, currency)}</span>
        ))}
      </dd>
      <dd className="mt-1 text-sm text-pretty text-muted">{children}</dd>
    </div>
  )
}

/** Pending payouts, each with the reason. */
function PendingPayouts({ account: { waiting } }: { account: PayoutAccount }) {
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-lg">
        Pending payouts
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {waiting.map(({ orderId, amount, since, reason, until }) => (
          <li
            key={orderId}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <span className="font-semibold tabular-nums">
              {formatMoney(amount.amountMinor, amount.currency)}
            </span>
            <span className="min-w-0 flex-1 text-muted">
              {until ? (
                <>
                  {reason} This one is due <Moment at={until} exact />
                </>
              ) : (
                <>
                  <span>{reason ?? 'On its way'}</span>, since <Moment at={since} exact />
                </>
              )}
            </span>
            <Link to={pages.order(orderId)} className={linkClass}>
              View order
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StatementSection() {
  const { api } = useDashboard()
  const [days, setDays] = useState(ALL_DAYS)
  const query = useQuery({
    ...pageQueries(api, days).statement,
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
      <Loaded query={query} caption="statement">
        {(statement) => <StatementTable statement={statement} isWhole={!days.from && !days.to} />}
      </Loaded>
    </section>
  )
}

type StatementTableProps = { statement: Statement; isWhole: boolean }

/** Every sale, refund and payout, with the balance after it. */
function StatementTable({ statement, isWhole }: StatementTableProps) {
  return (
    <>
      <DataTable
        caption="statement"
        columns={columns}
        rows={statement.lines}
        rowKey={({ _id }) => _id}
        empty={
          isWhole
            ? 'Your first completed online sale will appear here'
            : 'No entries in this period'
        }
      />
      <VatNote lines={statement.lines} />
      {statement.hasMore && (
        <p className="mt-3 text-sm text-muted">
          Only the most recent entries are shown. Download the CSV to see all of them.
        </p>
      )}
    </>
  )
}

type StatementLine = Statement['lines'][number]

const kinds: Record<StatementLine['kind'], string> = {
  sale: 'Sale',
  part_refund: 'Sale with partial refund',
  payout: 'Payout',
  payout_outside: 'Paid to you another way',
  chargeback: 'Payment reversed by the bank',
}

/** 'net $15.97, 19% VAT $3.03' */
function describeVat(
  { percent, netMinor, vatMinor, sellerVatNumber }: FeeVat,
  currency: string,
): string {
  return sellerVatNumber === null
    ? `net ${formatMoney(netMinor, currency)}, ${percent}% VAT ${formatMoney(vatMinor, currency)}`
    : `net ${formatMoney(netMinor, currency)}, reverse charge`
}

/** Who charged the fees, for the seller's bookkeeping. */
function VatNote({ lines }: { lines: readonly StatementLine[] }) {
  const vats = lines.flatMap(({ feeVat }) => feeVat ?? [])
  const shops = vats.map(
    ({ shopName, shopVatNumber }) => `${shopName}, VAT number ${shopVatNumber}`,
  )
  const recipients = vats.flatMap(({ sellerVatNumber }) => sellerVatNumber ?? [])
  if (vats.length === 0) return null
  return (
    <div className="mt-3 max-w-prose text-sm text-muted">
      <p>Fees charged by {[...new Set(shops)].join('; ')}</p>
      {recipients.length > 0 && (
        <p>
          {REVERSE_CHARGE} (your VAT number {[...new Set(recipients)].join(', ')})
        </p>
      )}
    </div>
  )
}

type Money = StatementLine['amount'] | null
const formatAmount = (money: Money) => (money ? formatMoney(money.amountMinor, money.currency) : '')

const columns: readonly Column<StatementLine>[] = [
  {
    key: 'at',
    header: 'Date',
    sortBy: ({ at }) => at,
    cell: ({ at }) => <Moment at={at} exact />,
  },
  {
    key: 'kind',
    header: 'Type',
    sortBy: ({ kind }) => kinds[kind],
    searchBy: ({ kind, name }) => `${kinds[kind]} ${name ?? ''}`,
    cell: ({ kind, name, orderId }) => (
      <span>
        <span className="block font-medium">{kinds[kind]}</span>
        {orderId && (
          <Link to={pages.order(orderId)} className={classNames(linkClass, 'text-sm')}>
            {name ?? 'View order'}
          </Link>
        )}
      </span>
    ),
  },
  { key: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatAmount(price) },
  {
    key: 'postage',
    header: 'Shipping',
    align: 'end',
    cell: ({ postage }) => formatAmount(postage),
  },
  {
    key: 'refunded',
    header: 'Refunded',
    align: 'end',
    cell: ({ refunded }) => formatAmount(refunded),
  },
  {
    key: 'fee',
    header: 'Fee',
    align: 'end',
    cell: ({ fee, feeVat }) => (
      <span>
        <span>{formatAmount(fee)}</span>
        {fee && feeVat && (
          <span className="block text-sm text-muted">{describeVat(feeVat, fee.currency)}</span>
        )}
      </span>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    sortBy: ({ amount }) => amount.amountMinor,
    cell: ({ amount }) => (
      <span className={classNames('font-semibold', amount.amountMinor > 0 && 'text-green')}>
        <span>{amount.amountMinor > 0 && '+'}</span>
        {formatAmount(amount)}
      </span>
    ),
  },
  {
    key: 'balance',
    header: 'Balance',
    align: 'end',
    cell: ({ balance }) => formatAmount(balance),
  },
]
