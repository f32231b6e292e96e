import { MAX_CANCELLATION_REASON_LENGTH } from '../../../shared/orders/order-limits.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { FormError, TextareaField } from '../../ui/form/fields.tsx'
import { useTranslations } from '../../ui/text.ts'

type ReasonFormProps = {
  /** The name under which the typed reason is kept. */
  draft: string
  send: (reason: string) => Promise<unknown>
  text: string
  help?: string
  keepLabel: string
  submitLabel: string
  busyLabel?: string
  danger?: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

/** A reason with what it leads to, in a dialog. */
export default function ReasonForm(props: ReasonFormProps) {
  const t = useTranslations('orderPage.cancellation')
  const { draft, send, text, help, keepLabel, submitLabel, onClose, onDone } = props
  const { busyLabel = t('sending'), danger = false } = props
  const form = useDraftForm(draft, {
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? t('reasonShort') : undefined,
    }),
    async send({ reason }) {
      await send(reason.trim())
      await onDone()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={submitLabel}>
      <p className="text-muted">{text}</p>
      <TextareaField
        {...form.field('reason')}
        label={t('reason')}
        help={help}
        maxLength={MAX_CANCELLATION_REASON_LENGTH}
        data-initial-focus
        required
      />
      <FormError title={form.message} />
      <DialogButtons
        onClose={onClose}
        keepLabel={keepLabel}
        danger={danger}
        busy={form.busy}
        busyLabel={busyLabel}
      >
        {submitLabel}
      </DialogButtons>
    </form>
  )
}
