import { Link } from '@tanstack/react-router'
import { CircleCheck, Info, Landmark } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pages } from '../../../routes.ts'
import { useAct } from '../../dashboard/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import type { Checkout } from '../order-api.ts'

/** Paid, or nothing to pay any more: says which, and leads on. */
export function PaymentResult({ checkout }: { checkout: Checkout }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const paid = isPaid(checkout)
  const { title, text } = paid ? paidText(checkout) : unpaidText(checkout)
  // Whoever has just paid is told where the form was.
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
        See the order
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
  const demo = payment?.provider === 'demo' ? ' No real money has moved: this is a demo.' : ''
  return {
    title: 'Paid',
    text: `${seller} has been told. Your money is held until you have the phone.${demo}`,
  }
}

function unpaidText({ state, payment }: Checkout) {
  if (payment?.state === 'returned')
    return {
      title: 'The payment came too late',
      text: 'The hold had ended before it arrived. Everything goes back to you, the way you paid it.',
    }
  if (state === 'refunded')
    return { title: 'The sale was called off', text: 'Everything you paid goes back to you.' }
  return {
    title: 'There is nothing to pay',
    text: 'This booking has ended and nothing was paid. If the phone is still on sale you can book it again.',
  }
}

/** The bank has yet to say yes or no: there is nothing to type, and nothing is paid twice. */
export function PendingConfirmation({ onChanged }: { onChanged: () => Promise<void> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { busy, act } = useAct()
  // Whoever has just paid is told where the form was.
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
        Do not pay again. The phone is held for you, and you hear as soon as it is paid. If your
        bank says no, you can pay another way here.
      </p>
      <Button busy={busy === 'look'} busyLabel="Looking" onClick={() => act('look', onChanged)}>
        Look again
      </Button>
    </section>
  )
}
