import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pages } from '../../routes.ts'
import { formatMoney } from '../../shared/money.ts'
import {
  INSPECTION_HOURS,
  MAX_CANCELLATION_REASON_LENGTH,
} from '../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../shared/time.ts'
import type { Api } from '../api/index.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { Button } from '../ui/button.tsx'
import { CONFIRM_TITLE } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form/field.tsx'
import { TextareaField } from '../ui/form/fields.tsx'
import { RequestCancellation } from './cancellation.tsx'
import { PaymentMethodForm, paymentOffer } from './checkout/payment-method-form.tsx'
import { HandOverCode, HandOverDialog } from './delivery/hand-over.tsx'
import type { NextAction } from './next-action.ts'
import type { OrderDetail } from './order-api.ts'
import { KeepPhone } from './return-section.tsx'
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
  const { transitions, actions, you, name } = order
  const done = (message: string) => () => onDone(message)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
      {action !== 'show_code' && action !== 'choose_delivery' && order.handOverCode && (
        <HandOverCode order={order} code={order.handOverCode} qr={order.handOverQr} />
      )}
      {canPayOtherwise(order, action) && <PayOtherwise {...{ api, order, onDone }} />}
      {transitions.includes('confirm_payment') && action !== 'confirm_payment' && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          transition="confirm-payment"
          what={`Only confirm it if ${formatMoney(order.totalMinor, order.currency)} with the reference ${order.number} has arrived. You can’t undo it.`}
          busyLabel="Confirming"
          onDone={done('Payment confirmed')}
        >
          The payment has arrived
        </TransitionButton>
      )}
      {action !== 'enter_code' && transitions.includes('hand_over') && (
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
      {you === 'admin' && order.handOverLocked && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          transition="unlock-hand-over"
          what={`${order.seller} can try 30 more hand-over codes. Ask both sides first what happened.`}
          busyLabel="Saving"
          onDone={done('Hand-over unlocked')}
        >
          Allow new hand-over attempts
        </TransitionButton>
      )}
      {you === 'admin' && order.state === 'shipped' && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          transition="deliver"
          what={`${order.buyer} will have ${formatQuantity(INSPECTION_HOURS / HOURS_A_DAY, 'day')} to check the phone. If they don’t report a problem, ${order.seller} is paid.`}
          busyLabel="Saving"
          onDone={done('Saved')}
        >
          Mark as arrived
        </TransitionButton>
      )}
      {transitions.includes('keep_phone') && <KeepPhone {...{ api, order, onDone }} />}
      {actions.includes('request_cancellation') && (
        <RequestCancellation {...{ api, order, onDone }} />
      )}
      {transitions.includes('cancel') && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          transition="cancel"
          variant="link"
          danger
          what={`Your booking of the ${name} ends immediately, and someone else can book it.`}
          busyLabel="Canceling"
          onDone={done('Booking canceled')}
        >
          Cancel booking
        </TransitionButton>
      )}
      {transitions.includes('cancel_sale') && action !== 'answer_cancellation' && (
        <CancelSale
          {...{ api, order }}
          onDone={done('Sale canceled. The buyer will be refunded')}
        />
      )}
    </div>
  )
}

/** Another method is possible, or the one that was begun can be left. */
function canPayOtherwise(order: OrderDetail, action: NextAction): boolean {
  if (!order.actions.includes('pay') || action === 'choose_delivery') return false
  if (action === 'pay' && order.payment !== 'online') return false
  return paymentOffer(order).methods.some((method) => method !== order.payment)
}

type PayOtherwiseProps = Pick<SecondaryActionsProps, 'api' | 'order' | 'onDone'>

function PayOtherwise({ api, order, onDone }: PayOtherwiseProps) {
  const [open, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const offer = paymentOffer(order)
  const methods = offer.methods.filter((method) => method !== order.payment)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pay another way</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Pay another way">
        <PaymentMethodForm
          api={api}
          orderId={order._id}
          offer={{ ...offer, methods }}
          onChosen={async ({ paymentMethod }) => {
            if (paymentMethod === 'online') return window.location.assign(pages.checkout(order._id))
            setOpen(false)
            await onDone('Saved')
          }}
          onChanged={() => queryClient.invalidateQueries({ queryKey: ['order', order._id] })}
        />
      </Dialog>
    </>
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
        maxLength={MAX_CANCELLATION_REASON_LENGTH}
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
