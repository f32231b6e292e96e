import type { Api, Order } from '../../api/index.ts'
import { CodeForm } from './hand-over.tsx'

type EnterCodeProps = { api: Api; order: Order; onDone: () => Promise<void> }

/** In a dialog: the seller enters the buyer's code. */
export function EnterCode({ api, order, onDone }: EnterCodeProps) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        <span>
          {order.state === 'paid'
            ? `${order.buyer} has paid online. Once they’ve tried the `
            : `Once ${order.buyer} has paid you for the `}
        </span>
        <strong className="text-ink">{order.name}</strong>, ask for their six-digit code. They’ll
        find it in My Orders. The code completes the sale.
      </p>
      <CodeForm api={api} orderId={order._id} onDone={onDone} />
    </div>
  )
}
