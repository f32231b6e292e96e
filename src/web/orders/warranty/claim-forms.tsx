import { useState } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import {
  CLAIM_ANSWER_DAYS,
  MAX_CLAIM_ANSWER_LENGTH,
  MAX_CLAIM_LENGTH,
  MIN_CLAIM_LENGTH,
} from '../../../shared/orders/order-limits.ts'
import { readPrice } from '../../../shared/parse-price.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import type { Api } from '../../api/index.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { FormError } from '../../ui/form/field.tsx'
import { TextareaField, TextField } from '../../ui/form/fields.tsx'
import { EvidenceField, useEvidencePhotos } from '../disputes/statements.tsx'
import type { OrderDetail } from '../order-api.ts'
import { type Claim, claimReasonLabels } from './claim-labels.ts'

export type ClaimPart = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

const reasonChoices = Object.entries(claimReasonLabels).map(([value, { label, help }]) => ({
  value,
  label,
  help,
}))

/** The buyer says what is wrong, with photos if they help. */
export function MakeClaim({ api, order, onDone }: ClaimPart) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Make a claim</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Make a warranty claim" size="wide">
        <ClaimForm
          {...{ api, order }}
          onClose={() => setOpen(false)}
          onDone={async (message) => {
            setOpen(false)
            await onDone(message)
          }}
        />
      </Dialog>
    </div>
  )
}

function ClaimForm({ api, order, onClose, onDone }: ClaimPart & { onClose: () => void }) {
  const photos = useEvidencePhotos()
  const form = useDraftForm(`claim-${order._id}`, {
    initial: { reason: '', text: '', photos: '' },
    check: ({ reason, text }) => ({
      reason: reason ? undefined : 'Choose what is wrong',
      text:
        text.trim().length < MIN_CLAIM_LENGTH
          ? `Enter at least ${MIN_CLAIM_LENGTH} characters`
          : undefined,
    }),
    async send({ reason, text }) {
      await api.post('/api/orders/{id}/warranty-claims', {
        path: { id: order._id },
        body: {
          reason: reason as Claim['reason'],
          text: text.trim(),
          photos: await photos.urls(),
        },
        once: true,
      })
      await onDone(`Claim sent. We’ve notified ${order.seller}`)
    },
  })
  const { warrantyText } = order.afterSale
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Make a warranty claim">
      {warrantyText && (
        <p className="text-muted wrap-anywhere">
          The warranty covers: <span className="text-ink">{warrantyText}</span>
        </p>
      )}
      <ChoiceField
        legend="What’s wrong?"
        name="reason"
        choices={reasonChoices}
        value={form.values.reason}
        onChange={(reason) => form.set({ reason })}
        error={form.problem('reason')}
      />
      <TextareaField
        {...form.field('text')}
        label="Describe the problem"
        help="Since when, how often, and what you’ve tried."
        maxLength={MAX_CLAIM_LENGTH}
        required
      />
      <EvidenceField photos={photos} byAdmin={false} error={form.problem('photos')} />
      <FormError title={form.message} />
      <p className="text-sm text-muted">
        {order.seller} has {formatQuantity(CLAIM_ANSWER_DAYS, 'day')} to answer. If they refuse or
        don’t answer, you can open a dispute and an admin decides.
        {order.transitions.includes('request_return') &&
          ' You can also still return the phone instead of making a claim.'}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Sending">
          Send the claim
        </Button>
      </div>
    </form>
  )
}

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
  if (minor === undefined) return 'Enter an amount above zero, such as 50'
  if (minor > refundable.minor) return `Enter at most ${formatMoney(refundable.minor, currency)}`
}
