import { Link } from '@tanstack/react-router'
import { CircleCheck, Info, Landmark } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pages } from '../../../routes.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

import type { Checkout } from '../order-api.ts'

/** Paid, or no longer payable. */
export function PaymentResult({ checkout }: { checkout: Checkout }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const paid = isPaid(checkout)
  const { title, text } = paid ? paidText(checkout) : unpaidText(checkout)
  // The form is gone: move the focus to the result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="outcome"
      className="flex flex-col items-start gap-4 rounded-box border border-hairline bg-raised p-6 md:p-8"
    >
      <span
        aria-hidden="true"
        className={`inline-flex size-13 items-center justify-center rounded-full ${paid ? 'bg-green-wash text-green' : 'bg-sand text-muted'}`}
      >
        {paid ? <CircleCheck className="size-6" /> : <Info className="size-6" />}
      </span>
      <h2 id="outcome" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p className="max-w-prose text-pretty text-muted">{text}</p>
      <Link
        to={pages.order(checkout.orderId)}
        className={buttonClass({ variant: 'primary', size: 'large' })}
      >
        View order
      </Link>
    </section>
  )
}

const paidStates: readonly Checkout['state'][] = [
  'paid',
  'shipped',
  'delivered',
  'disputed',
  'completed',
]

function isPaid({ state }: Checkout): boolean {
  return paidStates.includes(state)
}

function paidText({ seller, payment }: Checkout) {
  const demo = payment?.provider === 'demo' ? ' This is a demo: no real money was charged.' : ''
  return {
    title: 'Payment received',
    text: `We’ve notified ${seller}. We’ll hold your money until you have the phone.${demo}`,
  }
}

function unpaidText({ state, payment }: Checkout) {
  if (payment?.state === 'returned')
    return {
      title: 'Payment arrived too late',
      text: 'Your booking had already ended. Your full payment will be refunded to your original payment method.',
    }
  if (state === 'refunded')
    return {
      title: 'Order refunded',
      text: 'Your full payment will be refunded to your original payment method.',
    }
  return {
    title: 'Nothing to pay',
    text: 'This booking has ended and you weren’t charged. If the phone is still for sale, you can book it again.',
  }
}

/** The bank hasn't confirmed or declined yet: no form, so nobody pays twice. */
export function PendingConfirmation({ onChanged }: { onChanged: () => Promise<void> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { busy, run } = useAction()
  // The form is gone: move the focus to the result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="outcome"
      className="flex flex-col items-start gap-4 rounded-box border border-hairline bg-raised p-6 md:p-8"
    >
      <span
        aria-hidden="true"
        className="inline-flex size-13 items-center justify-center rounded-full bg-amber-wash text-ink"
      >
        <Landmark className="size-6" />
      </span>
      <h2 id="outcome" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Your bank is confirming the payment
      </h2>
      <p className="max-w-prose text-pretty text-muted">
        Please don’t pay again. The phone stays reserved for you, and we’ll let you know as soon as
        the payment is confirmed. If your bank declines it, you can pay another way here.
      </p>
      <Button busy={busy === 'check'} busyLabel="Checking" onClick={() => run('check', onChanged)}>
        Check again
      </Button>
    </section>
  )
}
