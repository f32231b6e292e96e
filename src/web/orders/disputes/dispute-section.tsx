import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Gavel, PackageCheck, Scale } from 'lucide-react'
import { formatMoney } from '../../../shared/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Moment } from '../../ui/reader.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { AfterDeliveryProps } from '../after-delivery/after-delivery.tsx'
import { afterDeliveryQueries, type Dispute } from '../order-api.ts'
import { LoadError, OrderSection, SectionPending } from '../order-section.tsx'
import { TimeLeft } from '../time-left.tsx'
import {
  decidedByText,
  isPaymentReason,
  outcomeSummary,
  outcomeTitles,
  reasonLabels,
  stageLabels,
  type Viewer,
} from './dispute-labels.ts'
import { ReceiveForm, SendBackForm } from './dispute-return-forms.tsx'
import { SettlementPanel } from './settlements.tsx'
import { AddStatement, StatementList } from './statements.tsx'

/** A dispute as its buyer, its seller or an admin sees it. */
export function DisputeSection({ api, order, refresh }: AfterDeliveryProps) {
  const queryClient = useQueryClient()
  const options = afterDeliveryQueries.dispute(api, order._id)
  const query = useQuery(options)
  const { data: dispute, error } = query
  const { viewerRole } = order

  async function done(changed: Dispute, message: string) {
    queryClient.setQueryData(options.queryKey, changed)
    toast.success(message)
    await refresh()
  }

  return (
    <OrderSection
      id="dispute"
      title="Dispute"
      Icon={Scale}
      badge={dispute && <StageBadge dispute={dispute} />}
      lead={dispute && complaintLead(dispute, viewerRole)}
    >
      {!dispute && error && <LoadError query={query} />}
      {!dispute && !error && <SectionPending label="Loading the dispute" />}
      {dispute && (
        <>
          {dispute.stage === 'closed' ? (
            <DecisionCard dispute={dispute} viewerRole={viewerRole} />
          ) : (
            <DisputeStatus dispute={dispute} viewerRole={viewerRole} />
          )}
          <ReturnPanel {...{ api, dispute, viewerRole }} onDone={done} />
          <SettlementPanel {...{ api, dispute, viewerRole }} onDone={done} />
          <StatementList dispute={dispute} viewerRole={viewerRole} />
          {dispute.actions.includes('add_statement') && (
            <AddStatement {...{ api, dispute, viewerRole }} onDone={done} />
          )}
        </>
      )}
    </OrderSection>
  )
}

function StageBadge({ dispute: { stage } }: { dispute: Dispute }) {
  return <Badge tone={stageLabels[stage].tone}>{stageLabels[stage].label}</Badge>
}

function complaintLead(
  { buyer, seller, reason, statements: [first] }: Dispute,
  viewerRole: string,
) {
  const by = first?.by ?? 'buyer'
  const who =
    by === 'admin' ? 'an admin' : by === viewerRole ? 'you' : by === 'buyer' ? buyer : seller
  return `Reported by ${who}: ${reasonLabels[reason].label}`
}

export type DisputePart = {
  api: AfterDeliveryProps['api']
  dispute: Dispute
  viewerRole: AfterDeliveryProps['order']['viewerRole']
  /** Shows the changed dispute and a message about what was done. */
  onDone: (dispute: Dispute, message: string) => Promise<void>
}

/** Who has to do what by when, and what happens otherwise. */
function DisputeStatus({ dispute, viewerRole }: { dispute: Dispute; viewerRole: Viewer }) {
  const { answerDueAt, returnDueAt, endsAt, stage } = dispute
  const price = formatMoney(dispute.paidMinor, dispute.currency)
  const { buyer, seller } = dispute
  return (
    <div className="flex flex-col gap-3 rounded-box bg-amber-wash p-4 md:p-5">
      <p className="max-w-prose text-pretty">{stageText(dispute, viewerRole)}</p>
      <div className="flex flex-col gap-2">
        {answerDueAt && (
          <TimeLeft
            at={answerDueAt}
            label={viewerRole === 'seller' ? 'Reply by' : `${seller} can reply until`}
          />
        )}
        {returnDueAt && (
          <TimeLeft
            at={returnDueAt}
            label={viewerRole === 'buyer' ? 'Send it back by' : `${buyer} has to send it back by`}
          />
        )}
        {endsAt && stage !== 'stuck' && (
          <TimeLeft
            at={endsAt}
            label={
              viewerRole === 'buyer'
                ? `If it isn’t resolved, you’ll be refunded ${price} on`
                : `If it isn’t resolved, ${buyer} is refunded ${price} on`
            }
          />
        )}
      </div>
    </div>
  )
}

