import { CalendarClock, MapPin } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'
import { Moment } from '../ui/moment.tsx'
import type { OrderDetail } from './order-calls.ts'
import type { MeetUp } from './stage.ts'

/** Where and when, of one proposal. */
export function MeetUpCard({ meetUp }: { meetUp: MeetUp }) {
  return (
    <div className="flex flex-col gap-1.5 rounded-field bg-mist px-4 py-3">
      <p className="flex gap-2 font-semibold">
        <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span className="min-w-0 break-words">{meetUp.place}</span>
      </p>
      <p className="flex gap-2">
        <CalendarClock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <Moment at={meetUp.at} exact />
      </p>
    </div>
  )
}

const states = {
  proposed: { words: 'Proposed', tone: 'waiting' },
  agreed: { words: 'Agreed', tone: 'good' },
  superseded: { words: 'Replaced', tone: 'neutral' },
} as const

/** All proposals, the newest first. */
export function MeetUpList({ order }: { order: OrderDetail }) {
  return (
    <ul aria-label="Proposed meetings" className="divide-y divide-hairline">
      {order.meetUps.map((meetUp) => {
        const { words, tone } = states[meetUp.state]
        const old = meetUp.state === 'superseded'
        return (
          <li key={meetUp.n} className="flex items-start justify-between gap-4 py-3 first:pt-0">
            <p className={`min-w-0 break-words ${old ? 'text-muted' : ''}`}>
              <span className="font-medium">{meetUp.place}</span>
              <span className="block text-sm text-muted">
                <Moment at={meetUp.at} exact /> · proposed by{' '}
                {meetUp.by === order.you ? 'you' : order[meetUp.by]}
              </span>
            </p>
            <Badge tone={tone}>{words}</Badge>
          </li>
        )
      })}
    </ul>
  )
}
