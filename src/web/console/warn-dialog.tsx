import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../shared/limits.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useForm } from '../forms/use-form.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'

type WarnDialogProps = {
  name: string
  isOpen: boolean
  onClose: () => void
  onWarn: (reason: string) => Promise<void>
}

/** Asks what a person is warned about. */
export function WarnDialog({ isOpen, ...form }: WarnDialogProps) {
  return (
    <Dialog open={isOpen} onClose={form.onClose} title="Send a warning">
      {isOpen && <WarnForm {...form} />}
    </Dialog>
  )
}

function WarnForm({ name, onClose, onWarn }: Omit<WarnDialogProps, 'isOpen'>) {
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim().length < MIN_REASON_LENGTH
        ? { reason: 'Enter a reason; the person can read it' }
        : {},
    send: ({ reason }) => onWarn(reason.trim()),
  })
  return (
    <form {...form.form} aria-label="Send a warning" className="flex flex-col gap-5">
      <p className="text-muted">
        <strong className="text-ink wrap-anywhere">{name}</strong> gets a notification and an email.
        Nothing else changes.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help="What they did, and what they should stop."
        maxLength={MAX_REASON_LENGTH}
        required
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel="Sending">
        Send warning
      </DialogButtons>
    </form>
  )
}
