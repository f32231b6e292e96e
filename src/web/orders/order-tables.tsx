import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { isolate } from '../../shared/isolate.ts'
import type { Api, Order } from '../api/index.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table/data-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { rowLinkClass } from '../ui/link.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { EnterCode } from './delivery/enter-code.tsx'
import { HandOverCode } from './delivery/hand-over.tsx'
import { openFirst, useListSteps } from './list-step.ts'
import { StateBadge } from './order-badge.tsx'
import { useOrderTexts } from './order-texts.ts'

type Side = 'buyer' | 'seller'

/** The id of a row's name: it describes the buttons in the other cells. */
function nameId(order: Order): string {
  return `order-${order._id}`
}

/** All columns but the next step, as buyers or sellers see them. */
function useOrderColumns(side: Side): readonly Column<Order>[] {
  const t = useTranslations('orders')
  const states = useTranslations('order.state')
  const { money, payment } = useOrderTexts()
  const other = ({ seller, buyer }: Order) => (side === 'buyer' ? seller : buyer)
  return [
    {
      key: 'image',
      header: t('column.image'),
      card: 'photo',
      cell: (order) => <Thumbnail src={order.img} isLargeOnCards />,
    },
    {
      key: 'name',
      header: t(`column.${side}Name`),
      card: 'title',
      sortBy: (order) => order.name,
      searchBy: (order) => `${order.name} ${other(order)}`,
      cell: (order) => (
        <span className="block md:min-w-40">
          <Link id={nameId(order)} to={pages.order(order._id)} className={rowLinkClass}>
            <bdi>{order.name}</bdi>
          </Link>
          <span className="block text-sm font-normal text-muted">
            {t.rich(side === 'buyer' ? 'from' : 'to', { name: () => <bdi>{other(order)}</bdi> })}
            <span className="block">
              <Moment at={order.createdAt} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      header: t('column.price'),
      card: 'value',
      align: 'end',
      sortBy: (order) => order.priceMinor,
      cell: (order) => money(order.priceMinor, order.currency),
    },
    { key: 'payment', header: t('column.payment'), card: 'note', cell: payment },
    {
      key: 'state',
      header: t(`column.${side}State`),
      card: 'state',
      sortBy: (order) => states(order.state),
      searchBy: (order) => states(order.state),
      cell: (order) => <StateBadge state={order.state} />,
    },
  ]
}

type NextStepCellProps = {
  order: Order
  side: 'buyer' | 'seller'
  /** Actions that are possible from the list. */
  children?: ReactNode
}

function NextStepCell({ order, side, children }: NextStepCellProps) {
  const t = useTranslations('orders')
  const step = useListSteps()(order, side)
  const dueAt = order.next?.dueAt
  if (!step) return <span className="text-muted max-md:hidden">{t('none')}</span>
  return (
    <span className="flex gap-1 py-1 max-md:mt-2 max-md:flex-1 max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-3 max-md:border-t max-md:border-hairline max-md:pt-3 md:flex-col md:items-start">
      <span className="flex flex-col items-start gap-1">
        {step.yours && order.next?.action !== 'meet' ? (
          <Link
            to={pages.order(order._id)}
            aria-describedby={nameId(order)}
            className={buttonClass({ variant: 'quiet' })}
          >
            {step.label}
          </Link>
        ) : (
          <span className={step.yours ? 'block font-medium' : 'block text-muted'}>
            {step.label}
          </span>
        )}
        {dueAt && (
          <span className="text-muted xl:whitespace-nowrap">
            {t.rich('by', { time: () => <Moment at={dueAt} deadline /> })}
          </span>
        )}
      </span>
      {children}
    </span>
  )
}

type OrdersTableProps = {
  orders: readonly Order[]
  /** Shown while the table is empty. */
  browseLink: ReactNode
}

export function OrdersTable({ orders, browseLink }: OrdersTableProps) {
  const t = useTranslations('orders')
  const columns = useOrderColumns('buyer')
  return (
    <DataTable
      caption={t('orders.caption')}
      columns={[
        ...columns,
        { key: 'todo', header: t('column.next'), card: 'end', cell: buyersNextStep },
      ]}
      rows={openFirst(orders, 'buyer')}
      rowKey={(order) => order._id}
      empty={t('orders.empty')}
      keepHead
      emptyActions={browseLink}
    />
  )
}

function buyersNextStep(order: Order) {
  return (
    <NextStepCell order={order} side="buyer">
      {order.handOverCode && (
        <HandOverCode order={order} code={order.handOverCode} describedBy={nameId(order)} />
      )}
    </NextStepCell>
  )
}

type SalesTableProps = {
  api: Api
  sales: readonly Order[]
  refresh: () => Promise<void>
  /** Shown in place of an empty table, above the link. */
  empty: string
  /** Shown while the table is empty. */
  phonesLink: ReactNode
}

export function SalesTable({ api, sales, refresh, empty, phonesLink }: SalesTableProps) {
  const t = useTranslations('orders')
  const handOver = useTranslations('order.handOver')
  const columns = useOrderColumns('seller')
  const [handing, setHanding] = useState<Order>()
  const close = () => setHanding(undefined)

  /** Sellers can hand over from the list: the buyer is standing in front of them. */
  const nextStep = (order: Order) => (
    <NextStepCell order={order} side="seller">
      {order.transitions.includes('hand_over') && (
        <Button aria-describedby={nameId(order)} className="px-3" onClick={() => setHanding(order)}>
          {handOver('submit')}
        </Button>
      )}
    </NextStepCell>
  )

  return (
    <>
      <DataTable
        caption={t('sales.caption')}
        columns={[
          ...columns,
          { key: 'todo', header: t('column.next'), card: 'end', cell: nextStep },
        ]}
        rows={openFirst(sales, 'seller')}
        rowKey={(order) => order._id}
        empty={empty}
        countText={(values) => t('sales.count', values)}
        emptyActions={phonesLink}
      />
      <Dialog open={handing !== undefined} onClose={close} title={handOver('dialog')}>
        {handing && (
          <EnterCode
            {...{ api }}
            order={handing}
            onDone={async () => {
              close()
              toast.success(handOver('done', { phone: isolate(handing.name) }))
              await refresh()
            }}
          />
        )}
      </Dialog>
    </>
  )
}
