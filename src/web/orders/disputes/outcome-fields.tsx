import { formatMoney } from '../../listings/money.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Dispute, NewSettlement } from '../after-delivery/api.ts'
import { parseAmount } from '../parse-amount.ts'
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
  you: Viewer
}

/** How it ends: one of a few ways, the amount of a part, and what that means in money. */
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
          label="How much goes back"
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
type Ended = Pick<Dispute, 'priceMinor' | 'currency'>

const outcomeOrder: Kind[] = ['part_refund', 'return', 'refund', 'release']

/** What somebody can choose from, the gentlest first, each with what it means. */
export function outcomeChoices(you: Viewer, { solutions }: Pick<Dispute, 'solutions'>) {
  return outcomeOrder
    .filter((kind) => solutions.includes(kind))
    .map((value) => ({ value, ...outcomeLabels[you][value] }))
}

const outcomeLabels: Record<Viewer, Record<Kind, { label: string; help: string }>> = {
  buyer: {
    part_refund: { label: 'A part of the price back', help: 'You keep the phone.' },
    return: { label: 'Send it back', help: 'For all of the price.' },
    refund: { label: 'All of the price back', help: 'Without sending it back.' },
    release: { label: 'Nothing: I withdraw', help: 'Ends the dispute at once.' },
  },
  seller: {
    part_refund: { label: 'A part of the price', help: 'The buyer keeps the phone.' },
    return: { label: 'Take it back', help: 'And refund all of the price.' },
    refund: { label: 'Refund all of it', help: 'At once, without a return.' },
    release: { label: 'Nothing goes back', help: 'If the buyer agrees.' },
  },
  admin: {
    part_refund: { label: 'A part refund', help: 'The buyer keeps the phone.' },
    return: { label: 'A return', help: 'Then all of it goes back.' },
    refund: { label: 'A full refund', help: 'At once.' },
    release: { label: 'The sale stands', help: 'The seller is paid at once.' },
  },
}

/** True where nobody needs to agree: whoever chooses it gets nothing. */
export function endsAtOnce(kind: string, you: Viewer): boolean {
  return (kind === 'release' && you === 'buyer') || (kind === 'refund' && you === 'seller')
}

/** What is wrong with an amount that goes back as a part; undefined when nothing is. */
export function amountProblem(typed: string, { priceMinor, currency }: Ended): string | undefined {
  if (!typed.trim()) return 'Say how much goes back'
  const minor = parseAmount(typed, currency)
  if (minor === undefined) return 'Not an amount, such as 50'
  if (minor <= 0) return 'More than nothing'
  if (minor >= priceMinor) return `Less than the price, ${formatMoney(priceMinor, currency)}`
}

/** What was chosen, as the server takes it. */
export function toSettlement(
  { kind, amount }: { kind: string; amount: string },
  { currency }: Ended,
): NewSettlement {
  const chosen = kind as Kind
  if (chosen !== 'part_refund') return { kind: chosen }
  return { kind: chosen, refundMinor: parseAmount(amount, currency) }
}

/** What the choice means in money while it is being made; undefined before it means anything. */
export function outcomePreview(
  { kind, amount }: { kind: string; amount: string },
  sale: Ended,
  you: Viewer,
): string | undefined {
  if (!kind || (kind === 'part_refund' && amountProblem(amount, sale))) return
  const { refundMinor = null } = toSettlement({ kind, amount }, sale)
  return outcomeSummary({ kind: kind as Kind, refundMinor }, sale, you)
}
