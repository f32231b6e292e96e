import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useTranslations } from './text.ts'

export type BadgeTone = 'neutral' | 'good' | 'waiting' | 'danger' | 'accent'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sand text-ink',
  good: 'bg-green-wash text-green',
  waiting: 'bg-amber-wash text-amber',
  danger: 'bg-red-wash text-red',
  accent: 'bg-accent-wash text-accent-ink',
}

/** A state in a word or two. The tone only repeats what the text says. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-full wrap-normal min-[22rem]:whitespace-nowrap px-2.5 text-sm font-medium',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}

const chipClass =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-raised px-4 text-sm font-medium hover:border-ink'

type ChipProps = {
  children: ReactNode
  onRemove?: () => void
  removeLabel?: string
  className?: string
}

/** A selected value. With `onRemove` the whole chip is the button that removes it. */
export function Chip({ children, onRemove, removeLabel, className }: ChipProps) {
  const t = useTranslations('shell')
  if (!onRemove)
    return (
      <span className={classNames(chipClass, 'cursor-default hover:border-edge', className)}>
        {children}
      </span>
    )
  return (
    <button type="button" className={classNames(chipClass, className)} onClick={onRemove}>
      <span className="sr-only">{removeLabel ?? `${t('remove')} `}</span>
      <span aria-hidden={removeLabel ? true : undefined}>{children}</span>
      <ChipCross />
    </button>
  )
}

type ChipLinkProps = { children: ReactNode; href: string; onRemove: () => void }

/** A selected value that is removed by following a link: within the page, or without scripts. */
export function ChipLink({ children, href, onRemove }: ChipLinkProps) {
  const t = useTranslations('shell')
  return (
    <a href={href} className={chipClass} onClick={(event) => followInPage(event, onRemove)}>
      <span className="sr-only">{`${t('remove')} `}</span>
      <span>{children}</span>
      <ChipCross />
    </a>
  )
}

/** Follows a link without loading the page; new tabs and windows stay with the browser. */
export function followInPage(event: MouseEvent, follow: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  follow()
}

function ChipCross() {
  return <X className="-me-1 size-4 text-muted" />
}
