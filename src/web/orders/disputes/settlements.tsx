import { Handshake } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { SEND_BACK_DAYS } from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { useAction } from '../../forms/use-action.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Moment } from '../../ui/reader.tsx'
import type { Settlement } from '../order-api.ts'
import { displayName, outcomeSummary, outcomeTitles } from './dispute-labels.ts'
import type { DisputePart } from './dispute-section.tsx'

const ProposeForm = lazy(async () => ({
  default: (await import('./propose-form.tsx')).ProposeForm,
}))

/** The current proposal, earlier ones, and the form for a new one. */
export function SettlementPanel(part: DisputePart) {
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
            {proposeLabel(dispute, current)}
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
  if (solutions.length === 1) return 'End the dispute'
  return current ? 'Propose something else' : 'Propose a solution'
}

type CurrentProposalProps = DisputePart & { settlement: Settlement }

function CurrentProposal({ api, dispute, viewerRole, onDone, settlement }: CurrentProposalProps) {
  const { busy, run } = useAction()
  const [confirm, dialog] = useConfirm()
  const sum = outcomeSummary(settlement, dispute, viewerRole)
  const isMine = settlement.by === viewerRole

  async function respond(answer: 'accept' | 'decline') {
    const accepts = answer === 'accept'
    if (
      accepts &&
      !(await confirm({ what: `${sum} ${consequence(settlement)}`, action: 'Accept' }))
    )
      return
    await run(answer, async () => {
      const changed = await api.post('/api/orders/{id}/dispute/settlements/{number}/{answer}', {
        path: { id: dispute.orderId, number: settlement.number, answer },
        once: true,
      })
      await onDone(changed, accepts ? 'Proposal accepted' : 'Proposal declined')
    })
  }

  return (
    <section
      aria-label="Current proposal"
      className="flex flex-col gap-3 rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5"
    >
      <p className="text-sm text-muted">
        <span>
          {isMine
            ? 'Your proposal'
            : `Proposal from ${displayName(settlement.by, viewerRole, dispute)}`}
        </span>{' '}
        · {outcomeTitles[settlement.kind]}
      </p>
      <p className="text-lg font-semibold text-balance">{sum}</p>
      {isMine && <p className="text-sm text-muted">Waiting for the other side to respond.</p>}
      {dispute.actions.includes('answer_settlement') && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={busy === 'accept'}
            busyLabel="Accepting"
            onClick={() => respond('accept')}
          >
            Accept
          </Button>
          <Button
            busy={busy === 'decline'}
            busyLabel="Declining"
            onClick={() => respond('decline')}
          >
            Decline
          </Button>
        </div>
      )}
      {dialog}
    </section>
  )
}

function consequence({ kind }: Settlement) {
  if (kind === 'return')
    return `The buyer will have ${formatQuantity(SEND_BACK_DAYS, 'day')} to send it back.`
  return 'This closes the dispute. You can’t undo it.'
}

const settlementStates: Record<Settlement['state'], { label: string; tone: BadgeTone }> = {
  proposed: { label: 'Not answered', tone: 'neutral' },
  accepted: { label: 'Accepted', tone: 'good' },
  declined: { label: 'Declined', tone: 'neutral' },
  superseded: { label: 'Replaced', tone: 'neutral' },
}

function EarlierProposals({
  dispute,
  viewerRole,
  settlements,
}: DisputePart & { settlements: Settlement[] }) {
  return (
    <ol
      aria-label="Earlier proposals"
      className="divide-y divide-hairline border-y border-hairline"
    >
      {settlements.map((settlement) => (
        <li
          key={settlement.number}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
        >
          <p className="min-w-0">
            <span className="text-muted">{displayName(settlement.by, viewerRole, dispute)}: </span>
            {outcomeSummary(settlement, dispute, viewerRole)}
          </p>
          <p className="flex items-center gap-3 text-muted">
            <Moment at={settlement.at} exact />
            <Badge tone={settlementStates[settlement.state].tone}>
              {settlementStates[settlement.state].label}
            </Badge>
          </p>
        </li>
      ))}
    </ol>
  )
}
