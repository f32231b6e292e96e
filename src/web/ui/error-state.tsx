import { CircleAlert, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type ErrorStateProps = {
  title?: string
  /** What went wrong and what still stands, in plain words. */
  children?: ReactNode
  /** For whoever looks it up in the log. */
  requestId?: string | undefined
  onRetry?: () => void
  busy?: boolean
  actions?: ReactNode
}

export function ErrorState(props: ErrorStateProps) {
  const { title = 'This did not load', children, requestId, onRetry, busy, actions } = props
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-2 rounded-box border border-hairline px-6 py-14 text-center"
    >
      <CircleAlert className="mb-2 size-8 text-muted" />
      <p className="text-lg font-semibold text-balance">{title}</p>
      <div className="max-w-prose text-pretty text-muted">
        {children ?? 'Check your connection and try again. Nothing you typed is lost.'}
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button
            icon={<RotateCcw className="size-4" />}
            busy={busy}
            busyLabel="Trying again"
            onClick={onRetry}
          >
            Retry
          </Button>
        )}
        {actions}
      </div>
      {requestId && (
        <p className="mt-2 text-sm text-muted">
          Request <code className="font-mono select-all">{requestId}</code>
        </p>
      )}
    </div>
  )
}
