import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { aftermathCalls } from './calls.ts'
import type { DisputePart } from './dispute-section.tsx'
import { EvidenceField, useEvidence } from './evidence-field.tsx'
import { MAX_STATEMENT, wrongText } from './statement-text.ts'

/** Adds to what was said; the seller who has not answered yet is asked to. */
export function SayMore(part: DisputePart) {
  const isAnswer = part.you === 'seller' && part.dispute.stage === 'open'
  const [open, setOpen] = useState(isAnswer)
  if (open) return <MoreForm {...part} isAnswer={isAnswer} onClose={() => setOpen(false)} />
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        {part.you === 'admin' ? 'Ask the two of them' : 'Say more'}
      </Button>
    </div>
  )
}

function MoreForm(props: DisputePart & { isAnswer: boolean; onClose: () => void }) {
  const { api, dispute, you, onDone, isAnswer, onClose } = props
  const photos = useEvidence()
  const form = useKeptForm(`statement-${dispute.orderId}`, {
    initial: { text: '', photos: '' },
    check: ({ text }) => ({ text: wrongText(text) }),
    async send({ text }) {
      const statement = { text: text.trim(), photos: await photos.urls() }
      const changed = await aftermathCalls(api).sayMore(dispute.orderId, statement)
      onClose()
      await onDone(changed, 'Added')
    },
  })
  const label = isAnswer ? 'Your answer' : you === 'admin' ? 'Your question' : 'What else?'
  return (
    <form
      {...form.form}
      aria-label={label}
      className="flex flex-col gap-5 rounded-box border border-hairline p-4 md:p-5"
    >
      <TextareaField
        {...form.field('text')}
        label={label}
        help={isAnswer ? 'How was the phone when it left you? Photos help.' : 'Both sides read it.'}
        maxLength={MAX_STATEMENT}
      />
      <EvidenceField photos={photos} byAdmin={you === 'admin'} error={form.problem('photos')} />
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={isAnswer ? 'primary' : 'quiet'}
          busy={form.busy}
          busyLabel="Sending"
        >
          {isAnswer ? 'Send your answer' : 'Add it'}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  )
}
