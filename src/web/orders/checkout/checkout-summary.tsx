import { BadgeCheck, Handshake, ShieldCheck, Undo2 } from 'lucide-react'
import { money } from '../../dashboard/money.ts'
import { Thumbnail } from '../../dashboard/thumbnail.tsx'
import type { Checkout } from '../order-calls.ts'
import { TimeLeft } from '../time-left.tsx'

/** What is paid, until when it is held, and what protects the buyer. */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { name, img, seller, price, currency, dueAt, state } = checkout
  return (
    <aside
      aria-label="What you pay for"
      className="flex flex-col gap-5 self-start rounded-box bg-sand/50 p-5"
    >
      <div className="flex items-center gap-4">
        <Thumbnail src={img} />
        <p className="min-w-0">
          <span className="block font-semibold break-words">{name}</span>
          <span className="block text-sm text-muted">from {seller}</span>
        </p>
      </div>
      <p className="flex items-baseline justify-between gap-4 border-y border-hairline py-3">
        <span className="text-muted">You pay</span>
        <span className="text-lg font-bold tabular-nums">{money(price, currency)}</span>
      </p>
      {state === 'awaiting_payment' && dueAt && <TimeLeft at={dueAt} label="Held for you until" />}
      <Protection seller={seller} />
    </aside>
  )
}

function Protection({ seller }: { seller: string }) {
  const points = [
    {
      Icon: ShieldCheck,
      words: `Paid online, your money is held: ${seller} gets it only once you have the phone.`,
    },
    { Icon: BadgeCheck, words: 'You have 3 days to try a phone that was sent to you.' },
    {
      Icon: Undo2,
      words: 'Not sent, not as described, or called off: everything goes back to you.',
    },
    { Icon: Handshake, words: 'At a meet-up you try the phone first, then give your code.' },
  ]
  return (
    <div>
      <h2 className="mb-3 text-base">What protects you</h2>
      <ul className="flex flex-col gap-3 text-sm text-muted">
        {points.map(({ Icon, words }) => (
          <li key={words} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-green" />
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
