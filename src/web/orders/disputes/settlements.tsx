import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { useAct } from '../../dashboard/use-act.ts'
import { useForm } from '../../forms/use-form.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Moment } from '../../ui/moment.tsx'
import { afterDeliveryCalls, type Settlement } from '../after-delivery/api.ts'
import { displayName, outcomeSummary, outcomeTitles } from './dispute-labels.ts'
import type { DisputePart } from './dispute-section.tsx'
import { amountProblem, endsAtOnce, OutcomeFields, toSettlement } from './outcome-fields.tsx'

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
      {onTable && <CurrentProposal {...part} settlement={onTable} />}
      {canPropose && !proposing && (
        <div>
          <Button icon={<Handshake className="size-4" />} onClick={() => setProposing(true)}>
            {proposeLabel(dispute, onTable)}
          </Button>
        </div>
      )}
      {proposing && canPropose && <ProposeForm {...part} onClose={() => setProposing(false)} />}
      {before.length > 0 && <EarlierProposals {...part} settlements={before} />}
    </div>
  )
}

function proposeLabel({ solutions }: DisputePart['dispute'], onTable: Settlement | undefined) {
  // All that is left is giving in.
  if (solutions.length === 1) return 'End it now'
  return onTable ? 'Propose something else' : 'Propose how it ends'
}

type CurrentProposalProps = DisputePart & { settlement: Settlement }

function CurrentProposal({ api, dispute, you, onDone, settlement }: CurrentProposalProps) {
  const { busy, act } = useAct()
  const [confirm, dialog] = useConfirm()
  const sum = outcomeSummary(settlement, dispute, you)
  const isMine = settlement.by === you

  async function answer(said: 'accept' | 'decline') {
    const accepts = said === 'accept'
    if (accepts && !(await confirm({ what: `${sum} ${consequence(settlement)}`, act: 'Accept' })))
      return
    await act(said, async () => {
      const changed = await afterDeliveryCalls(api).answer(dispute.orderId, settlement.n, said)
      await onDone(changed, accepts ? 'Agreed' : 'Declined')
    })
  }

  return (
    <section
      aria-label="On the table"
      className="flex flex-col gap-3 rounded-box border border-hairline bg-raised p-4 shadow-raised md:p-5"
    >
      <p className="text-sm text-muted">
        {isMine ? 'You propose' : `${displayName(settlement.by, you, dispute)} proposes`} ·{' '}
        {outcomeTitles[settlement.kind]}
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

function consequence({ kind }: Settlement) {
  if (kind === 'return') return 'The buyer then has 7 days to send it.'
  return 'That ends the dispute and cannot be undone.'
}

const settlementStates: Record<Settlement['state'], { words: string; tone: BadgeTone }> = {
  proposed: { words: 'Not answered', tone: 'neutral' },
  accepted: { words: 'Accepted', tone: 'good' },
  declined: { words: 'Declined', tone: 'neutral' },
  superseded: { words: 'Replaced', tone: 'neutral' },
}

function EarlierProposals({
  dispute,
  you,
  settlements,
}: DisputePart & { settlements: Settlement[] }) {
  return (
    <ol aria-label="Proposals before" className="divide-y divide-hairline border-y border-hairline">
      {settlements.map((settlement) => (
        <li
          key={settlement.n}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
        >
          <p className="min-w-0">
            <span className="text-muted">{displayName(settlement.by, you, dispute)}: </span>
            {outcomeSummary(settlement, dispute, you)}
          </p>
          <p className="flex items-center gap-3 text-muted">
            <Moment at={settlement.at} exact />
            <Badge tone={settlementStates[settlement.state].tone}>
              {settlementStates[settlement.state].words}
            </Badge>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** One of the two says how it could end. What gives them nothing is done at once, after a question. */
export function ProposeForm({ api, dispute, you, onDone, onClose }: DisputePart & Closes) {
  const [confirm, dialog] = useConfirm()
  const form = useForm({
    initial: { kind: '', amount: '', refundMinor: '' },
    check: ({ kind, amount }) => ({
      kind: kind ? undefined : 'Choose how it ends',
      amount: kind === 'part_refund' ? amountProblem(amount, dispute) : undefined,
    }),
    async send(values) {
      const settlement = toSettlement(values, dispute)
      const atOnce = endsAtOnce(settlement.kind, you)
      const { kind, refundMinor = null } = settlement
      const what = `${outcomeSummary({ kind, refundMinor }, dispute, you)} That ends the dispute at once.`
      if (atOnce && !(await confirm({ what, act: immediateLabel(kind), danger: true }))) return
      const changed = await afterDeliveryCalls(api).propose(dispute.orderId, settlement)
      onClose()
      await onDone(changed, atOnce ? 'The dispute is over' : 'Proposed')
    },
  })
  const { kind } = form.values
  return (
    <form
      {...form.form}
      aria-label="Propose how it ends"
      className="flex flex-col gap-4 rounded-box border border-hairline p-4 md:p-5"
    >
      <OutcomeFields form={form} legend="How could it end?" {...{ dispute, you }} />
      <FormError title={form.message ?? form.problem('refundMinor')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Sending">
          {endsAtOnce(kind, you) ? immediateLabel(kind) : 'Propose'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
      {dialog}
    </form>
  )
}

type Closes = { onClose: () => void }

function immediateLabel(kind: string) {
  return kind === 'release' ? 'Withdraw the dispute' : 'Refund all of it'
}
