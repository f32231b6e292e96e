import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Gavel, Scale } from 'lucide-react'
import { formatMoney } from '../../listings/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Moment } from '../../ui/moment.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { AfterDeliveryProps } from '../after-delivery/after-delivery.tsx'
import { afterDeliveryQueries, type Dispute } from '../after-delivery/api.ts'
import { LoadError, OrderSection, SectionPending } from '../order-section.tsx'
import { TimeLeft } from '../time-left.tsx'
import {
  decidedByText,
  outcomeSummary,
  outcomeTitles,
  reasonLabels,
  stageLabels,
  type Viewer,
} from './dispute-labels.ts'
import { ReturnPanel } from './returns.tsx'
import { SettlementPanel } from './settlements.tsx'
import { AddStatement, StatementList } from './statements.tsx'

/** A dispute from its first words to its end, as one of the two or an admin sees it. */
export function DisputeSection({ api, order, refresh }: AfterDeliveryProps) {
  const queryClient = useQueryClient()
  const options = afterDeliveryQueries.dispute(api, order._id)
  const query = useQuery(options)
  const { data: dispute, error } = query
  const { you } = order

  async function done(changed: Dispute, words: string) {
    queryClient.setQueryData(options.queryKey, changed)
    toast.success(words)
    await refresh()
  }

  return (
    <OrderSection
      id="dispute"
      title="Dispute"
      Icon={Scale}
      badge={dispute && <StageBadge dispute={dispute} />}
      lead={dispute && complaintLead(dispute, you)}
    >
      {!dispute && error && <LoadError query={query} />}
      {!dispute && !error && <SectionPending label="Loading the dispute" />}
      {dispute && (
        <>
          {dispute.stage === 'closed' ? (
            <DecisionCard dispute={dispute} you={you} />
          ) : (
            <DisputeStatus dispute={dispute} you={you} />
          )}
          <ReturnPanel {...{ api, dispute, you }} onDone={done} />
          <SettlementPanel {...{ api, dispute, you }} onDone={done} />
          <StatementList dispute={dispute} you={you} />
          {dispute.actions.includes('add_statement') && (
            <AddStatement {...{ api, dispute, you }} onDone={done} />
          )}
        </>
      )}
    </OrderSection>
  )
}

function StageBadge({ dispute: { stage } }: { dispute: Dispute }) {
  return <Badge tone={stageLabels[stage].tone}>{stageLabels[stage].words}</Badge>
}

function complaintLead({ buyer, reason, statements: [first] }: Dispute, you: string) {
  const who = first?.by === 'admin' ? 'An admin' : you === 'buyer' ? 'You' : buyer
  return `${who} reported: “${reasonLabels[reason].label}.”`
}

export type DisputePart = {
  api: AfterDeliveryProps['api']
  dispute: Dispute
  you: AfterDeliveryProps['order']['you']
  /** Shows the dispute as it stands after, and says what was done. */
  onDone: (dispute: Dispute, words: string) => Promise<void>
}

/** Where an open dispute stands: what is awaited, by when, and what happens then. The same for both. */
export function DisputeStatus({ dispute, you }: { dispute: Dispute; you: Viewer }) {
  const { answerDueAt, returnDueAt, endsAt, stage } = dispute
  const price = formatMoney(dispute.priceMinor, dispute.currency)
  const [buyer, seller] = [you === 'buyer' ? 'You' : dispute.buyer, dispute.seller]
  return (
    <div className="flex flex-col gap-3 rounded-box bg-amber-wash p-4 md:p-5">
      <p className="max-w-prose text-pretty">{stageText(dispute, you)}</p>
      <div className="flex flex-col gap-2">
        {answerDueAt && (
          <TimeLeft
            at={answerDueAt}
            label={`${you === 'seller' ? 'You answer' : `${seller} answers`} until`}
          />
        )}
        {returnDueAt && (
          <TimeLeft
            at={returnDueAt}
            label={`${buyer} ${you === 'buyer' ? 'send' : 'sends'} the phone back until`}
          />
        )}
        {endsAt && stage !== 'stuck' && (
          <TimeLeft
            at={endsAt}
            label={
              you === 'buyer'
                ? `Without a decision you get ${price} back on`
                : `Without a decision ${dispute.buyer} gets ${price} back on`
            }
          />
        )}
      </div>
    </div>
  )
}

function stageText({ stage, buyer, seller }: Dispute, you: Viewer): string {
  const isBuyer = you === 'buyer'
  const isSeller = you === 'seller'
  if (stage === 'open')
    return isSeller
      ? 'Say how you see it, or propose how it could end. Without an answer in time, an admin is asked.'
      : `${seller} is asked how they see it. Without an answer in time, an admin is asked.`
  if (stage === 'answered')
    return 'Settle it between you, or an admin who is no party decides by what both of you say here.'
  if (stage === 'returning')
    return isBuyer
      ? 'Send the phone back and say under which number. Once it is back, you get your money.'
      : `${buyer} sends the phone back, with a number to follow it by.`
  if (stage === 'sent_back')
    return isSeller
      ? 'Say what came back as soon as you have it. The phone that you sold refunds its buyer at once.'
      : `${seller} says what came back. The phone that was sold means a full refund at once.`
  return 'What came back is not the phone that was sold, says the seller. No money moves by itself any more: admins are asked to decide.'
}

/** How it ended, in money and in words. */
export function DecisionCard({ dispute, you }: { dispute: Dispute; you: Viewer }) {
  const { outcome, refundMinor, decision, closedAt } = dispute
  return (
    <div className="flex gap-4 rounded-box bg-mist p-4 md:p-5">
      <Gavel aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-lg font-semibold text-balance">
          {outcome ? outcomeSummary({ kind: outcome, refundMinor }, dispute, you) : 'It is over.'}
        </p>
        <p className="text-muted">
          {outcome && `${outcomeTitles[outcome]}. `}
          {decidedByText(dispute)} {closedAt && <Moment at={closedAt} exact />}
        </p>
        {decision && (
          <blockquote className="mt-2 max-w-prose border-s-2 border-edge ps-4 break-words whitespace-pre-line">
            {decision}
          </blockquote>
        )}
      </div>
    </div>
  )
}
