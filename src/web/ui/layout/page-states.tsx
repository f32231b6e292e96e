import { CircleAlert, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton, SpinnerRing } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { useTranslations } from '../text.ts'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** A drawing or an icon; decorative. */
  picture?: ReactNode
  actions?: ReactNode
  /** Fills the column around it, where that has a height of its own. */
  isTall?: boolean
}

/** An empty list, with what to do next. */
export function EmptyState({ title, children, picture, actions, isTall }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-2 rounded-box bg-sand/50 px-6 py-14 text-center',
        isTall && 'flex-1 justify-center',
      )}
    >
      {picture && (
        <div aria-hidden="true" className="mb-2 text-muted [&>svg]:size-8">
          {picture}
        </div>
      )}
      <p className="text-lg font-semibold text-balance">{title}</p>
      {children && <div className="max-w-prose text-pretty text-muted">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}

type ErrorStateProps = {
  title?: string | undefined
  /** What went wrong and what is not affected. */
  children?: ReactNode
  /** To find the request in the log. */
  requestId?: string | undefined
  onRetry?: (() => void) | undefined
  busy?: boolean
  actions?: ReactNode
}

export function ErrorState(props: ErrorStateProps) {
  const t = useTranslations('shell.failed')
  const { title = t('title'), children, requestId, onRetry, busy, actions } = props
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-2 rounded-box border border-hairline px-6 py-14 text-center"
    >
      <CircleAlert className="mb-2 size-8 text-muted" />
      <p className="text-lg font-semibold text-balance">{title}</p>
      <div className="max-w-prose text-pretty text-muted">{children ?? t('text')}</div>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button
            icon={<RotateCcw className="size-4" />}
            busy={busy}
            busyLabel={t('retrying')}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        )}
        {actions}
      </div>
      {requestId && (
        <p className="mt-2 text-sm text-muted">
          {`${t('request')} `}
          <code className="font-mono select-all">{requestId}</code>
        </p>
      )}
    </div>
  )
}

const tones = { neutral: 'bg-mist', waiting: 'bg-amber-wash', good: 'bg-green-wash' }

type NoticeProps = {
  /** Names the region. */
  label: string
  children: ReactNode
  icon?: ReactNode
  tone?: keyof typeof tones
  onDismiss?: () => void
}

/** A single line above the content: a hint, or the state of the account. */
export function Notice({ label, children, icon, tone = 'neutral', onDismiss }: NoticeProps) {
  const t = useTranslations('shell')
  return (
    <aside
      aria-label={label}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-field ps-4 text-sm',
        onDismiss ? 'pe-1' : 'pe-4',
        tones[tone],
      )}
    >
      {icon && <span className="shrink-0">{icon}</span>}
      <div className="flex flex-1 flex-wrap items-center gap-x-2 py-1.5 max-md:py-2.5">
        {children}
      </div>
      {onDismiss && (
        <IconButton label={t('dismiss')} icon={<X className="size-4" />} onClick={onDismiss} />
      )}
    </aside>
  )
}

/** Placeholder in the size of the content, which `className` sets. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton-shade block rounded-field', className)}
    />
  )
}

const lineWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-3/5'] as const

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-3 py-1">
      {[...Array(lines).keys()].map((line) => (
        <Skeleton key={line} className={classNames('h-4', lineWidths[line % lineWidths.length])} />
      ))}
    </span>
  )
}

/** The space of one card: picture with the given ratio, name, facts, price, action. */
export function SkeletonCard({ picture = 'aspect-[4/3]' }: { picture?: string }) {
  return (
    <div aria-hidden="true" className="skeleton-card">
      <Skeleton className={classNames('skeleton-card-picture rounded-box', picture)} />
      <div className="skeleton-card-text">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-2.5 h-4 w-4/5" />
        <Skeleton className="mt-4 h-6 w-2/5" />
        <Skeleton className="mt-3 h-4 w-3/5" />
      </div>
    </div>
  )
}

/** Wraps skeletons and announces once to screen readers that content is loading. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

/** Invisible for the first 200 ms: see `appear-late` in loading.css. */
export function Spinner({ label }: { label?: string }) {
  const t = useTranslations('shell')
  return (
    <span role="status" className="appear-late inline-flex items-center gap-2 text-sm text-muted">
      <SpinnerRing />
      {label ?? t('loading')}
    </span>
  )
}
