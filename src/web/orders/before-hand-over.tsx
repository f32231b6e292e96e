import { useQueryClient } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { isolate } from '../../shared/isolate.ts'
import type { Api } from '../api/index.ts'
import { buttonClass } from '../ui/button.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { useTranslations } from '../ui/text.ts'
import {
  AnswerCancellation,
  CancelSale,
  RequestCancellation,
} from './cancellation/cancellation.tsx'
import { useCheckoutAddress } from './checkout/checkout-address.ts'
import { PaymentMethodForm, paymentOffer } from './checkout/payment-method-form.tsx'
import { DeliveryForm } from './delivery/delivery-form.tsx'
import { EnterCode } from './delivery/enter-code.tsx'
import { CodeForm, HandOverCode } from './delivery/hand-over.tsx'
import { MeetUpForm } from './delivery/meet-up-form.tsx'
import { AcceptMeetUp, MeetUpCard } from './delivery/meet-ups.tsx'
import { ShipForm } from './delivery/ship-form.tsx'
import { agreedMeetUp, type NextAction } from './next-action.ts'
import type { OrderDetail } from './order-api.ts'
import { TransitionButton } from './transition-button.tsx'

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
  const t = useTranslations('orderPage')
  const handOver = useTranslations('order.handOver')
  const done = (message: string) => () => onDone(message)
  const agreed = agreedMeetUp(order)
  switch (action) {
    case 'choose_delivery':
      return <DeliveryForm {...{ api, order }} onDone={done(t('saved'))} />
    case 'pay':
      return <PayForm {...{ api, order, onDone }} />
    case 'answer_cancellation':
      return <AnswerCancellation {...{ api, order, onDone }} />
    case 'propose_meet_up':
      return <MeetUpForm {...{ api, order }} onDone={done(t('meetUp.sent'))} />
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
            onDone={done(handOver('done', { phone: isolate(order.name) }))}
          />
        </>
      )
    case 'ship':
      return <ShipForm {...{ api, order }} onDone={done(t('delivery.markedShipped'))} />
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
function PayForm({ api, order, onDone }: PayFormProps) {
  const checkoutPage = useCheckoutAddress(order._id)
  const t = useTranslations('orderPage')
  const queryClient = useQueryClient()
  if (order.paymentMethod === 'online') return <CheckoutLink orderId={order._id} />
  return (
    <PaymentMethodForm
      api={api}
      orderId={order._id}
      offer={paymentOffer(order)}
      onChosen={async ({ paymentMethod }) => {
        if (paymentMethod === 'online') window.location.assign(checkoutPage)
        else await onDone(t('saved'))
      }}
      onChanged={() => queryClient.invalidateQueries({ queryKey: ['order', order._id] })}
    />
  )
}

/** A full page load: only the checkout's content security policy allows the payment provider. */
function CheckoutLink({ orderId }: { orderId: string }) {
  const t = useTranslations('booking.payment')
  return (
    <div>
      <a
        href={useCheckoutAddress(orderId)}
        className={buttonClass({ variant: 'primary', size: 'large' })}
      >
        <CreditCard aria-hidden="true" className="size-4" />
        {t('online.go')}
      </a>
    </div>
  )
}

type BookingActionsProps = {
  api: Api
  order: OrderDetail
  action: NextAction
  onDone: (message: string) => Promise<void>
}

/** What the viewer can do besides the next action before the phone is handed over or sent. */
export function BookingActions({ api, order, action, onDone }: BookingActionsProps) {
  const t = useTranslations('orderPage.nextStep.action')
  const page = useTranslations('orderPage')
  const handOver = useTranslations('order.handOver')
  const { transitions, actions, viewerRole } = order
  const phone = isolate(order.name)
  const done = (message: string) => () => onDone(message)
  return (
    <>
      {action !== 'show_code' && action !== 'choose_delivery' && order.handOverCode && (
        <HandOverCode order={order} code={order.handOverCode} qr={order.handOverQr} />
      )}
      {canPayOtherwise(order, action) && <PayOtherwise {...{ api, order, onDone }} />}
      {action !== 'enter_code' && transitions.includes('hand_over') && (
        <DialogButton
          title={handOver('dialog')}
          content={(close) => (
            <EnterCode
              {...{ api, order }}
              onDone={async () => {
                close()
                await onDone(handOver('done', { phone }))
              }}
            />
          )}
        >
          {t('enterCode')}
        </DialogButton>
      )}
      {viewerRole === 'admin' && order.handOverLocked && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          transition="unlock-hand-over"
          what={t('unlockText', { seller: isolate(order.seller) })}
          busyLabel={page('saving')}
          onDone={done(t('unlocked'))}
        >
          {t('unlock')}
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
          what={page('cancellation.bookingText', { phone })}
          busyLabel={page('cancellation.canceling')}
          onDone={done(page('cancellation.bookingCanceled'))}
        >
          {page('cancellation.booking')}
        </TransitionButton>
      )}
      {transitions.includes('cancel_sale') && action !== 'answer_cancellation' && (
        <CancelSale {...{ api, order, onDone }} />
      )}
    </>
  )
}

/** Another method is possible, or the one that was begun can be left. */
function canPayOtherwise(order: OrderDetail, action: NextAction): boolean {
  if (!order.actions.includes('pay') || action === 'choose_delivery') return false
  if (action === 'pay' && order.paymentMethod !== 'online') return false
  return paymentOffer(order).methods.some((method) => method !== order.paymentMethod)
}

type PayOtherwiseProps = Pick<BookingActionsProps, 'api' | 'order' | 'onDone'>

function PayOtherwise({ api, order, onDone }: PayOtherwiseProps) {
  const checkoutPage = useCheckoutAddress(order._id)
  const t = useTranslations('orderPage.nextStep.action')
  const page = useTranslations('orderPage')
  const queryClient = useQueryClient()
  const offer = paymentOffer(order)
  const methods = offer.methods.filter((method) => method !== order.paymentMethod)
  return (
    <DialogButton
      title={t('payOther')}
      content={(close) => (
        <PaymentMethodForm
          api={api}
          orderId={order._id}
          offer={{ ...offer, methods }}
          onChosen={async ({ paymentMethod }) => {
            if (paymentMethod === 'online') return window.location.assign(checkoutPage)
            close()
            await onDone(page('saved'))
          }}
          onChanged={() => queryClient.invalidateQueries({ queryKey: ['order', order._id] })}
        />
      )}
    >
      {t('payOther')}
    </DialogButton>
  )
}
