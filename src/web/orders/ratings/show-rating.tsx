import { Eye } from 'lucide-react'
import type { Api } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toaster.tsx'

type ShowRatingProps = {
  api: Pick<Api, 'post'>
  rating: { orderId: string; side: 'buyer' | 'seller'; part: 'review' | 'reply'; by: string }
  onShown: () => Promise<void>
}

/** Lets an admin show a hidden review or answer again. */
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
        part === 'review' ? 'The review is visible again' : 'The answer is visible again',
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
