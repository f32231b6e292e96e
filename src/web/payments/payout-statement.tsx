import { queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages, api as paths } from '../../routes.ts'
import { formatMoney } from '../../shared/money.ts'
import { urlOf } from '../api/client.ts'
import type { Api, Statement } from '../api/index.ts'
import { classNames } from '../ui/class-names.ts'
import { type Column, DataTable } from '../ui/data-table/data-table.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'

type StatementTableProps = { statement: Statement; isWhole: boolean }

/** Every sale, refund and payout, with the balance after it. */
export function StatementTable({ statement, isWhole }: StatementTableProps) {
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
      {statement.more && (
        <p className="mt-3 text-sm text-muted">
          Only the most recent entries are shown. Download the CSV to see all of them.
        </p>
      )}
    </>
  )
}

const kinds: Record<StatementLine['kind'], string> = {
  sale: 'Sale',
  part_refund: 'Sale with partial refund',
  payout: 'Payout',
  payout_outside: 'Paid to you another way',
  chargeback: 'Payment reversed by the bank',
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
      <>
        <span className="block font-medium">{kinds[kind]}</span>
        {orderId && (
          <Link to={pages.order(orderId)} className={classNames(linkClass, 'text-sm')}>
            {name ?? 'View order'}
          </Link>
        )}
      </>
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
  { key: 'fee', header: 'Fee', align: 'end', cell: ({ fee }) => formatAmount(fee) },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    sortBy: ({ amount }) => amount.amountMinor,
    cell: ({ amount }) => (
      <span className={classNames('font-semibold', amount.amountMinor > 0 && 'text-green')}>
        {amount.amountMinor > 0 && '+'}
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

type StatementLine = Statement['lines'][number]
/** Days such as '2026-01-31'; empty for no limit. */
export type DateRange = { from: string; to: string }

/** The URL of the statement as CSV. */
export function statementFile(days: DateRange) {
  return urlOf(paths.statementFile(), { query: days })
}

export const payoutQueries = {
  /** Refreshed on focus: sellers come back from the provider's page. */
  account: (api: Api) =>
    queryOptions({
      queryKey: ['payout-account'],
      queryFn: () => api.get('/api/payout-account'),
      refetchOnWindowFocus: 'always',
    }),
  statement: (api: Api, days: DateRange) =>
    queryOptions({
      queryKey: ['statement', days.from, days.to],
      queryFn: () => api.get('/api/statements', { query: days }),
    }),
}
