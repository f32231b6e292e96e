import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { formatMoney } from '../listings/money.ts'
import { classNames } from '../ui/class-names.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/moment.tsx'
import type { Statement, StatementLine } from './payout-api.ts'

type StatementTableProps = { statement: Statement; isWhole: boolean }

/** Every sale, refund and payout, with what was due after it. */
export function StatementTable({ statement, isWhole }: StatementTableProps) {
  return (
    <>
      <DataTable
        caption="statement"
        columns={columns}
        rows={statement.lines}
        rowKey={({ _id }) => _id}
        empty={isWhole ? 'Your first completed online sale appears here' : 'Nothing in these days'}
      />
      {statement.more && (
        <p className="mt-3 text-sm text-muted">
          Older lines are left out here. The file has all of them.
        </p>
      )}
    </>
  )
}

const kinds: Record<StatementLine['kind'], string> = {
  sale: 'Sale',
  part_refund: 'Sale, a part refunded',
  payout: 'Payout',
  payout_outside: 'Paid to you another way',
  chargeback: 'Taken back by a bank',
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
    header: 'What',
    sortBy: ({ kind }) => kinds[kind],
    searchBy: ({ kind, name }) => `${kinds[kind]} ${name ?? ''}`,
    cell: ({ kind, name, orderId }) => (
      <>
        <span className="block font-medium">{kinds[kind]}</span>
        {orderId && (
          <Link to={pages.order(orderId)} className={classNames(linkClass, 'text-sm')}>
            {name ?? 'The order'}
          </Link>
        )}
      </>
    ),
  },
  { key: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatAmount(price) },
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
    header: 'Due after',
    align: 'end',
    cell: ({ balance }) => formatAmount(balance),
  },
]
