import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type LoadMoreProps = {
  /** '24 of 30 phones'. */
  shown: string
  hasMore: boolean
  /** 'Show more phones'. */
  label: string
  /** 'Loading phones'. */
  busyLabel: string
  onMore?: () => void
  busy?: boolean
  /** A real link to the next page, for readers without JavaScript. */
  link?: ReactNode
}

export function LoadMore(props: LoadMoreProps) {
  const { shown, hasMore, label, busyLabel, onMore, busy, link } = props
  return (
    <div className="flex flex-col items-center gap-3 py-8">
      <p aria-live="polite" className="text-sm tabular-nums text-muted">
        {shown}
      </p>
      {hasMore &&
        (link ?? (
          <Button busy={busy} busyLabel={busyLabel} onClick={onMore}>
            {label}
          </Button>
        ))}
    </div>
  )
}
