import type { ReactNode } from 'react'
import { MAX_STATEMENT_LENGTH } from '../../../shared/orders/order-limits.ts'
import type { Api } from '../../api/index.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import type { useForm } from '../../forms/use-form.ts'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { FormError, TextareaField } from '../../ui/form/fields.tsx'
import { useTranslations } from '../../ui/text.ts'
import type { Dispute, NewDispute } from '../order-api.ts'
import {
  disputeReasons,
  isPaymentReason,
  isReturnReason,
  isWarrantyReason,
  useDisputeTexts,
} from './dispute-labels.ts'
import { EvidenceField, useEvidencePhotos } from './evidence-photos.tsx'
import { useStatementCheck } from './statement-form.tsx'

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

const phoneReasons = disputeReasons.filter((reason) => !isAboutOther(reason))

/** Reports a problem with an order, its payment, its return or its warranty. */
export default function DisputeForm(props: DisputeFormProps) {
  const { api, orderId, byAdmin, about, terms, prefill, onOpened, onCancel } = props
  const t = useTranslations('dispute.form')
  const texts = useDisputeTexts()
  const statementProblem = useStatementCheck()
  const photos = useEvidencePhotos()
  const form = useDraftForm(`dispute-${orderId}`, {
    initial: { ...prefill, photos: '' },
    check: ({ reason, text }) => ({
      reason: reason ? undefined : t('reasonRequired'),
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
      label={t('title')}
      reasons={
        about === 'phone'
          ? {
              legend: t('reason'),
              choices: phoneReasons.map((value) => ({ value, ...texts.reason(value) })),
            }
          : undefined
      }
      textHelp={t(about === 'phone' && byAdmin ? 'help.admin' : `help.${about}`)}
      maxLength={MAX_STATEMENT_LENGTH}
      submitLabel={t('open')}
      busyLabel={t('opening')}
    />
  )
}

type ProblemFormProps = {
  form: ReturnType<typeof useForm<{ reason: string; text: string; photos: string }>>
  photos: ReturnType<typeof useEvidencePhotos>
  /** Names the form for screen readers. */
  label: string
  /** Above the fields. */
  lead?: ReactNode
  /** To choose from; undefined when the reason follows from the state of the order. */
  reasons?:
    | { legend: string; choices: { value: string; label: string; help: string }[] }
    | undefined
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
  const t = useTranslations('dispute.form')
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={label}>
      {lead}
      {reasons && (
        <ChoiceField
          legend={reasons.legend}
          name="reason"
          choices={reasons.choices}
          value={form.values.reason}
          onChange={(reason) => form.set({ reason })}
          error={form.problem('reason')}
        />
      )}
      <TextareaField
        {...form.field('text')}
        label={t('text')}
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
