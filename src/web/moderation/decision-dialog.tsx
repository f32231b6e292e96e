import type { OpenListingReview } from '../api/index.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'

const MAX_REASON = 500

export type Asked = { review: OpenListingReview; decision: 'changes_requested' | 'refused' }

type DecisionDialogProps = {
  asked: Asked | undefined
  onClose: () => void
  onDecide: (asked: Asked, reason: string) => Promise<void>
}

const texts = {
  changes_requested: {
    title: 'Request changes',
    what: 'stays hidden until its seller has changed and resubmitted it.',
    change: 'stays as it is; its seller sees what to change.',
    act: 'Request changes',
    busy: 'Asking',
  },
  refused: {
    title: 'Are you sure?',
    what: 'is permanently rejected. Its seller sees your reason.',
    change: 'stays as it is, and the change is discarded. Its seller sees your reason.',
    act: 'Reject',
    busy: 'Rejecting',
  },
} as const

/** Asks a moderator for the reason, which the seller gets by email and sees in My Products. */
export function DecisionDialog({ asked, onClose, onDecide }: DecisionDialogProps) {
  return (
    <Dialog
      open={asked !== undefined}
      onClose={onClose}
      title={asked ? texts[asked.decision].title : ''}
    >
      {asked && (
        <ReasonForm asked={asked} onClose={onClose} onSend={(why) => onDecide(asked, why)} />
      )}
    </Dialog>
  )
}

type ReasonFormProps = { asked: Asked; onClose: () => void; onSend: (why: string) => Promise<void> }

function ReasonForm({ asked: { review, decision }, onClose, onSend }: ReasonFormProps) {
  const said = texts[decision]
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim() ? {} : { reason: 'Enter a reason; the seller can read it' },
    send: ({ reason }) => onSend(reason.trim()),
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={said.act}>
      <p className="text-muted">
        The <strong className="text-ink">{review.phone.name}</strong>{' '}
        {review.kind === 'change' ? said.change : said.what}
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help="Explain it simply, and say what to do."
        maxLength={MAX_REASON}
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant={decision === 'refused' ? 'danger' : 'primary'}
          busy={form.busy}
          busyLabel={said.busy}
        >
          {said.act}
        </Button>
      </div>
    </form>
  )
}
