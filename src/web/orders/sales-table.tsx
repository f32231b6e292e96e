import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pages } from '../../paths.ts'
import type { Order } from '../api/index.ts'
import { money } from '../dashboard/money.ts'
import { OrderBadge } from '../dashboard/order-badge.tsx'
import { orderWords, paymentWords } from '../dashboard/order-words.ts'
import { Thumbnail } from '../dashboard/thumbnail.tsx'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { linkClass } from '../ui/link.tsx'
import { toast } from '../ui/toaster.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import type { OrderApi } from './order-calls.ts'
import { TodoCell } from './todo-cell.tsx'

type SalesTableProps = {
  api: OrderApi
  sales: readonly Order[]
  refresh: () => Promise<void>
  /** Leads to the seller's phones, from an empty table. */
  phonesLink: ReactNode
}

/** The orders of a seller's phones, with what is to be done about them. */
export function SalesTable({ api, sales, refresh, phonesLink }: SalesTableProps) {
  const [handing, setHanding] = useState<Order>()

  return (
    <>
      <DataTable
        caption="my sales"
        columns={[...columns, todo(setHanding)]}
        rows={sales}
        rowKey={(order) => order._id}
        empty="Nobody has booked a phone of yours yet"
        emptyActions={phonesLink}
      />
      <HandOverDialog
        api={api}
        order={handing}
        onClose={() => setHanding(undefined)}
        onDone={async (order) => {
          setHanding(undefined)
          toast.success(`${order.name} is handed over`)
          await refresh()
        }}
      />
    </>
  )
}

function nameId(order: Order) {
  return `sale-${order._id}`
}

const columns: readonly Column<Order>[] = [
  { key: 'image', header: 'Image', cell: (order) => <Thumbnail src={order.img} /> },
  {
    key: 'name',
    header: 'Phone',
    sortBy: (order) => order.name,
    searchBy: (order) => `${order.name} ${order.buyer}`,
    cell: (order) => (
      <span className="block xl:min-w-32">
        <Link id={nameId(order)} to={pages.order(order._id)} className={linkClass}>
          {order.name}
        </Link>
        <span className="block text-muted">to {order.buyer}</span>
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
    header: 'State',
    sortBy: (order) => orderWords[order.state].words,
    searchBy: (order) => orderWords[order.state].words,
    cell: (order) => <OrderBadge order={{ state: order.state, dueAt: null }} />,
  },
]

/** What is to be done; handing over at once, for it is done with the buyer in front of one. */
function todo(handOver: (order: Order) => void): Column<Order> {
  return {
    key: 'todo',
    header: 'Next',
    cell: (order) => (
      <TodoCell order={order} side="seller">
        {order.moves.includes('hand_over') && (
          <Button aria-describedby={nameId(order)} className="px-3" onClick={() => handOver(order)}>
            Hand over
          </Button>
        )}
      </TodoCell>
    ),
  }
}
