import { formatMoney } from '../../../shared/money.ts'
import { MAX_CLAIM_ANSWER_LENGTH } from '../../../shared/orders/order-limits.ts'
import { describeReadings, readPrice } from '../../../shared/parse-price.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { TextareaField, TextField } from '../../ui/form/fields.tsx'
import type { OrderDetail } from '../order-api.ts'
import type { Claim } from './claim-labels.ts'

import type { ClaimPart } from './warranty-section.tsx'

const answerChoices = [
  { value: 'repair', label: 'Repair', help: 'You repair the phone, or have it repaired.' },
  { value: 'replacement', label: 'Replacement', help: 'You send another phone like it.' },
  { value: 'refund', label: 'Refund', help: 'You give back all or a part of the price.' },
  { value: 'refuse', label: 'Refuse', help: 'The buyer can then open a dispute.' },
]

/** The seller agrees to a remedy or refuses; agreeing stays possible until there is a dispute. */
export function AnswerClaim({ api, order, claim, onDone }: ClaimPart & { claim: Claim }) {
  const { currency, refundable, buyer } = order
  const canRefuse = claim.actions.includes('refuse')
  const form = useDraftForm(`claim-answer-${claim._id}`, {
    initial: { answer: '', amount: '', refundMinor: '', text: '' },
    check: ({ answer, amount, text }) => ({
      answer: answer ? undefined : 'Choose an answer',
      amount: answer === 'refund' ? amountProblem(amount, order) : undefined,
      text: text.trim().length < 3 ? 'Enter a short text' : undefined,
    }),
    async send({ answer, amount, text }) {
      const path = { id: order._id, claim: claim._id }
      const answerText = { text: text.replace(/\s+/g, ' ').trim() }
      if (answer === 'refuse') {
        const body = answerText
        await api.post('/api/orders/{id}/warranty-claims/{claim}/refuse', {
          path,
          body,
          once: true,
        })
        return onDone(`Claim refused. We’ve notified ${buyer}`)
      }
      const remedy = answer as NonNullable<Claim['remedy']>
      const sum = answer === 'refund' ? { refundMinor: readPrice(amount, currency) } : {}
      const body = { remedy, ...answerText, ...sum }
      await api.post('/api/orders/{id}/warranty-claims/{claim}/agree', { path, body, once: true })
      await onDone(`Answer sent. We’ve notified ${buyer}`)
    },
  })
  const { answer } = form.values
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Answer the claim">
      <ChoiceField
        legend={canRefuse ? 'Your answer' : 'Agree after all'}
        name="answer"
        choices={answerChoices.filter(({ value }) => canRefuse || value !== 'refuse')}
        value={answer}
        onChange={(chosen) => form.set({ answer: chosen })}
        error={form.problem('answer')}
      />
      {answer === 'refund' && (
        <TextField
          {...form.field('amount')}
          label="Refund amount"
          help={`At most ${formatMoney(refundable.minor, currency)}. ${
            refundable.isHeld
              ? `${buyer} gets it at once from the money we hold, and the rest is yours.`
              : `You pay it back to ${buyer} yourself: we no longer hold money for this sale.`
          }`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          className="max-w-56"
          end={<span className="pe-2 text-sm">{currency}</span>}
        />
      )}
      <TextareaField
        {...form.field('text')}
        label={answer === 'refuse' ? 'Why do you refuse?' : 'What happens next?'}
        help={
          answer === 'refuse'
            ? `${buyer} reads it, and an admin if there is a dispute.`
            : `${buyer} reads it. Say where to send the phone, who pays the postage, and how long it takes.`
        }
        maxLength={MAX_CLAIM_ANSWER_LENGTH}
        required
      />
      <FormFooter
        form={{ ...form, message: form.message ?? form.problem('refundMinor') }}
        busyLabel="Sending"
      >
        Send the answer
      </FormFooter>
    </form>
  )
}

function amountProblem(typed: string, { currency, refundable }: OrderDetail): string | undefined {
  if (!typed.trim()) return 'Enter the refund amount'
  const minor = readPrice(typed, currency)
  if (minor === undefined)
    return describeReadings(typed, currency) ?? 'Enter an amount above zero, such as 50'
  if (minor > refundable.minor) return `Enter at most ${formatMoney(refundable.minor, currency)}`
}
