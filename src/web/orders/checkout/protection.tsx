import { BadgeCheck, Handshake, ShieldCheck, Undo2 } from 'lucide-react'
import type { Checkout } from '../order-calls.ts'

/** What protects the buyer, in plain words. */
export function Protection({ checkout: { seller, ways } }: { checkout: Checkout }) {
  const canMeet = ways.some(({ way, available }) => way === 'meet_up' && available)
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
    ...(canMeet
      ? [{ Icon: Handshake, words: 'At a meet-up you try the phone first, then give your code.' }]
      : []),
  ]
  return (
    <section aria-labelledby="protection" className="xl:px-5">
      <h2 id="protection" className="mb-3 text-base">
        What protects you
      </h2>
      <ul className="flex flex-col gap-3 text-sm text-muted">
        {points.map(({ Icon, words }) => (
          <li key={words} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-green" />
            {words}
          </li>
        ))}
      </ul>
    </section>
  )
}
