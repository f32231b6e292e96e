import { classNames } from './class-names.ts'
import { useCount, useTranslations } from './text.ts'

type UnreadBadgeProps = {
  unread: number
  className?: string
  /** What people hear after the number: 'unread' by default. */
  label?: string
}

/** A number of unread messages or notifications, or of others that wait; renders nothing for none. */
export function UnreadBadge({ unread, className, label }: UnreadBadgeProps) {
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
      <span className="sr-only">{` ${label ?? t('unread')}`}</span>
    </span>
  )
}
