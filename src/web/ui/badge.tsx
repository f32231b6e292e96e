import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'good' | 'waiting' | 'danger' | 'accent'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sand text-ink',
  good: 'bg-green-wash text-green',
  waiting: 'bg-amber-wash text-amber',
  danger: 'bg-red-wash text-red',
  accent: 'bg-accent-wash text-accent-ink',
}

/** A state in a word or two. The word carries the meaning; the tone only repeats it. */
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
        'inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-full px-2.5 text-sm font-medium',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
