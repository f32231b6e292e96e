import { Eye, EyeOff } from 'lucide-react'
import type { Api } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { LazyDialog, useLazyDialog } from '../../ui/lazy-dialog.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

const HideReviewDialog = lazyPart(['reported'], async () => ({
  default: (await import('./hide-review-dialog.tsx')).HideReviewDialog,
}))

type Wanted = { orderId: string; side: 'buyer' | 'seller'; by: string }
type HideRatingProps = { api: Pick<Api, 'post'>; rating: Wanted; onHidden: () => Promise<void> }

/** Lets an admin hide a review, with a reason that its author can read. */
export function HideRating({ api, rating, onHidden }: HideRatingProps) {
  const dialog = useLazyDialog()
  const t = useTranslations('ratings')

  async function hide(reason: string) {
    const { orderId, side } = rating
    await api.post('/api/orders/{id}/ratings/hide', {
      path: { id: orderId },
      body: { side, reason },
    })
    dialog.close()
    toast.success(t('hidden'))
    await onHidden()
  }

  return (
    <div>
      <Button
        variant="ghost"
        className="-ms-3 px-3 text-red"
        icon={<EyeOff className="size-4" />}
        aria-haspopup="dialog"
        busy={dialog.isLoading}
        onClick={dialog.open}
      >
        <span>
          {t.rich('hide', {
            name: rating.by,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </span>
      </Button>
      <LazyDialog dialog={dialog}>
        <HideReviewDialog
          review={dialog.isOpen ? { by: rating.by, part: 'review' } : undefined}
          onClose={dialog.close}
          onHide={hide}
        />
      </LazyDialog>
    </div>
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
  const t = useTranslations('ratings')
  const { orderId, side, part, by } = rating

  const show = () =>
    run('show', async () => {
      await api.post('/api/orders/{id}/ratings/show', {
        path: { id: orderId },
        body: { side, part },
      })
      toast.success(t(part === 'review' ? 'reviewShown' : 'replyShown'))
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
          {t.rich(part === 'review' ? 'showReview' : 'showReply', {
            name: by,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </span>
      </Button>
    </div>
  )
}
