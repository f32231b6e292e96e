import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Gavel, PackageCheck, Scale } from 'lucide-react'
import { isolate } from '../../../shared/isolate.ts'
import { Badge } from '../../ui/badge.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import type { AfterDeliveryProps } from '../after-delivery/after-delivery.tsx'
import { afterDeliveryQueries, type Dispute } from '../order-api.ts'
import { LoadError, OrderSection, SectionPending } from '../order-section.tsx'
import { useOrderTexts } from '../order-texts.ts'
import { TimeLeft } from '../time-left.tsx'
import { isPaymentReason, stageTones, useDisputeTexts, type Viewer } from './dispute-labels.ts'
import { ReceiveForm, SendBackForm } from './dispute-return-forms.tsx'
import { SettlementPanel } from './settlements.tsx'
import { AddStatement, StatementList } from './statements.tsx'

/** A dispute as its buyer, its seller or an admin sees it. */
export function DisputeSection({ api, order, refresh }: AfterDeliveryProps) {
  const t = useTranslations('dispute')
  const complaintLead = useComplaintLead()
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
      title={t('title')}
      Icon={Scale}
      badge={dispute && <StageBadge dispute={dispute} />}
      lead={dispute && complaintLead(dispute, viewerRole)}
    >
      {!dispute && error && <LoadError query={query} />}
      {!dispute && !error && <SectionPending label={t('loading')} />}
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
  const t = useTranslations('dispute.stage')
  return <Badge tone={stageTones[stage]}>{t(stage)}</Badge>
}

function useComplaintLead() {
  const t = useTranslations('dispute.lead')
  const texts = useDisputeTexts()
  return (dispute: Dispute, viewerRole: string): string => {
    const { buyer, seller, statements } = dispute
    const by = statements[0]?.by ?? 'buyer'
    const reason = texts.reason(dispute.reason).label
    if (by === 'admin') return t('admin', { reason })
    if (by === viewerRole) return t('you', { reason })
    return t('person', { name: isolate({ buyer, seller }[by]), reason })
  }
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
  const t = useTranslations('dispute')
  const { money } = useOrderTexts()
  const { answerDueAt, returnDueAt, endsAt, stage } = dispute
  const amount = money(dispute.paidMinor, dispute.currency)
  const names = { buyer: isolate(dispute.buyer), seller: isolate(dispute.seller) }
  return (
    <div className="flex flex-col gap-3 rounded-box bg-amber-wash p-4 md:p-5">
      <p className="max-w-prose text-pretty">
        {t(`status.${statusKey(dispute, viewerRole)}`, names)}
      </p>
      <div className="flex flex-col gap-2">
        {answerDueAt && (
          <TimeLeft
            at={answerDueAt}
            label={
              viewerRole === 'seller' ? t('deadline.reply') : t('deadline.sellerReplies', names)
            }
          />
        )}
        {returnDueAt && (
          <TimeLeft
            at={returnDueAt}
            label={
              viewerRole === 'buyer' ? t('deadline.sendBack') : t('deadline.buyerSendsBack', names)
            }
          />
        )}
        {endsAt && stage !== 'stuck' && (
          <TimeLeft
            at={endsAt}
            label={
              viewerRole === 'buyer'
                ? t('deadline.refundYou', { amount })
                : t('deadline.refundBuyer', { ...names, amount })
            }
          />
        )}
      </div>
    </div>
  )
}

function statusKey({ stage, reason }: Dispute, viewerRole: Viewer) {
  const isBuyer = viewerRole === 'buyer'
  const isSeller = viewerRole === 'seller'
  const isAdmin = viewerRole === 'admin'
  if (stage === 'open') return isSeller ? 'openSeller' : 'open'
  if (isPaymentReason(reason)) return isAdmin ? 'paymentAdmin' : 'payment'
  if (stage === 'answered') return isAdmin ? 'answeredAdmin' : 'answered'
  if (stage === 'returning') return isBuyer ? 'returningBuyer' : 'returning'
  if (stage === 'sent_back') return isSeller ? 'sentBackSeller' : 'sentBack'
  return 'stuck'
}

/** How the dispute ended. */
function DecisionCard({ dispute, viewerRole }: { dispute: Dispute; viewerRole: Viewer }) {
  const t = useTranslations('dispute')
  const texts = useDisputeTexts()
  const { outcome, refundMinor, decision, closedAt } = dispute
  return (
    <div className="flex gap-4 rounded-box bg-mist p-4 md:p-5">
      <Gavel aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-lg font-semibold text-balance">
          {outcome
            ? texts.outcome({ kind: outcome, refundMinor }, dispute, viewerRole)
            : t('decision.closed')}
        </p>
        <p className="text-muted">
          <span>{outcome && `${t(`outcome.${outcome}`)}. `}</span>
          {texts.decidedBy(dispute)} {closedAt && <Moment at={closedAt} exact />}
        </p>
        {decision && (
          <blockquote
            dir="auto"
            className="mt-2 max-w-prose border-s-2 border-edge ps-4 wrap-anywhere whitespace-pre-line"
          >
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

function ReturnParcel({ sent }: { sent: NonNullable<Dispute['return']> }) {
  const t = useTranslations('dispute.parcel')
  const parcel = useTranslations('order.parcel')
  return (
    <div className="flex gap-3 rounded-field bg-mist px-4 py-3">
      <PackageCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-semibold">
          {t.rich('sent', {
            carrier: () => <bdi>{sent.carrier}</bdi>,
            time: () => <Moment at={sent.sentAt} exact />,
          })}
        </p>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <code dir="ltr" className="min-w-0 truncate font-mono text-sm select-all">
            {sent.tracking}
          </code>
          <CopyButton text={sent.tracking} what={parcel('copyTracking')} />
        </p>
        {sent.imei && <p>{t(sent.imei)}</p>}
      </div>
    </div>
  )
}
