import { MAX_STATEMENT_LENGTH, MIN_STATEMENT_LENGTH } from '../../../shared/orders/order-limits.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError, TextareaField } from '../../ui/form/fields.tsx'
import type { DisputePart } from './dispute-section.tsx'
import { EvidenceField, useEvidencePhotos } from './evidence-photos.tsx'

type StatementFormProps = DisputePart & { isReply: boolean; onClose: () => void }

/** What a side or an admin adds to a dispute. */
export function StatementForm(props: StatementFormProps) {
  const { api, dispute, viewerRole, onDone, isReply, onClose } = props
  const photos = useEvidencePhotos()
  const form = useDraftForm(`statement-${dispute.orderId}`, {
    initial: { text: '', photos: '' },
    check: ({ text }) => ({ text: statementProblem(text) }),
    async send({ text }) {
      const statement = { text: text.trim(), photos: await photos.urls() }
      const changed = await api.post('/api/orders/{id}/dispute/statements', {
        path: { id: dispute.orderId },
        body: statement,
        once: true,
      })
      onClose()
      await onDone(changed, 'Added')
    },
  })
  const label = isReply ? 'Your reply' : viewerRole === 'admin' ? 'Your question' : 'More details'
  return (
    <form
      {...form.form}
      aria-label={label}
      className="flex flex-col gap-5 rounded-box border border-hairline p-4 md:p-5"
    >
      <TextareaField
        {...form.field('text')}
        label={label}
        help={
          isReply
            ? 'Describe the phone’s condition when you sent it. Photos help.'
            : 'Both sides can read this.'
        }
        maxLength={MAX_STATEMENT_LENGTH}
      />
      <EvidenceField
        photos={photos}
        byAdmin={viewerRole === 'admin'}
        error={form.problem('photos')}
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={isReply ? 'primary' : 'quiet'}
          busy={form.busy}
          busyLabel="Sending"
        >
          {isReply ? 'Send reply' : 'Add'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  )
}

export function statementProblem(text: string): string | undefined {
  const length = text.trim().length
  if (length === 0) return 'Enter a description'
  return length < MIN_STATEMENT_LENGTH
    ? `Enter at least ${MIN_STATEMENT_LENGTH} characters`
    : undefined
}
