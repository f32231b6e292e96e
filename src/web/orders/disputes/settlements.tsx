import { Handshake } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { SEND_BACK_DAYS } from '../../../shared/orders/order-limits.ts'
import { useAction } from '../../forms/use-action.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import type { Settlement } from '../order-api.ts'
import { useOrderTexts } from '../order-texts.ts'
import { useDisputeTexts } from './dispute-labels.ts'
import type { DisputePart } from './dispute-section.tsx'

const ProposeForm = lazy(async () => ({
  default: (await import('./propose-form.tsx')).ProposeForm,
}))

/** The current proposal, earlier ones, and the form for a new one. */
export function SettlementPanel(part: DisputePart) {
  const t = useTranslations('dispute.proposal')
  const { dispute } = part
  const [proposing, setProposing] = useState(false)
  const [newest, ...older] = dispute.settlements
  const current = newest?.state === 'proposed' && dispute.stage !== 'closed' ? newest : undefined
  const earlier = current ? older : dispute.settlements
  const canPropose = dispute.actions.includes('propose_settlement')
  if (!canPropose && dispute.settlements.length === 0) return null

  return (
    <div className="flex flex-col gap-3">
      {current && <CurrentProposal {...part} settlement={current} />}
      {canPropose && !proposing && (
        <div>
          <Button icon={<Handshake className="size-4" />} onClick={() => setProposing(true)}>
            {t(proposeLabel(dispute, current))}
          </Button>
        </div>
      )}
      {proposing && canPropose && (
        <Suspense>
          <ProposeForm {...part} onClose={() => setProposing(false)} />
        </Suspense>
      )}
      {earlier.length > 0 && <EarlierProposals {...part} settlements={earlier} />}
    </div>
  )
}

function proposeLabel({ solutions }: DisputePart['dispute'], current: Settlement | undefined) {
  // Only giving in is left.
  if (solutions.length === 1) return 'end'
  return current ? 'else' : 'propose'
}

type CurrentProposalProps = DisputePart & { settlement: Settlement }

function CurrentProposal({ api, dispute, viewerRole, onDone, settlement }: CurrentProposalProps) {
  const t = useTranslations('dispute')
  const texts = useDisputeTexts()
  const { count } = useOrderTexts()
  const { busy, run } = useAction()
  const [confirm, dialog] = useConfirm()
  const sum = texts.outcome(settlement, dispute, viewerRole)
  const consequence =
    settlement.kind === 'return'
      ? t('proposal.return', count(SEND_BACK_DAYS))
      : t('proposal.closes')
  const isMine = settlement.by === viewerRole

  async function respond(answer: 'accept' | 'decline') {
    const accepts = answer === 'accept'
    if (
      accepts &&
      !(await confirm({ what: `${sum} ${consequence}`, action: t('proposal.accept') }))
    )
      return
    await run(answer, async () => {
      const changed = await api.post('/api/orders/{id}/dispute/settlements/{number}/{answer}', {
        path: { id: dispute.orderId, number: settlement.number, answer },
        once: true,
      })
      await onDone(changed, t(accepts ? 'proposal.accepted' : 'proposal.declined'))
    })
  }

  return (
    <section
      aria-label={t('proposal.current')}
      className="flex flex-col gap-3 rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5"
    >
      <p className="text-sm text-muted">
        <span>
          {isMine
            ? t('proposal.yours')
            : t('proposal.from', { name: texts.name(settlement.by, viewerRole, dispute) })}
        </span>
        {'\u00a0· '}
        {t(`outcome.${settlement.kind}`)}
      </p>
      <p className="text-lg font-semibold text-balance">{sum}</p>
      {isMine && <p className="text-sm text-muted">{t('proposal.waiting')}</p>}
      {dispute.actions.includes('answer_settlement') && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={busy === 'accept'}
            busyLabel={t('proposal.accepting')}
            onClick={() => respond('accept')}
          >
            {t('proposal.accept')}
          </Button>
          <Button
            busy={busy === 'decline'}
            busyLabel={t('proposal.declining')}
            onClick={() => respond('decline')}
          >
            {t('proposal.decline')}
          </Button>
        </div>
      )}
      {dialog}
    </section>
  )
}

const settlementTones: Record<Settlement['state'], BadgeTone> = {
  proposed: 'neutral',
  accepted: 'good',
  declined: 'neutral',
  superseded: 'neutral',
}

function EarlierProposals({
  dispute,
  viewerRole,
  settlements,
}: DisputePart & { settlements: Settlement[] }) {
  const t = useTranslations('dispute.proposal')
  const texts = useDisputeTexts()
  return (
    <ol aria-label={t('earlier')} className="divide-y divide-hairline border-y border-hairline">
      {settlements.map((settlement) => (
        <li
          key={settlement.number}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
        >
          <p className="min-w-0">
            <span className="text-muted">{texts.name(settlement.by, viewerRole, dispute)}: </span>
            {texts.outcome(settlement, dispute, viewerRole)}
          </p>
          <p className="flex items-center gap-3 text-muted">
            <Moment at={settlement.at} exact />
            <Badge tone={settlementTones[settlement.state]}>{t(`state.${settlement.state}`)}</Badge>
          </p>
        </li>
      ))}
    </ol>
  )
}
