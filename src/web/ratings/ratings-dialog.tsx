import { useState } from 'react'
import { useAct } from '../dashboard/use-act.ts'
import { useApi } from '../shell/use-api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type RatingsOfPerson, ratingsOf } from './calls.ts'
import { RatingCard } from './rating-card.tsx'
import { Stars } from './stars.tsx'

type RatingsDialogProps = {
  seller: { id: string; name: string }
  /** The first page of them. */
  first: RatingsOfPerson
  open: boolean
  onClose: () => void
}

/** All that others say of a seller, newest first. */
export function RatingsDialog({ seller, first, open, onClose }: RatingsDialogProps) {
  const api = useApi()
  const [more, setMore] = useState<RatingsOfPerson[]>([])
  const { busy, act } = useAct()
  const shown = [first, ...more]
  const next = shown.at(-1)?.next ?? undefined

  const readOn = () =>
    act('more', async () => {
      const page = await ratingsOf(api, seller.id, next)
      setMore((before) => [...before, page])
    })

  return (
    <Dialog open={open} onClose={onClose} title={`Reviews of ${seller.name}`}>
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-xl font-bold tabular-nums">{first.average?.toFixed(1)}</span>
          <Stars stars={first.average ?? 0} />
          <span className="text-sm text-muted">
            from {first.count} {first.count === 1 ? 'sale' : 'sales'}
          </span>
        </p>
        {shown.flatMap(({ items }) =>
          items.map((rating) => (
            <RatingCard
              key={`${rating.by} ${rating.writtenAt}`}
              rating={rating}
              title={`${rating.by}, ${rating.side}`}
            />
          )),
        )}
        {next && (
          <div>
            <Button busy={busy === 'more'} busyLabel="Loading" onClick={readOn}>
              Show more
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
