import { MAX_REASON_LENGTH } from '../../../shared/limits.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useConfirmTitle } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../ui/form/fields.tsx'

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
  const label = part === 'review' ? 'Hide review' : 'Hide reply'
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? 'Enter a short reason' : undefined,
    }),
    send: ({ reason }) => onHide(reason.trim()),
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={label}>
      <p className="text-muted">
        The <span>{part === 'review' ? 'review' : 'reply'}</span> by{' '}
        <strong className="text-ink">{by}</strong> will be hidden from everyone else
        <span>{part === 'review' && ', and its stars won’t count'}</span>. You can show it again
        later.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help="The author can read this. It’s recorded in the audit log."
        maxLength={MAX_REASON_LENGTH}
        required
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} focusClose danger busy={form.busy} busyLabel="Hiding">
        {label}
      </DialogButtons>
    </form>
  )
}
