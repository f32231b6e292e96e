import { lazy } from 'react'
import { CANCELLATION_HOURS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../../shared/time.ts'
import type { Api } from '../../api/index.ts'
import { CONFIRM_TITLE } from '../../ui/confirm.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { ShipForm } from '../delivery/ship-form.tsx'
import type { OrderDetail } from '../order-api.ts'
import { TransitionButton } from '../transition-button.tsx'

const ReasonForm = lazy(() => import('./reason-form.tsx'))

type CancellationProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** The buyer asks to cancel a paid order before the phone leaves its seller. */
export function RequestCancellation({ api, order, onDone }: CancellationProps) {
  return (
    <DialogButton
      variant="link"
      className="text-sm"
      title="Ask to cancel"
      content={(close) => (
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
          onClose={close}
          onDone={async () => {
            close()
            await onDone(`We’ve asked ${order.seller}`)
          }}
        />
      )}
    >
      Ask to cancel
    </DialogButton>
  )
}

/** The seller cancels a paid sale, with a reason for the buyer. */
export function CancelSale({ api, order, onDone }: CancellationProps) {
  return (
    <DialogButton
      variant="link"
      className="text-sm"
      title={CONFIRM_TITLE}
      content={(close) => (
        <ReasonForm
          draft={`cancel-sale-${order._id}`}
          send={(reason) =>
            api.post('/api/orders/{id}/cancel-sale', {
              path: { id: order._id },
              body: { reason },
              once: true,
            })
          }
          text={`${order.buyer} gets a full refund and sees your reason. The ${order.name} goes back up for sale.`}
          help="The buyer will see this."
          keepLabel="Keep the sale"
          submitLabel="Cancel the sale"
          busyLabel="Canceling"
          danger
          onClose={close}
          onDone={async () => {
            close()
            await onDone('Sale canceled. The buyer will be refunded')
          }}
        />
      )}
    >
      Cancel the sale
    </DialogButton>
  )
}

/** The seller accepts or declines; sending the phone declines too. */
export function AnswerCancellation({ api, order, onDone }: CancellationProps) {
  const { cancellation, buyer } = order
  return (
    <>
      {cancellation && (
        <blockquote className="max-w-prose border-s-2 border-edge ps-4 wrap-anywhere">
          {cancellation.reason}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2">
        <TransitionButton
          api={api}
          orderId={order._id}
          transition="cancellation/accept"
          variant="primary"
          what={`${buyer} gets a full refund${order.paymentMethod === 'transfer' ? ', which you pay back' : ''}. The ${order.name} goes back up for sale.`}
          busyLabel="Accepting"
          onDone={() => onDone('Order canceled')}
        >
          Accept and refund
        </TransitionButton>
        <DialogButton
          title="Decline to cancel"
          content={(close) => (
            <ReasonForm
              draft={`decline-cancellation-${order._id}`}
              send={(reason) =>
                api.post('/api/orders/{id}/cancellation/decline', {
                  path: { id: order._id },
                  body: { reason },
                  once: true,
                })
              }
              text={`${buyer} sees your reason, and the order goes on.`}
              keepLabel="Not now"
              submitLabel="Decline"
              onClose={close}
              onDone={async () => {
                close()
                await onDone('Request declined')
              }}
            />
          )}
        >
          Decline
        </DialogButton>
      </div>
      {order.transitions.includes('ship') && (
        <details className="rounded-field border border-hairline p-4">
          <summary className="cursor-pointer font-medium">Already shipped it?</summary>
          <div className="flex flex-col gap-5 pt-4">
            <p className="text-muted">Then enter the parcel: that declines the request.</p>
            <ShipForm
              {...{ api, order }}
              onDone={() => onDone('Marked as shipped. We’ve notified the buyer')}
            />
          </div>
        </details>
      )}
    </>
  )
}
