import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

const tones = { neutral: 'bg-mist', waiting: 'bg-amber-wash', good: 'bg-green-wash' }

type NoticeProps = {
  /** Names the region. */
  label: string
  children: ReactNode
  icon?: ReactNode
  tone?: keyof typeof tones
  onDismiss?: () => void
}

/** One slim line above the content: a hint, a state of the account. */
export function Notice({ label, children, icon, tone = 'neutral', onDismiss }: NoticeProps) {
  return (
    <aside
      aria-label={label}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-field ps-4 pe-1 text-sm',
        tones[tone],
      )}
    >
      {icon && <span className="shrink-0">{icon}</span>}
      <div className="flex flex-1 flex-wrap items-center gap-x-2 py-1.5">{children}</div>
      {onDismiss && (
        <IconButton label="Dismiss" icon={<X className="size-4" />} onClick={onDismiss} />
      )}
    </aside>
  )
}
