import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Moment } from '../../ui/moment.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { AftermathApi, Dispute } from '../aftermath/calls.ts'
import { reasonWords, stageWords } from '../aftermath/dispute-words.ts'
import { DisputeCase } from './dispute-case.tsx'
import { inOrder, whyAdmin } from './queue.ts'

type DisputesListProps = {
  api: AftermathApi
  disputes: readonly Dispute[]
  refresh: () => Promise<void>
}

/** The queue; a case opens under its line, the first one at once. */
export function DisputesList({ api, disputes, refresh }: DisputesListProps) {
  const [now] = useState(() => Date.now())
  const queue = inOrder(disputes, now)
  const [opened, setOpened] = useState(queue[0]?._id)

  async function decided(words: string) {
    toast.success(words)
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
          <Line
            dispute={dispute}
            why={whyAdmin(dispute, now)}
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

type LineProps = {
  dispute: Dispute
  why: string | undefined
  isOpen: boolean
  onPress: () => void
}

function Line({ dispute, why, isOpen, onPress }: LineProps) {
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
            <Badge tone={why && stage !== 'answered' ? 'danger' : stageWords[stage].tone}>
              {why ?? stageWords[stage].words}
            </Badge>
          </span>
          <span className="font-sans text-sm font-normal text-muted">
            {reasonWords[reason].label} · {formatMoney(priceMinor, currency)} · {buyer} bought from{' '}
            {seller}
          </span>
          {endsAt && (
            <span className="font-sans text-sm font-normal text-muted">
              Refunds by itself on <Moment at={endsAt} exact />
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
