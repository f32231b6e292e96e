import type { Report } from '../api/index.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { CONFIRM_TITLE } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/fields.tsx'

const MAX_REASON = 500

type RemoveListingDialogProps = {
  /** The report that is decided; none while the dialog is closed. */
  report: Report | undefined
  onClose: () => void
  onRemove: (report: Report, reason: string) => Promise<void>
}

/** Asks before a listing is removed, and why: the reason is kept in the log. */
export function RemoveListingDialog({ report, onClose, onRemove }: RemoveListingDialogProps) {
  return (
    <Dialog open={report !== undefined} onClose={onClose} title={CONFIRM_TITLE}>
      {report && (
        <RemoveForm
          name={report.name}
          seller={report.seller}
          onClose={onClose}
          onRemove={(reason) => onRemove(report, reason)}
        />
      )}
    </Dialog>
  )
}

type RemoveFormProps = {
  name: string
  seller: string
  onClose: () => void
  onRemove: (reason: string) => Promise<void>
}

function RemoveForm({ name, seller, onClose, onRemove }: RemoveFormProps) {
  const form = useForm({ initial: { reason: '' }, send: ({ reason }) => onRemove(reason.trim()) })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Remove listing">
      <p className="text-muted">
        The <strong className="text-ink">{name}</strong> of {seller} leaves the market and the
        adverts for good.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        optional
        help="Saved in the audit log."
        maxLength={MAX_REASON}
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button data-initial-focus onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={form.busy} busyLabel="Removing">
          Remove listing
        </Button>
      </div>
    </form>
  )
}
