import { isolate } from '../../../shared/isolate.ts'
import { MAX_CLAIM_ANSWER_LENGTH } from '../../../shared/orders/order-limits.ts'
import { readPrice } from '../../../shared/parse-price.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { TextareaField, TextField } from '../../ui/form/fields.tsx'
import { useTranslations } from '../../ui/text.ts'
import { unreadable } from '../disputes/outcome-fields.tsx'
import { useOrderTexts } from '../order-texts.ts'
import type { Claim } from './claim-labels.ts'
import type { ClaimPart } from './warranty-section.tsx'

const answers = ['repair', 'replacement', 'refund', 'refuse'] as const

/** The seller agrees to a remedy or refuses; agreeing stays possible until there is a dispute. */
export function AnswerClaim({ api, order, claim, onDone }: ClaimPart & { claim: Claim }) {
  const t = useTranslations('dispute.answer')
  const amounts = useTranslations('dispute.amount')
  const { money } = useOrderTexts()
  const { currency, refundable } = order
  const buyer = isolate(order.buyer)
  const most = money(refundable.minor, currency)
  const canRefuse = claim.actions.includes('refuse')
  const form = useDraftForm(`claim-answer-${claim._id}`, {
    initial: { answer: '', amount: '', refundMinor: '', text: '' },
    check: ({ answer, amount, text }) => ({
      answer: answer ? undefined : t('required'),
      amount: answer === 'refund' ? amountProblem(amount) : undefined,
      text: text.trim().length < 3 ? t('textShort') : undefined,
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
        return onDone(t('refused', { buyer }))
      }
      const remedy = answer as NonNullable<Claim['remedy']>
      const sum = answer === 'refund' ? { refundMinor: readPrice(amount, currency) } : {}
      const body = { remedy, ...answerText, ...sum }
      await api.post('/api/orders/{id}/warranty-claims/{claim}/agree', { path, body, once: true })
      await onDone(t('sent', { buyer }))
    },
  })
  const { answer } = form.values
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('form')}>
      <ChoiceField
        legend={t(canRefuse ? 'yours' : 'afterAll')}
        name="answer"
        choices={answers
          .filter((value) => canRefuse || value !== 'refuse')
          .map((value) => ({
            value,
            label: t(`${value}.label`),
            help: t(`${value}.help`),
          }))}
        value={answer}
        onChange={(chosen) => form.set({ answer: chosen })}
        error={form.problem('answer')}
      />
      {answer === 'refund' && (
        <TextField
          {...form.field('amount')}
          label={amounts('label')}
          help={t(refundable.isHeld ? 'amountHeld' : 'amountOwn', { amount: most, buyer })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          className="max-w-56"
          end={<span className="pe-2 text-sm">{currency}</span>}
        />
      )}
      <TextareaField
        {...form.field('text')}
        label={t(answer === 'refuse' ? 'why' : 'next')}
        help={t(answer === 'refuse' ? 'whyHelp' : 'nextHelp', { buyer })}
        maxLength={MAX_CLAIM_ANSWER_LENGTH}
        required
      />
      <FormFooter
        form={{ ...form, message: form.message ?? form.problem('refundMinor') }}
        busyLabel={t('sending')}
      >
        {t('send')}
      </FormFooter>
    </form>
  )

  function amountProblem(typed: string): string | undefined {
    if (!typed.trim()) return amounts('required')
    const minor = readPrice(typed, currency)
    if (minor === undefined) return unreadable(typed, currency, amounts)
    if (minor > refundable.minor) return amounts('most', { amount: most })
  }
}
