import { useState } from 'react'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { Button } from '../ui/button.tsx'
import { CONFIRM_TITLE } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form-error.tsx'
import { TextareaField } from '../ui/textarea-field.tsx'
import { HandOverCode, HandOverDialog } from './hand-over.tsx'
import type { NextAction } from './next-action.ts'
import { CheckoutLink } from './next-step-panel.tsx'
import { type OrderApi, type OrderDetail, orderCalls } from './order-api.ts'
import { TransitionButton } from './transition-button.tsx'

type SecondaryActionsProps = {
  api: OrderApi
  order: OrderDetail
  act: NextAction
  onDone: (words: string) => Promise<void>
}

/** What can also be done: never what the page asks for. */
export function SecondaryActions({ api, order, act, onDone }: SecondaryActionsProps) {
  const [handing, setHanding] = useState(false)
  const { moves, actions, you, name } = order
  const done = (words: string) => () => onDone(words)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
      {act !== 'show_code' && act !== 'choose_delivery' && order.handOverCode && (
        <HandOverCode order={order} code={order.handOverCode} qr={order.handOverQr} />
      )}
      {act !== 'pay' && act !== 'choose_delivery' && actions.includes('pay') && (
        <CheckoutLink orderId={order._id} calm />
      )}
      {act !== 'enter_code' && moves.includes('hand_over') && (
        <>
          <Button onClick={() => setHanding(true)}>Enter the buyer’s code</Button>
          <HandOverDialog
            api={api}
            order={handing ? order : undefined}
            onClose={() => setHanding(false)}
            onDone={async () => {
              setHanding(false)
              await onDone(`${name} is handed over`)
            }}
          />
        </>
      )}
      {you === 'admin' && order.state === 'shipped' && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          move="deliver"
          what={`${order.buyer} then has 3 days to try the phone; without a word the money goes to ${order.seller}.`}
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
          look="link"
          danger
          what={`Your booking of the ${name} ends at once, and somebody else can book it.`}
          busyLabel="Cancelling"
          onDone={done('Booking cancelled')}
        >
          Cancel booking
        </TransitionButton>
      )}
      {moves.includes('cancel_sale') && (
        <CancelSale {...{ api, order }} onDone={done('The sale is called off')} />
      )}
    </div>
  )
}

type CancelSaleProps = { api: OrderApi; order: OrderDetail; onDone: () => Promise<void> }

/** The seller gives up a sale that is paid, and says why. */
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
      reason: reason.trim().length < 3 ? 'Say why in a few words' : undefined,
    }),
    async send({ reason }) {
      await orderCalls(api).cancelSale(order._id, reason.trim())
      await onDone()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Cancel the sale">
      <p className="text-muted">
        {order.buyer} gets everything back at once and is told why. The {order.name} is on sale
        again.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Why"
        help="The buyer reads this."
        maxLength={500}
        data-initial-focus
        required
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Keep the sale</Button>
        <Button type="submit" variant="danger" busy={form.busy} busyLabel="Cancelling">
          Cancel the sale
        </Button>
      </div>
    </form>
  )
}
