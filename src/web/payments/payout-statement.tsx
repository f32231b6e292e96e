import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { formatMoney } from '../../shared/money.ts'
import { classNames } from '../ui/class-names.ts'
import { type Column, DataTable } from '../ui/data-table/data-table.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/moment.tsx'
import type { Statement, StatementLine } from './payout-api.ts'

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
