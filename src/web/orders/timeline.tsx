import { Moment } from '../ui/moment.tsx'
import type { OrderDetail } from './order-calls.ts'
import { byWords, eventWords, reasonWords } from './timeline-words.ts'

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
                <span className="font-medium">{eventWords(entry)}</span>{' '}
                <span className="text-muted">{byWords(entry, order)}</span>
                {entry.reason && <span className="block text-muted">{reasonWords(entry)}</span>}
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
