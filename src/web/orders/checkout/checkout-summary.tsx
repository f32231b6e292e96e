import { money } from '../../dashboard/money.ts'
import { Thumbnail } from '../../dashboard/thumbnail.tsx'
import type { Checkout } from '../order-calls.ts'
import { TimeLeft } from '../time-left.tsx'

/** What is paid, and until when it is held. */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { name, img, seller, price, currency, dueAt, state } = checkout
  return (
    <aside aria-label="What you pay for" className="flex flex-col gap-4 rounded-box bg-sand/50 p-5">
      <div className="flex items-center gap-4">
        <Thumbnail src={img} />
        <p className="min-w-0">
          <span className="block font-semibold break-words">{name}</span>
          <span className="block text-sm text-muted">from {seller}</span>
        </p>
      </div>
      <p className="flex items-baseline justify-between gap-4 border-t border-hairline pt-4">
        <span className="text-muted">{state === 'awaiting_payment' ? 'You pay' : 'Price'}</span>
        <span className="text-lg font-bold tabular-nums">{money(price, currency)}</span>
      </p>
      {state === 'awaiting_payment' && dueAt && <TimeLeft at={dueAt} label="Held for you until" />}
    </aside>
  )
}
