import { readPrice, readTwoWays } from '../../../shared/parse-price.ts'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { type Translate, useTranslations } from '../../ui/text.ts'
import type { Dispute, NewSettlement } from '../order-api.ts'
import { useOrderTexts } from '../order-texts.ts'
import { useDisputeTexts, type Viewer } from './dispute-labels.ts'

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
  const t = useTranslations('dispute')
  const preview = useOutcomePreview(form.values, dispute, viewerRole)
  return (
    <>
      <ChoiceField
        legend={legend}
        name="kind"
        choices={outcomeChoices(viewerRole, dispute, t)}
        value={form.values.kind}
        onChange={(kind) => form.set({ kind })}
        error={form.problem('kind')}
      />
      {form.values.kind === 'part_refund' && (
        <TextField
          {...form.field('amount')}
          label={t('amount.label')}
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
function outcomeChoices(
  viewerRole: Viewer,
  { solutions }: Pick<Dispute, 'solutions'>,
  t: Translate<'dispute'>,
) {
  return outcomeOrder
    .filter((kind) => solutions.includes(kind))
    .map((value) => {
      const choice =
        value === 'accept_payment' || value === 'reject_payment'
          ? (`choice.payment.${value}` as const)
          : (`choice.${viewerRole}.${value}` as const)
      return { value, label: t(`${choice}.label`), help: t(`${choice}.help`) }
    })
}

/** Finds why an amount can't be a partial refund; nothing is wrong when it can. */
export function useAmountCheck() {
  const t = useTranslations('dispute.amount')
  const { money } = useOrderTexts()
  return (typed: string, sale: Ended) => amountProblem(typed, sale, t, money)
}

/** Why an amount can't be a partial refund; undefined when it can. */
export function amountProblem(
  typed: string,
  { paidMinor, currency }: Ended,
  t: Translate<'dispute.amount'>,
  money: (minor: number, currency: string) => string,
): string | undefined {
  if (!typed.trim()) return t('required')
  const minor = readPrice(typed, currency)
  if (minor === undefined) return unreadable(typed, currency, t)
  if (minor >= paidMinor) return t('tooHigh', { amount: money(paidMinor, currency) })
}

/** For text that is no amount, or can mean two. */
export function unreadable(
  typed: string,
  currency: string,
  t: Translate<'dispute.amount'>,
): string {
  const [first, second] = readTwoWays(typed, currency) ?? []
  return first && second ? t('twoWays', { first, second }) : t('invalid')
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
function useOutcomePreview(
  { kind, amount }: { kind: string; amount: string },
  sale: Ended,
  viewerRole: Viewer,
): string | undefined {
  const texts = useDisputeTexts()
  const check = useAmountCheck()
  if (!kind || (kind === 'part_refund' && check(amount, sale))) return
  const { refundMinor = null } = toSettlement({ kind, amount }, sale)
  return texts.outcome({ kind: kind as Kind, refundMinor }, sale, viewerRole)
}
