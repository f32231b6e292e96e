import type { ReactNode } from 'react'
import { formatCount } from '../../shared/quantities.ts'
import { Button } from './button.tsx'

type LoadMoreProps = {
  shown: number
  total: number
  /** False when there are more than `total`. */
  isExact?: boolean
  /** Plural: 'phones'. */
  things: string
  onMore?: () => void
  busy?: boolean
  /** A real link to the next page, for readers without JavaScript. */
  link?: ReactNode
}

export function LoadMore({
  shown,
  total,
  isExact = true,
  things,
  onMore,
  busy,
  link,
}: LoadMoreProps) {
  return (
    <div className="flex flex-col items-center gap-3 py-8">
      <p aria-live="polite" className="text-sm tabular-nums text-muted">
        {formatCount(shown)} of {formatCount(total)}
        <span>{isExact ? '' : '+'}</span> {things}
      </p>
      {(shown < total || !isExact) &&
        (link ?? (
          <Button busy={busy} busyLabel={`Loading ${things}`} onClick={onMore}>
            Show more {things}
          </Button>
        ))}
    </div>
  )
}
