import type { ReactNode } from 'react'
import { MAX_STATEMENT_LENGTH } from '../../../shared/orders/order-limits.ts'
import type { Api } from '../../api/index.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import type { useForm } from '../../forms/use-form.ts'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { FormError, TextareaField } from '../../ui/form/fields.tsx'
import type { Dispute, NewDispute } from '../order-api.ts'
import {
  isPaymentReason,
  isReturnReason,
  isWarrantyReason,
  reasonLabels,
} from './dispute-labels.ts'
import { EvidenceField, useEvidencePhotos } from './evidence-photos.tsx'
import { statementProblem } from './statement-form.tsx'

type DisputeFormProps = {
  api: Api
  orderId: string
  /** Opened by an admin for a buyer who doesn't respond. */
  byAdmin: boolean
  about: 'payment' | 'phone' | 'return' | 'warranty'
  /** Who can read it, and what happens next. */
  terms: string
  prefill: { reason: string; text: string }
  onOpened: (dispute: Dispute) => Promise<void>
  onCancel: () => void
}

/** Reasons that follow from the state of the order. */
const isAboutOther = (reason: string) =>
  isPaymentReason(reason) || isReturnReason(reason) || isWarrantyReason(reason)

const phoneReasons = Object.fromEntries(
  Object.entries(reasonLabels).filter(([reason]) => !isAboutOther(reason)),
)

/** Reports a problem with an order, its payment, its return or its warranty. */
export default function DisputeForm(props: DisputeFormProps) {
  const { api, orderId, byAdmin, about, terms, prefill, onOpened, onCancel } = props
  const photos = useEvidencePhotos()
  const form = useDraftForm(`dispute-${orderId}`, {
    initial: { ...prefill, photos: '' },
    check: ({ reason, text }) => ({
      reason: reason ? undefined : 'Choose a reason',
      text: statementProblem(text),
    }),
    async send({ reason, text }) {
      const body = { reason: reason as NewDispute['reason'], text: text.trim() }
      const complaint = { ...body, photos: await photos.urls() }
      await onOpened(
        await api.post('/api/orders/{id}/dispute', {
          path: { id: orderId },
          body: complaint,
          once: true,
        }),
      )
    },
  })
  return (
    <ProblemForm
      {...{ form, photos, byAdmin, terms, onCancel }}
      label="What’s wrong?"
      reasons={about === 'phone' ? { legend: 'Reason', labels: phoneReasons } : undefined}
      textHelp={
        about === 'payment'
          ? 'Describe when and how it was sent, or what you see in your account. Add a photo of a receipt if you have one.'
          : about === 'return'
            ? 'Describe what happened. Add photos of what came back, or of your messages.'
            : about === 'warranty'
              ? 'Explain why the answer isn’t enough, or what wasn’t done. Your claim is shown beside it.'
              : byAdmin
                ? 'Include where the parcel was last scanned and what the carrier says.'
                : 'Compare the phone with what the listing said. Be specific.'
      }
      maxLength={MAX_STATEMENT_LENGTH}
      submitLabel="Open a dispute"
      busyLabel="Opening"
    />
  )
}

type ReasonLabels = Record<string, { label: string; help?: string | undefined }>

type ProblemFormProps = {
  form: ReturnType<typeof useForm<{ reason: string; text: string; photos: string }>>
  photos: ReturnType<typeof useEvidencePhotos>
  /** Names the form for screen readers. */
  label: string
  /** Above the fields. */
  lead?: ReactNode
  /** To choose from; undefined when the reason follows from the state of the order. */
  reasons?: { legend: string; labels: ReasonLabels } | undefined
  textHelp: string
  maxLength: number
  byAdmin: boolean
  /** Who can read it, and what happens next. */
  terms: ReactNode
  submitLabel: string
  busyLabel: string
  onCancel: () => void
}

/** What is wrong with a phone, a payment or a return: a reason, a description and photos. */
export function ProblemForm(props: ProblemFormProps) {
  const { form, photos, label, lead, reasons, textHelp, maxLength, byAdmin, terms } = props
  const { submitLabel, busyLabel, onCancel } = props
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={label}>
      {lead}
      {reasons && (
        <ChoiceField
          legend={reasons.legend}
          name="reason"
          choices={Object.entries(reasons.labels).map(([value, { label, help }]) => ({
            value,
            label,
            help,
          }))}
          value={form.values.reason}
          onChange={(reason) => form.set({ reason })}
          error={form.problem('reason')}
        />
      )}
      <TextareaField
        {...form.field('text')}
        label="Describe the problem"
        help={textHelp}
        maxLength={maxLength}
        required
      />
      <EvidenceField photos={photos} byAdmin={byAdmin} error={form.problem('photos')} />
      <FormError title={form.message} />
      <p className="text-sm text-muted">{terms}</p>
      <DialogButtons onClose={onCancel} busy={form.busy} busyLabel={busyLabel}>
        {submitLabel}
      </DialogButtons>
    </form>
  )
}
