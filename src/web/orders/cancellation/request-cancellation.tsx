import { useState } from 'react'
import { CANCELLATION_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../../shared/time.ts'
import type { Api } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { OrderDetail } from '../order-api.ts'
import { ReasonForm } from './reason-form.tsx'

type CancellationProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** The buyer asks to cancel a paid order before the phone leaves its seller. */
export function RequestCancellation({ api, order, onDone }: CancellationProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="link" className="text-sm" onClick={() => setOpen(true)}>
        Ask to cancel
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Ask to cancel">
        <ReasonForm
          draft={`cancellation-${order._id}`}
          send={(reason) =>
            api.post('/api/orders/{id}/cancellation', {
              path: { id: order._id },
              body: { reason },
              once: true,
            })
          }
          text={`${order.seller} can accept or decline, and sees your reason. If they neither answer nor hand over the phone within ${formatQuantity(CANCELLATION_HOURS / HOURS_A_DAY, 'day')}, the order is canceled and you get your money back.`}
          keepLabel="Keep the order"
          submitLabel="Send request"
          onClose={() => setOpen(false)}
          onDone={async () => {
            setOpen(false)
            await onDone(`We’ve asked ${order.seller}`)
          }}
        />
      </Dialog>
    </>
  )
}
