import {
  CLAIM_ANSWER_DAYS,
  MAX_CLAIM_LENGTH,
  MIN_CLAIM_LENGTH,
} from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { ProblemForm } from '../disputes/dispute-form.tsx'
import { useEvidencePhotos } from '../disputes/evidence-photos.tsx'
import { type Claim, claimReasonLabels } from './claim-labels.ts'
import type { ClaimPart } from './warranty-section.tsx'

/** The buyer says what is wrong, with photos if they help. */
export default function ClaimForm({
  api,
  order,
  onClose,
  onDone,
}: ClaimPart & { onClose: () => void }) {
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
    <ProblemForm
      {...{ form, photos }}
      label="Make a warranty claim"
      lead={
        warrantyText && (
          <p className="text-muted wrap-anywhere">
            The warranty covers: <span className="text-ink">{warrantyText}</span>
          </p>
        )
      }
      reasons={{ legend: 'What’s wrong?', labels: claimReasonLabels }}
      textHelp="Since when, how often, and what you’ve tried."
      maxLength={MAX_CLAIM_LENGTH}
      byAdmin={false}
      terms={
        <>
          {order.seller} has {formatQuantity(CLAIM_ANSWER_DAYS, 'day')} to answer. If they refuse or
          don’t answer, you can open a dispute and an admin decides.
          <span>
            {order.transitions.includes('request_return') &&
              ' You can also still return the phone instead of making a claim.'}
          </span>
        </>
      }
      submitLabel="Send the claim"
      busyLabel="Sending"
      onCancel={onClose}
    />
  )
}
