import type { ImeiAlarm } from '../api/index.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/fields.tsx'

type SettleDialogProps = {
  alarm: ImeiAlarm | undefined
  onClose: () => void
  onSettle: (alarm: ImeiAlarm, note: string) => Promise<void>
}

/** Notes what came of an alarm. */
export function SettleDialog({ alarm, onClose, onSettle }: SettleDialogProps) {
  return (
    <Dialog open={alarm !== undefined} onClose={onClose} title="Settle the alarm">
      {alarm && <NoteForm onClose={onClose} onSend={(note) => onSettle(alarm, note)} />}
    </Dialog>
  )
}

type NoteFormProps = { onClose: () => void; onSend: (note: string) => Promise<void> }

function NoteForm({ onClose, onSend }: NoteFormProps) {
  const form = useForm({ initial: { note: '' }, send: ({ note }) => onSend(note.trim()) })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Settle the alarm">
      <p className="text-muted">
        It leaves the queue. To take a listing away or shut an account out, do that first: settling
        changes neither.
      </p>
      <TextareaField
        {...form.field('note')}
        label="What came of it"
        optional
        help="For other moderators."
        maxLength={500}
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Settling">
          Settle
        </Button>
      </div>
    </form>
  )
}
