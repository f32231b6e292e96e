import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { MAX_REASON_LENGTH } from '../../../shared/limits.ts'
import type { Api } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { CONFIRM_TITLE } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../ui/form/fields.tsx'
import { toast } from '../../ui/toaster.tsx'

type Wanted = { orderId: string; side: 'buyer' | 'seller'; by: string }
type HideRatingProps = { api: Pick<Api, 'post'>; rating: Wanted; onHidden: () => Promise<void> }

/** Lets an admin hide a review, with a reason that its author can read. */
export function HideRating({ api, rating, onHidden }: HideRatingProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  async function hide(reason: string) {
    const { orderId, side } = rating
    await api.post('/api/orders/{id}/ratings/hide', {
      path: { id: orderId },
      body: { side, reason },
    })
    close()
    toast.success('Review hidden')
    await onHidden()
  }

  return (
    <div>
      <Button
        variant="ghost"
        className="-ms-3 px-3 text-red"
        icon={<EyeOff className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          Hide review<span className="sr-only"> by {rating.by}</span>
        </span>
      </Button>
      <HideReviewDialog
        review={open ? { by: rating.by, part: 'review' } : undefined}
        onClose={close}
        onHide={hide}
      />
    </div>
  )
}

type HideReviewDialogProps = {
  /** Undefined while the dialog is closed. */
  review: { by: string; part: 'review' | 'reply' } | undefined
  onClose: () => void
  onHide: (reason: string) => Promise<void>
}

/** Asks for confirmation and the reason that the author reads, before a review or reply is hidden. */
export function HideReviewDialog({ review, ...rest }: HideReviewDialogProps) {
  return (
    <Dialog open={review !== undefined} onClose={rest.onClose} title={CONFIRM_TITLE}>
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
        The {part === 'review' ? 'review' : 'reply'} by <strong className="text-ink">{by}</strong>{' '}
        will be hidden from everyone else
        {part === 'review' && ', and its stars won’t count'}. You can show it again later.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        help="The author can read this. It’s recorded in the audit log."
        maxLength={MAX_REASON_LENGTH}
        required
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button data-initial-focus onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={form.busy} busyLabel="Hiding">
          {label}
        </Button>
      </div>
    </form>
  )
}

type ShowRatingProps = {
  api: Pick<Api, 'post'>
  rating: { orderId: string; side: 'buyer' | 'seller'; part: 'review' | 'reply'; by: string }
  onShown: () => Promise<void>
}

/** Lets an admin show a hidden review or reply again. */
export function ShowRating({ api, rating, onShown }: ShowRatingProps) {
  const { busy, run } = useAction()
  const { orderId, side, part, by } = rating

  const show = () =>
    run('show', async () => {
      await api.post('/api/orders/{id}/ratings/show', {
        path: { id: orderId },
        body: { side, part },
      })
      toast.success(
        part === 'review' ? 'The review is visible again' : 'The reply is visible again',
      )
      await onShown()
    })

  return (
    <div>
      <Button
        variant="ghost"
        className="-ms-3 px-3"
        icon={<Eye className="size-4" />}
        busy={busy === 'show'}
        onClick={show}
      >
        <span>
          Show again
          <span className="sr-only">
            : {part} by {by}
          </span>
        </span>
      </Button>
    </div>
  )
}
