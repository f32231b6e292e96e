import { Link } from '@tanstack/react-router'
import { CircleCheck, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pages } from '../../../routes.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Checkout } from '../order-calls.ts'

/** Paid, or nothing to pay any more: says which, and leads on. */
export function NothingToPay({ checkout }: { checkout: Checkout }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const paid = isPaid(checkout)
  const { title, text } = paid ? paidWords(checkout) : unpaidWords(checkout)
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

function paidWords({ seller, payment }: Checkout) {
  const demo = payment?.provider === 'demo' ? ' No real money has moved: this is a demo.' : ''
  return {
    title: 'Paid',
    text: `${seller} has been told. Your money is held until you have the phone.${demo}`,
  }
}

function unpaidWords({ state, payment }: Checkout) {
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
