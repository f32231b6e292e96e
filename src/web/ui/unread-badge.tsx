import { classNames } from './class-names.ts'
import { useCount, useTranslations } from './text.ts'

/** A number of unread messages or notifications; renders nothing for none. */
export function UnreadBadge({ unread, className }: { unread: number; className?: string }) {
  const t = useTranslations('shell')
  const shown = useCount()
  if (unread === 0) return null
  return (
    <span
      className={classNames(
        'inline-flex h-6 shrink-0 min-w-6 items-center justify-center rounded-full bg-accent-wash px-1.5 text-sm font-semibold text-accent-ink tabular-nums',
        className,
      )}
    >
      <span className="sr-only">, </span>
      <span>{unread > 99 ? `${shown(99)}+` : shown(unread)}</span>
      <span className="sr-only">{` ${t('unread')}`}</span>
    </span>
  )
}
