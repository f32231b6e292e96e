import { BadgeCheck, CircleAlert, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../ui/moment.tsx'

const marks = {
  proven: <BadgeCheck className="size-6 shrink-0 text-green" />,
  doubt: <CircleAlert className="size-6 shrink-0 text-amber" />,
  absent: <CircleDashed className="size-6 shrink-0 text-muted" />,
}

type ProofRowProps = {
  title: string
  /** `doubt`: it was checked, and not all is well. */
  mark: keyof typeof marks
  at?: string
  children: ReactNode
}

/** One proof: what it is, when it was made, and what came of it. */
export function ProofRow({ title, mark, at, children }: ProofRowProps) {
  return (
    <li className="flex gap-3 border-t border-hairline py-4">
      {marks[mark]}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className={mark === 'absent' ? 'text-base text-muted' : 'text-base'}>{title}</h3>
          {at && (
            <p className="text-sm text-muted">
              <Moment at={at} />
            </p>
          )}
        </div>
        <div className="mt-0.5 text-sm text-pretty text-muted">{children}</div>
      </div>
    </li>
  )
}
