import { Link } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { pages } from '../../contract/urls.ts'
import { formatMoney } from '../../shared/money.ts'
import { INSPECTION_HOURS } from '../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../shared/time.ts'
import type { Api } from '../api/index.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Notice } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import type { NextActionFormProps } from './before-hand-over.tsx'
import { NextActionForm } from './before-hand-over.tsx'
import { type NextAction, turnFor } from './next-action.ts'
import { stepText } from './next-step-text.ts'
import type { OrderDetail } from './order-api.ts'
import { deadlineLabel } from './order-labels.ts'
import { isBeforeHandOver } from './order-stages.ts'
import { ApproveReturn, SendReturn } from './returns/return-forms.tsx'
import { KeepPhone, ReceiveReturn } from './returns/return-section.tsx'
import { TimeLeft } from './time-left.tsx'
import { ConfirmTransfer, RefundOwed, SendTransfer } from './transfer-panel.tsx'
import { TransitionButton } from './transition-button.tsx'

type NextStepPanelProps = {
  order: OrderDetail
  action: NextAction
  /** The control for the viewer's next action, if there is one. */
  children: ReactNode
  headingRef: Ref<HTMLHeadingElement>
}

/** The next step, its deadline, and the control to complete it. */
export function NextStepPanel({ order, action, children, headingRef }: NextStepPanelProps) {
  const { title, text } = stepText(order, action)
  const turn = turnFor(order, action)
  const dueAt = action === 'over' ? null : (order.next?.dueAt ?? null)
  return (
    <section
      aria-labelledby="next-step"
      className={classNames(
        'flex flex-col gap-5 rounded-box p-5 md:p-7',
        turn?.isYours ? 'border border-hairline bg-raised shadow-raised' : 'bg-sand/50',
      )}
    >
      <div className="flex flex-col gap-2" aria-live="polite">
        {turn && (
          <p
            className={classNames(
              'text-sm font-semibold',
              turn.isYours ? 'text-accent-ink' : 'text-muted',
            )}
          >
            {turn.label}
          </p>
        )}
        <h2
          id="next-step"
          ref={headingRef}
          tabIndex={-1}
          className="text-xl text-balance outline-none"
        >
          {title}
        </h2>
        <p className="max-w-prose text-pretty text-muted">{text}</p>
      </div>
      {dueAt && <TimeLeft at={dueAt} label={deadlineLabel(order)} />}
      {children}
    </section>
  )
}

/** The form or button for the viewer's next action. */
export function NextActionControl(props: NextActionFormProps) {
  const { api, order, action, onDone } = props
  const done = (message: string) => () => onDone(message)
  switch (action) {
    case 'approve_return':
      return <ApproveReturn {...{ api, order, onDone }} />
    case 'send_return':
      return <SendReturn {...{ api, order, onDone }} />
    case 'send_payment':
      return <SendTransfer {...{ api, order, onDone }} />
    case 'confirm_payment':
      return <ConfirmTransfer {...{ api, order, onDone }} />
    case 'over':
      return <RefundOwed {...{ api, order, onDone }} />
    case 'receive_return':
      return <ReceiveReturn {...{ api, order, onDone }} />
    case 'mark_arrived':
      return (
        <div>
          <TransitionButton
            {...{ api }}
            orderId={order._id}
            transition="deliver"
            variant="primary"
            busyLabel="Saving"
            onDone={done('Marked as arrived. Now check your phone')}
          >
            Mark as arrived
          </TransitionButton>
        </div>
      )
    case 'confirm':
      return (
        <div>
          <TransitionButton
            {...{ api }}
            orderId={order._id}
            transition="confirm"
            variant="primary"
            what={confirmText(order)}
            busyLabel="Confirming"
            onDone={done('Order completed')}
          >
            Everything is fine
          </TransitionButton>
        </div>
      )
    default:
      return isBeforeHandOver(order) ? <NextActionForm {...props} /> : null
  }
}

function confirmText({ seller, paymentMethod, afterSale: { returnDays } }: OrderDetail): string {
  if (paymentMethod !== 'online') return 'This completes the order. You can’t undo it.'
  return returnDays === null
    ? `This completes the order and releases your payment to ${seller}. You can’t undo it.`
    : `This completes the order. You can still return the phone within ${returnDays} days of getting it; your payment goes to ${seller} after that.`
}

/** Asks a seller without a payout account to set it up: prominently once money is due. */
export function PayoutHint({ order }: { order: OrderDetail }) {
  if (order.payout !== 'not_set_up') return null
  if (order.state === 'completed')
    return (
      <div>
        <Link to={pages.payouts()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          <Landmark aria-hidden="true" className="size-4" />
          Set up payouts
        </Link>
      </div>
    )
  return (
    <Notice label="Payouts" icon={<Landmark aria-hidden="true" className="size-4" />}>
      Add a bank account so we can pay you when the sale completes.
      <Link to={pages.payouts()} className={linkClass}>
        Set up payouts
      </Link>
    </Notice>
  )
}

type LaterActionsProps = {
  api: Api
  order: OrderDetail
  action: NextAction
  onDone: (message: string) => Promise<void>
}

/** What the viewer can do besides the next action once a transfer, the phone or a return is on its way. */
export function LaterActions({ api, order, action, onDone }: LaterActionsProps) {
  const { transitions, viewerRole } = order
  const done = (message: string) => () => onDone(message)
  return (
    <>
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
      {viewerRole === 'admin' && order.state === 'shipped' && (
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
    </>
  )
}