function stageText({ stage, buyer, seller, reason }: Dispute, viewerRole: Viewer): string {
  const isBuyer = viewerRole === 'buyer'
  const isSeller = viewerRole === 'seller'
  if (stage === 'open')
    return isSeller
      ? 'Give your side or propose a solution. If you don’t reply in time, an admin steps in.'
      : `We’ve asked ${seller} for their side. If they don’t reply in time, an admin steps in.`
  if (isPaymentReason(reason) && viewerRole === 'admin')
    return 'Decide whether the payment was received, unless the seller confirms it or the buyer withdraws first.'
  if (isPaymentReason(reason))
    return 'Add what you know, such as a receipt from your bank. An uninvolved admin decides whether the payment was received, unless the seller confirms it or the buyer withdraws.'
  if (stage === 'answered' && viewerRole === 'admin')
    return 'Decide based on what both sides have written here, unless they agree on a solution first.'
  if (stage === 'answered')
    return 'Agree on a solution together, or an uninvolved admin will decide based on what you’ve both written here.'
  if (stage === 'returning')
    return isBuyer
      ? 'Send the phone back and enter the tracking number. You’ll be refunded once the seller receives it.'
      : `${buyer} has agreed to send the phone back with tracking.`
  if (stage === 'sent_back')
    return isSeller
      ? 'As soon as the parcel arrives, tell us what’s in it. If it’s the phone you sold, the buyer is refunded in full.'
      : `Once ${seller} confirms that the right phone came back, the full price is refunded.`
  return 'The seller says the wrong phone came back, or none. An admin will decide; no money moves until then.'
}

/** How the dispute ended. */
function DecisionCard({ dispute, viewerRole }: { dispute: Dispute; viewerRole: Viewer }) {
  const { outcome, refundMinor, decision, closedAt } = dispute
  return (
    <div className="flex gap-4 rounded-box bg-mist p-4 md:p-5">
      <Gavel aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-lg font-semibold text-balance">
          {outcome
            ? outcomeSummary({ kind: outcome, refundMinor }, dispute, viewerRole)
            : 'This dispute is closed.'}
        </p>
        <p className="text-muted">
          <span>{outcome && `${outcomeTitles[outcome]}. `}</span>
          {decidedByText(dispute)} {closedAt && <Moment at={closedAt} exact />}
        </p>
        {decision && (
          <blockquote className="mt-2 max-w-prose border-s-2 border-edge ps-4 wrap-anywhere whitespace-pre-line">
            {decision}
          </blockquote>
        )}
      </div>
    </div>
  )
}

/** The return parcel, and the form of the side that has to act on it. */
export function ReturnPanel(part: DisputePart) {
  const { actions, return: sent } = part.dispute
  return (
    <>
      {sent && <ReturnParcel sent={sent} />}
      {actions.includes('send_back') && <SendBackForm {...part} />}
      {actions.includes('receive_return') && <ReceiveForm {...part} />}
    </>
  )
}

const returnedPhoneLabels: Record<NonNullable<NonNullable<Dispute['return']>['imei']>, string> = {
  same: 'The right phone came back: the IMEI matches.',
  unknown: 'The phone came back. There is no earlier IMEI to compare with.',
  other: 'A different phone came back: the IMEI doesn’t match.',
  no_phone: 'The seller says no phone came back.',
}

function ReturnParcel({ sent }: { sent: NonNullable<Dispute['return']> }) {
  return (
    <div className="flex gap-3 rounded-field bg-mist px-4 py-3">
      <PackageCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-semibold">
          {sent.carrier}, sent back <Moment at={sent.sentAt} exact />
        </p>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <code className="min-w-0 truncate font-mono text-sm select-all">{sent.tracking}</code>
          <CopyButton text={sent.tracking} what="tracking number" />
        </p>
        {sent.imei && <p>{returnedPhoneLabels[sent.imei]}</p>}
      </div>
    </div>
  )
}
