import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pages } from '../../routes.ts'
import type { Api } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { CONFIRM_TITLE } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CancelSaleForm } from './cancellation/cancel-sale-form.tsx'
import { RequestCancellation } from './cancellation/request-cancellation.tsx'
import { PaymentMethodForm } from './checkout/payment-method-form.tsx'
import { paymentOffer } from './checkout/payment-offer.ts'
import { HandOverCode } from './delivery/hand-over.tsx'
import { HandOverDialog } from './delivery/hand-over-dialog.tsx'
import type { NextAction } from './next-action.ts'
import type { OrderDetail } from './order-api.ts'
import { TransitionButton } from './transition-button.tsx'

type BookingActionsProps = {
  api: Api
  order: OrderDetail
  action: NextAction
  onDone: (message: string) => Promise<void>
}

/** What the viewer can do besides the next action before the phone is handed over or sent. */
export function BookingActions({ api, order, action, onDone }: BookingActionsProps) {
  const [isHandingOver, setHandingOver] = useState(false)
  const { transitions, actions, you, name } = order
  const done = (message: string) => () => onDone(message)
  return (
    <>
      {action !== 'show_code' && action !== 'choose_delivery' && order.handOverCode && (
        <HandOverCode order={order} code={order.handOverCode} qr={order.handOverQr} />
      )}
      {canPayOtherwise(order, action) && <PayOtherwise {...{ api, order, onDone }} />}
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
    </>
  )
}

/** Another method is possible, or the one that was begun can be left. */
function canPayOtherwise(order: OrderDetail, action: NextAction): boolean {
  if (!order.actions.includes('pay') || action === 'choose_delivery') return false
  if (action === 'pay' && order.payment !== 'online') return false
  return paymentOffer(order).methods.some((method) => method !== order.payment)
}

type PayOtherwiseProps = Pick<BookingActionsProps, 'api' | 'order' | 'onDone'>

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
