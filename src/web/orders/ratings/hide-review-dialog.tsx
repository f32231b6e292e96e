import { MAX_REASON_LENGTH } from '../../../shared/limits.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useConfirmTitle } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../ui/form/fields.tsx'
import { useTranslations } from '../../ui/text.ts'

type HideReviewDialogProps = {
  /** Undefined while the dialog is closed. */
  review: { by: string; part: 'review' | 'reply' } | undefined
  onClose: () => void
  onHide: (reason: string) => Promise<void>
}

/** Asks for confirmation and the reason that the author reads, before a review or reply is hidden. */
export function HideReviewDialog({ review, ...rest }: HideReviewDialogProps) {
  return (
    <Dialog open={review !== undefined} onClose={rest.onClose} title={useConfirmTitle()}>
      {review && <HideForm {...review} {...rest} />}
    </Dialog>
  )
}

type HideFormProps = NonNullable<HideReviewDialogProps['review']> &
  Pick<HideReviewDialogProps, 'onClose' | 'onHide'>

function HideForm({ by, part, onClose, onHide }: HideFormProps) {
  const t = useTranslations('reported.hide')
  const label = t(part === 'review' ? 'hideReview' : 'hideReply')
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? t('required') : undefined,
    }),
    send: ({ reason }) => onHide(reason.trim()),
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={label}>
      <p className="text-muted">
        {t.rich(part, {
          name: () => (
            <bdi>
              <strong className="text-ink">{by}</strong>
            </bdi>
          ),
        })}
      </p>
      <TextareaField
        {...form.field('reason')}
        label={t('reason')}
        help={t('help')}
        maxLength={MAX_REASON_LENGTH}
        required
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} focusClose danger busy={form.busy} busyLabel={t('busy')}>
        {label}
      </DialogButtons>
    </form>
  )
}
