import type { ReactNode } from 'react'
import type { Order } from '../api/index.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { dealColumns, nameId } from './deal-columns.tsx'
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

const columns: readonly Column<Order>[] = [
  ...dealColumns('buyer'),
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
