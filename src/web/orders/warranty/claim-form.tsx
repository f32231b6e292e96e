import {
  CLAIM_ANSWER_DAYS,
  MAX_CLAIM_LENGTH,
  MIN_CLAIM_LENGTH,
} from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { FormError, TextareaField } from '../../ui/form/fields.tsx'
import { EvidenceField, useEvidencePhotos } from '../disputes/evidence-photos.tsx'
import { type Claim, claimReasonLabels } from './claim-labels.ts'
import type { ClaimPart } from './warranty-section.tsx'

const reasonChoices = Object.entries(claimReasonLabels).map(([value, { label, help }]) => ({
  value,
  label,
  help,
}))

/** The buyer says what is wrong, with photos if they help. */
export function ClaimForm({ api, order, onClose, onDone }: ClaimPart & { onClose: () => void }) {
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
