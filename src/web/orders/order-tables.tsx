import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { formatMoney } from '../../shared/money.ts'
import type { Api, Order } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table/data-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { linkClass } from '../ui/link.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { Moment } from '../ui/reader.tsx'
import { toast } from '../ui/toaster.tsx'
import { EnterCode } from './delivery/enter-code.tsx'
import { HandOverCode } from './delivery/hand-over.tsx'
import { listStep } from './list-step.ts'
import { StateBadge } from './order-badge.tsx'
import { orderStateLabels, paymentLabel } from './order-states.ts'

type Side = 'buyer' | 'seller'

/** The id of a row's name: it describes the buttons in the other cells. */
function nameId(order: Order): string {
  return `order-${order._id}`
}

const headers = {
  buyer: { name: 'Product Name', state: 'Payment Status' },
  seller: { name: 'Phone', state: 'Status' },
}

/** All columns but the next step, as buyers or sellers see them. */
function orderColumns(side: Side): readonly Column<Order>[] {
  const other = ({ seller, buyer }: Order) => (side === 'buyer' ? seller : buyer)
  return [
    { key: 'image', header: 'Image', cell: (order) => <Thumbnail src={order.img} /> },
    {
      key: 'name',
      header: headers[side].name,
      sortBy: (order) => order.name,
      searchBy: (order) => `${order.name} ${other(order)}`,
      cell: (order) => (
        <span className="block md:min-w-40">
          <Link id={nameId(order)} to={pages.order(order._id)} className={linkClass}>
            {order.name}
          </Link>
          <span className="block text-muted">
            {`${side === 'buyer' ? 'from' : 'to'} ${other(order)}`}
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      sortBy: (order) => order.priceMinor,
      cell: (order) => formatMoney(order.priceMinor, order.currency),
    },
    { key: 'payment', header: 'Payment', cell: paymentLabel },
    {
      key: 'state',
      header: headers[side].state,
      sortBy: (order) => orderStateLabels[order.state].label,
      searchBy: (order) => orderStateLabels[order.state].label,
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
  const step = listStep(order, side)
  if (!step) return <span className="text-muted">None</span>
  return (
    <span className="flex flex-col items-start gap-1 py-1 max-md:items-end">
      <span className={step.yours ? 'font-medium' : 'text-muted'}>{step.label}</span>
      {order.next?.dueAt && (
        <span className="text-muted xl:whitespace-nowrap">
          by <Moment at={order.next.dueAt} deadline />
        </span>
      )}
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
  return (
    <DataTable
      caption="my orders"
      columns={buyerColumns}
      rows={orders}
      rowKey={(order) => order._id}
      empty="You haven’t booked a phone yet"
      keepHead
      emptyActions={browseLink}
    />
  )
}

const buyerColumns: readonly Column<Order>[] = [
  ...orderColumns('buyer'),
  {
    key: 'todo',
    header: 'Next',
    cell: (order) => (
      <NextStepCell order={order} side="buyer">
        {order.handOverCode && (
          <HandOverCode order={order} code={order.handOverCode} describedBy={nameId(order)} />
        )}
      </NextStepCell>
    ),
  },
]

type SalesTableProps = {
  api: Api
  sales: readonly Order[]
  refresh: () => Promise<void>
  /** Shown while the table is empty. */
  phonesLink: ReactNode
}

export function SalesTable({ api, sales, refresh, phonesLink }: SalesTableProps) {
  const [handing, setHanding] = useState<Order>()
  const close = () => setHanding(undefined)

  return (
    <>
      <DataTable
        caption="my sales"
        columns={[...sellerColumns, nextStepColumn(setHanding)]}
        rows={sales}
        rowKey={(order) => order._id}
        empty="Nobody has booked your phones yet"
        emptyActions={phonesLink}
      />
      <Dialog open={handing !== undefined} onClose={close} title="Hand over the phone">
        {handing && (
          <EnterCode
            {...{ api }}
            order={handing}
            onDone={async () => {
              close()
              toast.success(`${handing.name} handed over`)
              await refresh()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

const sellerColumns = orderColumns('seller')

/** Sellers can hand over from the list: the buyer is standing in front of them. */
function nextStepColumn(handOver: (order: Order) => void): Column<Order> {
  return {
    key: 'todo',
    header: 'Next',
    cell: (order) => (
      <NextStepCell order={order} side="seller">
        {order.transitions.includes('hand_over') && (
          <Button aria-describedby={nameId(order)} className="px-3" onClick={() => handOver(order)}>
            Hand over
          </Button>
        )}
      </NextStepCell>
    ),
  }
}
