import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { useAct } from '../../dashboard/use-act.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Moment } from '../../ui/moment.tsx'
import { aftermathCalls, type Settlement } from './calls.ts'
import type { DisputePart } from './dispute-section.tsx'
import { nameOf, solutionWords, sumWords } from './dispute-words.ts'
import { ProposeForm } from './propose-form.tsx'

/** What is on the table, what was before, and the way to propose something else. */
export function SettlementPanel(part: DisputePart) {
  const { dispute } = part
  const [proposing, setProposing] = useState(false)
  const [newest, ...older] = dispute.settlements
  const onTable = newest?.state === 'proposed' && dispute.stage !== 'closed' ? newest : undefined
  const before = onTable ? older : dispute.settlements
  const canPropose = dispute.actions.includes('propose_settlement')
  if (!canPropose && dispute.settlements.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      {onTable && <OnTable {...part} settlement={onTable} />}
      {canPropose && !proposing && (
        <div>
          <Button icon={<Handshake className="size-4" />} onClick={() => setProposing(true)}>
            {labelOf(dispute, onTable)}
          </Button>
        </div>
      )}
      {proposing && canPropose && <ProposeForm {...part} onClose={() => setProposing(false)} />}
      {before.length > 0 && <Before {...part} settlements={before} />}
    </div>
  )
}

function labelOf({ solutions }: DisputePart['dispute'], onTable: Settlement | undefined) {
  // All that is left is giving in.
  if (solutions.length === 1) return 'End it now'
  return onTable ? 'Propose something else' : 'Propose how it ends'
}

type OnTableProps = DisputePart & { settlement: Settlement }

function OnTable({ api, dispute, you, onDone, settlement }: OnTableProps) {
  const { busy, act } = useAct()
  const [confirm, dialog] = useConfirm()
  const sum = sumWords(settlement, dispute, you)
  const isMine = settlement.by === you

  async function answer(said: 'accept' | 'decline') {
    const accepts = said === 'accept'
    if (accepts && !(await confirm({ what: `${sum} ${lastWords(settlement)}`, act: 'Accept' })))
      return
    await act(said, async () => {
      const changed = await aftermathCalls(api).answer(dispute.orderId, settlement.n, said)
      await onDone(changed, accepts ? 'Agreed' : 'Declined')
    })
  }

  return (
    <section
      aria-label="On the table"
      className="flex flex-col gap-3 rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5"
    >
      <p className="text-sm text-muted">
        {isMine ? 'You propose' : `${nameOf(settlement.by, you, dispute)} proposes`} ·{' '}
        {solutionWords[settlement.kind]}
      </p>
      <p className="text-lg font-semibold text-balance">{sum}</p>
      {isMine && <p className="text-sm text-muted">It waits for the other side.</p>}
      {dispute.actions.includes('answer_settlement') && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={busy === 'accept'}
            busyLabel="Accepting"
            onClick={() => answer('accept')}
          >
            Accept
          </Button>
          <Button busy={busy === 'decline'} busyLabel="Declining" onClick={() => answer('decline')}>
            Decline
          </Button>
        </div>
      )}
      {dialog}
    </section>
  )
}

function lastWords({ kind }: Settlement) {
  if (kind === 'return') return 'The buyer then has 7 days to send it.'
  return 'That ends the dispute and cannot be undone.'
}

const states: Record<Settlement['state'], { words: string; tone: BadgeTone }> = {
  proposed: { words: 'Not answered', tone: 'neutral' },
  accepted: { words: 'Accepted', tone: 'good' },
  declined: { words: 'Declined', tone: 'neutral' },
  superseded: { words: 'Replaced', tone: 'neutral' },
}

function Before({ dispute, you, settlements }: DisputePart & { settlements: Settlement[] }) {
  return (
    <ol aria-label="Proposals before" className="divide-y divide-hairline border-y border-hairline">
      {settlements.map((settlement) => (
        <li
          key={settlement.n}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
        >
          <p className="min-w-0">
            <span className="text-muted">{nameOf(settlement.by, you, dispute)}: </span>
            {sumWords(settlement, dispute, you)}
          </p>
          <p className="flex items-center gap-3 text-muted">
            <Moment at={settlement.at} exact />
            <Badge tone={states[settlement.state].tone}>{states[settlement.state].words}</Badge>
          </p>
        </li>
      ))}
    </ol>
  )
}
