import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { type AftermathApi, aftermathCalls, type Dispute, type NewDispute } from './calls.ts'
import { reasonWords } from './dispute-words.ts'
import { EvidenceField, useEvidence } from './evidence-field.tsx'
import { MAX_STATEMENT, wrongText } from './statement-text.ts'

type DisputeFormProps = {
  api: AftermathApi
  orderId: string
  /** An admin says it for a buyer who is silent. */
  byAdmin: boolean
  /** Who reads it, and what comes of it. */
  terms: string
  /** What is known already. */
  begin: { reason: string; text: string }
  onOpened: (dispute: Dispute) => Promise<void>
  onCancel: () => void
}

const reasons = Object.entries(reasonWords).map(([value, { label, help }]) => ({
  value,
  label,
  help,
}))

/** What is wrong, in the words of whoever says so, with photos of it. */
export function DisputeForm(props: DisputeFormProps) {
  const { api, orderId, byAdmin, terms, begin, onOpened, onCancel } = props
  const photos = useEvidence()
  const form = useKeptForm(`dispute-${orderId}`, {
    initial: { ...begin, photos: '' },
    check: ({ reason, text }) => ({
      reason: reason ? undefined : 'Choose a reason',
      text: wrongText(text),
    }),
    async send({ reason, text }) {
      const body = { reason: reason as NewDispute['reason'], text: text.trim() }
      const complaint = { ...body, photos: await photos.urls() }
      await onOpened(await aftermathCalls(api).openDispute(orderId, complaint))
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="What is wrong?">
      <ChoiceField
        legend="Reason"
        name="reason"
        choices={reasons}
        value={form.values.reason}
        onChange={(reason) => form.set({ reason })}
        error={form.problem('reason')}
      />
      <TextareaField
        {...form.field('text')}
        label="What have you found?"
        help={
          byAdmin
            ? 'Facts help most: where the parcel was last seen, and what the carrier says.'
            : 'Facts help most: what the listing said, and what you hold in your hand.'
        }
        maxLength={MAX_STATEMENT}
      />
      <EvidenceField photos={photos} byAdmin={byAdmin} error={form.problem('photos')} />
      <FormError title={form.message} />
      <p className="text-sm text-muted">{terms}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Opening">
          Open a dispute
        </Button>
      </div>
    </form>
  )
}
