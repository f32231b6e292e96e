import Handshake from 'virtual:icons/handshake'
import { useState } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import { SEND_BACK_DAYS } from '../../../shared/orders/order-limits.ts'
import { readPrice } from '../../../shared/parse-price.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { useAction } from '../../forms/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { FormError } from '../../ui/form/field.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Moment } from '../../ui/reader.tsx'
import type { Dispute, NewSettlement, Settlement } from '../order-api.ts'
import { displayName, outcomeSummary, outcomeTitles, type Viewer } from './dispute-labels.ts'
import type { DisputePart } from './dispute-section.tsx'

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
      {proposing && canPropose && <ProposeForm {...part} onClose={() => setProposing(false)} />}
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

function CurrentProposal({ api, dispute, you, onDone, settlement }: CurrentProposalProps) {
  const { busy, run } = useAction()
  const [confirm, dialog] = useConfirm()
  const sum = outcomeSummary(settlement, dispute, you)
  const isMine = settlement.by === you

  async function respond(answer: 'accept' | 'decline') {
    const accepts = answer === 'accept'
    if (
      accepts &&
      !(await confirm({ what: `${sum} ${consequence(settlement)}`, action: 'Accept' }))
    )
      return
    await run(answer, async () => {
      const changed = await api.post('/api/orders/{id}/dispute/settlements/{n}/{answer}', {
        path: { id: dispute.orderId, n: settlement.n, answer },
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
        {isMine ? 'Your proposal' : `Proposal from ${displayName(settlement.by, you, dispute)}`} ·{' '}
        {outcomeTitles[settlement.kind]}
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
  you,
  settlements,
}: DisputePart & { settlements: Settlement[] }) {
  return (
    <ol
      aria-label="Earlier proposals"
      className="divide-y divide-hairline border-y border-hairline"
    >
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
              {settlementStates[settlement.state].label}
            </Badge>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Proposes an outcome. One that gives the proposer nothing takes effect at once, after a confirmation. */
function ProposeForm({ api, dispute, you, onDone, onClose }: DisputePart & Closes) {
  const [confirm, dialog] = useConfirm()
  const form = useForm({
    initial: { kind: '', amount: '', refundMinor: '' },
    check: ({ kind, amount }) => ({
      kind: kind ? undefined : 'Choose an outcome',
      amount: kind === 'part_refund' ? amountProblem(amount, dispute) : undefined,
    }),
    async send(values) {
      const settlement = toSettlement(values, dispute)
      const atOnce = endsAtOnce(settlement.kind, you)
      const { kind, refundMinor = null } = settlement
      const what = `${outcomeSummary({ kind, refundMinor }, dispute, you)} This closes the dispute immediately. You can’t undo it.`
      if (atOnce && !(await confirm({ what, action: immediateLabel(kind), danger: true }))) return
      const changed = await api.post('/api/orders/{id}/dispute/settlements', {
        path: { id: dispute.orderId },
        body: settlement,
        once: true,
      })
      onClose()
      await onDone(changed, atOnce ? 'Dispute closed' : 'Proposal sent')
    },
  })
  const { kind } = form.values
  return (
    <form
      {...form.form}
      aria-label="Propose a solution"
      className="flex flex-col gap-4 rounded-box border border-hairline p-4 md:p-5"
    >
      <OutcomeFields form={form} legend="What do you propose?" {...{ dispute, you }} />
      <FormError title={form.message ?? form.problem('refundMinor')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Sending">
          {endsAtOnce(kind, you) ? immediateLabel(kind) : 'Send proposal'}
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
  if (kind === 'accept_payment') return 'Confirm the payment'
  if (kind === 'reject_payment') return 'Cancel the order'
  return kind === 'release' ? 'Withdraw the dispute' : 'Refund in full'
}

type Form = {
  values: { kind: string; amount: string }
  set: (changes: { kind: string }) => void
  problem: (name: 'kind') => string | undefined
  field: (name: 'amount') => object
}

type OutcomeFieldsProps = {
  form: Form
  legend: string
  dispute: Dispute
  you: Viewer
}

/** The outcome of a dispute: one of the possible kinds, the amount of a partial refund, and a summary. */
export function OutcomeFields(props: OutcomeFieldsProps) {
  const { form, legend, dispute, you } = props
  const preview = outcomePreview(form.values, dispute, you)
  return (
    <>
      <ChoiceField
        legend={legend}
        name="kind"
        choices={outcomeChoices(you, dispute)}
        value={form.values.kind}
        onChange={(kind) => form.set({ kind })}
        error={form.problem('kind')}
      />
      {form.values.kind === 'part_refund' && (
        <TextField
          {...form.field('amount')}
          label="Refund amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder="50"
          maxLength={20}
          className="max-w-56"
          end={<span className="pe-2 text-sm">{dispute.currency}</span>}
        />
      )}
      <p role="status" className="font-semibold empty:absolute">
        {preview}
      </p>
    </>
  )
}

type Kind = NewSettlement['kind']
type Ended = Pick<Dispute, 'paidMinor' | 'currency'>

const outcomeOrder: Kind[] = [
  'part_refund',
  'return',
  'refund',
  'release',
  'accept_payment',
  'reject_payment',
]

/** The possible outcomes, partial refunds first. */
function outcomeChoices(you: Viewer, { solutions }: Pick<Dispute, 'solutions'>) {
  return outcomeOrder
    .filter((kind) => solutions.includes(kind))
    .map((value) => ({ value, ...outcomeLabels[you][value] }))
}

const paymentOutcomes = {
  accept_payment: { label: 'The payment has arrived', help: 'The order goes on as paid.' },
  reject_payment: {
    label: 'The payment has not arrived',
    help: 'The order is canceled, and the phone goes back on sale.',
  },
}

const outcomeLabels: Record<Viewer, Record<Kind, { label: string; help: string }>> = {
  buyer: {
    part_refund: { label: 'Partial refund', help: 'You keep the phone.' },
    return: { label: 'Return the phone', help: 'You’re refunded once it’s back.' },
    refund: { label: 'Full refund', help: 'Without sending the phone back.' },
    release: {
      label: 'Withdraw the dispute',
      help: 'You get no refund, and the dispute closes immediately.',
    },
    ...paymentOutcomes,
  },
  seller: {
    part_refund: { label: 'Partial refund', help: 'The buyer keeps the phone.' },
    return: { label: 'Take the phone back', help: 'The buyer is refunded once you have it.' },
    refund: { label: 'Full refund', help: 'Immediately, without a return.' },
    release: { label: 'No refund', help: 'If the buyer agrees.' },
    ...paymentOutcomes,
  },
  admin: {
    part_refund: { label: 'Partial refund', help: 'The buyer keeps the phone.' },
    return: { label: 'Return', help: 'The buyer is refunded once the phone is back.' },
    refund: { label: 'Full refund', help: 'Immediately. The buyer keeps the phone.' },
    release: { label: 'No refund', help: 'The sale completes immediately.' },
    ...paymentOutcomes,
  },
}

/** True where the other side needn't agree: whoever chooses it gets nothing. */
function endsAtOnce(kind: string, you: Viewer): boolean {
  if (you === 'buyer') return kind === 'release' || kind === 'reject_payment'
  return you === 'seller' && (kind === 'refund' || kind === 'accept_payment')
}

/** Why an amount can't be a partial refund; undefined when it can. */
export function amountProblem(typed: string, { paidMinor, currency }: Ended): string | undefined {
  if (!typed.trim()) return 'Enter the refund amount'
  const minor = readPrice(typed, currency)
  if (minor === undefined) return 'Enter an amount above zero, such as 50'
  if (minor >= paidMinor)
    return `Enter less than the ${formatMoney(paidMinor, currency)} that was paid`
}

/** The choice as the API expects it. */
export function toSettlement(
  { kind, amount }: { kind: string; amount: string },
  { currency }: Ended,
): NewSettlement {
  const chosen = kind as Kind
  if (chosen !== 'part_refund') return { kind: chosen }
  return { kind: chosen, refundMinor: readPrice(amount, currency) }
}

/** The choice as a sentence; undefined while it is incomplete. */
function outcomePreview(
  { kind, amount }: { kind: string; amount: string },
  sale: Ended,
  you: Viewer,
): string | undefined {
  if (!kind || (kind === 'part_refund' && amountProblem(amount, sale))) return
  const { refundMinor = null } = toSettlement({ kind, amount }, sale)
  return outcomeSummary({ kind: kind as Kind, refundMinor }, sale, you)
}
