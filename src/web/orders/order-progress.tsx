import { Check } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { Moment } from '../ui/moment.tsx'
import type { OrderDetail } from './order-api.ts'

/** How far the order is, from the booking to its end. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const steps = orderSteps(order)
  if (steps.length === 0) return null
  return (
    <ol aria-label="How far this order is" className="flex print:hidden">
      {steps.map((step, at) => (
        <StepMark
          key={step.label}
          step={step}
          isFirst={at === 0}
          isLast={at === steps.length - 1}
        />
      ))}
    </ol>
  )
}

function StepMark({ step, isFirst, isLast }: { step: Step; isFirst: boolean; isLast: boolean }) {
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
          'px-0.5 text-center text-sm text-balance',
          state === 'now' ? 'font-semibold' : reached ? '' : 'text-muted',
        )}
      >
        {label}
        {state === 'done' && <span className="sr-only">, done</span>}
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

export type Step = { label: string; state: 'done' | 'now' | 'ahead' }

const shippingSteps = ['Booked', 'Paid', 'Sent', 'Arrived', 'Done']
const pickUpSteps = ['Booked', 'Paid', 'Handed over']
/** At a meet-up paying and handing over are one. */
const meetUpPaymentSteps = ['Booked', 'Paid and handed over']

/** How many of the steps of a parcel lie behind an order in this state. */
const stepsDone: Partial<Record<OrderDetail['state'], number>> = {
  awaiting_payment: 1,
  paid: 2,
  shipped: 3,
  delivered: 4,
  disputed: 4,
  completed: 5,
}

/** The way of an order from booking to end; none for one that ended before. */
export function orderSteps(order: Pick<OrderDetail, 'state' | 'delivery' | 'payment'>): Step[] {
  const done = stepsDone[order.state]
  if (done === undefined) return []
  const labels = stepLabels(order)
  const over = order.state === 'completed'
  return labels.map((label, at) => ({
    label,
    state: over || at < done ? 'done' : at === done ? 'now' : 'ahead',
  }))
}

function stepLabels({ delivery, payment }: Pick<OrderDetail, 'delivery' | 'payment'>) {
  if (delivery === 'shipping') return shippingSteps
  return delivery === 'pick_up' && payment === 'meet_up' ? meetUpPaymentSteps : pickUpSteps
}

/** All that happened to an order, the newest first. */
export function Timeline({ order }: { order: OrderDetail }) {
  const entries = order.timeline.map((entry, at) => ({ ...entry, key: `${at}-${entry.event}` }))
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 text-lg">
        What happened
      </h2>
      <ol className="flex flex-col">
        {entries.reverse().map((entry, at) => (
          <li key={entry.key} className="relative flex gap-4 pb-5 last:pb-0">
            {at < entries.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute inset-y-0 start-1 top-2 w-px bg-hairline"
              />
            )}
            <span
              aria-hidden="true"
              className={`relative mt-1.5 size-2.5 shrink-0 rounded-full ${at === 0 ? 'bg-ink' : 'bg-edge'}`}
            />
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <p className="min-w-0">
                <span className="font-medium">{eventLabel(entry)}</span>{' '}
                <span className="text-muted">{actorLabel(entry, order)}</span>
                {entry.reason && <span className="block text-muted">{eventReason(entry)}</span>}
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

type Entry = OrderDetail['timeline'][number]

const eventLabels: Record<string, string> = {
  phone_booked: 'Booked',
  delivery_chosen: 'Delivery chosen',
  payment_chosen: 'Way to pay chosen',
  payment_failed: 'A payment did not go through',
  payment_returned: 'A payment that was not needed any more goes back in full',
  payment_confirming: 'The bank is confirming a payment',
  payment_unconfirmed: 'The bank did not confirm the payment',
  payment_disputed: 'The bank disputes the payment',
  payment_dispute_won: 'The bank lets the payment stand',
  payment_dispute_lost: 'The bank took the payment back',
  meet_up_proposed: 'A meeting was proposed',
  meet_up_agreed: 'Place and time agreed',
  order_paid: 'Paid',
  order_shipped: 'Sent',
  shipment_corrected: 'The tracking number was corrected',
  order_delivered: 'Arrived',
  order_completed: 'Completed',
  order_cancelled: 'Booking cancelled',
  order_expired: 'The hold ended',
  order_refunded: 'Called off: everything goes back to the buyer',
  order_disputed: 'A problem was reported',
  refund_sent: 'The refund was sent',
  refund_failed: 'The refund did not go through; an admin sees to it',
  payout_sent: 'The payout was sent',
  dispute_answered: 'The seller answered',
  dispute_statement_added: 'Something was added to the dispute',
  dispute_settlement_proposed: 'A settlement was proposed',
  dispute_settlement_accepted: 'The settlement was accepted',
  dispute_settlement_declined: 'The settlement was declined',
  dispute_decided: 'An admin decided',
  return_agreed: 'A return was agreed',
  return_sent: 'The phone was sent back',
  return_received: 'The phone came back',
  return_lapsed: 'The phone was not sent back in time',
}

/** What happened, in words for people. An event that has none says its own name. */
export function eventLabel({ event, asked }: Pick<Entry, 'event' | 'asked'>): string {
  if (event === 'order_reminded') return asked ? `The ${asked} was reminded` : 'A reminder was sent'
  const words = eventLabels[event] ?? event.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Who did it; nothing where the event says so itself or nobody did. */
export function actorLabel({ by, event }: Pick<Entry, 'by' | 'event'>, order: OrderDetail): string {
  if (event === 'order_reminded' || by === 'system') return ''
  if (by === order.you) return 'by you'
  if (by === 'clock') return 'because the time was up'
  if (by === 'provider') return 'by the bank'
  if (by === 'admin' || by === 'carrier') return by === 'admin' ? 'by an admin' : 'by the carrier'
  return `by ${order[by]}`
}

/** Why, in the words of whoever did it; the reason of a dispute is one of a few. */
export function eventReason({ event, reason }: Pick<Entry, 'event' | 'reason'>): string {
  if (event !== 'order_disputed' || !reason) return `“${reason}”`
  const words = reason.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
