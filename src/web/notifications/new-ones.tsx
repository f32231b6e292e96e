import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'

type NewOnesProps = { count: number; onShow: () => Promise<void> }

/**
 * Says what came while the list was read, and moves nothing: it hovers at the upper edge until somebody
 * wants to see it.
 */
export function NewOnes({ count, onShow }: NewOnesProps) {
  const [busy, setBusy] = useState(false)
  const words = count === 1 ? '1 new notification' : `${count} new notifications`

  async function show() {
    setBusy(true)
    await onShow()
    setBusy(false)
  }

  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && words}
      </p>
      {/* Its room is there before, so that nothing moves; further down it hovers over what is read. */}
      <div className="pointer-events-none sticky top-20 z-10 -mt-4 mb-2 flex h-11 justify-center">
        {count > 0 && (
          <Button
            variant="primary"
            className="pointer-events-auto shadow-raised"
            icon={<ArrowUp className="size-4" />}
            busy={busy}
            busyLabel="Loading them"
            onClick={show}
          >
            {count === 1 ? 'Show 1 new notification' : `Show ${count} new notifications`}
          </Button>
        )}
      </div>
    </>
  )
}
