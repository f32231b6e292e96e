import type { Order } from '../api/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CodeForm } from './code-form.tsx'
import type { OrderApi } from './order-calls.ts'

type HandOverDialogProps = {
  api: OrderApi
  /** The booking that is handed over; none while the dialog is closed. */
  order: Order | undefined
  onClose: () => void
  onDone: (order: Order) => Promise<void>
}

/** Asks the seller for the buyer's code, and so ends the sale. */
export function HandOverDialog({ api, order, onClose, onDone }: HandOverDialogProps) {
  return (
    <Dialog open={order !== undefined} onClose={onClose} title="Hand over the phone">
      {order && (
        <div className="flex flex-col gap-5">
          <p className="text-muted">
            {order.state === 'paid'
              ? `${order.buyer} has paid online. When they have tried the `
              : `When ${order.buyer} has paid you for the `}
            <strong className="text-ink">{order.name}</strong>, ask for the six-digit code in their
            orders. With it the sale is done.
          </p>
          <CodeForm api={api} orderId={order._id} onDone={() => onDone(order)} />
        </div>
      )}
    </Dialog>
  )
}
