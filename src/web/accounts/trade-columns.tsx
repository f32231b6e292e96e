import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatMoney } from '../../shared/money.ts'
import { type ListedUser, useApi } from '../api/index.ts'
import type { ConsoleColumn } from '../console/console-table.tsx'
import { label } from '../console/labels.ts'
import { formatAverage } from '../orders/ratings/stars.tsx'
import { configQuery } from '../shell/shop.ts'
import { Badge } from '../ui/badge.tsx'
import { Moment } from '../ui/reader.tsx'
import { useCount, useLanguage } from '../ui/text.ts'

type Trade = NonNullable<ListedUser['trade']>

/** A column of what the account has sold or bought; staff have none. */
function tradeColumn(
  key: Parameters<typeof label>[0],
  cell: (trade: Trade) => ReactNode,
): ConsoleColumn<ListedUser> {
  return {
    key,
    header: label(key),
    align: 'end',
    cell: ({ trade }) => (trade ? cell(trade) : <Nothing />),
  }
}

export const sellerColumns = [
  tradeColumn('forSale', ({ forSale }) => <Count count={forSale} />),
  tradeColumn('sales', ({ sales }) => <Count count={sales} />),
  tradeColumn('rating', (trade) => <Rating trade={trade} />),
  tradeColumn('openDisputes', (trade) => <Disputes trade={trade} />),
] as const

export const buyerColumns = [
  tradeColumn('orders', ({ orders }) => <Count count={orders} />),
  tradeColumn('spent', ({ spentMinor }) =>
    spentMinor === null ? <Nothing /> : <Spent minor={spentMinor} />,
  ),
  tradeColumn('openDisputes', (trade) => <Disputes trade={trade} />),
  tradeColumn('lastOrder', ({ lastOrderAt }) =>
    lastOrderAt ? <Moment at={lastOrderAt} /> : <Nothing />,
  ),
] as const

function Count({ count }: { count: number }) {
  const shown = useCount()(count)
  return count > 0 ? shown : <span className="row-nothing">{shown}</span>
}

function Rating({ trade: { average, ratings } }: { trade: Trade }) {
  const language = useLanguage()
  const shown = useCount()
  if (average === null) return <Nothing />
  return `${formatAverage(average, language)} (${shown(ratings)})`
}

function Disputes({ trade: { openDisputes } }: { trade: Trade }) {
  const shown = useCount()(openDisputes)
  return openDisputes > 0 ? (
    <Badge tone="waiting">{shown}</Badge>
  ) : (
    <span className="row-nothing">{shown}</span>
  )
}

/** In the currency of the shop, with its cents, so that amounts stand below each other. */
function Spent({ minor }: { minor: number }) {
  const { currency = 'USD' } = useQuery(configQuery(useApi())).data ?? {}
  return formatMoney(minor, currency, useLanguage())
}

function Nothing() {
  return <span className="row-nothing text-muted">–</span>
}
