import type { ReactNode } from 'react'
import type { Api, Order } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { toast } from '../ui/toaster.tsx'
import { HandOverCode } from './hand-over-code.tsx'
import { money } from './money.ts'
import { OrderBadge } from './order-badge.tsx'
import { orderWords, paymentWords } from './order-words.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useAct } from './use-act.ts'

type OrdersTableProps = {
  api: Pick<Api, 'cancelOrder'>
  orders: readonly Order[]
  refresh: () => Promise<void>
  /** Leads to the phones, from an empty table. */
  browseLink: ReactNode
}

/** A buyer's bookings: what is held, until when, and the code that ends the sale. */
export function OrdersTable({ api, orders, refresh, browseLink }: OrdersTableProps) {
  const [confirm, dialog] = useConfirm()
  const { busy, act } = useAct()

  async function cancel(order: Order) {
    const what = `Your booking of the ${order.name} ends at once, and somebody else can book it.`
    if (!(await confirm({ what, act: 'Cancel booking', danger: true }))) return
    await act(order._id, async () => {
      await api.cancelOrder(order._id)
      toast.success('Booking cancelled')
      await refresh()
    })
  }

  function actions(order: Order) {
    return (
      <>
        {order.handOverCode && (
          <HandOverCode order={order} code={order.handOverCode} describedBy={nameId(order)} />
        )}
        {order.moves.includes('cancel') && (
          <Button
            variant="ghost"
            className="px-3"
            aria-describedby={nameId(order)}
            busy={busy === order._id}
            onClick={() => cancel(order)}
          >
            Cancel booking
          </Button>
        )}
      </>
    )
  }

  return (
    <>
      <DataTable
        caption="my orders"
        columns={columns}
        rows={orders}
        rowKey={(order) => order._id}
        rowActions={actions}
        empty="You have not booked a phone yet"
        emptyActions={browseLink}
      />
      {dialog}
    </>
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
      <>
        <span id={nameId(order)} className="font-medium md:block md:min-w-32">
          {order.name}
        </span>
        <span className="block text-muted">from {order.seller}</span>
      </>
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
    cell: (order) => <OrderBadge order={order} />,
  },
]
