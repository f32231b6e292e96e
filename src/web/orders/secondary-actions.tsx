import { useState } from 'react'
import type { Api } from '../api/index.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { Button } from '../ui/button.tsx'
import { CONFIRM_TITLE } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'

import { HandOverCode, HandOverDialog } from './delivery/hand-over.tsx'
import type { NextAction } from './next-action.ts'
import { CheckoutLink } from './next-step-panel.tsx'
import type { OrderDetail } from './order-api.ts'
import { TransitionButton } from './transition-button.tsx'

type SecondaryActionsProps = {
  api: Api
  order: OrderDetail
  action: NextAction
  onDone: (message: string) => Promise<void>
}

/** What the viewer can do besides the next action. */
export function SecondaryActions({ api, order, action, onDone }: SecondaryActionsProps) {
  const [isHandingOver, setHandingOver] = useState(false)
  const { moves, actions, you, name } = order
  const done = (message: string) => () => onDone(message)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
      {action !== 'show_code' && action !== 'choose_delivery' && order.handOverCode && (
        <HandOverCode order={order} code={order.handOverCode} qr={order.handOverQr} />
      )}
      {action !== 'pay' && action !== 'choose_delivery' && actions.includes('pay') && (
        <CheckoutLink orderId={order._id} isSecondary />
      )}
      {action !== 'enter_code' && moves.includes('hand_over') && (
        <>
          <Button onClick={() => setHandingOver(true)}>Enter the buyer’s code</Button>
          <HandOverDialog
            api={api}
            order={isHandingOver ? order : undefined}
            onClose={() => setHandingOver(false)}
            onDone={async () => {
              setHandingOver(false)
              await onDone(`${name} handed over`)
            }}
          />
        </>
      )}
      {you === 'admin' && order.state === 'shipped' && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          move="deliver"
          what={`${order.buyer} will have 3 days to check the phone. If they don’t report a problem, ${order.seller} is paid.`}
          busyLabel="Saving"
          onDone={done('Saved')}
        >
          Mark as arrived
        </TransitionButton>
      )}
      {moves.includes('cancel') && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          move="cancel"
          variant="link"
          danger
          what={`Your booking of the ${name} ends immediately, and someone else can book it.`}
          busyLabel="Canceling"
          onDone={done('Booking canceled')}
        >
          Cancel booking
        </TransitionButton>
      )}
      {moves.includes('cancel_sale') && (
        <CancelSale
          {...{ api, order }}
          onDone={done('Sale canceled. The buyer will be refunded')}
        />
      )}
    </div>
  )
}

type CancelSaleProps = { api: Api; order: OrderDetail; onDone: () => Promise<void> }

/** The seller cancels a paid sale, with a reason for the buyer. */
export function CancelSale({ api, order, onDone }: CancelSaleProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="link" className="text-sm" onClick={() => setOpen(true)}>
        Cancel the sale
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={CONFIRM_TITLE}>
        <CancelSaleForm
          {...{ api, order }}
          onClose={() => setOpen(false)}
          onDone={async () => {
            setOpen(false)
            await onDone()
          }}
        />
      </Dialog>
    </>
  )
}

function CancelSaleForm({
  api,
  order,
  onClose,
  onDone,
}: CancelSaleProps & { onClose: () => void }) {
  const form = useDraftForm(`cancel-sale-${order._id}`, {
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? 'Enter a short reason' : undefined,
    }),
    async send({ reason }) {
      await api.post('/api/orders/{id}/cancel-sale', {
        path: { id: order._id },
        body: { reason: reason.trim() },
        once: true,
      })
      await onDone()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Cancel the sale">
      <p className="text-muted">
        {order.buyer} gets a full refund and sees your reason. The {order.name} goes back on sale.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help="The buyer will see this."
        maxLength={500}
        data-initial-focus
        required
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Keep the sale</Button>
        <Button type="submit" variant="danger" busy={form.busy} busyLabel="Canceling">
          Cancel the sale
        </Button>
      </div>
    </form>
  )
}
