import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../paths.ts'
import type { Order } from '../api/index.ts'
import { money } from '../dashboard/money.ts'
import { OrderBadge } from '../dashboard/order-badge.tsx'
import { orderWords, paymentWords } from '../dashboard/order-words.ts'
import { Thumbnail } from '../dashboard/thumbnail.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { linkClass } from '../ui/link.tsx'
import { HandOverCode } from './hand-over-code.tsx'
import { TodoCell } from './todo-cell.tsx'

type OrdersTableProps = {
  orders: readonly Order[]
  /** Leads to the phones, from an empty table. */
  browseLink: ReactNode
}

/** A buyer's bookings: what is held, what is to be done and until when, and the code that ends the sale. */
export function OrdersTable({ orders, browseLink }: OrdersTableProps) {
  return (
    <DataTable
      caption="my orders"
      columns={columns}
      rows={orders}
      rowKey={(order) => order._id}
      empty="You have not booked a phone yet"
      emptyActions={browseLink}
    />
  )
}

function nameId(order: Order) {
  return `order-${order._id}`
}

const columns: readonly Column<Order>[] = [
  { key: 'image', header: 'Image', cell: (order) => <Thumbnail src={order.img} /> },
  {
    key: 'name',
    header: 'Product Name',
    sortBy: (order) => order.name,
    searchBy: (order) => `${order.name} ${order.seller}`,
    cell: (order) => (
      <span className="block xl:min-w-32">
        <Link id={nameId(order)} to={pages.order(order._id)} className={linkClass}>
          {order.name}
        </Link>
        <span className="block text-muted">from {order.seller}</span>
      </span>
    ),
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    sortBy: (order) => order.priceMinor,
    cell: (order) => money(order.price, order.currency),
  },
  { key: 'payment', header: 'Payment', cell: (order) => paymentWords[order.payment] },
  {
    key: 'state',
    header: 'Payment Status',
    sortBy: (order) => orderWords[order.state].words,
    searchBy: (order) => orderWords[order.state].words,
    cell: (order) => <OrderBadge order={{ state: order.state, dueAt: null }} />,
  },
  {
    key: 'todo',
    header: 'Next',
    cell: (order) => (
      <TodoCell order={order} side="buyer">
        {order.handOverCode && (
          <HandOverCode order={order} code={order.handOverCode} describedBy={nameId(order)} />
        )}
      </TodoCell>
    ),
  },
]
