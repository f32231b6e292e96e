import { formatMoney } from '../../../shared/money.ts'
import { describeReadings, readPrice } from '../../../shared/parse-price.ts'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import type { Dispute, NewSettlement } from '../order-api.ts'
import { outcomeSummary, type Viewer } from './dispute-labels.ts'

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
  viewerRole: Viewer
}

/** The outcome of a dispute: one of the possible kinds, the amount of a partial refund, and a summary. */
export function OutcomeFields(props: OutcomeFieldsProps) {
  const { form, legend, dispute, viewerRole } = props
  const preview = outcomePreview(form.values, dispute, viewerRole)
  return (
    <>
      <ChoiceField
        legend={legend}
        name="kind"
        choices={outcomeChoices(viewerRole, dispute)}
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
function outcomeChoices(viewerRole: Viewer, { solutions }: Pick<Dispute, 'solutions'>) {
  return outcomeOrder
    .filter((kind) => solutions.includes(kind))
    .map((value) => ({ value, ...outcomeLabels[viewerRole][value] }))
}

const paymentOutcomes = {
  accept_payment: { label: 'The payment has arrived', help: 'The order goes on as paid.' },
  reject_payment: {
    label: 'The payment has not arrived',
    help: 'The order is canceled, and the phone goes back up for sale.',
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

/** Why an amount can't be a partial refund; undefined when it can. */
export function amountProblem(typed: string, { paidMinor, currency }: Ended): string | undefined {
  if (!typed.trim()) return 'Enter the refund amount'
  const minor = readPrice(typed, currency)
  if (minor === undefined)
    return describeReadings(typed, currency) ?? 'Enter an amount above zero, such as 50'
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
  viewerRole: Viewer,
): string | undefined {
  if (!kind || (kind === 'part_refund' && amountProblem(amount, sale))) return
  const { refundMinor = null } = toSettlement({ kind, amount }, sale)
  return outcomeSummary({ kind: kind as Kind, refundMinor }, sale, viewerRole)
}
