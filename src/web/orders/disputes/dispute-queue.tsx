import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown, Scale } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import type { Api } from '../../api/index.ts'
import { Loaded, ShowMore } from '../../dashboard/loaded.tsx'

import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { Badge } from '../../ui/badge.tsx'
import { PageHeader } from '../../ui/layout/page-layout.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { Moment } from '../../ui/reader.tsx'
import { toast } from '../../ui/toaster.tsx'
import { type Dispute, disputeQueueQuery } from '../after-delivery/api.ts'
import { DisputeCase } from './dispute-case.tsx'
import { reasonLabels, stageLabels } from './dispute-labels.ts'

/** Open disputes. Admins don't see those of their own orders. */
export function DisputesPage() {
  const { api, refresh } = useDashboard()
  const query = useInfiniteQuery(disputeQueueQuery(api))
  return (
    <>
      <PageHeader
        title="Disputes"
        lead="Disputes that only an admin can resolve come first. Both sides can read your reason."
      />
      <Loaded query={query} caption="disputes">
        {({ pages: read }) => {
          const disputes = read.flatMap(({ body }) => body)
          return disputes.length === 0 ? (
            <EmptyState picture={<Scale />} title="No open disputes">
              Reported problems appear here, with statements from both sides. Disputes about your
              own orders go to another admin.
            </EmptyState>
          ) : (
            <>
              <DisputesList {...{ api, disputes, refresh }} />
              <ShowMore
                query={query}
                shown={disputes.length}
                isLong={read.length > 1}
                things="disputes"
              />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

type DisputesListProps = {
  api: Api
  disputes: readonly Dispute[]
  refresh: () => Promise<void>
}

/** The queue; the first case is open from the start. */
export function DisputesList({ api, disputes, refresh }: DisputesListProps) {
  const [now] = useState(() => Date.now())
  const queue = byUrgency(disputes, now)
  const [opened, setOpened] = useState(queue[0]?._id)

  async function decided(message: string) {
    toast.success(message)
    setOpened(undefined)
    await refresh()
  }

  return (
    <ol aria-label="Open disputes" className="flex flex-col gap-4">
      {queue.map((dispute) => (
        <li
          key={dispute._id}
          className="overflow-hidden rounded-box border border-hairline bg-raised"
        >
          <QueueRow
            dispute={dispute}
            why={adminReason(dispute, now)}
            isOpen={opened === dispute._id}
            onPress={() => setOpened(opened === dispute._id ? undefined : dispute._id)}
          />
          {opened === dispute._id && (
            <DisputeCase {...{ api, dispute, refresh }} onDecided={decided} />
          )}
        </li>
      ))}
    </ol>
  )
}

type QueueRowProps = {
  dispute: Dispute
  why: string | undefined
  isOpen: boolean
  onPress: () => void
}

function QueueRow({ dispute, why, isOpen, onPress }: QueueRowProps) {
  const { name, buyer, seller, priceMinor, currency, reason, stage, endsAt } = dispute
  return (
    <h2>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex w-full cursor-pointer items-start gap-4 p-4 text-start -outline-offset-2 hover:bg-sand/50 md:p-5"
        onClick={onPress}
      >
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-lg font-semibold break-words">{name}</span>
            <Badge tone={why && stage !== 'answered' ? 'danger' : stageLabels[stage].tone}>
              {why ?? stageLabels[stage].label}
            </Badge>
          </span>
          <span className="font-sans text-sm font-normal text-muted">
            {reasonLabels[reason].label} · {formatMoney(priceMinor, currency)} · {buyer} bought from{' '}
            {seller}
          </span>
          {endsAt && (
            <span className="font-sans text-sm font-normal text-muted">
              Refunds automatically on <Moment at={endsAt} deadline />
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`mt-1 size-5 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
    </h2>
  )
}

/** Why a dispute needs an admin; undefined while the two sides can still resolve it. */
export function adminReason(dispute: Dispute, now: number): string | undefined {
  if (dispute.stage === 'stuck') return 'Wrong or missing return'
  if (dispute.stage === 'open' && isPast(dispute.answerDueAt, now))
    return 'The seller didn’t reply in time'
  // Answered disputes with a deadline end automatically.
  if (dispute.stage === 'answered')
    return dispute.endsAt ? 'Both sides have replied' : 'No automatic refund'
}

/** Stuck disputes first, then unanswered ones, then by deadline. */
export function byUrgency(disputes: readonly Dispute[], now: number): Dispute[] {
  return disputes.toSorted(
    (a, b) =>
      rank(a, now) - rank(b, now) || endTime(a) - endTime(b) || openedTime(a) - openedTime(b),
  )
}

function rank(dispute: Dispute, now: number): number {
  if (dispute.stage === 'stuck') return 0
  if (dispute.stage === 'open') return isPast(dispute.answerDueAt, now) ? 1 : 3
  return dispute.stage === 'answered' ? 2 : 4
}

const isPast = (at: string | null, now: number) => at !== null && Date.parse(at) <= now
const openedTime = ({ openedAt }: Dispute) => Date.parse(openedAt)
const endTime = ({ endsAt }: Dispute) => (endsAt ? Date.parse(endsAt) : Number.MAX_SAFE_INTEGER)
