import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { Dispute } from './calls.ts'
import { DecisionCard } from './decision-card.tsx'
import { DisputeClock } from './dispute-clock.tsx'
import { reasonWords, stageWords } from './dispute-words.ts'
import { Failed } from './failed.tsx'
import type { OrderAftermathProps } from './order-aftermath.tsx'
import { aftermathQueries } from './queries.ts'
import { ReturnPanel } from './return-panel.tsx'
import { SayMore } from './say-more.tsx'
import { SectionFrame, SectionWait } from './section-frame.tsx'
import { SettlementPanel } from './settlement-panel.tsx'
import { StatementList } from './statement-list.tsx'

/** A dispute from its first words to its end, as one of the two or an admin sees it. */
export function DisputeSection({ api, order, refresh }: OrderAftermathProps) {
  const queryClient = useQueryClient()
  const options = aftermathQueries.dispute(api, order._id)
  const query = useQuery(options)
  const { data: dispute, error } = query
  const { you } = order

  async function done(changed: Dispute, words: string) {
    queryClient.setQueryData(options.queryKey, changed)
    toast.success(words)
    await refresh()
  }

  return (
    <SectionFrame
      id="dispute"
      title="Dispute"
      Icon={Scale}
      badge={dispute && <StageBadge dispute={dispute} />}
      lead={dispute && leadOf(dispute, you)}
    >
      {!dispute && error && <Failed query={query} />}
      {!dispute && !error && <SectionWait label="Loading the dispute" />}
      {dispute && (
        <>
          {dispute.stage === 'closed' ? (
            <DecisionCard dispute={dispute} you={you} />
          ) : (
            <DisputeClock dispute={dispute} you={you} />
          )}
          <ReturnPanel {...{ api, dispute, you }} onDone={done} />
          <SettlementPanel {...{ api, dispute, you }} onDone={done} />
          <StatementList dispute={dispute} you={you} />
          {dispute.actions.includes('add_statement') && (
            <SayMore {...{ api, dispute, you }} onDone={done} />
          )}
        </>
      )}
    </SectionFrame>
  )
}

function StageBadge({ dispute: { stage } }: { dispute: Dispute }) {
  return <Badge tone={stageWords[stage].tone}>{stageWords[stage].words}</Badge>
}

function leadOf({ buyer, reason, statements: [first] }: Dispute, you: string) {
  const who = first?.by === 'admin' ? 'An admin' : you === 'buyer' ? 'You' : buyer
  return `${who} reported: “${reasonWords[reason].label}.”`
}

export type DisputePart = {
  api: OrderAftermathProps['api']
  dispute: Dispute
  you: OrderAftermathProps['order']['you']
  /** Shows the dispute as it stands after, and says what was done. */
  onDone: (dispute: Dispute, words: string) => Promise<void>
}
