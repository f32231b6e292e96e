import { useState } from 'react'
import type { Api, Order } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { toast } from '../ui/toaster.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { money } from './money.ts'
import { OrderBadge } from './order-badge.tsx'
import { orderWords, paymentWords } from './order-words.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useAct } from './use-act.ts'

type SalesTableProps = {
  api: Pick<Api, 'handOver' | 'cancelOrder'>
  sales: readonly Order[]
  refresh: () => Promise<void>
}

/** The bookings of a seller's phones, with what is to be done about them. */
export function SalesTable({ api, sales, refresh }: SalesTableProps) {
  const [handing, setHanding] = useState<Order>()
  const [confirm, dialog] = useConfirm()
  const { busy, act } = useAct()

  async function cancel(order: Order) {
    const what = `The booking of ${order.buyer} ends, and the ${order.name} is on sale again.`
    if (!(await confirm({ what, act: 'Cancel booking', danger: true }))) return
    await act(order._id, async () => {
      await api.cancelOrder(order._id)
      toast.success('Booking cancelled')
      await refresh()
    })
  }

  function actions(order: Order) {
    const about = { 'aria-describedby': nameId(order) }
    return (
      <>
        {order.moves.includes('hand_over') && (
          <Button {...about} className="px-3" onClick={() => setHanding(order)}>
            Hand over
          </Button>
        )}
        {order.moves.includes('cancel') && (
          <Button
            {...about}
            variant="ghost"
            className="px-3"
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
        caption="bookings of your phones"
        columns={columns}
        rows={sales}
        rowKey={(order) => order._id}
        rowActions={actions}
        empty="Nobody has booked a phone of yours yet"
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
      {dialog}
    </>
  )
}

function nameId(order: Order) {
  return `sale-${order._id}`
}

const columns: readonly Column<Order>[] = [
  {
    key: 'name',
    header: 'Phone',
    sortBy: (order) => order.name,
    searchBy: (order) => order.name,
    cell: (order) => (
      <span className="flex items-center gap-3">
        <Thumbnail src={order.img} />
        <span id={nameId(order)}>{order.name}</span>
      </span>
    ),
  },
  {
    key: 'buyer',
    header: 'Buyer',
    sortBy: (order) => order.buyer,
    searchBy: (order) => order.buyer,
    cell: (order) => order.buyer,
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
    cell: (order) => <OrderBadge order={order} />,
  },
]
