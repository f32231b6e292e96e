import { Link } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { pages } from '../../contract/urls.ts'
import { isolate } from '../../shared/isolate.ts'
import { INSPECTION_HOURS } from '../../shared/orders/order-limits.ts'
import { HOURS_A_DAY } from '../../shared/time.ts'
import type { Api } from '../api/index.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Notice } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { useTranslations } from '../ui/text.ts'
import type { NextActionFormProps } from './before-hand-over.tsx'
import { NextActionForm } from './before-hand-over.tsx'
import { type NextAction, turnFor } from './next-action.ts'
import { useStepText } from './next-step-text.ts'
import type { OrderDetail } from './order-api.ts'
import { useDeadlineLabel } from './order-labels.ts'
import { isBeforeHandOver } from './order-stages.ts'
import { useOrderTexts } from './order-texts.ts'
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
  const { title, text } = useStepText()(order, action)
  const deadlineLabel = useDeadlineLabel()
  const turn = turnFor(order, action, useTranslations('orderPage.nextStep'))
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
      {dueAt && (
        <TimeLeft at={dueAt} label={deadlineLabel(order)} isUrgent={turn?.isYours !== false} />
      )}
      {children}
    </section>
  )
}

/** The form or button for the viewer's next action. */
export function NextActionControl(props: NextActionFormProps) {
  const t = useTranslations('orderPage.nextStep.action')
  const page = useTranslations('orderPage')
  const { api, order, action, onDone } = props
  const confirmText = useConfirmText(order)
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
            busyLabel={page('saving')}
            onDone={done(t('arrivedDone'))}
          >
            {t('arrived')}
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
            what={confirmText}
            busyLabel={page('confirming')}
            onDone={done(t('confirmed'))}
          >
            {t('confirm')}
          </TransitionButton>
        </div>
      )
    default:
      return isBeforeHandOver(order) ? <NextActionForm {...props} /> : null
  }
}

function useConfirmText(order: OrderDetail): string {
  const t = useTranslations('orderPage.nextStep.action')
  const { count } = useOrderTexts()
  const { returnDays } = order.afterSale
  const seller = isolate(order.seller)
  if (order.paymentMethod !== 'online') return t('confirmOutside')
  if (returnDays === null) return t('confirmHeld', { seller })
  return t('confirmReturnable', { seller, ...count(returnDays) })
}

/** Asks a seller without a payout account to set it up: prominently once money is due. */
export function PayoutHint({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderPage.nextStep.action')
  if (order.payout !== 'not_set_up') return null
  if (order.state === 'completed')
    return (
      <div>
        <Link to={pages.payouts()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          <Landmark aria-hidden="true" className="size-4" />
          {t('payouts')}
        </Link>
      </div>
    )
  return (
    <Notice label={t('payoutsLabel')} icon={<Landmark aria-hidden="true" className="size-4" />}>
      {t('payoutsText')}
      <Link to={pages.payouts()} className={linkClass}>
        {t('payouts')}
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
  const t = useTranslations('orderPage.nextStep.action')
  const transfer = useTranslations('orderPage.transfer')
  const page = useTranslations('orderPage')
  const { money, count } = useOrderTexts()
  const { transitions, viewerRole } = order
  const done = (message: string) => () => onDone(message)
  return (
    <>
      {transitions.includes('confirm_payment') && action !== 'confirm_payment' && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          transition="confirm-payment"
          what={transfer('arrivedWhatAdmin', {
            amount: money(order.totalMinor, order.currency),
            reference: order.number,
          })}
          busyLabel={page('confirming')}
          onDone={done(transfer('confirmed'))}
        >
          {transfer('arrived')}
        </TransitionButton>
      )}
      {viewerRole === 'admin' && order.state === 'shipped' && (
        <TransitionButton
          {...{ api }}
          orderId={order._id}
          transition="deliver"
          what={t('arrivedAdmin', {
            buyer: isolate(order.buyer),
            seller: isolate(order.seller),
            ...count(INSPECTION_HOURS / HOURS_A_DAY),
          })}
          busyLabel={page('saving')}
          onDone={done(page('saved'))}
        >
          {t('arrived')}
        </TransitionButton>
      )}
      {transitions.includes('keep_phone') && <KeepPhone {...{ api, order, onDone }} />}
    </>
  )
}
