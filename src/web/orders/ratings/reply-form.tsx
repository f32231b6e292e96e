import { useState } from 'react'
import type { Api } from '../../api/index.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError, TextareaField } from '../../ui/form/fields.tsx'
import { Moment } from '../../ui/reader.tsx'
import type { SaleRatings } from '../after-delivery/api.ts'
import { HiddenNote, Reply } from './rating-card.tsx'

/** Characters; the server's limit. */
const MAX_LENGTH = 500

type OwnReplyProps = {
  api: Pick<Api, 'put'>
  orderId: string
  ratings: SaleRatings
  onReplied: (ratings: SaleRatings) => void
}

/** Below the other side's review: the viewer's answer, and a form to write or edit it. */
export function OwnReply({ api, orderId, ratings, onReplied }: OwnReplyProps) {
  const { ownReply, canReply } = ratings
  const [writing, setWriting] = useState(false)
  if (writing)
    return (
      <ReplyForm
        {...{ api, orderId }}
        text={ownReply?.text ?? ''}
        onReplied={(next) => {
          setWriting(false)
          onReplied(next)
        }}
        onCancel={() => setWriting(false)}
      />
    )
  if (!ownReply)
    return (
      canReply && (
        <div>
          <Button onClick={() => setWriting(true)}>Answer this review</Button>
        </div>
      )
    )
  return (
    <Reply by="you" reply={ownReply}>
      {ownReply.hidden && (
        <HiddenNote reason={ownReply.hidden.reason}>
          A moderator hid this answer. Nobody else can see it.
        </HiddenNote>
      )}
      {canReply && (
        <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <Button variant="ghost" className="-ms-3 px-3" onClick={() => setWriting(true)}>
            Edit your answer
          </Button>
          <span>
            until <Moment at={ownReply.editableUntil} deadline />
          </span>
        </div>
      )}
    </Reply>
  )
}

type ReplyFormProps = Omit<OwnReplyProps, 'ratings'> & { text: string; onCancel: () => void }

function ReplyForm({ api, orderId, text, onReplied, onCancel }: ReplyFormProps) {
  const form = useDraftForm(`reply-${orderId}`, {
    initial: { text },
    check: (values) => (values.text.trim() ? {} : { text: 'Write a reply' }),
    async send(values) {
      const body = { text: values.text.trim() }
      onReplied(await api.put('/api/orders/{id}/ratings/reply', { path: { id: orderId }, body }))
    },
  })
  return (
    <form
      {...form.form}
      aria-label="Answer this review"
      className="flex flex-col gap-4 rounded-box border border-hairline bg-raised p-4"
    >
      <TextareaField
        {...form.field('text')}
        label="Your answer"
        help="Everyone can read it below the review. You can edit it for 48 hours."
        maxLength={MAX_LENGTH}
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Saving">
          {text ? 'Save answer' : 'Publish answer'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
