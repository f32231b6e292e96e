import { Check } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import type { OrderDetail } from './order-api.ts'
import { timelineTexts } from './order-labels.ts'

export function OrderSteps({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderPage.progress')
  const steps = orderSteps(order)
  if (steps.length === 0) return null
  return (
    <ol aria-label={t('label')} className="flex print:hidden">
      {steps.map((step, index) => (
        <StepMark
          key={step.label}
          step={step}
          isFirst={index === 0}
          isLast={index === steps.length - 1}
        />
      ))}
    </ol>
  )
}

function StepMark({ step, isFirst, isLast }: { step: Step; isFirst: boolean; isLast: boolean }) {
  const t = useTranslations('orderPage.progress')
  const { label, state } = step
  const reached = state !== 'ahead'
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="flex min-w-0 flex-1 flex-col items-center gap-2"
    >
      <span aria-hidden="true" className="flex w-full items-center">
        <span className={line(!isFirst, reached)} />
        <span className={classNames(dot, dots[state])}>
          {state === 'done' && <Check className="size-3.5" />}
        </span>
        <span className={line(!isLast, state === 'done')} />
      </span>
      <span
        className={classNames(
          // Five steps of whole words fit beside each other on a small phone.
          'px-0.5 text-center text-sm wrap-normal text-balance max-[22rem]:px-0',
          state === 'now' ? 'font-semibold' : reached ? '' : 'text-muted',
        )}
      >
        {t(label)}
        {state === 'done' && <span className="sr-only">{t('done')}</span>}
      </span>
    </li>
  )
}

const dot = 'flex size-6 shrink-0 items-center justify-center rounded-full border-2'
const dots = {
  done: 'border-ink bg-ink text-paper',
  now: 'border-accent bg-raised ring-4 ring-accent-wash',
  ahead: 'border-hairline bg-raised',
}

function line(shown: boolean, reached: boolean) {
  return classNames('h-0.5 flex-1', shown && (reached ? 'bg-ink' : 'bg-hairline'))
}

type Label =
  | 'book'
  | 'pay'
  | 'ship'
  | 'receive'
  | 'confirm'
  | 'handOver'
  | 'payAndHandOver'
  | 'requestReturn'
  | 'approveReturn'
  | 'sendBack'
  | 'refund'
type Step = { label: Label; state: 'done' | 'now' | 'ahead' }

const shippingSteps: Label[] = ['book', 'pay', 'ship', 'receive', 'confirm']
const pickUpSteps: Label[] = ['book', 'pay', 'handOver']
/** Paid in person: paying and handing over are one step. */
const meetUpPaymentSteps: Label[] = ['book', 'payAndHandOver']

/** How many of the shipping steps are done in each state. */
const stepsDone: Partial<Record<OrderDetail['state'], number>> = {
  awaiting_payment: 1,
  payment_sent: 1,
  payment_disputed: 1,
  paid: 2,
  shipped: 3,
  delivered: 4,
  disputed: 4,
  completed: 5,
}

/** A return has steps of its own, in place of those of the sale before it. */
const returnSteps: Label[] = ['requestReturn', 'approveReturn', 'sendBack', 'refund']
const returnStepsDone: Partial<Record<OrderDetail['state'], number>> = {
  return_requested: 1,
  return_approved: 2,
  return_sent: 3,
}

/** Empty for an order that ended without a sale. */
export function orderSteps(
  order: Pick<OrderDetail, 'state' | 'delivery' | 'paymentMethod'>,
): Step[] {
  const returned = returnStepsDone[order.state]
  if (returned !== undefined) return stepsWith(returnSteps, returned)
  const done = stepsDone[order.state]
  if (done === undefined) return []
  return stepsWith(stepLabels(order), done === shippingSteps.length ? Infinity : done)
}

function stepsWith(labels: readonly Label[], done: number): Step[] {
  return labels.map((label, index) => ({
    label,
    state: index < done ? 'done' : index === done ? 'now' : 'ahead',
  }))
}

function stepLabels({ delivery, paymentMethod }: Pick<OrderDetail, 'delivery' | 'paymentMethod'>) {
  if (delivery === 'shipping') return shippingSteps
  return delivery === 'pick_up' && paymentMethod === 'meet_up' ? meetUpPaymentSteps : pickUpSteps
}

export function Timeline({ order }: { order: OrderDetail }) {
  const t = useTranslations('orderPage')
  const texts = timelineTexts(t, useTranslations('order.disputeReason'))
  const entries = order.timeline.map((entry, index) => ({
    ...entry,
    key: `${index}-${entry.event}`,
  }))
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 text-lg">
        {t('timeline.title')}
      </h2>
      <ol className="flex flex-col">
        {entries.reverse().map((entry, index) => (
          <li key={entry.key} className="relative flex gap-4 pb-5 last:pb-0">
            {index < entries.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute inset-y-0 start-1 top-2 w-px bg-hairline"
              />
            )}
            <span
              aria-hidden="true"
              className={`relative mt-1.5 size-2.5 shrink-0 rounded-full ${index === 0 ? 'bg-ink' : 'bg-edge'}`}
            />
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <p className="min-w-0">
                <span className="font-medium">{texts.event(entry)}</span>{' '}
                <span className="text-muted">{texts.actor(entry, order)}</span>
                {entry.reason && <span className="block text-muted">{texts.reason(entry)}</span>}
              </p>
              <p className="text-sm text-muted">
                <Moment at={entry.at} exact />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
