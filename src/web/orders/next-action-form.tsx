import CreditCard from 'virtual:icons/credit-card'
import { useQueryClient } from '@tanstack/react-query'
import { pages } from '../../routes.ts'
import type { Api } from '../api/index.ts'
import { buttonClass } from '../ui/button.tsx'
import { AnswerCancellation } from './cancellation/answer-cancellation.tsx'
import { PaymentMethodForm } from './checkout/payment-method-form.tsx'
import { paymentOffer } from './checkout/payment-offer.ts'
import { DeliveryForm } from './delivery/delivery-form.tsx'
import { HandOverCode } from './delivery/hand-over.tsx'
import { CodeForm } from './delivery/hand-over-dialog.tsx'
import { MeetUpForm } from './delivery/meet-up-form.tsx'
import { AcceptMeetUp, MeetUpCard } from './delivery/meet-ups.tsx'
import { ShipForm } from './delivery/ship-form.tsx'
import { agreedMeetUp, type NextAction } from './next-action.ts'
import type { OrderDetail } from './order-api.ts'

export type NextActionFormProps = {
  api: Api
  order: OrderDetail
  action: NextAction
  scanned: string | undefined
  /** Shows the message, reloads the order and moves the focus to the next step. */
  onDone: (message: string) => Promise<void>
}

/** The form or button for what the viewer has to do before the phone is handed over or sent. */
export function NextActionForm({ api, order, action, scanned, onDone }: NextActionFormProps) {
  const done = (message: string) => () => onDone(message)
  const agreed = agreedMeetUp(order)
  switch (action) {
    case 'choose_delivery':
      return <DeliveryForm {...{ api, order }} onDone={done('Saved')} />
    case 'pay':
      return <PayForm {...{ api, order, onDone }} />
    case 'answer_cancellation':
      return <AnswerCancellation {...{ api, order, onDone }} />
    case 'propose_meet_up':
      return <MeetUpForm {...{ api, order }} onDone={done('Suggestion sent')} />
    case 'accept_meet_up':
      return <AcceptMeetUp {...{ api, order, onDone }} />
    case 'show_code':
      return (
        <>
          {agreed && <MeetUpCard meetUp={agreed} />}
          {order.handOverCode && (
            <div>
              <HandOverCode order={order} code={order.handOverCode} qr={order.handOverQr} primary />
            </div>
          )}
        </>
      )
    case 'enter_code':
      return (
        <>
          {agreed && <MeetUpCard meetUp={agreed} />}
          <CodeForm
            {...{ api, scanned }}
            orderId={order._id}
            onDone={done(`${order.name} handed over`)}
          />
        </>
      )
    case 'ship':
      return (
        <ShipForm
          {...{ api, order }}
          onDone={done('Marked as shipped. We’ve notified the buyer')}
        />
      )
    default:
      return null
  }
}

type PayFormProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** Chooses how to pay, or goes on with the online payment that was begun. */
export function PayForm({ api, order, onDone }: PayFormProps) {
  const queryClient = useQueryClient()
  if (order.payment === 'online') return <CheckoutLink orderId={order._id} />
  return (
    <PaymentMethodForm
      api={api}
      orderId={order._id}
      offer={paymentOffer(order)}
      onChosen={async ({ paymentMethod }) => {
        if (paymentMethod === 'online') window.location.assign(pages.checkout(order._id))
        else await onDone('Saved')
      }}
      onChanged={() => queryClient.invalidateQueries({ queryKey: ['order', order._id] })}
    />
  )
}

/** A full page load: only the checkout's content security policy allows the payment provider. */
function CheckoutLink({ orderId }: { orderId: string }) {
  return (
    <div>
      <a
        href={pages.checkout(orderId)}
        className={buttonClass({ variant: 'primary', size: 'large' })}
      >
        <CreditCard aria-hidden="true" className="size-4" />
        Continue to payment
      </a>
    </div>
  )
}
