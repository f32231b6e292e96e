import { type ReactNode, useState } from 'react'
import type { Order } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { toast } from '../ui/toaster.tsx'
import { dealColumns, nameId } from './deal-columns.tsx'
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

const columns = dealColumns('seller')

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
