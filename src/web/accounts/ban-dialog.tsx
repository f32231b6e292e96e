import { MAX_REASON_LENGTH } from '../../shared/limits.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { useForm } from '../forms/use-form.ts'
import { useConfirmTitle } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'

type Person = { name: string; email?: string }

type BanDialogProps = {
  /** Undefined while the dialog is closed. */
  person: Person | undefined
  onClose: () => void
  onBan: (reason: string) => Promise<void>
}

/** Asks for confirmation and the reason that the person reads, before an account is banned. */
export function BanDialog({ person, onClose, onBan }: BanDialogProps) {
  return (
    <Dialog open={person !== undefined} onClose={onClose} title={useConfirmTitle()}>
      {person && <BanForm person={person} onClose={onClose} onBan={onBan} />}
    </Dialog>
  )
}

type BanFormProps = { person: Person } & Pick<BanDialogProps, 'onClose' | 'onBan'>

function BanForm({ person: { name, email }, onClose, onBan }: BanFormProps) {
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim() ? {} : { reason: 'Enter a reason; the person can read it' },
    send: ({ reason }) => onBan(reason.trim()),
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Ban user">
      <p className="text-muted">
        <strong className="text-ink">{name}</strong>
        <span>{email && ` (${email})`}</span> is logged out at once and cannot log in again. Their
        phones are withdrawn and open bookings are canceled. You can unban the account later.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help="The person reads it by email and when they try to log in."
        maxLength={MAX_REASON_LENGTH}
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} danger busy={form.busy} busyLabel="Banning">
        Ban user
      </DialogButtons>
    </form>
  )
}
